"""Ids of tables and people are handed to commands."""

import secrets

import pytest

from cosmodrome.server.ids import unguessable


def test_no_id_begins_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-abc", "--def", "ghi-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert unguessable(9) == "ghi-"
