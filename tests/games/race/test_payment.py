"""Every way to place a world, in positions at random, against the rules said once more in plain words."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cosmodrome.games.race.components.cards import ALIEN, COST, DEVELOPMENT, GOOD, IDS, IS_REBEL, KIND, MILITARY, START
from cosmodrome.games.race.components.powers import (
    CONQUER,
    FREE,
    HIRE,
    PAY,
    PAY_DISCOUNT,
    PAY_REBEL,
    SETTLE_REDUCE,
    SETTLE_REDUCE_GOOD,
    TACTICS,
)
from cosmodrome.games.race.components.tableau import Player
from cosmodrome.games.race.rules.payment import Payment
from cosmodrome.games.race.state import RaceState

from .positions import SETTLE, act, begin, hold, lay, options, position, subset

Ways = set[tuple[frozenset[int], int]]
"""The powers used, and how many cards are given."""

KINDS = range(len(IDS))
OPTIONAL = [
    IDS[kind] for kind in KINDS if TACTICS[kind] or HIRE[kind] or FREE[kind] or PAY[kind] >= 0 or CONQUER[kind] >= 0
]
HELPFUL = [
    "drop_ships",
    "space_marines",
    "imperium_troops",
    "galactic_imperium",
    "pan_galactic_league",
    "rebel_pact",
    "replicant_robots",
    "mining_robots",
    "deserted_alien_world",
    "smuggling_world",
    "abandoned_alien_uplift_camp",
]
WORLDS = [
    IDS[kind] for kind in KINDS if not DEVELOPMENT[kind] and START[kind] < 0 and IDS[kind] not in OPTIONAL + HELPFUL
]
WORLDS.remove("gambling_world_base")


def rules(player: Player, kind: int, hand: int) -> Ways:
    """What the rules allow."""
    ways: Ways = set()
    cards = player.sums.optional
    for number in range(len(cards) + 1):
        for used in combinations(cards, number):
            ways |= {(frozenset(used), given) for given in range(hand + 1) if allowed(player, kind, used, given)}
    return ways


def allowed(player: Player, kind: int, used: tuple[int, ...], given: int) -> bool:
    powers = [KIND[card] for card in used]
    paying = [power for power in powers if PAY[power] >= 0]
    cloaks = [power for power in powers if CONQUER[power] >= 0]
    ship = any(FREE[power] for power in powers)
    if (ship or paying) and GOOD[kind] == ALIEN:
        return False
    if paying and (not MILITARY[kind] or len(paying) > 1 or (PAY_REBEL[paying[0]] and not IS_REBEL[kind])):
        return False
    if cloaks and (MILITARY[kind] or paying or ship):
        return False
    mercenaries = sum([HIRE[power] for power in powers])
    if cloaks or (MILITARY[kind] and not paying):
        defence = COST[kind] - sum([CONQUER[power] for power in cloaks])
        strength = player.strength_against(kind) + sum([TACTICS[power] for power in powers])
        return not ship and given <= mercenaries and strength + given >= defence
    cost = COST[kind] - player.total(SETTLE_REDUCE) - player.total(SETTLE_REDUCE_GOOD[GOOD[kind]])
    for power in paying:
        cost -= PAY[power] + player.total(PAY_DISCOUNT)
    return not mercenaries and given == (0 if ship else max(0, cost))


def offered(state: RaceState) -> Ways:
    """What the game lets a player do who pays for a world."""
    payment = state.question(0)
    if not isinstance(payment, Payment):
        paid = [event for event in state.journal or [] if event.key in ("pays", "conquers")][-1]
        used = [event for event in state.journal or [] if event.key == "uses"][-1:]
        return {(frozenset(used[0].params["cards"] if used else ()), paid.params["number"])}
    question = subset(state, 0)
    ways: Ways = {(frozenset(payment.pledged), number) for number in range(question.lo, question.hi + 1)}
    ways = {way for way in ways if way[1] <= len(state.players[0].hand)}
    for action in question.others:
        if not payment.pledged or action[1] > max(payment.pledged):  # in one order is enough
            twin = state.copy()
            twin.apply(0, action)
            ways |= offered(twin)
    return ways


@pytest.mark.parametrize("seed", range(12))
def test_a_world_can_be_placed_in_every_way_the_rules_allow_and_no_other(seed: int) -> None:
    random = Random(seed)
    for _ in range(25):
        state = position(2)
        lay(state, 0, *random.sample(OPTIONAL, random.randrange(5)), *random.sample(HELPFUL, random.randrange(5)))
        world = hold(state, 0, random.choice(WORLDS))[0]
        hand = random.randrange(6)
        state.players[0].hand += [state.piles[0].pop() for _ in range(hand)]
        begin(state, "settle", (), SETTLE)
        ways = rules(state.players[0], KIND[world], hand)
        assert (("place", world) in options(state, 0)) == bool(ways)
        if ways:
            act(state, 0, "place", world)
            act(state, 1, "pass")
            assert offered(state) == ways
