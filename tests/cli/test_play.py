"""`cosmodrome play`: the terminal table."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from cosmodrome.kernel import Action, Bot, Position, Record
from tests.toys import CARGO, find_toy

from .conftest import Run

ALWAYS_THE_FIRST = "1\n\na\n" * 60
"""Answers any question of these games: the first answer, the suggestion, or the first letter."""


class Cheat(Bot):
    def act(self, position: Position) -> Action:
        return ("cheat",)


@pytest.mark.parametrize("game", ["cargo", "tender", "hangar", "courier"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_person_plays_to_the_end(run: Run, game: str, language: str) -> None:
    played = run("play", game, "--seed", 3, "--lang", language, typed=ALWAYS_THE_FIRST)
    assert played.code == 0
    assert played.err == ""
    assert ("The game is over." if language == "en" else "La partie est terminée.") in played.out
    assert ("Seed: 3" if language == "en" else "Graine\xa0: 3") in played.out


def test_every_question_says_who_is_asked_what_and_by_which_rule(run: Run) -> None:
    shown = run("play", "cargo", "--people", "Ann", "--seed", 20773, typed="nonsense\n").out
    question = "Ann, your decision: Ship at least 10, or draw. (rules: Shipping)"
    assert shown.count(question) == 2
    assert "This is neither an answer nor a command." in shown


def test_an_answer_the_rules_refuse_is_explained_and_changes_nothing(run: Run) -> None:
    shown = run("play", "cargo", "--seed", 20773, typed="1 2\n\nquit\n").out
    assert "Not enough: at least 10 needed, 6 chosen (mass). (rules: Shipping)" in shown
    assert "Captain ships Mass 5, Mass 5 for the order of 10." in shown


def test_end_of_input_is_a_polite_end(run: Run) -> None:
    ended = run("play", "cargo", typed="")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith("Goodbye.\n")


def test_an_interrupt_ends_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(table: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cosmodrome.cli.table.table.Table.run", interrupted)
    assert run("play", "cargo").code == 130


def test_bots_alone_can_be_watched(run: Run) -> None:
    watched = run("play", "cargo", "--people", "", "--bots", "random", "--seats", 2, "--seed", 3)
    assert watched.code == 0
    assert "your decision" not in watched.out
    assert "You draw" not in watched.out, "a spectator sees no hidden card"
    assert "The game is over." in watched.out


def test_a_bot_that_breaks_the_rules_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.cli.table.players.make_bot", lambda game, spec, seed: Cheat())
    ended = run("play", "cargo", "--people", "", "--bots", "random", "--seed", 3)
    assert ended.code == 1
    said = "the bot random answered ('cheat',): This is not one of the answers. (not-an-option, rule: ship)"
    assert ended.err == f"cosmodrome: {said}\n"


def test_a_bot_that_raises_is_named(run: Run) -> None:
    ended = run("play", "cargo", "--people", "", "--bots", "tests.bots.own:Clumsy", "--seed", 3)
    assert ended.code == 1 and ended.err.count("\n") == 1
    assert ended.err.startswith("cosmodrome: the bot tests.bots.own:Clumsy raised ValueError: which way is up? (")


# seats


def test_a_person_and_bots_fill_the_table(run: Run) -> None:
    shown = run("play", "tender").out
    assert "Seat 1: Captain\nSeat 2: Laika, played by the bot random\n" in shown
    assert "Seat 4: Strelka" in shown and "Seat 5" not in shown


def test_bots_repeat_until_every_seat_is_taken(run: Run) -> None:
    shown = run("play", "tender", "--people", "Ann,Laika", "--bots", "random,search:5", "--seats", 5).out
    assert "Seat 3: Belka, played by the bot random\n" in shown
    assert "Seat 4: Strelka, played by the bot search:5\n" in shown
    assert "Seat 5: Ham, played by the bot random\n" in shown


def test_seats_are_as_many_as_are_named(run: Run) -> None:
    assert "Seat 3" not in run("play", "tender", "--bots", "random").out


# commands


def test_help_why_rules_table_and_log(run: Run) -> None:
    shown = run(
        "play", "cargo", "--seed", 20773, typed="?\nwhy\nrules\nrules setup\nrules none\ntable\n\nlog\nlog 1\n"
    ).out
    assert "undo: take your last action back" in shown
    assert "Pass: You may pass only when the deck is empty. (rules: Drawing)" in shown
    assert "Put down cards of at least the order's mass" in shown
    assert "Shuffle the cards, deal four to each seat" in shown
    assert "The rulebook has no section “none”." in shown and "  draw: Drawing" in shown
    assert shown.count("hand: 2, 4, 5, 5") == 2
    assert shown.count("Captain ships Mass 5, Mass 5") == 2
    assert shown.count("Belka draws a card.") == 3


@pytest.mark.parametrize("word", ["pourquoi", "why", "POURQUOI"])
def test_commands_have_words_of_the_language(run: Run, word: str) -> None:
    shown = run("play", "cargo", "--seed", 20773, "--lang", "fr", typed=f"{word}\nregles\nquitter\n").out
    assert "Passer\xa0: " in shown and "Expédier\n\nPosez" in shown
    assert shown.endswith("Au revoir.\n")


def test_what_would_come_of_an_answer(run: Run) -> None:
    typed = "? 1\n? 2\n? 99\n? fly\nquit\n"
    shown = run("play", "barter", "--people", "Ada", "--bots", "random", "--seed", 1, typed=typed).out
    foreseen = re.findall(r"> .*\n(.*):\n  points: (\d)\n  This can be taken back\.\n", shown)
    assert foreseen == [("Pass", "1"), ("Offer Laika grain for ore", "2")]
    assert "> ? 99\nThe numbers go from 1 to 7." in shown
    assert "> ? fly\nThis is neither an answer nor a command." in shown


def test_what_would_come_of_a_path(run: Run) -> None:
    shown = run("play", "courier", "--seed", 1, typed="? 1\n? 1 2\nquit\n").out
    assert "> ? 1\nthe northern passage is no station" in shown
    assert "> ? 1 2\nFly the northern passage, Vesta:\n  This can not be taken back.\n" in shown


def test_nothing_closed_is_said_too(run: Run) -> None:
    assert "Nothing is closed to you" in run("play", "tender", typed="why\n").out


def test_undo_takes_back_the_last_action(run: Run) -> None:
    shown = run("play", "hangar", "--people", "Ann,Bob", "--seats", 2, typed="\nundo\n").out
    assert "There is nothing you may take back" in shown


# files


def test_save_and_load(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "cargo", "--seed", 20773, typed=f"\nsave {file}\nquit\n")
    saved = Record.load(file, find_toy)
    assert saved.verify().history[0] == (0, ("ship", (5, 5)))
    loaded = run("play", "cargo", "--load", file, typed="log\n")
    assert loaded.code == 0
    assert "Captain ships Mass 5, Mass 5 for the order of 10." in loaded.out
    assert "Your cards do not reach 7." in loaded.out


def test_a_game_is_kept_move_by_move(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "cargo", "--seed", 20773, "--save", file, typed="\n")
    before = len(Record.load(file, find_toy).actions)
    assert before > 0
    run("play", "cargo", "--load", file, "--save", file, typed="\n")
    assert len(Record.load(file, find_toy).actions) > before


def test_a_finished_game_is_kept_whole(record: Path) -> None:
    assert Record.load(record, find_toy).verify().over


def test_no_other_file_is_ever_overwritten(run: Run, tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    refused = run("play", "cargo", "--save", precious)
    assert refused.code == 2
    assert "exists" in refused.err
    again = tmp_path / "again.json"
    shown = run(
        "play", "cargo", typed=f"save {precious}\nsave\nsave {again}\nsave {again}\nsave {tmp_path}/no/dir\n"
    ).out
    assert "exists already. Please name another file." in shown
    assert "Please say where: save FILE" in shown
    assert shown.count(f"Saved in {again}.") == 2
    assert "could not be written" in shown
    assert precious.read_text() == "precious"


def test_a_name_no_file_can_have_is_refused(run: Run) -> None:
    assert "could not be written" in run("play", "cargo", typed="save a\0b\n").out


def test_loading_the_wrong_game_or_with_set_up_is_refused(run: Run, record: Path) -> None:
    wrong = run("play", "tender", "--load", record)
    assert (wrong.code, wrong.out) == (2, "")
    assert "is a game of cargo, not of tender" in wrong.err
    assert run("play", "cargo", "--load", record, "--seed", 1).code == 2


def test_a_finished_game_that_is_loaded_shows_its_end(run: Run, record: Path) -> None:
    shown = run("play", "cargo", "--load", record)
    assert shown.code == 0
    assert "The game is over." in shown.out


def test_undo_after_own_action(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a seat acts twice in a row, the first action can be taken back."""
    monkeypatch.setattr("tests.toys.hangar.HangarState.ticking", property(lambda state: False))
    typed = "\n2\n" + "\n1\n" + "\n2\n3\nundo\n3\nquit\n"
    shown = run("play", "hangar", "--people", "Ann,Bob", "--seats", 2, "--seed", 1, typed=typed).out
    assert "Your last action is taken back." in shown
    assert shown.count("Ann takes the ") == 2


