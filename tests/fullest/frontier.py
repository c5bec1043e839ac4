"""The fullest positions of High Frontier: five seats late in the game, all modules, and five stacks of the reader."""

from __future__ import annotations

from cosmodrome.games.frontier.state import FrontierState

from ..games.frontier.positions import act, factory, fill, hold, lay

ROCKET = (
    "ponderomotive_vasimr",
    "free_electron_laser",
    "magma_electrolysis",
    "in_core_thermionic",
    "dual_mode_fission",
    "qu_tube",
    "mo_li_heat_pipe",
)
OUTPOSTS = (
    ("site.phobos", "kuck_mosquito", "cvd_molding", "rock_rats"),
    ("site.hertha", "blackbody_pumped_laser", "basalt_fiber_spinning"),
)
HAND = (
    "hall_effect",
    "met_steamer",
    "electroforming",
    "brayton_turbine",
    "pebble_bed_fission",
    "bubble_membrane",
    "cascade_thermoacoustic",
)
FACTORIES = (
    ("site.phobos", "site.hertha"),
    ("site.deimos",),
    ("site.vesta",),
    ("site.psyche",),
    ("site.eros",),
)
YEAR = 30


def turn(state: FrontierState) -> None:
    """Every stack has cards, every rival a factory and a rocket under way."""
    while state.active != 0:
        act(state, state.active, "end")
    lay(state, 0, "rocket", "orbit.lmo", *ROCKET)
    fill(state, 0, 4)
    lay(state, 0, "leo", "orbit.leo", "photon_kite_sail", "solar_stirling")
    lay(state, 0, "freighter", "site.phobos", "rotary_dirt_launcher", side="black")
    for number, (site, *cards) in enumerate(OUTPOSTS, 1):
        lay(state, 0, f"outpost_{number}", site, *cards)
    hold(state, 0, *HAND)
    for seat, sites in enumerate(FACTORIES):
        factory(state, seat, *sites)
    for seat, thruster in enumerate(("metastable_helium", "mass_driver", "pulsed_inductive", "re_solar_moth"), 1):
        lay(state, seat, "rocket", "orbit.lmo", thruster)
    state.year = YEAR
    for player in state.players:
        player.water = 12


POSITIONS = {"turn": turn}
