"""Finished games looked at again: what is found is deterministic, adds up, and knows no more than it may."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome.arena import BotError
from cosmodrome.arena.analysis import Analysis, Judge, Move, Settings, analyse, draw, judged_moves, summed_up
from cosmodrome.arena.pictures import drawn
from cosmodrome.bots import make_bot, next_seat
from cosmodrome.kernel import CLOCK, Action, BadSetup, Bot, Dice, Game, Position, Record, State
from cosmodrome.text import Catalogue
from tests.bots.toy import NIM, TENDER
from tests.toys import CARGO, HANGAR

QUICK: dict[str, Any] = {"worlds": 2, "steps": 12}


def finished(game: Game, seats: int, seed: str, bot: str = "", **options: Any) -> Record:
    """A game to its end, by the game's policy or by a bot."""
    state = game.new(seats, seed, **options)
    dice = Dice(seed)
    players = [make_bot(game, bot, f"{seed} {seat}") for seat in range(seats)] if bot else []
    seat = CLOCK
    while not state.over:
        seat = next_seat(state, seat)
        by_bot = players and seat != CLOCK
        state.apply(seat, players[seat].act(Position(state, seat)) if by_bot else game.policy(state, seat, dice))
    return Record.of(state)


def shares(state: State) -> list[float]:
    return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.seats)]


def check(found: Analysis) -> None:
    """What holds of every analysis."""
    record = found.record
    assert len(found.moves) == len(record.actions)
    assert found.moves[-1].after == pytest.approx(shares(record.replay())), "the last value is the result"
    assert all(one.after == other.before for one, other in pairwise(found.moves))
    for values in [found.start, *(move.after for move in found.moves)]:
        assert sum(values) == pytest.approx(1.0) and min(values) >= 0
    for summary in found.summaries:
        gained = found.moves[-1].after[summary.seat] - found.start[summary.seat]
        assert summary.luck + summary.own + summary.others == pytest.approx(gained)
        assert 0 <= summary.kept <= 1 and 0 <= summary.agreed <= summary.decisions
    json.dumps(found.as_dict())


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize("game", [CARGO, TENDER, HANGAR], ids=lambda game: str(game.id))
def test_what_is_found_adds_up_and_is_the_same_every_time(game: Game, viewer: int | None) -> None:
    record = finished(game, 2, "adds up", "random")
    settings = Settings("random", **QUICK, width=3)
    found = analyse(record, settings, viewer)
    check(found)
    assert analyse(record, settings, viewer).as_dict() == found.as_dict()
    assert [summary.seat for summary in found.summaries] == ([0, 1] if viewer is None else [viewer])


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("game", ["race", "outpost"])
def test_real_games(game: str, viewer: int | None) -> None:
    rules = cosmodrome.game(game)
    record = finished(rules, rules.seat_range(rules.resolve({}))[0], "real")
    found = analyse(record, Settings(next(iter(rules.bots)), worlds=1, steps=4, still=True), viewer)
    check(found)
    own = found.summaries[0]
    assert own.decisions > 10
    if viewer is None:
        assert own.agreed >= own.decisions - 2, "the game's own bot plays as its policy does"


def test_whoever_knows_the_game_best_and_answers_at_once_is_asked() -> None:
    race = cosmodrome.game("race")
    assert [Settings().bot_for(race, seats) for seats in (1, 2)] == ["governor", "learned"]


def test_a_mistake_is_found_with_what_would_have_been_better() -> None:
    """Of five counters, taking one leaves the other side lost; taking two gives the game away."""
    state = NIM.new(2, "mistake", heap=5)
    for seat, number in ((0, 2), (1, 3)):
        state.apply(seat, ("take", number))
    found = analyse(Record.of(state), Settings("search:400", worlds=40))
    judged = found.moves[0].judged
    assert judged is not None and judged.played == ("take", 2) and judged.bot == ("take", 1)
    assert judged.gain > 0
    assert found.summaries[0].kept < 1 == found.summaries[1].kept
    assert all(move.luck == [0, 0] for move in found.moves), "there is no chance in this game"


