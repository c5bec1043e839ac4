"""The solitaire game: the Robot's dice, its mat, its start worlds, and who wins."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cosmodrome.arena import simulate
from cosmodrome.games.race.components.cards import KIND, START
from cosmodrome.games.race.components.mat import DATA, DICE, LEVELS, ROWS, WORLDS
from cosmodrome.games.race.components.robot import Robot
from cosmodrome.games.race.rules import actions
from cosmodrome.games.race.rules.actions import NAMES
from cosmodrome.games.race.rules.ending import best_seats
from cosmodrome.games.race.rules.solitaire import (
    RobotConsumes,
    RobotDevelops,
    RobotExplores,
    RobotProduces,
    RobotSettles,
    cards_meant,
    robot_score,
)
from cosmodrome.games.race.shown.reference import reference
from cosmodrome.games.race.shown.terminal import table
from cosmodrome.games.race.state import RaceState
from cosmodrome.kernel import BadSetup, Dice
from cosmodrome.kernel.options import resolve
from cosmodrome.text import Catalogue
from tests.generic.messages import problems_of_message
from tests.play import play

from .positions import GAME, act, begin, hold, lay, names, new, options, position, stack, tableau, take, told

explores = RobotExplores().run
develops, develops_again = RobotDevelops(actions.DEVELOP).run, RobotDevelops(actions.DEVELOP_AGAIN).run
settles, settles_again = RobotSettles(actions.SETTLE).run, RobotSettles(actions.SETTLE_AGAIN).run
consumes = RobotConsumes().run
produces = RobotProduces().run

SOURCES = {"booklet", "reported", "house"}


def solitaire(world: str = "old_earth", level: str = "medium", expansion: str = "rebel") -> tuple[RaceState, Robot]:
    """An empty table: the Robot has only its start world, and no cards in its pile."""
    state = position(1, expansion, robot=world, difficulty=level)
    robot = Robot(world, level)
    robot.player.place(take(state, world))
    robot.player.snapshot()
    state.robot = robot
    state.audit()
    return state, robot


def give(state: RaceState, robot: Robot, *cards: str) -> None:
    """These cards are its pile, and nothing more can be drawn."""
    robot.player.hand = [take(state, name) for name in cards]
    stack(state)


def chooses(state: RaceState, *chosen: str, person: tuple[int, ...] = ()) -> None:
    """The round is under way: these are the Robot's actions, and those of the person."""
    robot = state.robot
    assert robot is not None
    robot.chosen = chosen
    robot.player.actions = cards_meant(chosen)
    state.players[0].actions = person


# set-up


def test_one_person_plays_against_the_robot() -> None:
    state = new(1, expansion="rebel")
    robot = state.robot
    assert robot is not None
    assert state.pool == 24
    assert len(state.players[0].offered) == 2
    assert not set(state.players[0].offered) & set(robot.player.tableau)
    act(state, 0, "start", state.players[0].offered[0])
    act(state, 0, "discard", tuple(state.players[0].hand[: len(state.players[0].hand) - 4]))
    assert len(robot.player.hand) == 4
    assert len(options(state, 0)) == 23
    assert state.goals == []


def test_without_rebel_vs_imperium_the_person_has_one_start_world() -> None:
    state = new(1, expansion="storm")
    assert len(state.players[0].tableau) == 1
    assert state.robot is not None
    assert START[KIND[state.robot.player.tableau[0]]] in range(9)


@pytest.mark.parametrize("world", list(WORLDS))
def test_the_robot_has_the_start_world_asked_for(world: str) -> None:
    state = new(1, expansion="rebel", robot=world)
    assert state.robot is not None
    assert names(state.robot.player.tableau) == [world]


@pytest.mark.parametrize(
    "wrong",
    [
        {"expansion": "base"},
        {"expansion": "rebel_only"},
        {"expansion": "rebel", "takeovers": True},
        {"expansion": "rebel", "scenario": "rebel_vs_imperium"},
        {"expansion": "rebel", "draft": True},
    ],
)
def test_what_the_robot_does_not_play(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match="1 seats; with these options it takes 2 to"):
        GAME.new(1, 1, **wrong)


@pytest.mark.parametrize("expansion", ["base", "storm", "rebel_only"])
def test_the_robot_starts_only_where_its_world_is(expansion: str) -> None:
    with pytest.raises(BadSetup, match="robot: rebel_cantina goes only with expansion"):
        GAME.new(1, 1, expansion=expansion, robot="rebel_cantina")


def test_goals_and_one_action_have_no_place() -> None:
    state = new(1, expansion="storm", goals=True, advanced=False)
    assert state.goals == []
    assert state.rules.advanced


