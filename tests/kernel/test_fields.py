"""Fields stated once: what a class declares is what `everything` tells and `copies.py` copies."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tools.generate_copies import copy_of

from cosmodrome.kernel.fields import everything, fields, fingerprint, is_fingerprint, names_in

ROOT = Path(__file__).resolve().parents[2]


class Hold:
    cubes: list[int]
    name: str
    __slots__ = tuple(__annotations__)


class Ship(Hold):
    holds: list[Hold]
    owner: int | None
    route: tuple[int, ...]
    __slots__ = tuple(__annotations__)


def ship() -> Ship:
    hold = Hold()
    hold.cubes, hold.name = [1, 2], "fore"
    ship = Ship()
    ship.cubes, ship.name, ship.holds, ship.owner, ship.route = [], "Argo", [hold], None, (3, 4)
    return ship


def test_fields_are_those_of_the_class_and_its_bases() -> None:
    assert fields(Ship) == ("cubes", "holds", "name", "owner", "route")


def test_everything_is_ready_for_json() -> None:
    assert everything(ship(), omit=("cubes",)) == {
        "name": "Argo",
        "holds": [{"is": "Hold", "cubes": [1, 2], "name": "fore"}],
        "owner": None,
        "route": [3, 4],
    }


def test_a_field_not_set_yet_is_left_out() -> None:
    assert everything(Hold()) == {}


def test_a_fingerprint_tells_other_names_from_other_content() -> None:
    one, renamed, other = fingerprint({"a": {"b": 1}}), fingerprint({"a": {"c": 1}}), fingerprint({"a": {"b": 2}})
    assert all(is_fingerprint(each) for each in (one, renamed, other, one[-64:]))
    assert not is_fingerprint("nonsense")
    assert names_in(one) == names_in(other) != names_in(renamed)
    assert one != other
    assert names_in(one[-64:]) == ""


def copied(kind: str) -> str:
    return copy_of("it.x", ast.parse(kind, mode="eval").body, {"Hold"})


def test_what_is_copied_how() -> None:
    assert copied("int") == copied("tuple[int, ...]") == copied("str | None") == copied("Rules") == "it.x"
    assert copied("Shared[list[int]]") == "it.x"
    assert copied("list[int]") == "it.x[:]"
    assert copied("list[list[int]]") == "[each[:] for each in it.x]"
    assert copied("Hold") == "it.x.copy()"
    assert copied("list[Hold]") == "[each.copy() for each in it.x]"
    assert copied("Hold | None") == "it.x.copy() if it.x is not None else None"
    assert copied("dict[int, int]") == "it.x.copy()"


def test_the_written_copies_are_up_to_date() -> None:
    tool = ROOT / "tools" / "generate_copies.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}run: .venv/bin/python tools/generate_copies.py"
