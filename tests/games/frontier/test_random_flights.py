"""Random flights of crewed rockets all over the map: whatever is offered can be done, and everything is kept."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Action, Dice
from tests.play import actor

from .positions import begin, fill, lay, turned

ENGINES = ("hall_effect", "metastable_helium", "photon_kite_sail", "cermet_nerva", "re_solar_moth", "mass_driver")
SUPPORTS = (
    "cascade_photovoltaic",
    "lyman_alpha_trap",
    "in_core_thermionic",
    "pebble_bed_fission",
    "microtube_array",
    "magnetocaloric_refrigerator",
)
CREWS = {"white": "nasa_crew", "green": "esa_crew", "red": "prc_crew"}


def somewhere(state: FrontierState, dice: Dice, seat: int, colour: str) -> None:
    spaces = [space.id for space in state.system.spaces if space.stopping and state.system.ways[space.number]]
    place = spaces[dice.below(len(spaces))] if dice.below(3) else "LEO"
    cards = [CREWS[colour], ENGINES[dice.below(3) * 2 + seat % 2]]
    if state.rules.advanced:
        cards += [SUPPORTS[each] for each in range(len(SUPPORTS)) if each % 2 == seat % 2 and dice.below(2)]
    lay(state, seat, "rocket", place, *cards)
    for card in cards:
        if card == "microtube_array":
            turned(state, card, "white_heavy")
    state.players[seat].water = dice.below(30)
    dry = state.dry_mass(state.stack(seat, ROCKET))
    fill(state, seat, dice.below(state.rules.strip.most_tanks(dry) + 1))
    for site in state.system.sites():
        if site not in state.claims and dice.below(40) == 0 and list(state.claims.values()).count(seat) < 2:
            state.claims[site] = seat
            state.factories[site] = seat


def choose(state: FrontierState, dice: Dice, seat: int) -> Action:
    """Moves first, and as a rule what belongs to them."""
    decision = state.decision(seat)
    if decision.prompt == "prompt-turn":
        moves = [action for action in decision if action[0] in ("move", "load", "colony")]
        if moves and dice.below(4):
            return moves[dice.below(len(moves))]
        return ("end",) if dice.below(2) else decision.sample(dice)
    return decision.sample(dice)


@pytest.mark.parametrize("edition", ["advanced", "base"])
@pytest.mark.parametrize("profile", ["colonization", "third"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_random_flights(edition: str, profile: str, seed: str) -> None:
    dice = Dice(f"{seed} {edition} {profile}")
    colours = ("white", "red")
    state = begin(*colours, seed=seed, edition=edition, map=profile, years=12)
    for seat, colour in enumerate(colours):
        somewhere(state, dice, seat, colour)
    site = state.system.spaces[state.system.sites()[dice.below(99)]]
    lay(state, 0, "freighter", site.id, "mass_driver", side="black")
    state._asked = None
    for _ in range(2000):
        if state.over:
            break
        seat = actor(state, dice)
        action = choose(state, dice, seat)
        state.preview(seat, action)
        state.hints(seat)
        state.closed(seat)
        twin = state.copy()
        state.apply(seat, action)
        twin.apply(seat, action)
        assert twin.everything() == state.everything()
        state.audit()
    assert state.over
