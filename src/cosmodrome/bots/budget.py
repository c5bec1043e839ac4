"""How long a search may think."""

from __future__ import annotations

from ..kernel import BadSetup

ALLOWED = "a time such as 1s or 0.5s, or a number of iterations such as 500"


class Budget:
    """So many iterations, or so many seconds; 0 stands for no bound."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds

    @staticmethod
    def parse(text: str) -> Budget:
        """The budget spelled "1s", "0.25s" or "500"."""
        try:
            budget = Budget(0, float(text[:-1])) if text.endswith("s") else Budget(int(text), 0.0)
        except ValueError:
            raise BadSetup(f"search budget {text!r}: not {ALLOWED}") from None
        if not 0 <= budget.seconds <= 3600 or budget.iterations < 0 or budget.seconds + budget.iterations == 0:
            raise BadSetup(f"search budget {text!r}: must be above 0, and at most 3600s")
        return budget
