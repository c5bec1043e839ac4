"""Random flights of crewed rockets all over the map: whatever is offered can be done, and everything is kept."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, card_called
from cosmodrome.games.frontier.components.solar_system import LETTERS
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Action, Dice
from tests.play import actor

from .positions import begin, fill, lay, pump, turned

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
        moves = [
            action
            for action in decision
            if action[0] in ("move", "load", "colony", "promote") or action[-1] == "isotope"
        ]
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
    play_out(state, dice)


def play_out(state: FrontierState, dice: Dice) -> None:
    """To the end, step by step beside a copy."""
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


GW_THRUSTERS = (
    ("dense_plasma_focus", "vista_d_t_inertial_fusion", "amat_catalyzed_fission_fusion"),
    ("mini_mag_orion_z_pinch_fission", "spheromak_magnetic_fusion", "levitated_dipole_li6_h_fusion"),
)
GW_SUPPORTS = (
    ("flywheel_compulsator", "penning_trap", "microtube_array", "ss_nak_pumped_loop"),
    ("in_core_thermionic", "lyman_alpha_trap", "d_t_fusion_tokamak", "qu_tube", "mo_li_heat_pipe"),
)


def gigawatt(state: FrontierState, dice: Dice, seat: int, colour: str) -> None:
    """A rocket with a GW or TW thruster, its isotopes and a prospector, on a site with factories around."""
    sites = state.system.sites()
    place = state.system.spaces[sites[dice.below(len(sites))]].id
    engine = GW_THRUSTERS[seat][dice.below(3)]
    lay(state, seat, "rocket", place, engine, side=("black", "purple")[dice.below(2)])
    lay(state, seat, "rocket", place, *GW_SUPPORTS[seat], side="black")
    lay(state, seat, "rocket", place, CREWS[colour])
    dry = state.dry_mass(state.stack(seat, ROCKET))
    pump(state, seat, dice.below(state.rules.strip.most_tanks(dry) + 1), LETTERS[CARDS[card_called(engine)].letter])
    state.players[seat].water = dice.below(30)
    for site in state.system.sites():
        tno = state.system.spaces[site].id == place or dice.below(40) == 0
        if site not in state.claims and tno and list(state.claims.values()).count(seat) < 3:
            state.claims[site] = seat
            state.factories[site] = seat


@pytest.mark.parametrize("seed", range(6))
def test_random_flights_of_gw_thrusters(seed: int) -> None:
    dice = Dice(f"gigawatt {seed}")
    colours = ("white", "red")
    state = begin(*colours, seed=str(seed), gigawatt=True, colonist=seed % 2 == 0, years=12)
    for seat, colour in enumerate(colours):
        gigawatt(state, dice, seat, colour)
    play_out(state, dice)