def test_luck_is_what_chance_brings() -> None:
    """Whoever draws and does not know what comes is judged by what was to be expected, the rest is luck."""
    found = analyse(finished(CARGO, 2, "luck", "random"), Settings("random", worlds=20))
    assert any(max(map(abs, move.luck)) > 0.01 for move in found.moves)
    for move in found.moves:
        assert [one + other for one, other in zip(move.luck, move.play, strict=True)] == pytest.approx(move.change)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        *(("cargo", 3), ("tender", 3), ("race", 2), ("outpost", 3), ("trucker", 2)),
        pytest.param("frontier", 2, marks=pytest.mark.when_compiled),
    ],
)
def test_for_one_seats_eyes_a_twin_is_the_same(name: str, seats: int) -> None:
    """Whatever a seat may not know is otherwise in an imagined world, and nothing is judged otherwise there."""
    game = {"cargo": CARGO, "tender": TENDER}.get(name) or cosmodrome.game(name)
    record = finished(game, seats, "twins", "random" if name in ("cargo", "tender") else "")
    judge = Judge(Settings(**QUICK, bot="random" if not game.bots else ""), 0)
    open_to_all = Judge(judge.settings)
    dice = Dice("twins")
    for number, state in enumerate(record.states()):
        if state.over or number % (len(record.actions) // 8 + 1):
            continue
        twin = state.imagine(0, dice)
        assert judge.standing(state) == judge.standing(twin)
        if 0 in state.waiting:
            played = state.decision(0).sample(Dice(str(number)))
            one, other = (judge.judged(each, number, 0, played).as_dict() for each in (state, twin))
            assert one == other
            assert judge.expected(state, 0, played) == judge.expected(twin, 0, played)
            assert open_to_all.judged(state, number, 0, played).as_dict() == one, "whoever looks at it afterwards"


def test_what_the_others_did_is_not_told_to_one_seat() -> None:
    found = analyse(finished(TENDER, 2, "told", "random"), Settings("random", **QUICK), 0)
    for move in found.moves:
        assert (move.action is not None) == (move.seat == 0)
        assert move.judged is None or move.seat == 0


def test_what_can_not_be_analysed_is_refused() -> None:
    record = finished(NIM, 2, "refused", "random")
    too_few: list[dict[str, Any]] = [{"worlds": 0}, {"steps": 0}, {"width": 1}]
    for given in too_few:
        with pytest.raises(BadSetup, match="is too few; at least"):
            Settings(**given)
    with pytest.raises(BadSetup, match="seat 2: there are seats 0 to 1"):
        analyse(record, viewer=2)
    with pytest.raises(BadSetup, match="only finished games"):
        analyse(Record.of(NIM.new(2, "begun")))


@pytest.mark.parametrize("seats", [2, 9])
def test_in_the_picture_no_legend_covers_what_is_drawn(seats: int, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    standing = [1 / seats] * seats
    record = Record.of(TENDER.new(2, "picture"))
    move = Move(1, 0, None, (1, ""), standing, standing, standing, None)
    found = Analysis(record, None, "random", 1, standing, [move])
    with drawn(tmp_path / "picture.svg") as artist:
        draw(found, artist.figure, Catalogue(TENDER, "en"), [f"Seat {seat + 1}" for seat in range(seats)])
        artist.figure.canvas.draw()
        for axes in artist.figure.axes:
            words = axes.get_title(loc="left")
            title = axes.findobj(lambda each, words=words: getattr(each, "get_text", str)() == words)[0]
            legend = axes.get_legend().get_window_extent()
            assert not legend.overlaps(axes.patch.get_window_extent().padded(-1))
            assert words and not legend.overlaps(title.get_window_extent())


class Cheat(Bot):
    def __init__(self, seed: str) -> None:
        pass

    def act(self, position: Position) -> Action:
        return ("cheat",)


def test_a_bot_that_answers_what_is_not_legal_is_named() -> None:
    with pytest.raises(BotError, match=r"test_analysis:Cheat answered \('cheat',\)"):
        analyse(finished(NIM, 2, "cheat", "random"), Settings("tests.arena.test_analysis:Cheat"))


@pytest.mark.parametrize("game", [CARGO, TENDER, NIM], ids=lambda game: str(game.id))
def test_judged_piece_by_piece_and_put_together_again_it_is_the_same(game: Game) -> None:
    """As a server does it, in which whoever judges a piece knows only the moves up to there."""
    record = finished(game, 2, "pieces", "random")
    settings = Settings("random", **QUICK)
    whole = analyse(record, settings)
    judge = Judge(settings)
    moves: list[Move] = []
    before = start = whole.as_dict()["start"]
    while len(moves) < len(record.actions):
        some = record.actions[len(moves) : len(moves) + 3]
        for move in list(judged_moves(judge, record.replay(len(moves)), some, [], len(moves))):
            moves.append(Move.parse(json.loads(json.dumps(move.as_dict())), before))
            before = moves[-1].after
    found = summed_up(record, settings, None, start, moves).as_dict()
    for one, other in zip(found["moves"], whole.as_dict()["moves"], strict=True):
        assert (one["judged"] is None) == (other["judged"] is None)
        for judged in filter(None, (one["judged"], other["judged"])):
            judged["gain"] = pytest.approx(judged["gain"], abs=0.0002)  # a difference of what was rounded
        assert one == other
    assert [turn["number"] for turn in found["turns"]] == [turn.move.number for turn in whole.turns]
    for one, other in zip(found["summaries"], whole.as_dict()["summaries"], strict=True):
        assert one == pytest.approx(other, abs=0.01)
