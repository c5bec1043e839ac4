"""Bernals on the move: by themselves, by thrusters, aboard craft (rulebook: bernal-module; seed 17, 19.3, 19.5B)."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.frontier.components.cards import CARDS, REGOLITH, WHITE, card_called
from cosmodrome.games.frontier.components.move import Move
from cosmodrome.games.frontier.components.stack import BERNAL, NUMBER, ROCKET
from cosmodrome.games.frontier.rules import activation, hazards, home, landing, missions, planning
from cosmodrome.games.frontier.rules.course import Course
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Action, Choice

from .positions import act, begin, end_turns, factory, fill, lay, offered, promote, refused, turned, weigh

L3 = "orbit.el-l3"
LMO = "orbit.lmo"
CHAIN = ("in_core_thermionic", "dual_mode_fission")
TO_MJOLNIR = (
    "hoh.earth.040", "hoh.earth.048", "hoh.earth.052", "hoh.earth.051", "hoh.earth.045", "hoh.earth.038",
    "hoh.earth.035", "hoh.earth.033", "hoh.earth.030", "hoh.earth.027", "lag.earth.008#146", "hoh.earth.022",
    "lag.earth.006", "site.mjolnir",
)  # fmt: skip
TO_GASPRA = (
    "lag.earth.006", "hoh.earth.022", "lag.earth.008", "hoh.earth.018", "hoh.earth.011", "hoh.earth.002",
    "burn.earth.003", "hoh.mars.009", "hoh.mars.008", "hoh.mars.012", "hoh.mars.015", "burn.mars.013",
    "lag.ceres.012", "site.gaspra",
)  # fmt: skip


def table(*colours: str, space: str = "", **options: Any) -> FrontierState:
    """It is the turn of the first of these factions, whose Bernal is in this space."""
    state = begin(*(colours or ("red",)), bernal=True, events="none", **options)
    while state.active != 0:
        act(state, state.active, "end")
    if space:
        station(state, space)
    return state


def station(state: FrontierState, space: str) -> None:
    """The first player's Bernal is in this space."""
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(space))


def net_of(state: FrontierState, engine: str, stack: str = "bernal") -> int:
    found = activation.settings(state, 0, NUMBER[stack])
    return next(each.net.total for each in found if each.engine == card_called(engine) and not each.lit)


def set_out(state: FrontierState, engine: str = "prc_bernal", chain: tuple[str, ...] = CHAIN) -> None:
    """The Bernal sets out with this engine; where there is no other, it is not asked for."""
    act(state, 0, "move", "bernal")
    if isinstance(state.decision(0), Choice):
        act(state, 0, "activate", engine, chain)


def fly(state: FrontierState, *path: str) -> None:
    """The Bernal sets out by itself and goes this way."""
    set_out(state)
    act(state, 0, "fly", path)


def cards(state: FrontierState, stack: str) -> list[str]:
    return [CARDS[card].id for card in state.stack(0, NUMBER[stack]).cards]


def place(state: FrontierState, stack: str = "bernal") -> str:
    return state.system.spaces[state.stack(0, NUMBER[stack]).space].id


def steps(state: FrontierState) -> int:
    return state.steps(state.stack(0, BERNAL))


# the worked examples


def test_b13_a_promoted_red_bernal() -> None:
    state = table()
    promote(state, 0)
    assert state.dry_mass(state.stack(0, BERNAL)) == 15
    assert net_of(state, "prc_bernal") == 3 - 1 + 1
    fly(state, *TO_MJOLNIR)
    assert place(state) == "site.mjolnir"
    state = table()
    promote(state, 0)
    fill(state, 0, 6, fuel=REGOLITH, stack="bernal")
    assert net_of(state, "prc_bernal") == 3 - 2 + 1
    assert steps(state) == 6


