"""Views as text."""

from __future__ import annotations

from cosmodrome.envs.text import as_text


def test_one_fact_a_line() -> None:
    view = {"round": 3, "market": ["nodule", "robots"], "seats": [{"vp": 4, "hand": []}, {"vp": 5}], "winner": None}
    assert as_text(view).splitlines() == [
        "round: 3",
        "market: nodule robots",
        "seats:",
        "  0:",
        "    vp: 4",
        "    hand: -",
        "  1:",
        "    vp: 5",
        "winner: -",
    ]
