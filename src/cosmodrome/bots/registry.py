"""Bots by name.

A bot is named by a short text: `random`; `erring` or `erring:20`; `planner` or `planner:1s`; `learned` or
`learned:FILE`; `search`, `search:2s`, `search:1cpu`, `search:500` or `search:1s:random`; `master` or `master:2s`; a
name of the game's own; or `module:Class`, a bot of anybody's that Python can import. `erring` takes how many of a
hundred answers are lapses (20 if nothing is said), `planner` a time to think (it answers at once if none is given),
`learned` a file of weights, where those that come with a game are not meant. `search` takes a time, of the clock or of
the processor, or a number of iterations a decision (1s if none is given), and how its playouts answer: by the game's
`policy` (the default) or at `random`; or a `network` makes the first guess and judges where they lead. `master`, which
plans further ahead than `learned`, takes a time too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..kernel import BadSetup, Bot, Game
from . import learned, planner
from .budget import Budget
from .erring import MOST_LAPSES, ErringBot
from .foreign import foreign_bot, is_foreign
from .learned import LearnedBot, network_of, weights_of
from .master import MasterBot
from .planner import PlannerBot
from .random import RandomBot
from .search import NetworkSearchBot, SearchBot

Maker = Callable[[str], Bot]

USUAL_BUDGET = "1s"
COUNTED = 1.0
"""Seconds that a search may take which is told a number of iterations."""
PLAYOUTS = ("policy", "random")
NETWORK = "network"
USUAL_LAPSES = 20


def bots_for(game: Game) -> dict[str, Maker]:
    """Every bot that can play this game: name -> maker, which is given a seed."""
    makers: dict[str, Maker] = {
        "random": RandomBot,
        "erring": _usual_erring,
        "search": _usual_search,
        "planner": PlannerBot,
    }
    if weights_of(game).is_file():
        makers["learned"] = partial(_learned, game, str(weights_of(game)))
        makers["master"] = partial(_master, game, Budget.parse(USUAL_BUDGET))
    makers.update(game.bots)
    return makers


def make_bot(game: Game, spec: str, seed: str) -> Bot:
    """The bot a text such as `search:1s` names; BadSetup says what is allowed."""
    name, *settings = spec.split(":")
    makers = bots_for(game)
    if name == "learned" and settings:
        return _learned(game, ":".join(settings), seed)
    if name not in makers and is_foreign(spec):
        return foreign_bot(spec)(seed)
    if name not in makers:
        text = f"unknown bot {name!r} for {game.id}; there are: {', '.join(makers)}, and module:Class"
        raise BadSetup(text, "setup-no-such-bot", {"bot": name, "game": game.id, "bots": list(makers)})
    if not settings:
        return makers[name](seed)
    if name == "master" and len(settings) == 1:
        return _master(game, _time(spec, name, settings[0]), seed)
    if name == "planner" and len(settings) == 1:
        return PlannerBot(seed, _time(spec, name, settings[0]))
    if name == "erring":
        return _erring(spec, settings, seed)
    if name != "search":
        which = "search:1s, master:1s, planner:1s, erring:20 and learned:FILE"
        raise BadSetup(f"bot {spec!r}: {name} takes no settings; only {which} do")
    return _search(game, spec, settings, seed)


def thinking_time(spec: str) -> float:
    """Seconds that a bot is told to take for a decision; 0 for one that answers at once."""
    name, *settings = spec.split(":")
    if name not in ("search", "master", "planner") or (name == "planner" and not settings):
        return 0.0
    try:
        return Budget.parse(settings[0] if settings else USUAL_BUDGET).seconds or COUNTED
    except BadSetup:
        return 0.0


def _learned(game: Game, file: str, seed: str, budget: Budget | None = None) -> Bot:
    """Where planning pays, a network's word needs the same proof as the game's own."""
    effort = planner.EFFORT if game.planning_pays() else learned.EFFORT
    return LearnedBot(seed, network_of(game, file), effort, budget)


def _master(game: Game, budget: Budget, seed: str) -> Bot:
    """With time it plans more thoroughly where that pays already as far as the game looks, else further ahead."""
    file = str(weights_of(game))
    if game.planning_pays():
        return _learned(game, file, seed, budget)
    return MasterBot(seed, budget, network_of(game, file))


def _time(spec: str, name: str, text: str) -> Budget:
    budget = Budget.parse(text)
    if budget.iterations:
        raise BadSetup(f"bot {spec!r}: write {name}:TIME, such as {name}:1s or {name}:1cpu")
    return budget


def _usual_erring(seed: str) -> Bot:
    return ErringBot(seed, USUAL_LAPSES)


def _erring(spec: str, settings: list[str], seed: str) -> Bot:
    if len(settings) > 1 or not settings[0].isdecimal() or not 0 < int(settings[0]) <= MOST_LAPSES:
        raise BadSetup(f"bot {spec!r}: write erring:LAPSES, from 1 to {MOST_LAPSES} of a hundred answers")
    return ErringBot(seed, int(settings[0]))


def _usual_search(seed: str) -> Bot:
    return SearchBot(seed, Budget.parse(USUAL_BUDGET))


def _search(game: Game, spec: str, settings: list[str], seed: str) -> Bot:
    file = weights_of(game)
    playouts = (*PLAYOUTS, NETWORK) if file.is_file() else PLAYOUTS
    playout = settings[1] if len(settings) > 1 else PLAYOUTS[0]
    if len(settings) > 2 or playout not in playouts:
        which = " or ".join(playouts)
        raise BadSetup(f"bot {spec!r}: write search:BUDGET or search:BUDGET:PLAYOUT; PLAYOUT is {which}")
    if playout == NETWORK:
        return NetworkSearchBot(seed, Budget.parse(settings[0]), network_of(game, str(file)))
    return SearchBot(seed, Budget.parse(settings[0]), playout == PLAYOUTS[0])