def test_e22_the_mission_to_callisto() -> None:
    state = table()
    promote(state, 0)
    fly(state, *TO_MJOLNIR)
    assert place(state) == "site.mjolnir"
    assert steps(state) == 0
    act(state, 0, "refuel-regolith", "site.mjolnir", "bernal")
    act(state, 0, "tanks", 6)
    end_turns(state, 0)
    fly(state, *TO_GASPRA)
    assert place(state) == "site.gaspra"
    assert steps(state) == 0, "two burns have emptied six tanks"
    act(state, 0, "refuel-regolith", "site.gaspra", "bernal")
    act(state, 0, "tanks", 6)
    state.audit()
    # past Jupiter: the seed tells no single route there
    end_turns(state, 0)
    over_jupiter(state)
    state.dice.loaded = [6, 1, 6, 6, 6, 6]
    state.players[0].water = 0
    act(state, 0, "fly", ("lag.jupiter.015",))
    act(state, 0, "fly", ("lag.jupiter.016", "lag.jupiter.017", "rad.jupiter.015"))
    assert cards(state, "bernal") == ["prc_bernal"], "the second die was a 1; the radiator went in the radiation"
    assert not home.promoted(state, 0)
    assert steps(state) == 0
    move = state.move
    assert move is not None
    assert (move.place.bonus, move.place.halves) == (8, 0)
    act(state, 0, "fly", to_callisto(state))
    act(state, 0, "stop")
    assert place(state) == "lag.jupiter.020"
    state.audit()


def over_jupiter(state: FrontierState) -> None:
    """The Bernal sets out beside Jupiter and goes past it: four bonus burns."""
    station(state, "rad.jupiter.008")
    fly(state, "lag.jupiter.013")
    assert state.move is not None
    assert state.move.place.bonus == 8


def to_callisto(state: FrontierState) -> tuple[str, ...]:
    """The bonus burns alone lead to low Callisto orbit: a way is looked for among all."""
    move = state.move
    assert move is not None
    course = Course(state, 0, move)
    goal = state.system.find("lag.jupiter.020")
    todo: list[tuple[Any, tuple[str, ...]]] = [(move.place, ())]
    seen = set()
    while todo:
        here, path = todo.pop(0)
        for leg in course.legs(here):
            if leg.after.space == goal:
                return (*path, str(leg.item))
            key = (leg.after.space, leg.after.bonus, leg.after.line)
            if key not in seen:
                seen.add(key)
                todo.append((leg.after, (*path, str(leg.item))))
    raise AssertionError("no way leads there")


def test_b18_a_bernal_keeps_the_bonus_burns_of_a_flyby_when_all_else_is_lost() -> None:
    state = table(space="rad.jupiter.008")
    promote(state, 0)
    fill(state, 0, 3, fuel=REGOLITH, stack="bernal")
    over_jupiter(state)
    state.players[0].water = 0
    state.dice.loaded = [1]
    act(state, 0, "fly", ("lag.jupiter.015",))
    move = state.move
    assert move is not None
    assert move.broken
    assert move.place.bonus == 8
    assert move.left(move.place) == 0
    assert refused(state, 0, "afterburn") == "why-no-afterburner"
    act(state, 0, "stop")
    assert state.move is None, "unused ones are gone"
    assert place(state) == "lag.jupiter.015"


def test_d094_without_a_bonus_a_crash_ends_the_move_on_the_spot() -> None:
    state = table(space=LMO)
    promote(state, 0)
    set_out(state)
    state.players[0].water = 0
    state.dice.loaded = [1]
    assert state.move is not None
    move = state.move
    state.move = move.at(move.place)
    hazards.roll(state, 0, hazards.IN_CRASH_SPACE)
    assert state.move is None
    assert place(state) == LMO
    assert state.faces[card_called("prc_bernal")] == WHITE


def test_b14_why_thirteen(monkeypatch: Any) -> None:
    for dry, arrives in ((15, False), (13, True)):
        state = table(space="site.deimos")
        promote(state, 0, "in_core_thermionic", "fast_neutron_fission", "microtube_array")
        turned(state, "microtube_array", "white_heavy")
        weigh(monkeypatch, state, "prc_bernal", dry - 5)
        strip = state.rules.strip
        left = strip.capacity(dry) - 3 - 1
        fill(state, 0, strip.tanks(dry, left), strip.odd_steps(dry, left), fuel=REGOLITH, stack="bernal")
        assert steps(state) == (2 if dry == 15 else 4), "a burn and the landing on Deimos are paid"
        assert net_of(state, "prc_bernal") == 1
        act(state, 0, "move", "bernal")
        act(state, 0, "lift_off")
        assert (("fly", ("burn.mars.015",)) in first_steps(state)) == arrives
        if arrives:
            act(state, 0, "fly", ("burn.mars.015", LMO))
            act(state, 0, "stop")
            assert (place(state), steps(state)) == (LMO, 0)


