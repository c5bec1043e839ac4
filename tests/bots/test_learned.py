"""The learned player: what its network is told, files of weights, and that it plays by them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy
import pytest

from cosmodrome.bots import Budget, make_bot, next_seat
from cosmodrome.bots.candidates import root_candidates
from cosmodrome.bots.features import Features
from cosmodrome.bots.foretelling import drawn, parts
from cosmodrome.bots.learned import LearnedBot, network_of, weights_of
from cosmodrome.bots.master import TURNS, Foresight, MasterBot
from cosmodrome.bots.network import FORMAT, BadWeights, Network, load, read
from cosmodrome.bots.outlook import LearnedOutlook, learned_outlook
from cosmodrome.bots.search import NetworkSearchBot
from cosmodrome.bots.trial import Effort
from cosmodrome.games import find, ids
from cosmodrome.kernel import CLOCK, Action, BadSetup, Dice, Game, Position, State, Subset, Value

SMALL = Effort(((2, 3), (2, 1)), 0.0, 3.0)


def size_of(game: Game, seats: int) -> int:
    return Features(game, seats, game.resolve({})).size


def random_network(game: Game, size: int, seed: int = 1, outputs: int = 2) -> Network:
    chance = numpy.random.default_rng(seed)
    shapes = [(size, 8), (8,), (8, 4), (4,), (4, outputs), (outputs,)]
    weights = [chance.normal(0, 0.3, shape).astype(numpy.float32) for shape in shapes]
    return Network({"format": FORMAT, "game": game.id}, weights)


@pytest.mark.parametrize("game_id", ids())
def test_one_network_serves_every_number_of_seats(game_id: str) -> None:
    game = find(game_id)
    counts = [seats for seats in game.seat_counts(game.resolve({})) if seats > 1]
    assert len({size_of(game, seats) for seats in counts}) == 1


@pytest.mark.parametrize("game_id", ids())
def test_a_network_is_told_nothing_that_its_seat_may_not_know(game_id: str) -> None:
    game = find(game_id)
    state = game.new(3, "told")
    features = Features(game, 3, state.options)
    dice = Dice("answers")
    seat = CLOCK
    for number in range(300):
        if state.over:
            break
        if number % 30 == 0:
            for each in range(3):
                twin = state.imagine(each, Dice(f"twin {number}"))
                assert features.read(twin, each) == features.read(state, each)
        seat = next_seat(state, seat)
        state.apply(seat, game.policy(state, seat, dice))


def test_the_others_are_told_alike_whatever_their_order() -> None:
    game = find("race")
    state = game.new(4, "order")
    features = Features(game, 4, state.options)
    places, values = features.read(state, 0)
    assert places == sorted(set(places)) and len(places) == len(values)
    assert max(places) < features.size


def test_a_hopeless_position_is_judged_without_a_warning() -> None:
    game = find("race")
    network = random_network(game, 4)
    network.weights[-1][0] = -1000.0
    with numpy.errstate(all="raise"):
        assert 0.0 <= network.judge([([0], [1.0])])[0, 0] < 1e-30


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    game = find("race")
    size = size_of(game, 2)
    network = random_network(game, size)
    file = tmp_path / "net.npz"
    file.write_bytes(network.content())
    rows = [([0, 5, size - 1], [1.0, 0.5, 1.0]), ([3], [2.0])]
    assert numpy.allclose(load(file, game, size).judge(rows), network.judge(rows), atol=1e-2)


def damaged(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes(200) + content[middle + 200 :]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (damaged, "damaged"),
        (lambda content: content[:1000], "damaged"),
        (lambda content: b"no network at all", "damaged"),
        (lambda content: b"", "damaged"),
    ],
)
def test_damaged_and_foreign_files_are_refused_in_a_line(change: Callable[[bytes], bytes], said: str) -> None:
    game = find("race")
    size = size_of(game, 2)
    with pytest.raises(BadWeights, match=said) as caught:
        read(change(random_network(game, size).content()), game, size)
    assert "\n" not in str(caught.value)


def test_weights_of_another_game_or_of_other_features_are_refused() -> None:
    game = find("race")
    size = size_of(game, 2)
    content = random_network(game, size).content()
    with pytest.raises(BadWeights, match="for race, not for outpost"):
        read(content, find("outpost"), size)
    with pytest.raises(BadWeights, match="trained anew"):
        read(content, game, size + 1)
    other = Network({"format": 99, "game": "race"}, random_network(game, size).weights)
    with pytest.raises(BadWeights, match="format"):
        read(other.content(), game, size)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"nowhere\.npz"):
        make_bot(find("race"), f"learned:{tmp_path / 'nowhere.npz'}", "seed")


def test_it_answers_any_question_the_same_from_the_same_seed() -> None:
    game = find("race")
    network = random_network(game, size_of(game, 2))
    assert played(game, network) == played(game, network)


def test_it_foretells_what_the_others_choose() -> None:
    game = find("race")
    size = size_of(game, 2)
    network = random_network(game, size, outputs=2 + len(game.foretold))
    network.weights[-1][2 + game.foretold.index("settle")] = 99.0
    assert read(network.content(), game, size).foretells
    state = choosing(game, {})
    LearnedOutlook(game, network, state).foretell(state, 1, Dice("others"))
    assert state.waiting == (1,)
    state.apply(1, ("choose", "develop"))
    assert state.view(0)["players"][0]["actions"] == ["settle"]
    assert played(game, network) == played(game, network)


def test_a_network_judges_only_where_its_file_says_that_it_pays() -> None:
    game = find("outpost")
    network = random_network(game, size_of(game, 3))
    for edition, judges in (("classic", True), ("stronghold", False)):
        state = game.new(3, "judging", edition=edition)
        assert isinstance(learned_outlook(game, network, state), LearnedOutlook)
        limited = Network({**network.about, "only": {"edition": ["classic"]}}, network.weights)
        assert isinstance(learned_outlook(game, limited, state), LearnedOutlook) == judges


def test_of_pairs_that_are_likely_which_are_made_of_what_is_likely() -> None:
    game = find("race")
    decision = choosing(game, {"advanced": True}).decision(0)
    expected = [float(part in ("settle", "produce")) * 20.0 for part in game.foretold]
    chosen = drawn(game, decision, expected, Dice("pair"))
    assert set(chosen[1:]) == {"settle", "produce"}
    assert parts(game, ("place", 7)) == []


def choosing(game: Game, options: dict[str, Value]) -> State:
    """Where all choose their actions."""
    state = game.new(2, "choosing", **options)
    dice = Dice("answers")
    while not parts(game, next(iter(state.decision(state.waiting[0])))):
        seat = state.waiting[0]
        state.apply(seat, game.policy(state, seat, dice))
    return state


def test_a_network_that_foretells_something_else_is_refused() -> None:
    game = find("race")
    size = size_of(game, 2)
    with pytest.raises(BadWeights, match="layers"):
        read(random_network(game, size, outputs=5).content(), game, size)


def played(game: Game, network: Network) -> list[object]:
    state: State = game.new(2, "whole")
    bots = [LearnedBot(f"seat {seat}", network, SMALL) for seat in range(2)]
    told: list[object] = []
    while not state.over and len(told) < 120:
        seat = state.waiting[0]
        action = bots[seat].act(Position(state, seat))
        told.append(action)
        state.apply(seat, action)
    return told


def test_a_choice_of_cards_is_tried_with_one_card_exchanged() -> None:
    decision = Subset(0, "pay", "", "pay", [1, 2, 2, 3, 4, 5, 6, 7, 8, 9], 3, 3, [], [0] * 10)
    tried = root_candidates(decision, ("pay", (1, 2, 3)), Dice("x"))
    assert tried[0] == ("pay", (1, 2, 3))
    assert ("pay", (2, 2, 3)) in tried and ("pay", (1, 2, 9)) in tried
    assert all(decision.legal(action) for action in tried)


@pytest.mark.parametrize("game_id", [game_id for game_id in ids() if weights_of(find(game_id)).is_file()])
def test_the_networks_that_come_along_fit_their_games_and_say_how_they_were_made(game_id: str) -> None:
    network = network_of(find(game_id), str(weights_of(find(game_id))))
    assert {"game", "seed", "tables", "games", "command", "made"} <= network.about.keys()
    assert len(network.content()) < 2_000_000


def test_search_with_a_network_plays_on_from_its_first_guess() -> None:
    game = find("race")
    network = random_network(game, size_of(game, 2))
    state = game.new(2, "search")
    bot = NetworkSearchBot("seed", Budget.parse("30"), network)
    for _ in range(12):
        seat = state.waiting[0]
        action = bot.act(Position(state, seat))
        assert state.decision(seat).legal(action)
        state.apply(seat, action)


@pytest.mark.when_compiled
def test_a_master_answers_any_question_in_its_time_and_the_same_whatever_it_may_not_know() -> None:
    game = find("race")
    network = random_network(game, size_of(game, 3))
    state = game.new(3, "master")

    def answer(state: State, seat: int) -> Action:
        return MasterBot("seed", Budget.parse("0.000001cpu"), network).act(Position(state, seat))

    for number in range(8):
        seat = state.waiting[0]
        action = answer(state, seat)
        assert state.decision(seat).legal(action)
        if number % 3 == 0:
            twin = state.imagine(seat, Dice(f"twin {number}"))
            assert answer(twin, seat) == action
        state.apply(seat, action)


def test_a_master_goes_on_thinking_on_the_way() -> None:
    game = find("race")
    network = random_network(game, size_of(game, 2))
    state = game.new(2, "on the way")
    near, far = LearnedOutlook(game, network, state), Foresight(game, network, state)
    assert (near.turns, far.turns) == (1, TURNS)
    own = other = 0
    dice = Dice("way")
    for _ in range(60):
        seat = next_seat(state, 1)
        usual = game.policy(state, seat, dice.copy())
        own += far.answer(state, seat, seat, dice.copy()) != usual
        other += far.answer(state, seat, 1 - seat, dice.copy()) != usual
        assert near.answer(state, seat, seat, dice.copy()) == usual
        state.apply(seat, usual)
    assert own > 0 and other == 0


def test_a_budget_can_be_counted_in_time_of_the_processor() -> None:
    budget = Budget.parse("0.5cpu")
    assert budget.of_processor and budget.seconds == 0.5
    assert not Budget.parse("0.5s").of_processor
    with pytest.raises(BadSetup, match="1cpu"):
        Budget.parse("soon")
