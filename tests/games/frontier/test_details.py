"""Rules that are easily missed: 195 of them are numbered; each has a test, or the rulebook says why it is left out.

A test carries the number of what it tests in its name: `test_d073_...`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, SUPPORT_DECKS, deck_of
from cosmodrome.games.frontier.components.politics import START_SQUARE
from cosmodrome.games.frontier.components.solar_cycle import CYCLE
from cosmodrome.games.frontier.components.solar_system import LETTERS
from cosmodrome.games.frontier.components.tables import figure

from .messages import LANGUAGES
from .positions import act, begin, hold, lay, offered
from .test_rulebook import rows

POINTS = 195
NAME = re.compile(r"def test_\w*")
NUMBER = re.compile(r"_d(\d{3})(?=_)")


def numbered() -> set[int]:
    texts = [file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))]
    names = [name for text in texts for name in NAME.findall(text)]
    return {int(number) for name in names for number in NUMBER.findall(name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_is_tested_or_declined_with_a_reason(language: str) -> None:
    declined = {int(row[0]): row[1] for row in rows(language, "left-out")}
    assert all(reason for reason in declined.values())
    assert not numbered() & set(declined), "both tested and declined"
    assert sorted(numbered() | set(declined)) == list(range(1, POINTS + 1))


def test_d001_everybody_has_the_pieces_of_both_boxes() -> None:
    pieces = [figure("pieces", name) for name in ("disks", "cubes", "big_cubes", "outposts", "bernals")]
    assert pieces == [9, 6, 1, 2, 2]


def test_d002_supports_are_nine_of_each_kind() -> None:
    assert [len(deck_of("second", deck)) for deck in SUPPORT_DECKS] == [9, 9, 9]


def test_d037_decks_lie_open_and_markers_on_their_starts() -> None:
    state = begin("white", "green", cargo=True, colonist=True, gigawatt=True)
    view = state.view(None)
    assert [deck["top"] for deck in view["decks"] if deck["top"] is None] == []
    assert state.square == START_SQUARE
    assert state.season == CYCLE.seasons[CYCLE.start]


@pytest.mark.parametrize("site", ["site.deimos", "site.oljato", "site.minerva"])
def test_d189_unclaimed_wet_sites_are_places_to_refuel(site: str) -> None:
    state = begin("white", "green")
    seat = state.active
    lay(state, seat, "rocket", site, "met_steamer", ("nasa_crew", "esa_crew")[seat])
    hold(state, seat)
    wet = state.system.spaces[state.system.find(site)].site
    assert wet is not None
    assert wet.hydration >= 2
    assert state.system.find(site) not in state.claims
    crew = [action for action in offered(state, seat) if action[0] == "refuel-isru"]
    assert bool(crew) == (wet.hydration >= 4), "the crew needs very wet ground"


def test_e37_a_factory_makes_any_number_of_black_cards() -> None:
    """What the base game once limited to the number of factories (14.6 annuls it)."""
    state = begin("white", "green")
    seat = state.active
    site = next(
        number
        for number in state.system.sites()
        if (found := state.system.spaces[number].site) is not None and found.letter == "S"
    )
    state.claims[site] = state.factories[site] = seat
    stones = [card for deck in range(6) for card in state.decks[deck] if _letter(card) == "S"][:3]
    for card in stones:
        hold(state, seat, _id(card))
    state.operations = 3
    for card in stones:
        act(state, seat, "produce", state.system.spaces[site].id)
        act(state, seat, *next(action for action in offered(state, seat) if action[1] == _id(card)))
    made = [card for stack in state.players[seat].stacks for card in stack.cards]
    assert all(card in made for card in stones)


def _letter(card: int) -> str:
    letter = CARDS[card].letter
    return LETTERS[letter] if 0 <= letter < len(LETTERS) else ""


def _id(card: int) -> str:
    return CARDS[card].id
