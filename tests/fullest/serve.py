"""`python -m tests.fullest.serve`: the server of the browser's tests, at which tables may begin in a full position.

Takes what `cosmodrome serve` takes. The processes in which bots think import this module again, so that they see the
same positions.
"""

from __future__ import annotations

import sys

from cosmodrome.cli import main
from cosmodrome.kernel import Game, State
from tests.fullest import opened

_as_usual = Game.open


def _open(game: Game, seats: int, seed: str | int | None, options: dict[str, object]) -> State:
    return opened(game, seats, seed, options, _as_usual)


Game.open = _open  # type: ignore[assignment,method-assign]

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