def test_the_person_gets_a_preset_hand_whose_start_world_is_left() -> None:
    for seed in range(20):
        state = new(1, seed, expansion="storm", start="preset", robot="new_sparta")
        assert len(state.players[0].hand) == 4
        assert tableau(state, 0) != ["new_sparta"]


def test_several_play_without_the_robot() -> None:
    state = new(2, expansion="rebel")
    assert state.robot is None
    assert state.view(0)["robot"] is None
    for wrong in ({"robot": "rebel_cantina"}, {"difficulty": "hard"}):
        with pytest.raises(BadSetup, match="2 seats; with these options it takes 1 to 1"):
            GAME.new(2, 1, expansion="rebel", **wrong)


# the dice


@pytest.mark.parametrize(
    ("faces", "person", "meant"),
    [
        (("star", "produce"), ("explore_five", "settle"), ("settle", "produce")),
        (("star", "star"), ("explore_five", "settle"), ("settle", "explore")),
        (("star", "star"), ("develop", "develop_again"), ("develop", "develop")),
        (("star", "develop"), ("trade", "double"), ("double", "develop")),
        (("robot", "star"), ("explore_one", "produce"), ("settle", "produce")),
    ],
)
def test_faces(faces: tuple[str, ...], person: tuple[str, ...], meant: tuple[str, ...]) -> None:
    state, robot = solitaire("new_sparta")
    begin(state, "actions")
    state.dice.loaded = [DICE[die].index(face) + 1 for die, face in enumerate(faces)]
    act(state, 0, "choose", *person)
    assert robot.rolled == faces
    assert robot.chosen == meant


def test_the_same_face_twice_is_two_phases() -> None:
    state, robot = solitaire("new_sparta")
    begin(state, "actions")
    state.dice.loaded = [DICE[0].index("settle") + 1, DICE[1].index("settle") + 1]
    act(state, 0, "choose", "trade", "double")
    assert [NAMES[action] for action in robot.player.actions] == ["settle", "settle_again"]
    act(state, 0, "pass")
    assert state.phase == "settle_again"


def test_phases_of_the_dice_are_played_by_the_person_too() -> None:
    state, _ = solitaire()
    hold(state, 0, "public_works", "gem_world", "spice_world")
    chooses(state, "develop", "develop")
    begin(state, "develop")
    assert state.waiting == (0,)
    act(state, 0, "pass")
    assert state.phase == "develop_again"


# the mat


def test_explore() -> None:
    for chosen, cards, credit in ((("explore", "develop"), 1, 2), (("explore", "explore"), 3, 2), ((), 1, 1)):
        state, robot = solitaire()
        chooses(state, *chosen, person=(1, 9))
        explores(state)
        assert (len(robot.player.hand), robot.credit) == (cards, credit)


def test_a_marker_comes_before_anything_else_in_develop() -> None:
    state, robot = solitaire()
    give(state, robot, "public_works")
    robot.credit = 2
    chooses(state, "develop", "develop")
    develops(state)
    assert (robot.marked, robot.markers, robot.credit, robot.size) == (1, 1, 0, 2)
    assert robot_score(robot) == 6 + 2, "the marker, and Old Earth"


def test_a_marker_costs_three_credits_in_reaction() -> None:
    state, robot = solitaire()
    give(state, robot, "public_works")
    robot.credit = 2
    chooses(state, "settle", "produce", person=(3, 9))
    develops(state)
    assert robot.marked == 0
    assert names(robot.player.tableau) == ["old_earth", "public_works"]
    robot.credit = 3
    develops(state)
    assert (robot.marked, robot.credit) == (1, 0)


def test_it_turns_over_its_pile_for_a_development_it_can_pay_for() -> None:
    state, robot = solitaire(level="easy")
    robot.markers = 0
    give(state, robot, "gem_world", "spice_world", "rebel_miners")
    chooses(state, "develop", "settle")
    develops(state)
    assert robot.player.hand == []
    assert len(state.discards[0]) == 3
    assert told(state)[-2:] == ["robot-turns-over", "robot-develops-nothing"]
    assert all(bits == -1 for bits in state.seen[0]), "everybody has seen them"
    robot.credit = 0
    robot.player.hand = [state.discards[0].pop()]
    state.seen[0].pop()
    develops(state)
    assert robot.size == 1


def test_it_does_not_develop_the_same_twice() -> None:
    state, robot = solitaire()
    robot.markers = 0
    give(state, robot, "public_works", "public_works")
    chooses(state, "develop", "develop")
    robot.credit = 9
    develops(state)
    develops_again(state)
    assert names(robot.player.tableau) == ["old_earth", "public_works"]


