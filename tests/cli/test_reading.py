"""What is read at the terminal: cards explained, rules laid out, lines that end between words."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cosmodrome.cli.table.console import Console

from .conftest import Run

RACE = ("play", "race", "--seats", 3, "--seed", 5)


def test_race_shows_cost_kind_and_powers(run: Run) -> None:
    shown = run(*RACE).out
    assert "Expedition Force: development, cost 1, 1 VP. Explore: Draw 1 more card." in " ".join(shown.split())
    assert "(military world, Genes windfall, defence 2)" in shown
    assert ": 1 point, 0 of them in chips" in shown


def test_any_card_is_explained(run: Run) -> None:
    lines = run(*RACE, typed="card galactic survey: SETI\ncard new spar\ncard alien\ncard moon base\ncard\n").out
    assert "Galactic Survey: SETI: development, cost 6, VP by what you have." in lines
    assert "  1 VP for each development with an Explore power, this one included." in lines
    assert "New Sparta: military world, defence 2, 1 VP." in lines
    assert "Which one? " in lines
    assert "There is no card called “moon base”." in lines
    assert "Please say which: card NAME" in lines
    assert "défense 2" in run(*RACE, "--lang", "fr", typed="carte nouvelle spar\n").out
    assert "has no cards to be explained here" in run("play", "cargo", typed="card 1\n").out


def test_trucker_explains_its_marks(run: Run) -> None:
    helped = run("play", "trucker", "--seats", 2, "--option", "building=turns", typed="?\n").out
    assert " is smooth, 1 a single connector, 2 a double one, U a universal one" in helped
    assert "U a universal one" not in run(*RACE, typed="?\n").out


def test_rules_are_laid_out(run: Run) -> None:
    shown = run(*RACE, typed="rules #setup\n").out
    rules = shown[shown.index("Chips. The pool") :]
    assert "**" not in rules and "| ---" not in rules and "](" not in rules
    assert " Number  Start world " in rules and " • A windfall start world" in rules
    assert all(line == line.rstrip() and len(line) <= 96 for line in rules.splitlines()[:20])


class Screen:
    """A terminal of forty columns."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


def test_words_are_not_broken_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    line = "  1. Place the Alien Rosetta Stone World on top of everything that lies there"
    Console().write(line)
    assert capsys.readouterr().out == line + "\n", "a pipe gets lines as they are"
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    Console().write(line)
    lines = screen.text.splitlines()
    assert len(lines) == 2 and all(len(each) <= 40 for each in lines)
    assert " ".join(screen.text.split()) == " ".join(line.split())
    assert lines[0].startswith("  1. ") and lines[1].startswith("    ")


def test_a_record_of_another_game_is_refused(run: Run, record: Path) -> None:
    refused = run("play", "tender", "--load", record)
    assert refused.code == 2 and "is a game of cargo, not of tender" in refused.err
