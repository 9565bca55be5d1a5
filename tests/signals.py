"""Signals as a terminal would have them, however the tests were started."""

from __future__ import annotations

import signal


def interruptible() -> None:
    """For `preexec_fn`: the process hears interrupts, also where the tests run in the background and do not.

    A process that is born with SIGINT ignored keeps ignoring it, and Python then installs no handler.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