def test_worlds_by_start_world() -> None:
    for world, found in (("old_earth", "gem_world"), ("imperium_warlord", "rebel_outpost")):
        state, robot = solitaire(world)
        give(state, robot, "gem_world", "rebel_outpost", "public_works")
        chooses(state, "settle", "produce")
        settles(state)
        assert names(robot.player.tableau) == [world, found]


def test_what_worlds_bring() -> None:
    for card, credit, economy in (("gem_world", 1, 1), ("radioactive_world", 2, 0), ("merchant_world", 1, 0)):
        state, robot = solitaire()
        give(state, robot, card)
        chooses(state, "settle", "produce")
        settles(state)
        assert (robot.size, robot.credit, robot.economy) == (2, credit, economy), card


def test_consume_pays_chips_from_the_pool() -> None:
    expected = {
        ("trade",): (1, 1),
        ("double",): (4, 0),
        ("trade", "double"): (6, 1),
        ("trade", "trade"): (6, 1),
        (): (1, 0),
    }
    for chosen, (points, credit) in expected.items():
        state, robot = solitaire()
        robot.economy = 3
        chooses(state, *chosen, person=(7, 9))
        consumes(state)
        assert (robot.player.vp, robot.credit) == (points, 1 + credit), chosen
        assert state.pool == 24 - points
        state.audit()


def test_produce() -> None:
    for chosen, economy in ((("produce",), 1), (("produce", "produce"), 2), ((), 0)):
        state, robot = solitaire()
        chooses(state, *chosen, person=(9,))
        produces(state)
        assert (robot.economy, robot.credit) == (economy, 1)


def test_nothing_happens_in_a_phase_nobody_has_chosen() -> None:
    state, robot = solitaire()
    chooses(state, person=(1,))
    for turn in (develops, settles_again, consumes, produces):
        turn(state)
    assert robot.did == []


# the start worlds of Rebel vs Imperium, as the booklet has them


@pytest.mark.parametrize("world", ["rebel_cantina", "galactic_developers", "imperium_warlord"])
def test_they_start_with_one_credit_and_no_economy(world: str) -> None:
    robot = Robot(world, "medium")
    assert (robot.credit, robot.economy) == (1, 0)
    assert WORLDS[world]["credit"]["source"] == WORLDS[world]["economy"]["source"] == "booklet"


def test_rebel_cantina() -> None:
    for card in ("gem_world", "rebel_outpost"):
        state, robot = solitaire("rebel_cantina")
        give(state, robot, card)
        chooses(state, "settle")
        settles(state)
        assert names(robot.player.tableau) == ["rebel_cantina", card]
    for row in ("action", "reaction"):
        assert ROWS["rebel_cantina"]["settle"][row]["draw"] > ROWS["old_earth"]["settle"][row]["draw"]
    for chosen in (("produce",), ()):
        state, robot = solitaire("rebel_cantina")
        chooses(state, *chosen, person=(9,))
        produces(state)
        assert robot.credit == 2


def test_rebel_cantina_takes_whichever_world_comes_first_also_in_reaction() -> None:
    """With one credit: it does not pass over a world of one sort for one of the other that would be cheaper."""
    found = set()
    for seed in range(10):
        state, robot = solitaire("rebel_cantina")
        state.dice = Dice(f"{seed}")
        give(state, robot, "gem_world", "rebel_outpost")
        chooses(state, person=(actions.SETTLE,))
        settles(state)
        assert state.discards == [[]]
        found.add(names(robot.player.tableau)[-1])
    assert found == {"gem_world", "rebel_outpost"}


def test_galactic_developers() -> None:
    mat, own = ROWS["old_earth"]["develop"], ROWS["galactic_developers"]["develop"]
    for row in ("action", "reaction"):
        assert own[row]["flip"] > mat[row].get("flip", 0)
    assert own["action"]["six"] == 0
    assert (own["reaction"]["marker"], own["reaction"]["six"]) == (2, 1)
    assert mat["reaction"]["marker"] == 3


def test_galactic_developers_turn_over_more_cards() -> None:
    state, robot = solitaire("galactic_developers")
    robot.markers = 0
    give(state, robot)
    state.piles[0] = state.aside[:5]
    state.aside = state.aside[5:]
    chooses(state, "develop")
    develops(state)
    turned = len(state.discards[0]) + robot.size - 1
    assert 1 <= turned <= 3, "one drawn, and up to two more"
    state.audit()


def test_imperium_warlord() -> None:
    for phase, rows in (("explore", ("action", "twice", "reaction")), ("settle", ("action", "reaction"))):
        for row in rows:
            assert ROWS["imperium_warlord"][phase][row]["draw"] > ROWS["old_earth"][phase][row]["draw"]
    assert WORLDS["imperium_warlord"]["finds"] == {"is": "military", "source": "booklet"}


# the end


