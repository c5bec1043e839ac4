"""Processes and the system they run on: a child does not outlive its parent; how many sockets and how much memory."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from contextlib import suppress
from threading import Thread
from typing import Final

PR_SET_PDEATHSIG: Final = 1

MOST_FILES: Final = 65_536
"""Sockets are files to the system. Where it sets no limit at all, this many are plenty."""


def allow_many_sockets() -> None:
    """Let this process have as many sockets as it may: most systems begin with 1024, and allow far more."""
    with suppress(ImportError, OSError, ValueError):  # where there is no such limit, or it stays as it is
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def limit_memory(megabytes: int) -> None:
    """Let this process take no more than this: what would need more fails in it. 0 stands for no limit."""
    with suppress(ImportError, OSError, ValueError):  # where there is no such limit
        import resource

        if megabytes:
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


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
