"""Write docs/ladder.md: how strong the levels of every game are, as measured.

Everything comes from the games' `data/levels.json`, which `cosmodrome ladder` writes. A test sees to it that the page
is up to date.
"""

from __future__ import annotations

from pathlib import Path

import cosmodrome
from cosmodrome.arena.ladder import Ladder, known
from cosmodrome.text import Catalogue

PAGE = Path(__file__).resolve().parent.parent / "docs" / "ladder.md"

HEAD = """# How strong the levels are

<!-- made by tools/describe_ladder.py; do not edit -->

Every level listed has played every other of its game in games for two, in turn on both seats. Ratings are as in
chess: whoever has 100 points more wins 64 games of 100, and with 400 more 91. They are worked out from all games at
once and come with 95 % intervals (`arena/strength.py`), on one scale per game: the level "Experienced" stands at 1500
in each of them, so ratings of two games can not be compared. The second table of each game tells how often the level
in the row has won against the one in the column. These are the ratings that people see where they choose an opponent.
To measure again, or with more games, type the command with `--out src/cosmodrome/games/GAME/data/levels.json`, which
plays on from what is there, then run `tools/describe_ladder.py`.

"Learning" and "Casual" are the game's own policy with lapses in 50 and 20 of a hundred answers (`bots/erring.py`).
"""


def page() -> str:
    ladders = [ladder for each in cosmodrome.games() if (ladder := known(each)) is not None]
    return "\n".join([HEAD, *[line for ladder in ladders for line in described(ladder)]])


def described(ladder: Ladder) -> list[str]:
    catalogue = Catalogue(cosmodrome.game(ladder.game), "en")
    rungs = list(reversed(ladder.rungs))
    names = {rung.level: catalogue.say(f"level-{rung.level}") for rung in rungs}
    lines = [f"## {catalogue.say('game-title')}", "", f"`{ladder.command}`", ""]
    lines += ["| level | played by | rating | 95 % interval | games |", "| --- | --- | --- | --- | --- |"]
    for rung in rungs:
        interval = f"{rung.least:.0f} to {rung.most:.0f}"
        lines.append(f"| {names[rung.level]} | `{rung.bot}` | {rung.rating:.0f} | {interval} | {rung.games} |")
    lines += ["", "| wins | " + " | ".join(names.values()) + " |", "| --- |" + " --- |" * len(names)]
    for level, name in names.items():
        lines.append(f"| {name} | " + " | ".join(won(ladder, level, rival) for rival in names) + " |")
    return [*lines, ""]


def won(ladder: Ladder, level: str, rival: str) -> str:
    for duel in ladder.duels:
        wins, games = sum(duel.shares), len(duel.shares)
        if (duel.level, duel.rival) == (level, rival):
            return f"{wins:g} of {games}"
        if (duel.level, duel.rival) == (rival, level):
            return f"{games - wins:g} of {games}"
    return ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written: {PAGE.name}")
