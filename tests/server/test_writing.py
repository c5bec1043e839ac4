"""Names and lines of chat: seen by all, and told apart."""

from __future__ import annotations

import pytest

from cosmodrome.server.refusals import Refusal
from cosmodrome.server.writing import alike, readable

SEEN = ["Ada", "Zoë", "Bób ✨", "李 白", "محمد", "👩", "❤️", "7", "¡Olé!", "a\u0301", "Nguyễn", "हिन्दी", "ᄒᆞᆫ글"]
INVISIBLE = {
    "nothing": "",
    "spaces": " \t\u00a0\u2003\u3000",
    "zero width": "A\u200bda",
    "joiner": "A\u200dda",
    "byte order mark": "\ufeffAda",
    "soft hyphen": "A\u00adda",
    "turned round": "\u202eadA",
    "isolated": "\u2066Ada\u2069",
    "mark of direction": "Ada\u200f",
    "control": "A\x07da",
    "null": "A\x00da",
    "delete": "Ada\x7f",
    "Hangul filler": "\u3164",
    "Hangul filler inside": "A\u115fda",
    "half-width filler": "Ada\uffa0",
    "empty Braille": "\u2800\u2800",
    "variant": "Ada\ufe01",
    "further variant": "Ada\U000e0100",
    "tag": "Ada\U000e0041",
    "grapheme joiner": "A\u034fda",
    "only marks": "\u0301\u0302",
    "only the picture": "\ufe0f",
    "tower of marks": "A" + "\u0301" * 4,
    "private": "\ue000",
    "not assigned": "\u0378",
}


@pytest.mark.parametrize("text", SEEN)
def test_what_people_write_is_kept(text: str) -> None:
    assert readable(f"  {text} ", "problem-bad-name") == text


@pytest.mark.parametrize("what", INVISIBLE)
def test_what_nobody_sees_is_refused(what: str) -> None:
    with pytest.raises(Refusal) as refused:
        readable(INVISIBLE[what], "problem-bad-name")
    assert refused.value.problem.message[0] == "problem-bad-name"


def test_names_that_look_the_same_are_alike() -> None:
    for one, other in (("Ada", "ADA"), ("Ada", "\uff21da"), ("Zoë", "Zoe\u0308"), ("Straße", "STRASSE"), ("❤", "❤️")):
        assert alike(one) == alike(other)
    assert alike("Vera K") == alike("V\u0435r\u0430 \u039a"), "letters of other alphabets"
    for one, other in (("Illya 10", "lllya lO"), ("Bill", "BiII"), ("Otto", "0tt0"), ("Al", "A|"), ("IVAN", "ivan")):
        assert alike(one) == alike(other)
    assert alike("Ada") != alike("Ida")
