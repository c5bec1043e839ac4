"""Who somebody is."""

from __future__ import annotations

import time
from http.cookies import SimpleCookie

import pytest

from cosmodrome.server.guests import LONGEST, YEAR, Guests

GUESTS = Guests("a secret", secure=False)


def sent(guests: Guests, player: str) -> dict[str, str]:
    """What a browser sends back after it was given this player's cookie."""
    return {name: morsel.value for name, morsel in SimpleCookie(guests.cookie(player)).items()}


def test_a_cookie_names_its_player() -> None:
    player = GUESTS.new_id()
    assert GUESTS.read(sent(GUESTS, player)) == player


def test_ids_differ_and_fit() -> None:
    ids = {GUESTS.new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(GUESTS.cookie(each).partition(";")[0]) < LONGEST for each in ids)


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_kept_from_scripts_and_other_sites(secure: bool) -> None:
    guests = Guests("a secret", secure)
    [(name, morsel)] = SimpleCookie(guests.cookie("ann")).items()
    assert morsel["httponly"] is True and morsel["samesite"] == "Lax" and morsel["path"] == "/"
    assert int(morsel["max-age"]) == YEAR and not morsel["domain"]
    assert bool(morsel["secure"]) is secure
    assert name.startswith("__Host-") is secure


def test_nobody_without_a_cookie() -> None:
    assert GUESTS.read({}) is None
    assert GUESTS.read({"another": "cookie"}) is None


def test_what_we_did_not_sign_is_nobody() -> None:
    [(name, good)] = sent(GUESTS, "ann").items()
    bad = ["", ".", "..", "ann", "ann.", good[:-1], "b" + good, good.replace("ann", "bob"), "é.x.y", "\udcff.a.b"]
    bad.append(good + "A" * LONGEST)
    bad.append("x" * 1_000_000)
    assert GUESTS.read({name: good}) == "ann"
    for value in bad:
        assert GUESTS.read({name: value}) is None, value[:80]


def test_a_changed_signature_is_nobody() -> None:
    [(name, good)] = sent(GUESTS, "ann").items()
    body, _, signature = good.rpartition(".")
    for place in range(0, len(signature) - 1, 7):
        other = "A" if signature[place] != "A" else "B"
        assert GUESTS.read({name: f"{body}.{signature[:place]}{other}{signature[place + 1 :]}"}) is None


def test_another_servers_cookie_is_nobody() -> None:
    assert GUESTS.read(sent(Guests("another secret", secure=False), "ann")) is None


def test_an_empty_id_is_nobody() -> None:
    assert GUESTS.read(sent(GUESTS, "")) is None


def test_a_cookie_is_good_for_a_year(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = sent(GUESTS, "ann")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + YEAR - 60)
    assert GUESTS.read(cookies) == "ann"
    monkeypatch.setattr(time, "time", lambda: now + YEAR + 60)
    assert GUESTS.read(cookies) is None


def test_a_clock_that_was_put_back_makes_nobody_a_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = sent(GUESTS, "ann")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - 3600)
    assert GUESTS.read(cookies) == "ann"


def test_who_has_logged_out_everywhere_needs_a_new_cookie() -> None:
    guests = Guests("a secret", secure=False)
    before = sent(guests, "ann")
    for times in (1, 2, 10):
        guests.logouts["ann"] = times
        assert guests.read(before) is None
        before = sent(guests, "ann")
        assert guests.read(before) == "ann"
        assert guests.read(sent(guests, "bob")) == "bob"
    assert set(sent(guests, "ann")) == set(SimpleCookie(guests.no_cookie())), "the same cookie is taken away"
