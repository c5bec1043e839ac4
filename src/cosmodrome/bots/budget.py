"""How long a search may think."""

from __future__ import annotations

from ..kernel import BadSetup

ALLOWED = "a time such as 1s or 0.5s, processor time such as 1cpu, or a number of iterations such as 500"


class Budget:
    """So many iterations, or so many seconds; 0 stands for no bound.

    Seconds of the processor do not pass while others have it: a busy machine makes a player slower, not weaker.
    """

    __slots__ = ("iterations", "of_processor", "seconds")

    def __init__(self, iterations: int, seconds: float, of_processor: bool = False) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.of_processor = of_processor

    @staticmethod
    def parse(text: str) -> Budget:
        """The budget spelled "1s", "0.25s", "1cpu" or "500"."""
        try:
            if text.endswith("cpu"):
                budget = Budget(0, float(text[:-3]), True)
            else:
                budget = Budget(0, float(text[:-1])) if text.endswith("s") else Budget(int(text), 0.0)
        except ValueError:
            raise BadSetup(f"search budget {text!r}: not {ALLOWED}") from None
        if not 0 <= budget.seconds <= 3600 or budget.iterations < 0 or budget.seconds + budget.iterations == 0:
            raise BadSetup(f"search budget {text!r}: must be above 0, and at most 3600s")
        return budget