def test_e23_the_mission_to_mars(monkeypatch: Any) -> None:
    """The arithmetic of the example; our map has other burns on the way."""
    state = table()
    promote(state, 0, "cascade_photovoltaic")
    weigh(monkeypatch, state, "prc_bernal", 11)
    assert state.dry_mass(state.stack(0, BERNAL)) == 15
    act(state, 0, "refuel-factory", L3, "bernal")
    act(state, 0, "tanks", 6)
    assert net_of(state, "prc_bernal") == 1
    plan = planning.planned(
        state, 0, BERNAL, activation.settings(state, 0, BERNAL)[0], state.system.find("site.deimos")
    )
    assert plan.routes(state.system.find("site.deimos"))
    assert steps(state) == 6


def first_steps(state: FrontierState) -> list[Action]:
    move = state.move
    assert move is not None
    return [("fly", (str(leg.item),)) for leg in Course(state, 0, move).legs(move.place)]


# limits


def test_d112_a_bernal_uses_all_modifiers_of_thrust() -> None:
    state = table("green")
    promote(state, 0)
    net = next(each.net for each in activation.settings(state, 0, BERNAL) if each.engine == card_called("esa_bernal"))
    assert net.as_dict() == {
        "base": 3, "supports": 1, "afterburn": 0, "class": -1, "sunlight": 0, "beam": 1, "total": 4,
    }  # fmt: skip
    state = table("red", space=LMO)
    promote(state, 0, "flywheel_compulsator")
    net = next(each.net for each in activation.settings(state, 0, BERNAL) if each.engine == card_called("prc_bernal"))
    assert net.sunlight == -1


def test_a_bernal_moves_itself_up_to_a_dry_mass_of_20(monkeypatch: Any) -> None:
    state = table()
    promote(state, 0)
    for mass, refusal in ((15, ""), (16, "why-too-heavy")):
        weigh(monkeypatch, state, "prc_bernal", mass)
        lay(state, 0, "leo", "LEO", "prc_crew")
        state.faces[card_called("prc_crew")] = WHITE
        found = [each.engine for each in activation.settings(state, 0, BERNAL)]
        dry = state.dry_mass(state.stack(0, BERNAL))
        assert (card_called("prc_bernal") in found) == (dry <= 20)
        assert refusal == "" or dry == 20 or refused(state, 0, "move", "bernal") == refusal


def test_a_bernal_lands_only_on_sites_of_size_1_whatever_helps() -> None:
    state = table(space=LMO)
    promote(state, 0)
    factory(state, 0, "site.mars-arsia-mons-caves")
    set_out(state)
    move = state.move
    assert isinstance(move, Move)
    for site, lands in (("site.mars-arsia-mons-caves", False), ("site.deimos", True)):
        there = move.place._replace(space=state.system.find(site), chute=True, link=0)
        assert bool(landing.means(state, 0, move, there)) == lands


def test_the_planner_knows_that_a_bernal_lands_on_small_sites_only() -> None:
    state = table(space=LMO)
    promote(state, 0)
    factory(state, 0, "site.mars-arsia-mons-caves", "site.deimos")
    fill(state, 0, 6, fuel=REGOLITH, stack="bernal")
    assert missions.plan(state, 0, ("plan", "site.mars-arsia-mons-caves", "bernal"))["routes"] == []
    assert missions.plan(state, 0, ("plan", "site.deimos", "bernal"))["routes"]


# what moves it


def test_d098_a_thruster_in_its_stack_moves_an_unpromoted_bernal() -> None:
    state = table("white")
    act(state, 0, "load", "bernal")
    act(state, 0, "tanks", 4)
    assert net_of(state, "nasa_crew") == 9 - 1
    assert refused(state, 0, "embark", "rocket") == "not-an-option"
    set_out(state, "nasa_crew", ())
    act(state, 0, "fly", ("lag.earth.014",))
    act(state, 0, "stop")
    assert place(state) == "lag.earth.014"
    assert home.left(state, 0)
    state.audit()


def test_d098_a_bernal_without_an_engine_neither_moves_nor_takes_water() -> None:
    state = table("purple")
    assert refused(state, 0, "move", "bernal") == "why-no-engine"
    assert refused(state, 0, "load", "bernal") == "why-no-engine"


