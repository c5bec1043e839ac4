"""Advice for newcomers, and what figures are in the world outside (rulebook: advice, physics)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components import physics
from cosmodrome.games.frontier.components.cards import CARDS, DECKS
from cosmodrome.games.frontier.components.reading import BadData, text_of
from cosmodrome.games.frontier.rules.advice import GUIDE, advise
from cosmodrome.games.frontier.state import FrontierState

from .messages import LANGUAGES, bundle
from .positions import begin, fill, hold, lay


def keys(state: FrontierState, seat: int) -> list[str]:
    return [key for key, _ in advise(state, seat)]


def test_d186_first_a_frugal_engine() -> None:
    state = begin("white", "green")
    seat = state.active
    state.decks[DECKS.index("thruster")].sort(key=lambda card: CARDS[card].id != "hall_effect")
    assert "advice-frugal-engine-there" in keys(state, seat)
    hold(state, seat, "hall_effect")
    assert not [key for key in keys(state, seat) if key.startswith("advice-frugal")]
    assert "advice-rocket-lacks" in keys(state, seat)


@pytest.mark.when_compiled
def test_d186_how_many_steps_the_way_takes_and_how_many_are_held() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "LEO", "nasa_crew")
    state.active = 0
    found = dict(advise(state, 0))
    assert found["advice-fuel-short"]["held"] == 0
    steps = found["advice-fuel-short"]["steps"]
    assert steps >= 12, "two burns at 6 for Phobos"
    fill(state, 0, 6)
    assert "advice-fuel-enough" in keys(state, 0)


def test_d188_a_unit_too_dry_for_its_site() -> None:
    state = begin("white", "green")
    lay(state, 0, "outpost_1", "site.phobos", "kuck_mosquito")
    assert "advice-too-dry" in [key for key, _ in advise(state, 0)][: GUIDE.most]


def test_d191_d193_d194_advice_for_colonization() -> None:
    state = begin("white", "green", bernal=True, colonist=True, endgame=True, years=12, cargo=True)
    hold(state, 0, "hall_effect", "kuck_mosquito", "cvd_molding")
    found = keys(state, 0)
    assert "advice-colonists" in found
    assert "advice-generator" in found


def test_it_is_looked_up_and_everything_can_be_said() -> None:
    state = begin("white", "green")
    found = state.consult(state.active, ("advice",))
    assert found is not None
    assert found["advice"]
    assert all(bundle(language).has_message(key) for key, _ in found["advice"] for language in LANGUAGES)


def test_d155_d156_orders_of_magnitude_are_data() -> None:
    assert physics.PHYSICS["mass_tonnes"] == 40
    assert physics.EXHAUST["6"] == 460
    text = text_of("physics.toml")
    with pytest.raises(BadData, match="mass_tonnes"):
        physics.read(text.replace("mass_tonnes = 40\n", ""))
    with pytest.raises(BadData, match="seconds"):
        physics.read_exhaust(text.replace("460, ", ""))
