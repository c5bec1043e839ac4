"""What several server processes count, they count together: whichever is asked tells of all.

To be entered before anything else of the server is loaded: the library decides then how it counts.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"


@contextmanager
def counting_together(processes: int) -> Iterator[None]:
    if processes < 2 or SHARED in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="cosmodrome-metrics-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]
