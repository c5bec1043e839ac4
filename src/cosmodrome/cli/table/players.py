"""Who sits where."""

from __future__ import annotations

from ...bots import make_bot
from ...kernel import BadSetup, Bot, Game
from ...text import Catalogue


class Player:
    """A name at the table, and the program behind it if it is not a person."""

    __slots__ = ("bot", "name", "spec")

    def __init__(self, name: str, spec: str = "", bot: Bot | None = None) -> None:
        self.name = name
        self.spec = spec
        self.bot = bot


def usual_bot(game: Game) -> str:
    """Whom a person plays against by default: the first of the game's own bots."""
    return next(iter(game.bots), "random")


def seat_players(
    game: Game, catalogue: Catalogue, people: list[str], bots: list[str], seats: int, seed: str
) -> list[Player]:
    """People first, then the bots, in turn again until every seat is taken."""
    if len(set(people)) != len(people):
        raise BadSetup(f"two people have the same name: {', '.join(people)}", "setup-same-name", {"names": people})
    if len(people) + len(bots) > seats:
        named = len(people) + len(bots)
        text = f"{named} people and bots are named for {seats} seats; name fewer, or add seats"
        raise BadSetup(text, "setup-too-many", {"named": named, "seats": seats})
    players = [Player(name) for name in people]
    specs = bots or [usual_bot(game)]
    bot_names = [name for name in catalogue.say("cli-bot-names").split(", ") if name not in people]
    for number in range(seats - len(people)):
        spec = specs[number % len(specs)]
        name = bot_names[number] if number < len(bot_names) else catalogue.say("cli-bot", {"number": number + 1})
        players.append(Player(name, spec, make_bot(game, spec, f"{seed} bot {number}")))
    return players
