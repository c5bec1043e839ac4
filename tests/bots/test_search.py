"""The search bot, on games whose right answers are known."""

from __future__ import annotations

from time import perf_counter

import pytest

from cosmodrome.bots import Budget, SearchBot, make_bot
from cosmodrome.bots.candidates import MOST, root_candidates, width
from cosmodrome.bots.search import Search
from cosmodrome.bots.tree import Edge, Spread, most_promising
from cosmodrome.kernel import Action, Amount, Dice, Position, State, Subset

from ..toys import COURIER
from .toy import NIM, TENDER, NimGame, Tender


def answer(state: State, seat: int, iterations: int, seed: str = "1") -> Action:
    return SearchBot(seed, Budget(iterations, 0.0)).act(Position(state, seat))


def won_tender(seed: int) -> tuple[Tender, int]:
    """A game where the first prize, a high one, has a winner who now decides what to give away."""
    state = TENDER.new(3, seed)
    assert isinstance(state, Tender)
    state.prize = 20
    state.apply(0, ("bid", (state.hands[0][-1],)))
    state.apply(1, ("bid", ()))
    state.apply(2, ("bid", ()))
    return state, 0


class ByTheBook(NimGame):
    """Nim with a policy: always take the same number."""

    def __init__(self, take: int) -> None:
        super().__init__()
        self.take = take

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        action = ("take", self.take)
        return action if state.decision(seat).legal(action) else ("take", 1)


@pytest.mark.parametrize(("heap", "right"), [(3, 3), (5, 1), (10, 2)])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_wins_at_nim(heap: int, right: int, seed: str) -> None:
    assert answer(NIM.new(2, 1, heap=heap), 0, 1000, seed) == ("take", right)


@pytest.mark.parametrize("seed", range(6))
def test_gives_little_away(seed: int) -> None:
    state, seat = won_tender(seed)
    action = answer(state, seat, 300)
    assert action == ("keep",) or action[1] <= 4


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_flies_where_something_waits(seed: str) -> None:
    action = answer(COURIER.new(2, 1), 0, 200, seed)
    assert action[0] == "fly"
    assert {"vesta", "pallas", "juno"} & set(action[1])


def test_is_the_same_for_the_same_seed_and_iterations() -> None:
    state = TENDER.new(3, 5)
    bots = [make_bot(TENDER, "search:60", "9") for _ in range(2)]
    for _ in range(3):
        first, second = (bot.act(Position(state, 0)) for bot in bots)
        assert first == second
        assert state.decision(0).legal(first)


def test_changes_nothing() -> None:
    state = TENDER.new(3, 5)
    before = state.fingerprint()
    answer(state, 1, 50)
    assert state.fingerprint() == before


def test_depends_only_on_what_the_seat_knows() -> None:
    state = TENDER.new(3, 5)
    twin = state.copy()
    assert isinstance(twin, Tender)
    twin.hands[1], twin.hands[2] = twin.hands[2], twin.hands[1]
    twin.dice = Dice("another")
    assert answer(state, 0, 80) == answer(twin, 0, 80)


def test_keeps_to_its_time() -> None:
    bot = SearchBot("1", Budget(0, 0.2))
    began = perf_counter()
    bot.act(Position(TENDER.new(4, 1), 0))
    assert 0.2 <= perf_counter() - began < 60.0, "it ends, however busy the machine"


def test_does_not_think_when_there_is_no_choice() -> None:
    state = NIM.new(2, 1, heap=3)
    state.apply(0, ("take", 2))
    bot = SearchBot("1", Budget(0, 60.0))
    assert bot.act(Position(state, 1)) == ("take", 1)
    assert bot.decisions == 0


def test_with_too_little_to_go_on_the_policy_decides() -> None:
    for take in (1, 2, 3):
        state = ByTheBook(take).new(2, 1)
        assert answer(state, 0, 5) == ("take", take)


def test_a_good_policy_is_kept_and_a_bad_one_left() -> None:
    assert answer(ByTheBook(2).new(2, 1), 0, 400) == ("take", 2)
    assert answer(ByTheBook(3).new(2, 1, heap=5), 0, 400) == ("take", 1)


def test_random_playouts_ask_no_policy() -> None:
    state = ByTheBook(3).new(2, 1, heap=5)
    search = Search(Position(state, 0), "1", by_policy=False)
    assert {Search(Position(state, 0), str(seed), False).candidates[0].action for seed in range(20)} > {("take", 1)}
    search.run(Budget(400, 0.0))
    assert search.best() == ("take", 1)


def test_who_chooses_at_the_same_time_does_not_see_the_others() -> None:
    state = TENDER.new(2, 3)
    search = Search(Position(state, 0), "1")
    search.run(Budget(100, 0.0))
    assert len({edge.action for edge in search.root.edges}) == len(search.root.edges) > 1
    assert {edge.seat for edge in search.root.edges} == {1}
    assert sum(edge.visits for edge in search.root.edges) > 50


@pytest.mark.parametrize("timed", [False, True])
def test_plays_whole_games_of_every_shape(timed: bool) -> None:
    state = TENDER.new(2, 8, timed=timed, hand=30)
    bots = [SearchBot(str(seat), Budget(12, 0.0)) for seat in range(2)]
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, bots[seat].act(Position(state, seat)))
    assert state.winners


def test_candidates_begin_with_the_policy_and_are_bounded() -> None:
    bid = Amount(0, "bid", "rule", "bid", 20, 200, (("pass",),))
    numbers = root_candidates(bid, ("bid", 50), Dice("1"))
    assert numbers[:6] == [("bid", 50), ("pass",), ("bid", 20), ("bid", 200), ("bid", 49), ("bid", 51)]
    assert len(numbers) == len(set(numbers)) == MOST
    assert all(bid.legal(action) for action in numbers)

    pay = Subset(0, "pay", "rule", "pay", list(range(40)), 0, 9, [], [1] * 40)
    subsets = root_candidates(pay, ("pay", (3, 4)), Dice("1"))
    assert subsets[:2] == [("pay", (3, 4)), ("pay", ())]
    assert len(subsets) == MOST


def test_a_node_widens_with_its_visits() -> None:
    widths = [width(visits) for visits in range(1, 200)]
    assert widths[0] == 1
    assert widths == sorted(widths)
    assert widths[-1] < 40


def test_the_rarely_tried_is_tried_again() -> None:
    often, rarely = Edge(0, ("a",)), Edge(0, ("b",))
    often.visits, often.total, often.open = 100, 60.0, 101
    rarely.visits, rarely.total, rarely.open = 1, 0.5, 101
    assert most_promising([often, rarely], 0.5) is rarely
    assert most_promising([often, rarely], 0.0) is often


def test_spread_is_the_standard_deviation() -> None:
    spread = Spread()
    assert spread.deviation == 0.0
    for value in (2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0):
        spread.add(value)
    assert spread.mean == 5.0
    assert spread.deviation == pytest.approx((32 / 7) ** 0.5)
