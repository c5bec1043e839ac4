"""Records: they come back as they were, and whatever is wrong with one is said by BadRecord and nothing else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cosmodrome
from cosmodrome.kernel import BadRecord, Dice, Game, Record, State, commitment
from tests.play import play
from tests.toys import BEACON, CARGO, DEPOT, HANGAR, TENDER, TOYS, find_toy

each_toy = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
how_far = pytest.mark.parametrize("actions", [0, 1, 7, 1000])


def played(game: Game, actions: int = 1000) -> State:
    return play(game.new(3, 7), Dice("record"), actions)


def good() -> dict[str, Any]:
    """A sound record, fresh every time."""
    data: dict[str, Any] = json.loads(json.dumps(Record.of(played(CARGO)).as_dict()))
    return data


def seal(data: dict[str, Any]) -> str:
    """The record's text with a check sum that fits: damage done by somebody who knows how."""
    rest = {name: value for name, value in data.items() if name != "check"}
    check = hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()
    return json.dumps({**rest, "check": check})


def bad(text: str) -> str:
    """What is said of this bad record, on reading or at the latest on verifying it; in one line."""
    with pytest.raises(BadRecord) as caught:
        Record.parse(text, find_toy).verify()
    message = str(caught.value)
    assert message
    assert "\n" not in message
    return message


# there and back


@each_toy
@how_far
def test_a_file_comes_back_as_it_was(game: Game, actions: int, tmp_path: Path) -> None:
    state = played(game, actions)
    file = tmp_path / "game.json"
    Record.of(state).save(file)
    record = Record.load(str(file), find_toy)
    assert record.as_dict() == Record.of(state).as_dict()
    assert record.actions == state.history
    assert record.verify().fingerprint() == state.fingerprint()


@each_toy
@how_far
def test_a_replayed_game_is_the_same_in_everything(game: Game, actions: int) -> None:
    state = played(game, actions)
    again = Record.of(state).replay()
    assert again.fingerprint() == state.fingerprint()
    for seat in (0, 1, 2, None):
        assert again.view(seat) == state.view(seat)
        assert [event.as_dict() for event in again.events(seat)] == [event.as_dict() for event in state.events(seat)]


@each_toy
def test_every_state_on_the_way(game: Game) -> None:
    record = Record.of(played(game))
    prints = [state.fingerprint() for state in record.states()]
    assert len(prints) == len(record.actions) + 1
    assert prints[0] == game.new(3, 7).fingerprint()
    assert prints[-1] == record.state
    for number in (0, 1, len(record.actions) // 2, len(record.actions)):
        assert record.replay(number).fingerprint() == prints[number]


@pytest.mark.parametrize("upto", [1000, -1])
def test_no_state_beyond_the_record(upto: int) -> None:
    with pytest.raises(BadRecord, match="actions"):
        Record.of(played(CARGO, 5)).replay(upto)


def test_a_record_does_not_grow_with_the_game() -> None:
    state = played(CARGO, 5)
    record = Record.of(state)
    play(state, Dice("on"))
    assert len(record.actions) == 5
    assert not record.over
    assert record.scores == record.replay().scores


def test_what_a_file_holds() -> None:
    data = good()
    assert data["format"] == "cosmodrome-record-1"
    assert (data["game"], data["rules"], data["seats"], data["seed"]) == ("cargo", 1, 3, "7")
    assert data["options"] == {"edition": "short", "copies": 3, "exact": False}
    assert data["commitment"] == commitment("7")
    assert data["over"] is True
    assert seal(data) == json.dumps({**data, "check": data["check"]})


def test_saving_leaves_nothing_beside_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Record.of(played(CARGO, 3)).save(file)
    Record.of(played(CARGO)).save(file)
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    assert Record.load(file, find_toy).over


def test_a_failed_save_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = Record.of(played(CARGO, 3))
    record.save(file)
    record.scores = [object()]  # type: ignore[list-item]  # something JSON can not say
    with pytest.raises(TypeError):
        record.save(file)
    assert Record.load(file, find_toy).verify()


# files that are no records


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="can not be read"):
        Record.load(tmp_path / "none.json", find_toy)


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="can not be read"):
        Record.load(tmp_path, find_toy)


def test_a_name_no_file_can_have() -> None:
    with pytest.raises(BadRecord):
        Record.load("a\0b", find_toy)


