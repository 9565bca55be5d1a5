"""`python -m antics` is `antics`."""

import sys

from antics.cli import main

sys.exit(main())
