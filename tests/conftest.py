"""Settings shared by all tests: set COSMODROME_THOROUGH to a number to play and try that many times more."""

from hypothesis import settings

from tests.play import THOROUGH

settings.register_profile(
    "cosmodrome",
    deadline=None,  # compiled and interpreted code, busy machines: time says nothing about correctness
    derandomize=THOROUGH == 1,  # the same examples every time, unless more is asked for
    max_examples=150 * THOROUGH,
    database=None,
)
settings.load_profile("cosmodrome")
