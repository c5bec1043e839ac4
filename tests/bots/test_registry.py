"""Bots by name."""

from __future__ import annotations

import pytest

from cosmodrome.bots import Budget, RandomBot, SearchBot, bots_for, make_bot
from cosmodrome.bots.erring import ErringBot
from cosmodrome.kernel import BadSetup

from .own import Hasty
from .toy import NIM, TENDER


def search(spec: str) -> SearchBot:
    bot = make_bot(NIM, spec, "1")
    assert isinstance(bot, SearchBot)
    return bot


def test_every_game_has_random_search_and_its_own() -> None:
    assert list(bots_for(NIM)) == ["random", "erring", "search", "planner", "other"]
    assert list(bots_for(TENDER)) == ["random", "erring", "search", "planner"]


def test_by_name() -> None:
    assert isinstance(make_bot(NIM, "random", "1"), RandomBot)
    assert isinstance(make_bot(NIM, "other", "1"), RandomBot)
    assert search("search").budget.seconds == 1.0


def test_anybody_s_bot() -> None:
    assert isinstance(make_bot(NIM, "tests.bots.own:Hasty", "1"), Hasty)


def test_how_often_one_errs() -> None:
    for spec, lapses in (("erring", 20), ("erring:50", 50)):
        bot = make_bot(NIM, spec, "1")
        assert isinstance(bot, ErringBot) and bot.lapses == lapses


def test_search_with_settings() -> None:
    assert (search("search:0.5s").budget.seconds, search("search:0.5s").budget.iterations) == (0.5, 0)
    assert (search("search:500").budget.seconds, search("search:500").budget.iterations) == (0.0, 500)
    assert search("search:500").by_policy
    assert search("search:1s:policy").by_policy
    assert not search("search:1s:random").by_policy


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere:Hasty", "module nowhere can not be imported: No module named 'nowhere'"),
        ("tests.bots.own:Clever", "tests.bots.own has no class Clever that is a cosmodrome.Bot"),
        ("tests.bots.own:Dice", "tests.bots.own has no class Dice that is a cosmodrome.Bot"),
        ("tests.bots.own:Unborn", "it can not be made from a seed"),
        ("tests.bots.own:", "there are: random"),
        ("clever", "there are: random, erring, search, planner, other"),
        ("", "there are: random, erring, search, planner, other"),
        ("random:3", "takes no settings"),
        ("other:1s", "takes no settings"),
        ("erring:", "from 1 to 60"),
        ("erring:0", "from 1 to 60"),
        ("erring:61", "from 1 to 60"),
        ("erring:20:5", "from 1 to 60"),
        ("search:", "a time such as 1s"),
        ("search:fast", "a number of iterations"),
        ("search:1m", "a time such as 1s"),
        ("search:s", "a time such as 1s"),
        ("search:0", "above 0"),
        ("search:-5", "above 0"),
        ("search:-1s", "above 0"),
        ("search:nans", "above 0"),
        ("search:infs", "at most 3600s"),
        ("search:1s:wild", "policy or random"),
        ("search:1s:random:2", "search:BUDGET:PLAYOUT"),
    ],
)
def test_what_is_allowed_is_said(spec: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said) as caught:
        make_bot(NIM, spec, "1")
    assert "\n" not in str(caught.value)


def test_budget_is_one_or_the_other() -> None:
    assert Budget.parse("2s").seconds == 2.0
    assert Budget.parse("20").iterations == 20
