"""A row says what a question is about, not only which one it is: what is paid for, auctioned, given away."""

from __future__ import annotations

import pytest

from cosmodrome.games import find
from cosmodrome.kernel import CLOCK, Dice, Encoder, Row, Spelling, State

CASES = [
    ("outpost", 3, "prompt-number-factory", "resource "),
    ("outpost", 3, "prompt-bid", "upgrade "),
    ("race", 2, "prompt-pay", "card "),
    ("race", 2, "prompt-goods", "card "),
    ("frontier", 3, "prompt-bid", "card "),
    ("trucker", 3, "prompt-load", "colour "),
]


def asked(game_id: str, seats: int, prompt: str) -> tuple[State, int]:
    """A moment of some game where somebody is asked this."""
    game = find(game_id)
    for seed in range(30):
        state = game.open(seats, seed, {"building": "turns"} if game_id == "trucker" else {})
        dice = Dice(f"questions {seed}")
        for _ in range(3000):
            if state.over:
                break
            seat = state.waiting[dice.below(len(state.waiting))] if state.waiting else CLOCK
            if seat != CLOCK and state.decision(seat).prompt == prompt:
                return state, seat
            state.apply(seat, game.policy(state, seat, dice))
    raise AssertionError(f"nobody is ever asked {prompt}")


def written(encoder: Encoder, state: State, seat: int, block: str) -> list[float]:
    row = Row(encoder.size)
    encoder.encode(state, seat, Spelling(encoder.lexicon, state.decision(seat)), row)
    found = next(each for each in encoder.blocks if each.name == block)
    return row.values.tolist()[found.start : found.start + found.size]


@pytest.mark.parametrize(("game_id", "seats", "prompt", "noun"), CASES)
def test_a_row_says_what_a_question_is_about(game_id: str, seats: int, prompt: str, noun: str) -> None:
    state, seat = asked(game_id, seats, prompt)
    encoder = state.game.encoder(seats, state.options)
    assert encoder is not None
    about = written(encoder, state, seat, "about")
    named = [encoder.lexicon.words[word] for word, number in enumerate(about) if number]
    assert any(word.startswith(noun) for word in named), (state.decision(seat).params, named)


def test_plain_numbers_come_in_their_order() -> None:
    state, seat = asked("frontier", 3, "prompt-bid")
    encoder = state.game.encoder(3, state.options)
    assert encoder is not None
    params = state.decision(seat).params
    assert params is not None
    assert written(encoder, state, seat, "figures") == pytest.approx([params["bid"] / 10, 0, 0, 0])


def of_row(game_id: str, seats: int, prompt: str, *names: str) -> tuple[State, int, list[list[float]]]:
    state, seat = asked(game_id, seats, prompt)
    encoder = state.game.encoder(seats, state.options)
    assert encoder is not None
    return state, seat, [written(encoder, state, seat, name) for name in names]


def test_an_auction_of_the_frontier_is_in_the_row() -> None:
    state, seat, (lot, own) = of_row("frontier", 3, "prompt-bid", "lot", "player 0")
    auction = state.view(seat)["auction"]
    assert lot.count(1.0) == sum(lot) == 1
    assert own[-2:] == pytest.approx([1.0, auction["bids"][seat] / 10])


def test_a_threat_to_a_truck_is_in_the_row() -> None:
    state, seat, (threat, side, target) = of_row("trucker", 3, "prompt-shield", "threat", "side", "target")
    coming = state.view(seat)["threat"]
    assert ["light_shot", "heavy_shot", "small_meteor", "large_meteor"][threat.index(1.0)] == coming["threat"]
    assert ["front", "right", "rear", "left"][side.index(1.0)] == coming["side"]
    assert sum(target) == 1


def test_the_discards_of_outpost_are_in_the_row() -> None:
    state, seat, (discards,) = of_row("outpost", 3, "prompt-bid", "discards")
    assert 5 * sum(discards) == pytest.approx(sum(len(pile) for pile in state.view(seat)["discards"].values()))
