"""Recruit and hostile recruit (rulebook: recruit, hostile-recruit)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, COLONIST, card_called
from cosmodrome.games.frontier.components.futures import FUTURES
from cosmodrome.games.frontier.rules import regimes
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice

from .positions import act, cards, colonists, end_turns, hand, hold, lay, offered, refused, take

PHOBOS = "site.phobos"


def top(state: FrontierState, number: int) -> list[str]:
    return [CARDS[card].id for card in state.decks[COLONIST][:number]]


# recruiting


def test_d056_three_are_looked_at_and_the_fourth_is_seen() -> None:
    state = colonists("white", "green", "red")
    three, fourth, unseen = top(state, 3), top(state, 4)[3], state.unseen[COLONIST]
    act(state, 0, "recruit")
    assert offered(state, 0) == [("choose", card) for card in three]
    deck = next(each for each in state.view(1)["decks"] if each["deck"] == "colonist")
    assert deck["top"] == fourth
    assert state.view(None)["turn"]["lots"] == three, "all see them"
    assert state.unseen[COLONIST] == unseen - 3
    act(state, 0, "choose", three[1])
    assert state.view(2)["auction"]["card"] == three[1]
    deck = next(each for each in state.view(1)["decks"] if each["deck"] == "colonist")
    assert (deck["top"], deck["next"]) == (fourth, None), "the colonist that is sold lies apart"
    assert [CARDS[card].id for card in state.decks[COLONIST][-2:]] == [three[0], three[2]], "the others go under"
    act(state, 0, "bid", 0)
    act(state, 1, "bid", 1)
    act(state, 2, "pass")
    act(state, 0, "pass")
    assert three[1] in hand(state, 1)
    assert state.lots == ()
    assert top(state, 1) == [fourth]
    state.audit()


def test_it_is_the_one_auction_of_the_turn() -> None:
    state = colonists("white", "green")
    state.operations = 2
    act(state, 0, "recruit")
    act(state, 0, *offered(state, 0)[0])
    act(state, 0, "bid", 0)
    act(state, 1, "pass")
    assert refused(state, 0, "recruit") == "why-one-auction"
    assert refused(state, 0, "research", "thruster") == "why-one-auction"


def test_a_full_hand_bars_all_but_orange() -> None:
    for colour, barred in (("white", True), ("orange", False)):
        state = colonists(colour, "green")
        hold(state, 0, "mass_driver", "hall_effect", "met_steamer", "neutral_beam")
        assert (("recruit",) not in offered(state, 0)) == barred


def test_under_paleoconservatives_only_nasa_recruits() -> None:
    state = colonists("green", "white", square="paleoconservative")
    assert refused(state, 0, "recruit") == "why-only-nasa"


def test_a_small_deck_is_looked_through() -> None:
    state = colonists("white", "green")
    hold(state, 1, *top(state, 20)[2:])
    two = top(state, 2)
    act(state, 0, "recruit")
    assert offered(state, 0) == [("choose", card) for card in two]
    act(state, 0, "choose", two[0])
    state.audit()
    act(state, 0, "bid", 0)
    assert two[0] in hand(state, 0)
    assert top(state, 9) == two[1:]
    state.audit()


def test_the_last_colonist_is_auctioned_at_once() -> None:
    state = colonists("white", "green")
    hold(state, 1, *top(state, 20)[1:])
    act(state, 0, "recruit")
    assert state.decision(0).prompt == "prompt-opening"
    act(state, 0, "bid", 0)
    assert not state.decks[COLONIST]


def test_an_empty_deck() -> None:
    state = colonists("white", "green")
    hold(state, 1, *top(state, 20))
    assert refused(state, 0, "recruit") == "why-empty-deck"


def test_under_an_anti_nuclear_regime_who_carries_a_reactor_stays() -> None:
    state = colonists("white", "green", square="anti_nuclear")
    for card in ("vatican_observers", "rock_rats", "biomechs"):
        number = take(state, card)
        state.decks[COLONIST].insert(0, number)
    act(state, 0, "recruit")
    assert offered(state, 0) == [("choose", "biomechs"), ("choose", "vatican_observers")]
    assert refused(state, 0, "choose", "rock_rats") == "why-no-reactors"
    act(state, 0, "choose", "biomechs")
    state.audit()


def test_if_all_three_carry_one_nothing_comes_of_it() -> None:
    state = colonists("white", "green", square="anti_nuclear")
    nuclear = [card for card in state.decks[COLONIST] if regimes.barred(state, 0, card)]
    state.decks[COLONIST] = nuclear[:]
    state.unseen[COLONIST] = 0
    act(state, 0, "recruit")
    assert state.lots == ()
    assert sorted(state.decks[COLONIST]) == sorted(nuclear)
    assert state.decision(0).prompt == "prompt-turn"


def test_what_was_looked_at_is_not_taken_back_and_not_imagined_anew() -> None:
    state = colonists("white", "green")
    act(state, 0, "recruit")
    assert not state.can_undo(0)
    fourth = state.decks[COLONIST][0]
    for seed in range(5):
        twin = state.imagine(1, Dice(f"imagined {seed}"))
        assert twin.lots == state.lots
        assert twin.decks[COLONIST][0] == fourth
        twin.audit()


# hostile recruiting


def test_e09_a_financier_elsewhere_wins_observers_over_for_a_tank(monkeypatch: pytest.MonkeyPatch) -> None:
    state = colonists("purple", "white", cargo=True, bernal=True)
    lay(state, 1, "bernal", "orbit.lmo", "vatican_observers")
    lay(state, 0, "freighter", "orbit.lmo", "mass_driver")
    lay(state, 0, "rocket", PHOBOS, "security_system", side="purple")
    monkeypatch.setattr(state.face(card_called("security_system")), "specialties", 4)
    state.operations = 0
    state.players[0].water = 3
    act(state, 0, "hostile-recruit", "vatican_observers", "freighter")
    assert state.players[0].water == 2
    assert cards(state, 0, "freighter") == ["mass_driver", "vatican_observers"]
    assert "vatican_observers" not in cards(state, 1, "bernal")


def target(*colours: str, square: str = "centrist", **options: object) -> FrontierState:
    """The second faction has colonists beside a stack of the first."""
    state = colonists(*colours, square=square, **options)
    lay(state, 0, "rocket", PHOBOS, "mass_driver")
    lay(state, 1, "rocket", PHOBOS, "vatican_observers")
    return state


def recruitable(state: FrontierState) -> list[str]:
    return sorted({action[1] for action in offered(state, 0) if action[0] == "hostile-recruit"})


def test_d057_the_colonist_joins_the_stack_in_its_space_if_there_is_room() -> None:
    state = target("purple", "white")
    lay(state, 0, "outpost_1", PHOBOS, "hall_effect")
    assert [action[2] for action in offered(state, 0) if action[0] == "hostile-recruit"] == ["rocket", "outpost_1"]
    lay(state, 0, "leo", "LEO", "biomechs")
    assert refused(state, 0, "hostile-recruit", "vatican_observers", "rocket") == "why-colonist-limit"
    hold(state, 1, "biomechs")
    act(state, 0, "hostile-recruit", "vatican_observers", "outpost_1")
    assert cards(state, 0, "outpost_1") == ["hall_effect", "vatican_observers"]
    assert not state.stack(1, 1).there, "its old stack is empty"
    state.audit()


def test_only_the_faction_of_its_button_recruits_it() -> None:
    state = target("green", "white")
    assert refused(state, 0, "hostile-recruit", "vatican_observers", "rocket") == "why-loyal"


def test_not_from_afar() -> None:
    state = colonists("purple", "white")
    lay(state, 0, "rocket", "site.deimos", "mass_driver")
    lay(state, 1, "rocket", PHOBOS, "vatican_observers")
    assert not recruitable(state)


def test_not_in_war() -> None:
    state = target("purple", "white", square="war_1")
    assert refused(state, 0, "hostile-recruit", "vatican_observers", "rocket") == "why-not-in-war"


def test_press_gangs_let_red_take_anybody() -> None:
    state = target("red", "white", square="press_gangs")
    lay(state, 1, "rocket", PHOBOS, "smart_pets", side="black")
    assert recruitable(state) == ["smart_pets", "vatican_observers"]
    other = target("green", "white", square="press_gangs")
    assert not recruitable(other)


def test_the_emancipator_loses_whoever_is_not_loyal_to_him() -> None:
    state = target("green", "white")
    lay(state, 1, "rocket", PHOBOS, "smart_pets", side="black")
    lay(state, 1, "rocket", PHOBOS, "microgravity_pantrophists")
    state.emancipator = 1
    assert recruitable(state) == ["vatican_observers"], "neither robots nor who is white at heart"


def test_the_emancipator_takes_robots_of_others_without_regard_to_the_limit() -> None:
    state = target("green", "white")
    lay(state, 1, "rocket", PHOBOS, "smart_pets", side="black")
    lay(state, 0, "leo", "LEO", "biomechs")
    state.emancipator = 0
    assert recruitable(state) == ["smart_pets"]


def test_d128_an_epic_hostile_recruit_counts_for_the_very_card() -> None:
    state = target("purple", "white", endgame=True)
    lay(state, 0, "outpost_1", "site.deimos", "biomechs", side="purple")
    state.operations = 0
    state.players[0].water = 9
    lay(state, 1, "rocket", PHOBOS, "smart_pets", side="black")
    state.emancipator = 0
    act(state, 0, "hostile-recruit", "smart_pets", "rocket")
    assert state.hints(0) == {"fails": [5, 6]}
    state.dice.loaded = [6]
    act(state, 0, "epically")
    assert state.recruits == {card_called("biomechs"): 1}
    assert "smart_pets" in cards(state, 0, "rocket")


def test_d128_a_failed_one_costs_the_stack_and_a_plain_one_counts_for_nothing() -> None:
    for plain in (True, False):
        state = target("purple", "white", endgame=True)
        lay(state, 0, "outpost_1", "site.deimos", "biomechs", side="purple")
        state.operations = 0
        state.players[0].water = 9
        state.emancipator = 0
        lay(state, 1, "rocket", PHOBOS, "smart_pets", side="black")
        act(state, 0, "hostile-recruit", "smart_pets", "rocket")
        state.dice.loaded = [1]
        act(state, 0, "plainly" if plain else "epically")
        assert state.recruits == {}
        assert ("smart_pets" in cards(state, 0, "rocket")) == plain
        assert state.stack(0, 12).there == plain
        assert len(state.stars) == (0 if plain else 1)


def test_d128_two_epic_recruits_by_the_very_card_give_the_star() -> None:
    state = target("purple", "white", endgame=True)
    lay(state, 0, "outpost_1", "site.deimos", "biomechs", side="purple")
    state.players[0].water = 9
    state.emancipator = 0
    for number, robot in enumerate(("smart_pets", "babbage_halbonauts")):
        lay(state, 1, "rocket", PHOBOS, robot, side="black")
        assert refused(state, 0, "future", "pan_sapiens") == "why-future-lacks"
        state.operations = 0
        act(state, 0, "hostile-recruit", robot, "rocket")
        assert state.decision(0).params == {"card": card_called("biomechs"), "number": number}
        state.dice.loaded = [6]
        act(state, 0, "epically")
        state.audit()
        end_turns(state, 0)
    act(state, 0, "future", "pan_sapiens")
    assert [(star.seat, FUTURES[star.future].id, star.failed) for star in state.stars] == [(0, "pan_sapiens", False)]
    assert ("future", "pan_sapiens") not in offered(state, 0), "one of each kind"
    assert state.players[0].stack_of(card_called("biomechs")) >= 0


def test_iceworms_let_an_epic_recruit_take_no_operation() -> None:
    state = target("purple", "white", endgame=True)
    lay(state, 0, "outpost_1", "site.deimos", "biomechs", "islamic_refugees", side="purple")
    lay(state, 1, "rocket", PHOBOS, "smart_pets", side="black")
    state.players[0].water = 9
    state.emancipator = 0
    state.operations = 0
    act(state, 0, "hostile-recruit", "smart_pets", "rocket")
    if ("work", "biomechs") in offered(state, 0):
        act(state, 0, "work", "biomechs")
    state.dice.loaded = [6]
    act(state, 0, "epically")
    assert state.recruits == {card_called("biomechs"): 1}
    assert (state.players[0].water, state.worked) == (9, ())