@pytest.mark.parametrize(
    "content", [b"\x89PNG\r\n\x1a\n\x00\xff\xfe", bytes(range(256)), b"\xff" * 1000, b"", b"\0" * 64, b"\xef\xbb\xbf{}"]
)
def test_a_binary_file(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(BadRecord):
        Record.load(file, find_toy)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        '"cosmodrome-record-1"',
        "{}",
        '{"format": "cosmodrome-record-1"}',
        '{"format": "cosmodrome-record-2"}',
        '{"format": ["cosmodrome-record-1"]}',
        '{"format": null}',
        '{"name": "cosmodrome", "version": "0.1.0"}',
        "{" * 100_000,
        "[" * 100_000 + "]" * 100_000,
        "NaN",
        "1" * 10_000,
        "<html></html>",
    ],
    ids=lambda text: text[:24],
)
def test_foreign_json(text: str) -> None:
    bad(text)


def test_nesting_of_any_depth() -> None:
    """Also of the depth that is just short enough to be read."""
    for depth in range(100, 3000, 20):
        data = good()
        data["scores"] = "DEEP"
        text = json.dumps(data).replace('"DEEP"', "[" * depth + "]" * depth)
        bad(text)


# damage by accident


@given(st.floats(0, 1, exclude_max=True))
def test_a_cut_off_file(part: float) -> None:
    text = json.dumps(Record.of(played(CARGO)).as_dict())
    bad(text[: int(part * len(text))])


@given(st.integers(0, 10**6), st.integers(0, 7))
def test_a_flipped_bit(at: int, bit: int) -> None:
    """Never misread: either it is noticed, or the flip changed nothing that counts (blanks)."""
    content = bytearray(json.dumps(Record.of(played(TENDER)).as_dict()).encode())
    content[at % len(content)] ^= 1 << bit
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return
    try:
        record = Record.parse(text, find_toy)
    except BadRecord:
        return
    assert record.as_dict() == Record.of(played(TENDER)).as_dict()


@given(st.data())
def test_a_line_lost_or_doubled(data: st.DataObject) -> None:
    lines = json.dumps(Record.of(played(TENDER)).as_dict(), indent=1).split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    again = data.draw(st.booleans())
    lines[at : at + 1] = [lines[at], lines[at]] if again else []
    try:
        record = Record.parse("\n".join(lines), find_toy)
    except BadRecord:
        return
    assert record.as_dict() == Record.of(played(TENDER)).as_dict()


# damage on purpose: the check sum fits


WRONG: list[Any] = [None, True, 0, -1, 1.5, 10**20, "", "nonsense", "\ud800", [], [None], {}, {"": 0}, [[]], ["7"]]


@pytest.mark.parametrize("field", sorted(good()))
@pytest.mark.parametrize("value", WRONG, ids=lambda value: json.dumps(value))
def test_a_field_of_another_value(field: str, value: Any) -> None:
    data = good()
    if data[field] is value or (field, value) == ("options", {}):
        return  # no damage: options left out are the defaults, which this game was played with
    data[field] = value
    bad(seal(data) if field != "check" else json.dumps(data))


@pytest.mark.parametrize("field", sorted(good()))
def test_a_missing_field(field: str) -> None:
    data = good()
    del data[field]
    if field == "check":
        assert "check" in bad(json.dumps(data))
    else:
        assert field in bad(seal(data))


def test_an_unsealed_change() -> None:
    data = good()
    data["seed"] = "8"
    assert "check sum" in bad(json.dumps(data))


def test_other_rules() -> None:
    data = good()
    data["rules"] = 2
    assert bad(seal(data)) == "played with rules version 2 of cargo; this program has version 1"


def test_an_unknown_game() -> None:
    data = good()
    data["game"] = "chess"
    assert "'chess'" in bad(seal(data))


def test_a_wrong_commitment() -> None:
    data = good()
    data["commitment"] = commitment("8")
    assert "seed" in bad(seal(data))


def test_another_seed_with_its_own_commitment() -> None:
    data = good()
    data["seed"], data["commitment"] = "8", commitment("8")
    bad(seal(data))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "short", "copies": 3},
        {"edition": "huge", "copies": 3, "exact": False},
        {"edition": "short", "copies": 4, "exact": False},
        {"edition": "short", "copies": 3, "exact": False, "colour": "red"},
        {"edition": "short", "copies": 3, "exact": True},
        {"edition": "long", "copies": 3, "exact": False, "seats": 2},
        {"seed": "8"},
        {"self": 1},
        {"edition": ["short"]},
        {"edition": None},
    ],
    ids=str,
)
def test_other_options(options: dict[str, Any]) -> None:
    """Where they replay to the same game (left out defaults, an option that did not matter) nothing is lost either."""
    data = good()
    data["options"] = options
    try:
        state = Record.parse(seal(data), find_toy).verify()
    except BadRecord as problem:
        assert "\n" not in str(problem)
    else:
        assert state.fingerprint() == data["state"]


@pytest.mark.parametrize("seats", [0, 1, 2, 4, 5, -3])
def test_another_number_of_seats(seats: int) -> None:
    data = good()
    data["seats"] = seats
    bad(seal(data))