def test_d098_a_rocket_carries_a_bernal_as_a_card_of_mass_10() -> None:
    state = table("white")
    lay(state, 0, "rocket", "orbit.el-l5", "hall_effect", "cascade_photovoltaic")
    act(state, 0, "embark", "rocket")
    assert not state.stack(0, BERNAL).there
    assert cards(state, "rocket") == ["hall_effect", "cascade_photovoltaic", "nasa_bernal", "nasa_crew"]
    assert state.dry_mass(state.stack(0, ROCKET)) == 10 + 1 + 3 + CARDS[card_called("hall_effect")].face(WHITE).mass
    assert home.kept(state, 0), "it is still at home"
    assert not [action for action in offered(state, 0) if action[0] == "rename"]
    act(state, 0, "promote-bernal")
    assert home.promoted_at(state, 0, home.orbit(state, 0))
    act(state, 0, "transfer", "rocket", "bernal")
    act(state, 0, "cards", ("cascade_photovoltaic",))
    assert cards(state, "bernal") == ["nasa_bernal", "cascade_photovoltaic"]
    assert home.promoted(state, 0), "what powers it has come along"
    state.audit()


def test_d098_a_bernal_that_leaves_its_supports_aboard_is_promoted_no_more() -> None:
    state = table("white")
    lay(state, 0, "rocket", "orbit.el-l5", "hall_effect")
    promote(state, 0, "cascade_photovoltaic")
    act(state, 0, "embark", "rocket")
    assert home.promoted(state, 0)
    act(state, 0, "transfer", "rocket", "bernal")
    act(state, 0, "cards", ())
    assert cards(state, "bernal") == ["nasa_bernal"]
    assert not home.promoted(state, 0)
    state.audit()


def test_d098_the_tanks_of_a_bernal_are_emptied_before_it_goes_aboard() -> None:
    state = table("white")
    lay(state, 0, "rocket", "orbit.el-l5", "hall_effect")
    fill(state, 0, 1, stack="bernal")
    assert refused(state, 0, "embark", "rocket") == "why-bernal-fuelled"


def test_d098_the_dirt_launcher_carries_a_bernal_and_no_other_freighter_does() -> None:
    for freighter, carries in (("rotary_dirt_launcher", True), ("z_pinch_d_t_li6_fusion", False)):
        state = table("white", cargo=True)
        lay(state, 0, "freighter", "orbit.el-l5", freighter, side="black")
        assert (("embark", "freighter") in offered(state, 0)) is False
        lay(state, 0, "leo", "LEO", "nasa_crew")
        assert (("embark", "freighter") in offered(state, 0)) == carries
    state = table("white", cargo=True)
    lay(state, 0, "freighter", "orbit.el-l5", "rotary_dirt_launcher", side="black")
    assert refused(state, 0, "embark", "freighter") == "why-bernal-cargo"
    lay(state, 0, "leo", "LEO", "nasa_crew")
    act(state, 0, "embark", "freighter")
    assert cards(state, "freighter") == ["rotary_dirt_launcher", "nasa_bernal"]
    state.audit()


def test_d080_at_a_factory_the_launcher_takes_what_is_in_the_bernal_as_well() -> None:
    state = table("white", cargo=True, space="site.deimos")
    lay(state, 0, "freighter", "site.deimos", "rotary_dirt_launcher", side="black")
    assert refused(state, 0, "embark", "freighter") == "why-bernal-cargo"
    factory(state, 0, "site.deimos")
    act(state, 0, "embark", "freighter")
    assert cards(state, "freighter") == ["rotary_dirt_launcher", "nasa_bernal", "nasa_crew"]
    assert ("move", "freighter") in offered(state, 0), "the Bernal does not count for its load"
    state.audit()


def test_d098_the_dirt_launcher_flies_a_bernal_away_and_sets_it_down() -> None:
    state = table("white", cargo=True)
    lay(state, 0, "freighter", "orbit.el-l5", "rotary_dirt_launcher", side="black")
    lay(state, 0, "leo", "LEO", "nasa_crew")
    act(state, 0, "embark", "freighter")
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", ("lag.earth.014",))
    assert home.space_of(state, 0) == state.system.find("lag.earth.014")
    assert home.left(state, 0), "its privileges stay at home"
    act(state, 0, "stop")
    act(state, 0, "transfer", "freighter", "bernal")
    act(state, 0, "cards", ())
    assert place(state, "bernal") == "lag.earth.014"
    assert not state.stack(0, NUMBER["freighter"]).there, "it has unloaded its last cargo"
    assert card_called("rotary_dirt_launcher") in state.players[0].hand
    assert card_called("nasa_bernal") in state.carried
    state.audit()