def test_a_full_tableau_ends_the_game() -> None:
    state, robot = solitaire()
    robot.marked = 11
    begin(state, "end")
    assert state.over
    assert state.winners == []
    assert state.scores == [0]
    assert told(state)[-1] == "robot-wins"


def test_the_person_wins() -> None:
    state, robot = solitaire()
    lay(state, 0, "galactic_federation", "rebel_homeworld")
    state.pool -= 24
    state.players[0].vp += 24
    begin(state, "end")
    assert state.winners == [0]
    assert told(state)[-1] == "robot-beaten"
    assert state.view(0)["robot"]["points"] == robot_score(robot)


@pytest.mark.parametrize(("credit", "won"), [(0, True), (1, True), (2, False)])
def test_in_a_tie_cards_and_goods_stand_against_cards_and_credits(credit: int, won: bool) -> None:
    state, robot = solitaire()
    hold(state, 0, "gem_world")
    state.players[0].vp = robot_score(robot)
    robot.credit = credit
    assert best_seats(state) == ([0] if won else [])


def test_mining_conglomerate_needs_a_good_even_without_a_rival() -> None:
    state, _ = solitaire()
    lay(state, 0, "mining_conglomerate")
    chooses(state, person=(9,))
    begin(state, "produce")
    assert state.players[0].hand == []


# what is shown


def test_the_pile_is_secret() -> None:
    state = new(1, expansion="rebel")
    play(state, Dice("pile"), 12)
    assert state.robot is not None
    robot = state.view(0)["robot"]
    assert robot["cards"] == len(state.robot.player.hand)
    assert "hand" not in robot


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_robot_is_on_the_table(language: str) -> None:
    state = new(1, expansion="rebel", robot="rebel_cantina", difficulty="hard")
    catalogue = Catalogue(state.game, language)
    dice = Dice("table")
    while not state.over:
        play(state, dice, 1)
        lines = table(state.view(0), catalogue.say)
        assert not any(re.search(r"(table|robot|face|gain)-", line) for line in lines), lines
    assert any("9" in line for line in lines)


def test_every_figure_has_a_source_and_can_be_said() -> None:
    known = reference(resolve(GAME.options, {"expansion": "rebel"}))["robot"]
    assert known is not None
    assert len(known["worlds"]) == 12
    rows = known["mat"] + known["placed"] + [row for world in known["worlds"] for row in world["changes"]]
    figures = known["start"] + [figure for row in rows for figure in row["figures"]]
    figures += [figure for part in (*known["worlds"], *known["levels"]) for figure in part["figures"]]
    problems: list[str] = []
    for figure in figures:
        assert figure["source"] in SOURCES
        problems += problems_of_message(GAME, *figure["about"])
    for row in rows:
        problems += problems_of_message(GAME, f"row-{row['row']}", {})
    for die in known["dice"]:
        for face in die["faces"]:
            problems += problems_of_message(GAME, f"face-{face}", {})
    for source in SOURCES:
        problems += problems_of_message(GAME, f"source-{source}", {})
    assert problems == []
    for expansion, worlds in (("storm", 9), ("base", None), ("rebel_only", None)):
        other = reference(resolve(GAME.options, {"expansion": expansion}))["robot"]
        assert (None if other is None else len(other["worlds"])) == worlds


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_has_the_start_worlds_of_the_data(language: str) -> None:
    """Figures of the booklet stand in bold, our own in italics, as the data marks them."""
    marks = {"booklet": "**", "reported": "", "house": "*"}
    catalogue = Catalogue(GAME, language)
    text = (GAME.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    for world, printed in WORLDS.items():
        cells = [catalogue.say(world)]
        for name in ("credit", "economy"):
            mark = marks[printed[name]["source"]]
            cells.append(f"{mark}{printed[name]['n']}{mark}")
        mark = marks[printed["favourite"]["source"]]
        cells.append(f"{mark}{catalogue.say('face-' + printed['favourite']['is'])}{mark}")
        assert f"{' | '.join(cells)} |" in text, cells


# how strong it is


@pytest.mark.parametrize("level", list(LEVELS))
def test_it_is_a_fair_fight(level: str) -> None:
    """Of many games the rule-of-thumb bot wins between a third and two thirds (data/robot.toml); here are a few."""
    result = simulate("race", 40, 1, ["governor"], {"expansion": "rebel", "difficulty": level}, seed=1)
    assert result.finished == 40
    assert 0.2 < result.bots["governor"].share < 0.8


def test_the_levels_differ_in_their_markers_only() -> None:
    assert [LEVELS[level]["markers"]["n"] for level in LEVELS] == [1, 2, 3]
    assert set(DATA["level"]) == {"easy", "medium", "hard"}
