"""Digital swap (rulebook: digital-swap; seed 16.1)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import BLACK, card_called
from cosmodrome.games.frontier.components.stack import NUMBER, Stack
from cosmodrome.games.frontier.rules import swap

from .positions import act, fill, hold, lay, offered, refused, turned
from .test_freighter_cards import HIIPER, KHUFU, PHOBOS, Z_PINCH, cards_of, game, in_hand, industrialise

TORCH = "cat_fusion_z_pinch_torch"
"""Its black side is the H-B Cat Inertial."""
BASALT = "basalt_fiber_spinning"
"""Its black side is the Santa Claus machine."""
OPEN_SPACE = "burn.mars.015"


def test_e07_a_robonaut_becomes_a_refinery_of_the_same_mass() -> None:
    state = game("red", "white")
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, TORCH, side="black")
    hold(state, 0, BASALT)
    stack = state.stack(0, NUMBER["freighter"])
    mass = state.dry_mass(stack)
    act(state, 0, "swap", "freighter")
    act(state, 0, "cards", (TORCH,))
    act(state, 0, "print", (BASALT,))
    assert cards_of(state, 0, "freighter") == [Z_PINCH, BASALT]
    assert state.faces[card_called(BASALT)] == BLACK
    assert state.dry_mass(state.stack(0, NUMBER["freighter"])) == mass
    assert in_hand(state, 0, TORCH)
    assert state.operations == 0
    state.audit()


def test_a_printed_card_moves_in_this_turn() -> None:
    state = game()
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, TORCH, side="black")
    hold(state, 0, BASALT)
    act(state, 0, "swap", "freighter")
    act(state, 0, "cards", (TORCH,))
    act(state, 0, "print", (BASALT,))
    assert ("move", "freighter") in offered(state, 0)


def test_d047_a_white_card_is_remade_as_its_own_black_side() -> None:
    state = game()
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, side="black")
    lay(state, 0, "rocket", OPEN_SPACE, BASALT)
    assert state.mass(card_called(BASALT), 0) == 3
    act(state, 0, "swap", "rocket")
    act(state, 0, "cards", (BASALT,))
    act(state, 0, "print", (BASALT,))
    assert state.faces[card_called(BASALT)] == BLACK
    assert cards_of(state, 0, "rocket") == [BASALT]


def test_d048_several_cards_are_swapped_for_several_and_mass_does_not_rise() -> None:
    state = game()
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, TORCH, side="black")
    hold(state, 0, BASALT, "neutral_beam", "cermet_nerva", "project_orion")
    act(state, 0, "swap", "freighter")
    act(state, 0, "cards", (TORCH,))
    assert refused(state, 0, "print", (BASALT, "neutral_beam")) == "too-much"
    act(state, 0, "print", ("neutral_beam", "cermet_nerva"))
    assert cards_of(state, 0, "freighter") == [Z_PINCH, "neutral_beam", "cermet_nerva"]
    state.audit()


def test_d049_a_lighter_rocket_keeps_its_tanks() -> None:
    state = game()
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, side="black")
    lay(state, 0, "rocket", OPEN_SPACE, BASALT, "nasa_crew")
    fill(state, 0, 2, 1)
    hold(state, 0, "neutral_beam")
    act(state, 0, "swap", "rocket")
    act(state, 0, "cards", (BASALT,))
    act(state, 0, "print", ("neutral_beam",))
    rocket = state.stack(0, NUMBER["rocket"])
    assert rocket.tanks == 2
    assert rocket.odd == state.rules.strip.odd_kept(state.dry_mass(rocket), 2, 1)


def test_only_cards_of_the_letter_are_swapped_and_never_the_freighter() -> None:
    state = game()
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, "met_steamer", side="black")
    lay(state, 0, "rocket", OPEN_SPACE, "nasa_crew")
    assert refused(state, 0, "swap", "freighter") == "why-no-material"
    assert refused(state, 0, "swap", "rocket") == "why-no-material", "nobody is taken apart"
    lay(state, 0, "freighter", OPEN_SPACE, TORCH, side="black")
    hold(state, 0, "hall_effect")
    assert swap.materials(state, 0, NUMBER["freighter"]) == [card_called(TORCH)]
    assert "hall_effect" not in swap.designs(state, 0)


def test_hiiper_prints_nothing() -> None:
    state = game()
    lay(state, 0, "freighter", OPEN_SPACE, HIIPER, TORCH, side="black")
    assert refused(state, 0, "swap", "freighter") == "why-prints-nothing"


def test_d050_once_promoted_every_cube_prints() -> None:
    state = game()
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, side="black")
    lay(state, 0, "rocket", KHUFU, TORCH)
    lay(state, 0, "outpost_1", PHOBOS, BASALT)
    industrialise(state, 0, KHUFU)
    assert refused(state, 0, "swap", "rocket") == "why-no-printer"
    turned(state, Z_PINCH, "purple")
    assert ("swap", "rocket") in offered(state, 0)
    assert refused(state, 0, "swap", "outpost_1") == "why-no-printer"
    state.players[0].stacks[NUMBER["cube_1"]] = Stack(state.system.find(PHOBOS))
    assert ("swap", "outpost_1") in offered(state, 0)


def test_what_fits_nothing_is_just_taken_apart() -> None:
    state = game()
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, side="black")
    lay(state, 0, "outpost_1", OPEN_SPACE, TORCH)
    assert state.mass(card_called(TORCH), 0) == 0
    act(state, 0, "swap", "outpost_1")
    assert state.hints(0)["masses"] == {TORCH: 0}
    act(state, 0, "cards", (TORCH,))
    assert state.decision(0).prompt == "prompt-turn"
    assert in_hand(state, 0, TORCH)
    state.audit()


def test_without_the_module_nothing_is_swapped() -> None:
    state = game(cargo=False)
    lay(state, 0, "freighter", OPEN_SPACE, TORCH, side="black")
    assert not any(action[0] == "swap" for action in offered(state, 0))


def test_d136_nobody_prints_a_second_gigawatt_thruster() -> None:
    state = game(gigawatt=True)
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, TORCH, BASALT, "neutral_beam", side="black")
    hold(state, 0, "amat_catalyzed_fission_fusion", "spheromak_magnetic_fusion")
    act(state, 0, "swap", "freighter")
    act(state, 0, "cards", (TORCH, BASALT, "neutral_beam"))
    assert refused(state, 0, "print", ("amat_catalyzed_fission_fusion", "spheromak_magnetic_fusion")) == "too-much"
    act(state, 0, "print", ("spheromak_magnetic_fusion",))
    assert "amat_catalyzed_fission_fusion" not in swap.designs(state, 0)
    state.audit()


def test_d055_an_emancipated_robot_is_neither_taken_apart_nor_printed() -> None:
    state = game(colonist=True)
    lay(state, 0, "freighter", OPEN_SPACE, Z_PINCH, "smart_pets", side="black")
    assert swap.materials(state, 0, NUMBER["freighter"]) == [card_called("smart_pets")]
    hold(state, 0, "smart_pets")
    assert swap.designs(state, 0) == ["smart_pets"]
    state.emancipator = 1
    assert swap.designs(state, 0) == []
    lay(state, 0, "freighter", OPEN_SPACE, "smart_pets", side="black")
    assert swap.materials(state, 0, NUMBER["freighter"]) == []
