"""What a seat is told besides the table: where sums come from, what cards are worth, what answers cost and bring."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.race.components.cards import VARIABLE, kind_of
from cosmodrome.games.race.rules import goals
from cosmodrome.games.race.rules.scoring import COUNTS
from cosmodrome.games.race.state import RaceState

from .positions import DEVELOP, SETTLE, TRADE, act, begin, hold, lay, load, names, position


def me(state: RaceState) -> dict[str, Any]:
    player: dict[str, Any] = state.view(0)["players"][0]
    return player


def named(shares: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(names([share["card"]])[0] if share["card"] is not None else "", share["number"]) for share in shares]


# takeovers


def test_a_takeover_is_told_in_numbers_before_and_after_it_is_declared() -> None:
    state = position(2, takeovers=True)
    power, tactics, _ = lay(state, 0, "imperium_seat", "new_military_tactics", "mercenary_fleet")
    hold(state, 0, "gem_world")
    (world,) = lay(state, 1, "rebel_miners")
    begin(state, "settle", (), SETTLE)
    act(state, 0, "pass")
    act(state, 1, "pass")
    (threat,) = state.hints(0)["threats"]
    assert (threat["power"], threat["world"], threat["owner"]) == (power, world, 1)
    assert (threat["own_reserve"], threat["reserve"]) == (4, 0)
    act(state, 0, "takeover", power, world)
    act(state, 0, "use", tactics)
    (declared,) = state.view(1)["takeovers"]
    assert declared["seat"] == 0
    assert not declared["resolved"]
    assert (declared["attack"], declared["own_reserve"]) == (threat["attack"] + 3, 1)
    assert declared["defence"] == threat["defence"]


def outlook(attackers: list[str], defenders: list[str], hands: tuple[int, int] = (0, 0)) -> tuple[str, int]:
    """Of a takeover of Rebel Miners (defence 2) with Imperium Seat (1 against Rebels)."""
    state = position(2, takeovers=True)
    lay(state, 0, "imperium_seat", *attackers)
    lay(state, 1, "rebel_miners", *defenders)
    for player, number in zip(state.players, hands, strict=True):
        player.hand += [state.piles[0].pop() for _ in range(number)]
    begin(state, "settle", (), SETTLE)
    act(state, 0, "pass")
    act(state, 1, "pass")
    (threat,) = state.hints(0)["threats"]
    return threat["outlook"], threat["missing"]


def test_the_outlook_of_a_takeover() -> None:
    assert outlook(["expedition_force"], []) == ("sure", 0)
    assert outlook([], []) == ("hopeless", 1)
    assert outlook(["new_military_tactics"], []) == ("short", 1)
    assert outlook(["drop_ships"], ["space_mercenaries"], (0, 2)) == ("open", 0)
    assert outlook(["drop_ships", "new_military_tactics"], ["space_mercenaries"], (0, 2)) == ("likely", 0)


# placing


def test_what_a_development_costs_and_why() -> None:
    state = position(2)
    credits = lay(state, 0, "investment_credits")
    league, *_ = hold(state, 0, "trade_league", "gem_world", "spice_world", "comet_zone", "new_earth", "old_earth")
    begin(state, "develop", DEVELOP)
    placing = state.hints(0)["placing"][str(league)]
    assert (placing["printed"], placing["due"]) == (6, 4)
    assert named(placing["less"]) == [(*names(credits), 1), ("", 1)]
    act(state, 0, "place", league)
    act(state, 1, "pass")
    assert (state.decision(0).params or {})["cost"] == 4


def test_what_a_world_costs_and_why() -> None:
    state = position(2)
    lay(state, 0, "replicant_robots", "mining_robots")
    mine, gem, *_ = hold(state, 0, "mining_world", "gem_world", "comet_zone", "new_earth", "spice_world")
    begin(state, "settle", SETTLE)
    placing = state.hints(0)["placing"]
    assert named(placing[str(mine)]["less"]) == [("replicant_robots", 2), ("mining_robots", 1)]
    assert placing[str(mine)]["due"] == max(0, placing[str(mine)]["printed"] - 3)
    assert named(placing[str(gem)]["less"]) == [("replicant_robots", 2)]


def test_a_military_world_shows_what_it_lacks_and_what_it_would_cost() -> None:
    state = position(2)
    lay(state, 0, "contact_specialist")
    world, _ = hold(state, 0, "rebel_miners", "gem_world")
    begin(state, "settle", SETTLE)
    placing = state.hints(0)["placing"][str(world)]
    assert (placing["strength"], placing["due"], placing["instead"]) == (-1, 3, 1)
    assert placing["points"] == 1


# trading


def test_what_goods_bring_with_bonuses_and_without() -> None:
    state = position(2)
    _, gem, mine = lay(state, 0, "black_market_trading_world", "gem_world", "mining_world")
    lay(state, 0, "export_duties")
    load(state, 0, gem, mine)
    begin(state, "consume", (), TRADE)
    assert state.decision(0).prompt == "prompt-trade-plain"
    assert {world: good["cards"] for world, good in state.hints(0)["goods"].items()} == {str(gem): 2, str(mine): 3}
    assert me(state)["prices"][str(mine)] == 4


# where sums come from


def test_where_strength_and_reductions_come_from() -> None:
    state = position(2)
    lay(state, 0, "hidden_fortress", "space_marines", "replicant_robots", "investment_credits", "contact_specialist")
    lay(state, 0, "rebel_miners", "mining_robots")
    player = me(state)
    assert (
        named(player["military_from"])
        == [
            ("space_marines", 2),
            ("contact_specialist", -1),
            ("hidden_fortress", 1),
        ]
        or sum(number for _, number in named(player["military_from"])) == player["military"]
    )
    assert named(player["develop_from"]) == [("investment_credits", 1)]
    assert named(player["settle_from"]) == [("replicant_robots", 2)]


def test_what_scoring_cards_in_hand_would_be_worth() -> None:
    state = position(2)
    lay(state, 0, "mining_world", "mining_robots", "investment_credits")
    league, _ = hold(state, 0, "mining_league", "gem_world")
    before = me(state)["worths"][str(league)]
    assert me(state)["worths"] == {str(league): before}
    state.players[0].hand.remove(league)
    state.players[0].place(league)
    assert me(state)["bonuses"] == {str(league): before}
    assert state.view(1)["players"][0]["worths"] is None


def test_the_reference_says_what_cards_add_to_those_that_score() -> None:
    league = kind_of("mining_league")
    assert VARIABLE[league]
    assert COUNTS[league][kind_of("mining_robots")] == 2
    assert COUNTS[kind_of("mining_robots")] == []


# goals and the end


def test_how_far_one_has_to_be_for_a_goal() -> None:
    state = position(3, "storm")
    goals.set_up(state, [goals.IDS.index("galactic_status"), goals.IDS.index("greatest_infrastructure")])
    lay(state, 1, "export_duties", "genetics_lab", "mining_robots", "space_marines", "drop_ships")
    goals.check(state, "develop")
    status, infrastructure = state.view(None)["goals"]
    assert status["needed"] == [1, 1, 1]
    assert infrastructure["needed"] == [6, 4, 6], "more than the best; whoever has it needs no more than the least"


def test_the_ranking_counts_cards_and_goods_in_a_tie() -> None:
    state = position(3)
    state.players[2].vp = 3
    hold(state, 1, "gem_world")
    state.pool -= 3
    assert state.view(None)["ranking"] == [2, 1, 0]
    assert state.view(None)["players"][1]["tie_break"] == 1


# the round


def test_the_phases_say_who_called_them_and_how_far_the_round_is() -> None:
    state = position(2)
    hold(state, 0, "gem_world", "comet_zone", "old_earth")
    begin(state, "settle", SETTLE, TRADE)
    phases = {phase["phase"]: phase for phase in state.view(0)["phases"]}
    assert [phases[name]["state"] for name in phases] == ["off", "off", "now", "later", "off"]
    assert phases["settle"]["by"] == [{"seat": 0, "action": "settle"}]
    assert phases["consume"]["by"] == [{"seat": 1, "action": "trade"}]
    act(state, 0, "pass")
    act(state, 1, "pass")
    assert {phase["state"] for phase in state.view(0)["phases"]} == {"unknown"}, "a new round: cards lie face down"


def test_strength_that_is_added_is_no_payment() -> None:
    state = position(2, takeovers=True)
    power, _ = lay(state, 0, "imperium_seat", "new_military_tactics")
    (world,) = lay(state, 1, "rebel_miners")
    begin(state, "settle", (), SETTLE)
    act(state, 0, "pass")
    act(state, 1, "pass")
    act(state, 0, "takeover", power, world)
    assert me(state)["step"] == "strength"


def test_a_goal_is_close_to_those_who_lack_one_step_and_can_still_get_it() -> None:
    state = position(3, "storm")
    goals.set_up(state, [goals.IDS.index("galactic_standard_of_living")])
    state.players[0].vp, state.players[1].vp = 4, 3
    assert state.view(0)["goals"][0]["close"] == [0]
    state.players[2].goals = 1
    state.open_goals = 0
    assert state.view(0)["goals"][0]["close"] == [], "the first has it"
