"""Wrong arguments: one line that says what is wrong and what is allowed, and exit code 2."""

from __future__ import annotations

import pytest

from .conftest import Run

GAME_COMMANDS = ("play", "simulate", "arena --bots random,search:2")


@pytest.mark.parametrize("command", GAME_COMMANDS)
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("chess", "unknown game 'chess'; there are: barter, beacon, cargo, "),
        ("cargo --seats 9", "9 seats; with these options it takes 2 to 3"),
        ("cargo --seats 1", "1 seats; with these options it takes 2 to 3"),
        ("cargo --seats many", "--seats: 'many' is not a whole number of at least 1"),
        ("cargo --seats 0", "--seats: '0' is not a whole number of at least 1"),
        ("cargo --option colour=red", "unknown option 'colour'; there are: edition, copies, exact"),
        ("cargo --option seats=3", "unknown option 'seats'; there are: edition, copies, exact"),
        ("cargo --option copies=4", "option copies: '4' is not one of 3, 5"),
        ("cargo --option exact", "--option: 'exact' is not of the form NAME=VALUE"),
        ("cargo --option =3", "--option: '=3' is not of the form NAME=VALUE"),
        ("cargo --option copies=3 --option copies=5", "--option: copies is given twice"),
        ("cargo --bots random,genius", "unknown bot 'genius' for cargo; there are: random, erring, search, planner"),
        ("cargo --bots random,search:fast", "search budget 'fast'"),
        ("cargo --lang xx", "--lang: invalid choice: 'xx' (choose from"),
        ("cargo --speed 3", "unrecognized arguments: --speed"),
    ],
)
def test_a_game_that_can_not_be_set_up(run: Run, command: str, arguments: str, words: str) -> None:
    name, *rest = command.split()
    refused = run(name, *rest, *arguments.split())
    assert refused.code == 2
    assert words in refused.err
    assert refused.err.startswith("cosmodrome: ") and refused.err.count("\n") == 1
    assert refused.out == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("fly", "invalid choice: 'fly' (choose from"),
        ("play", "the following arguments are required: GAME"),
        ("verify", "the following arguments are required: FILE"),
        ("arena cargo", "the following arguments are required: --bots"),
        ("simulate cargo --games 0", "--games: '0' is not a whole number of at least 1"),
        ("simulate cargo --workers -1", "--workers: '-1' is not a whole number of at least 1"),
        ("simulate cargo --bots ,", "no bots; name at least one"),
        ("play cargo --people Ann,Ann", "two people have the same name"),
        ("play cargo --people Ann,Bob --bots random,random --seats 3", "4 people and bots are named for 3 seats"),
        ("replay file --at soon", "invalid int value: 'soon'"),
        ("bench --seconds never", "--seconds: 'never' is not a number of seconds"),
        ("bench --seconds 0", "--seconds: '0' is not a number of seconds"),
        ("bench --seconds nan", "--seconds: 'nan' is not a number of seconds"),
    ],
)
def test_other_wrong_arguments(run: Run, arguments: str, words: str) -> None:
    refused = run(*arguments.split())
    assert refused.code == 2
    assert words in refused.err
    assert refused.err.count("\n") == 1 and refused.out == ""


def test_a_seed_must_be_readable(run: Run) -> None:
    refused = run("play", "cargo", "--seed", "\udcff")
    assert refused.code == 2
    assert "--seed" in refused.err


def test_a_folder_that_does_not_exist_can_not_keep_a_game(run: Run) -> None:
    refused = run("play", "cargo", "--save", "no/such/folder/game.json")
    assert refused.code == 1
    assert "No such file or directory" in refused.err


@pytest.mark.parametrize("arguments", ["--help", "play --help", "--version"])
def test_help_and_version_are_fine(run: Run, arguments: str) -> None:
    helped = run(*arguments.split())
    assert helped.code == 0
    assert helped.out and not helped.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play cargo --seats 9 --lang fr", "de 2 à 3 joueurs, pas à 9"),
        ("simulate chess --lang=fr", "jeu inconnu « chess » ; il y a : barter"),
        ("arena cargo --lang fr", "il manque ces arguments : --bots"),
        ("simulate cargo --games 0 --lang fr", "est pas un nombre entier d"),
        ("simulate cargo --speed 3 --lang fr", "arguments inconnus : --speed"),
        (
            "arena cargo --bots random,genius --lang fr",
            "bot inconnu « genius » pour cargo ; il y a : random, erring, search, planner",
        ),
        ("arena cargo --bots random --lang fr", "un tournoi demande au moins deux bots"),
        ("simulate cargo --csv no/such/file --lang fr", "écrire no/such/file : "),
        ("simulate cargo --plot a.gif --lang fr", "un de .png, .svg"),
        ("play cargo --option exact --lang fr", "est pas de la forme NOM=VALEUR"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_asked_for(run: Run, arguments: str, words: str) -> None:
    refused = run(*arguments.split())
    assert refused.code == 2
    plain = refused.err.replace("\u202f", " ").replace("\u00a0", " ")
    assert words in plain and plain.count("\n") == 1


def test_the_language_of_the_environment_is_spoken_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "jeu inconnu" in run("play", "chess").err
