"""Networks that learn from the games of their own search (see `antics.core.network`). It needs NumPy:
`pip install antics[train]`.

Sums are done by one thread, in one order: the same games give the same weights, and so small sums are not
worth sharing out. (This must be said before NumPy is first imported.)
"""

import os

for library in ("OPENBLAS", "MKL", "OMP"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")