# hidden information at one screen


def test_people_at_one_screen_do_not_see_each_others_cards(run: Run) -> None:
    shown = run("play", "cargo", "--people", "Ann,Bob", "--seats", 2, "--seed", 3, typed="\na\n\na\nquit\n").out
    parts = shown.split("-" * 40)
    assert [part.split(",")[0].strip() for part in parts[1:]] == ["Ann", "Bob", "Ann"]
    assert "You draw" not in parts[2].split("Press Enter.")[1].split("> ")[0], "Bob is not told what Ann drew"
    assert "Ann draws a card." in parts[2], "but he is told that she did"


def test_leaving_is_possible_while_the_screen_changes_hands(run: Run) -> None:
    assert run("play", "cargo", "--people", "Ann,Bob", typed="quit\n").out.endswith("Goodbye.\n")


# language


def test_the_environment_decides_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "À la table" in run("play", "cargo").out
    assert "At the table" in run("play", "cargo", "--lang", "en").out


# the table as the game draws it


def test_a_game_may_draw_its_own_table(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = Path(sys.modules["cosmodrome.games"].__path__[-1]) / "cargo"
    (package / "terminal.py").write_text("def table(view, say):\n    return [say('passed', {'seat': view['turn']})]\n")
    monkeypatch.setattr(CARGO, "folder", package)
    (package / "locale").symlink_to(Path(__file__).parents[1] / "toys" / "cargo" / "locale")
    assert "\n\nCaptain passes.\n\n" in run("play", "cargo", "--seed", 20773).out
    sys.modules.pop("cosmodrome.games.cargo.terminal")