def test_d098_a_bernal_aboard_a_launcher_that_crashes_stays_on_the_spot() -> None:
    for side in ("black", "purple"):
        state = table("white", cargo=True)
        lay(state, 0, "freighter", "orbit.el-l5", "rotary_dirt_launcher", side=side)
        lay(state, 0, "leo", "LEO", "nasa_crew")
        act(state, 0, "embark", "freighter")
        act(state, 0, "move", "freighter")
        act(state, 0, "fly", ("lag.earth.014",))
        state.dice.loaded = [1]
        hazards.roll(state, 0, hazards.BY_FACTORY)
        assert state.move is None
        assert place(state, "bernal") == "lag.earth.014"
        assert state.stack(0, NUMBER["freighter"]).there == (side == "purple"), "a promoted one starts again"
        state.audit()


# sunlight


def test_d105_a_solar_bernal_that_sets_out_beyond_mars_is_promoted_no_more() -> None:
    state = table(space="lag.ceres.012")
    promote(state, 0, "flywheel_compulsator")
    lay(state, 0, "bernal", "lag.ceres.012", "photon_heliogyro")
    assert home.promoted(state, 0), "being there is not enough"
    engines = {CARDS[each.engine].id for each in activation.settings(state, 0, BERNAL)}
    assert "prc_bernal" not in engines
    set_out(state, "prc_crew", ())
    assert not home.promoted(state, 0)


def test_d105_a_push_factory_of_ones_own_or_of_an_ally_helps_out_to_saturn() -> None:
    push = "site.venus-aerostat-xity"
    for owner in (0, 1):
        state = table("red", "white", space="lag.ceres.012")
        promote(state, 0, "flywheel_compulsator")
        push = next(each.id for each in state.system.spaces if each.site is not None and "push" in each.site.icons)
        factory(state, owner, push)
        if owner == 1:
            act(state, 0, "propose")
            act(state, 0, "terms", (("want", "push"),))
            act(state, 1, "accept")
        set_out(state, "prc_crew", ())
        assert home.promoted(state, 0)


def test_d105_nuclear_power_serves_everywhere() -> None:
    state = table(space="lag.ceres.012")
    promote(state, 0)
    fly(state, "site.gaspra")
    assert home.promoted(state, 0)
    assert place(state) == "site.gaspra"


# what it carries


def test_d099_craft_of_the_stack_land_next_to_where_it_has_come() -> None:
    state = table("red", space="burn.mars.015")
    promote(state, 0)
    factory(state, 0, "site.mars-arsia-mons-caves")
    fly(state, LMO)
    act(state, 0, "stop")
    act(state, 0, "transfer", "bernal", "rocket")
    act(state, 0, "cards", ("prc_crew",))
    act(state, 0, "move", "rocket")
    assert first_steps(state) == [("fly", ("lag.mars.007",)), ("fly", ("lag.mars.008",))], "only down"
    state.players[0].water = 0
    state.dice.loaded = [6]
    act(state, 0, "fly", ("lag.mars.008", "site.mars-arsia-mons-caves"))
    assert place(state, "rocket") == "site.mars-arsia-mons-caves", "by its parachute"
    state.audit()


def test_d099_a_factory_helps_craft_of_the_stack_to_land() -> None:
    state = table("red", space="lag.ceres.012")
    promote(state, 0)
    lay(state, 0, "rocket", "lag.ceres.012", "hall_effect", "cascade_photovoltaic")
    state.carried = state.stack(0, ROCKET).cards
    assert refused(state, 0, "move", "rocket") == "why-carried"
    factory(state, 0, "site.flora")
    state.players[0].water = 0
    state.dice.loaded = [6]
    act(state, 0, "move", "rocket")
    act(state, 0, "fly", ("site.flora",))
    assert place(state, "rocket") == "site.flora"


def test_d061_a_bernal_carried_this_turn_does_not_move_again_except_to_land() -> None:
    state = table("red")
    promote(state, 0)
    state.carried = state.stack(0, BERNAL).cards
    assert refused(state, 0, "move", "bernal") == "why-carried"
    station(state, "lag.mars.009")
    set_out(state)
    assert first_steps(state) == [("fly", ("site.deimos",))]


def test_e12_a_bernal_does_not_move_by_a_generator_that_came_this_turn() -> None:
    state = table("red")
    lay(state, 0, "rocket", L3, *CHAIN, "microtube_array")
    turned(state, "microtube_array", "white_heavy")
    state.carried = state.stack(0, ROCKET).cards
    act(state, 0, "transfer", "rocket", "bernal")
    act(state, 0, "cards", (*CHAIN, "microtube_array"))
    act(state, 0, "promote-bernal")
    assert refused(state, 0, "move", "bernal") == "why-carried"
    end_turns(state, 0)
    assert ("move", "bernal") in offered(state, 0)
