"""Write docs/observations.md: what each number of each game's observation means, and the words of its answers.

Everything comes from the encoders (`games/*/encoding.py`). A test sees to it that the page is up to date.
"""

from __future__ import annotations

from pathlib import Path

import cosmodrome
from cosmodrome.kernel import Encoder, Game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"

HEAD = """# What the numbers mean

<!-- made by tools/describe_observations.py; do not edit -->

For every game: the blocks of an observation, in their order, and the words that answers are spelled with. How to use
them is told in [learn.md](learn.md). Numbers not named otherwise are 0 or 1, or count something. With more seats there
are more blocks for other players; the size with each number of seats is given first.
"""


def page() -> str:
    return "\n".join([HEAD, *[part for game_id in cosmodrome.games() for part in described(cosmodrome.game(game_id))]])


def described(game: Game) -> list[str]:
    counts = range(1, 10)
    sizes = {seats: encoder.size for seats in counts if (encoder := encoder_for(game, seats)) is not None}
    shown = encoder_for(game, 2 if 2 in sizes else min(sizes))
    assert shown is not None
    told = ", ".join([f"{size:,} with {seats} seat{'s' if seats > 1 else ''}" for seats, size in sizes.items()])
    return [f"## {game.id}", "", f"Numbers: {told}.", "", *blocks(shown), *words(shown)]


def encoder_for(game: Game, seats: int) -> Encoder | None:
    """None if nobody can play it with so many; scenarios may allow what is not usual."""
    options = game.resolve({})
    return game.encoder(seats, options) if seats in game.seat_range(options) else None


def blocks(encoder: Encoder) -> list[str]:
    lines = [
        f"Blocks with {encoder.seats} seats:",
        "",
        "| from | numbers | block | meaning |",
        "| --- | --- | --- | --- |",
    ]
    lines += [f"| {block.start} | {block.size} | {block.name} | {block.meaning} |" for block in encoder.blocks]
    return [*lines, ""]


def words(encoder: Encoder) -> list[str]:
    """Words in runs of those that begin alike: a noun with all its things."""
    lexicon = encoder.lexicon
    lines = [f"Words: {lexicon.size:,}.", "", "| from | words |", "| --- | --- |"]
    start = 0
    for number in range(1, lexicon.size + 1):
        if number == lexicon.size or noun(lexicon.words[number]) != noun(lexicon.words[start]):
            lines.append(f"| {start} | {listed(lexicon.words[start:number])} |")
            start = number
    return [*lines, ""]


def noun(word: str) -> str:
    """Verbs are single words and go together."""
    head, found, _ = word.partition(" ")
    return head if found else ""


def listed(words: list[str]) -> str:
    head = noun(words[0])
    things = [word.removeprefix(f"{head} ") for word in words]
    if head in ("number", "hundreds"):
        return f"{head}: {things[0]} to {things[-1]}"
    return f"{head}: {', '.join(things)}" if head else ", ".join(things)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written: {PAGE.name}")