@pytest.mark.parametrize(
    "entry",
    [
        None,
        7,
        "draw",
        [],
        [0],
        [0, ["draw"], 1],
        ["0", ["draw"]],
        [None, ["draw"]],
        [True, ["draw"]],
        [0.0, ["draw"]],
        [0, "draw"],
        [0, []],
        [0, [7]],
        [0, [["draw"]]],
        [0, ["draw", None]],
        [0, ["draw", 1.0]],
        [0, ["draw", True]],
        [0, ["draw", {}]],
        [0, ["draw", [[[[[]]]]]]],
        {"seat": 0, "action": ["draw"]},
        [0, ["steal"]],
        [0, ["ship", [6, 6, 6, 6, 6, 6]]],
        [0, ["ship", 3]],
        [1, ["draw"]],
        [3, ["draw"]],
        [-1, ["tick", 5]],
        [10**30, ["draw"]],
    ],
    ids=str,
)
@pytest.mark.parametrize("at", [0, 3, -1])
def test_an_action_that_is_none_or_not_legal(entry: Any, at: int) -> None:
    data = good()
    if data["actions"][at] == entry:
        entry = [entry[0], ["pass"]]
    data["actions"][at] = entry
    assert "action" in bad(seal(data))


@pytest.mark.parametrize(
    "change",
    [
        lambda actions: actions.pop(),
        lambda actions: actions.pop(0),
        lambda actions: actions.append([0, ["pass"]]),
        lambda actions: actions.reverse(),
        lambda actions: actions.clear(),
    ],
)
def test_actions_lost_added_or_moved(change: Callable[[list[Any]], None]) -> None:
    data = good()
    change(data["actions"])
    bad(seal(data))


def test_a_claim_that_is_not_so() -> None:
    for field, claim in [
        ("over", False),
        ("scores", [99, 0, 0]),
        ("scores", []),
        ("state", f"{good()['state'][:-64]}{'0' * 64}"),
    ]:
        data = good()
        data[field] = claim
        bad(seal(data))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(st.sampled_from(sorted(set(good()) - {"check"})), json_values)
def test_any_value_in_any_field(field: str, value: Any) -> None:
    data = good()
    if data[field] == value:
        return
    data[field] = value
    try:
        state = Record.parse(seal(data), find_toy).verify()
    except BadRecord:
        return
    assert state.fingerprint() == data["state"]


@given(st.integers(0, 10), json_values)
def test_any_value_for_an_action(at: int, value: Any) -> None:
    data = good()
    before = data["actions"][at]
    data["actions"][at] = value
    if value != before:
        bad(seal(data))


def test_a_real_time_game_with_its_clock() -> None:
    state = HANGAR.new(2, 7)
    state.apply(0, ("grab",))
    state.apply(-1, ("tick", 2500))
    state.apply(1, ("grab",))
    state.apply(-1, ("tick", 7500))
    text = json.dumps(Record.of(state).as_dict())
    assert Record.parse(text, find_toy).verify().fingerprint() == state.fingerprint()


def test_a_record_with_options_that_do_not_go_together_is_refused_with_the_reason() -> None:
    """Played before the game declared so, or edited: it would not be played as it says."""
    record = Record.of(DEPOT.new(2, 1))
    record.options = {**record.options, "forecast": True}
    with pytest.raises(BadRecord, match="can not be set up: option forecast: on goes only with storm on, not off"):
        record.replay()


def test_a_scenario_is_in_the_record() -> None:
    record = Record.parse(json.dumps(Record.of(BEACON.new(1, 1, scenario="fog")).as_dict()), find_toy)
    assert record.replay().options["scenario"] == "fog"
    record.seats = 2
    with pytest.raises(BadRecord, match="2 seats; with these options it takes 1 to 1"):
        record.replay()


def test_who_played_is_kept_where_it_is_said() -> None:
    record = Record.of(CARGO.new(2, 7))
    assert "players" not in record.as_dict()
    record.players = ["random", "search:3"]
    assert Record.parse(json.dumps(record.as_dict()), find_toy).players == ["random", "search:3"]


@pytest.mark.parametrize("players", [["random"], "random", [1, 2], [None, None]])
def test_players_are_one_for_every_seat(players: Any) -> None:
    damaged = {**Record.of(CARGO.new(2, 7)).as_dict(), "players": players}
    with pytest.raises(BadRecord, match="`players` does not name one for every seat"):
        Record.parse(seal(damaged), find_toy)


def test_records_find_listed_games_by_themselves(tmp_path: Path) -> None:
    state = cosmodrome.game("outpost").new(3, 7)
    Record.of(state).save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json").game is state.game
    with pytest.raises(BadRecord, match="unknown game 'cargo'; there are: frontier, outpost"):
        Record.parse(json.dumps(Record.of(CARGO.new(2, 7)).as_dict()))
