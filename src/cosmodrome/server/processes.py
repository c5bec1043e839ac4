"""Processes that belong together: a child does not outlive its parent."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from threading import Thread
from typing import Final

PR_SET_PDEATHSIG: Final = 1


def end_with(parent: int, by: signal.Signals) -> None:
    """To be called in a child: when the parent ends, however that happens, this process gets the signal."""
    if sys.platform == "linux":
        # By the kernel: compiled code that thinks for long would hold up a thread.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, by)
        if os.getppid() != parent:
            os.kill(os.getpid(), by)
    else:
        Thread(target=_watch, args=(parent, by), daemon=True).start()


def _watch(parent: int, by: signal.Signals) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), by)
