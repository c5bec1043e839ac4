"""The table in the terminal: what it shows, to whom, and that all of it can be said."""

from __future__ import annotations

from typing import Any

import pytest

import cosmodrome
from cosmodrome.games.lines import WIDTH
from cosmodrome.games.outpost.shown.terminal import preview, table
from cosmodrome.kernel import Dice, State
from cosmodrome.text import Catalogue
from tests.generic.messages import LANGUAGES, problems_of_message
from tests.play import step

GAME = cosmodrome.game("outpost")
PLAIN = str.maketrans({"\u00a0": " ", "\u2019": "'", "\u00d7": "x", "\u2212": "-"})
"""No-break spaces, apostrophes, times and minus signs as they are typed."""

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida"]

COLONY: dict[str, Any] = {
    "points": 3,
    "upgrades": {},
    "factories": {"ore": 2, "water": 1},
    "operated": {"ore": 2, "water": 1},
    "colonists": 3,
    "most_colonists": 5,
    "robots": 0,
    "usable_robots": 0,
    "hand_limit": 10,
    "hand_weight": 6,
    "cards": {"ore": 4, "water": 2},
    "open_cards": [],
    "known": [],
    "done": False,
    "internalised": False,
    "hand": None,
    "credits": None,
}

VIEW: dict[str, Any] = {
    "seat": 0,
    "round": 1,
    "era": 1,
    "goal": 75,
    "order": [1, 0],
    "active": 1,
    "insisted": False,
    "market": ["nodule"],
    "kickers": [],
    "kicker_pile": [],
    "costs": {"nodule": 25},
    "stock": {"nodule": 1},
    "auction": None,
    "attack": None,
    "immune": [],
    "offer": None,
    "colonies": [
        COLONY | {"seat": 0, "hand": [101, 103, 103, 105, 206, 207], "credits": 25},
        COLONY | {"seat": 1},
    ],
}


def lines(view: dict[str, Any], language: str = "en") -> list[str]:
    catalogue = Catalogue(GAME, language)
    shown = table(view, lambda key, params: catalogue.say(key, params, NAMES))
    return [line.translate(PLAIN) for line in shown]


def other(**changes: Any) -> list[str]:
    """The lines of a colony that looks like this to its neighbour."""
    mine, theirs = VIEW["colonies"]
    found = lines(VIEW | {"colonies": [mine, theirs | changes]})
    return found[3 : next(number for number, line in enumerate(found) if line.startswith("Ann (you)"))]


def test_a_table_in_english() -> None:
    assert lines(VIEW) == [
        "Round 1, era I. Points to win: 75. Purchase order: Bob, Ann.",
        "Market: Nodule 25 (1 left).",
        "It is the turn of Bob.",
        "Bob: 3 points. Operated factories: ore 2 of 2, water 1 of 1. Colonists: 3 of 5.",
        "  Cards, 6 of 10: 4 ore, 2 water.",
        "Ann (you): 3 points. Operated factories: ore 2 of 2, water 1 of 1. Colonists: 3 of 5.",
        "  Your cards, 6 of 10, in all 25 credits: ore 1, ore 3, ore 3, ore 5, water 6, water 7.",
    ]


def test_a_table_in_french() -> None:
    assert lines(VIEW, "fr") == [
        "Tour de jeu 1, ère I. Points pour gagner : 75. Ordre d'achat : Bob, Ann.",
        "Marché : Module d'hébergement 25 (reste 1).",
        "Bob joue son tour.",
        "Bob : 3 points. Usines en fonction : minerai 2 sur 2, eau 1 sur 1. Colons : 3 sur 5.",
        "  Cartes, 6 sur 10 : 4 minerai, 2 eau.",
        "Ann (vous) : 3 points. Usines en fonction : minerai 2 sur 2, eau 1 sur 1. Colons : 3 sur 5.",
        "  Vos cartes, 6 sur 10, en tout 25 crédits : minerai 1, minerai 3, minerai 3, minerai 5, eau 6,",
        "    eau 7.",
    ]


def test_a_colony_shows_robots_upgrades_and_how_far_its_turn_has_come() -> None:
    assert other(
        points=1,
        factories={"ore": 2, "orbital_medicine": 1},
        operated={"ore": 1, "orbital_medicine": 0},
        robots=3,
        usable_robots=2,
        upgrades={"warehouse": 2, "space_station": 1},
        internalised=True,
        done=True,
    ) == [
        "Bob: 1 point. Operated factories: ore 1 of 2, Space Station 0 of 1. Colonists: 3 of 5. Robots:",
        "  3, of which 2 can work. Bids no more (internalised). Turn ended.",
        "  Upgrades: 2 x Warehouse, Space Station.",
        "  Cards, 6 of 10: 4 ore, 2 water.",
    ]


def test_open_and_known_cards_of_others_have_their_values() -> None:
    shown = other(cards={"water": 1}, open_cards=[1230, 2303], known=[208])
    assert shown[-1] == "  Cards, 6 of 10: 1 water, mega water 30, debt for 3 titanium (30). You have seen: water 8."


def test_an_empty_hand_is_said_to_be_empty() -> None:
    assert other(cards={}, hand_weight=0)[-1] == "  Cards, 0 of 10: nothing."


def test_a_purse_is_seen_by_its_owner_only() -> None:
    mine, theirs = VIEW["colonies"]
    money = VIEW | {"colonies": [mine | {"cards": None, "hand": [], "credits": 1}, theirs | {"cards": None}]}
    assert [line for line in lines(money) if "purse" in line] == ["  Your purse: 1 credit. Hand limit: 10."]
    assert not any("Cards" in line for line in lines(money))


def test_upgrades_of_a_kind_are_shown_together() -> None:
    sale = {"market": ["nodule", "nodule", "robots"], "costs": {"nodule": 25, "robots": 50, "smelter": 30}}
    view = VIEW | sale | {"stock": {"nodule": 0, "robots": 2}, "kickers": ["smelter"], "kicker_pile": ["refinery"] * 3}
    assert lines(view)[1:3] == [
        "Market: 2 x Nodule 25 (0 left), Robots 50 (2 left).",
        "Kicker market: Smelter 30. Left in the pile: 3.",
    ]
    assert lines(view | {"kickers": []})[2] == "Kicker market: nothing. Left in the pile: 3."
    assert lines(view | {"kicker_pile": []})[2] == "Kicker market: Smelter 30."


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"active": None, "insisted": True}, "Those who have internalised finish first."),
        (
            {"auction": {"upgrade": "nodule", "bid": 0, "bidder": None, "asked": 1, "stop": -1}},
            "It is the turn of Bob. Auction: Nodule. No bid yet.",
        ),
        (
            {"auction": {"upgrade": "nodule", "bid": 27, "bidder": 0, "asked": 1, "stop": 0, "bidders": []}},
            "It is the turn of Bob. Auction: Nodule. Ann has made the highest bid: 27.",
        ),
        (
            {
                "auction": {
                    "upgrade": "nodule",
                    "bid": 27,
                    "bidder": 0,
                    "bidders": [
                        {"seat": 0, "bid": 27, "passed_at": None},
                        {"seat": 1, "bid": 26, "passed_at": None},
                        {"seat": 2, "bid": None, "passed_at": 25},
                        {"seat": 3, "bid": None, "passed_at": None},
                    ],
                }
            },
            "It is the turn of Bob. Auction: Nodule. Ann has made the highest bid: 27. The others: Bob 26,",
        ),
        (
            {"attack": {"target": 0, "what": "water_factory", "attack": 12, "defence": 5, "needed": 50}},
            "It is the turn of Bob. Attack on Ann: water factory. Attack 12 of 50 needed, defence 5.",
        ),
        (
            {"immune": [{"seat": 0, "what": "nodule"}, {"seat": 1, "what": "ore_factory"}]},
            "It is the turn of Bob. Safe this round: Nodule (Ann), ore factory (Bob).",
        ),
        (
            {"active": None, "offer": {"seat": 1, "target": 0, "resource": "water", "card": None}},
            "Bob has offered Ann a card: water.",
        ),
        (
            {"active": None, "offer": {"seat": 1, "target": 0, "resource": "water", "card": 205}},
            "Bob has offered Ann water 5.",
        ),
    ],
)
def test_what_is_going_on(change: dict[str, Any], said: str) -> None:
    assert lines(VIEW | change)[2] == said


def test_a_spectator_sees_the_seats_in_order_and_no_values() -> None:
    mine, theirs = VIEW["colonies"]
    found = lines(VIEW | {"seat": None, "colonies": [mine | {"hand": None, "credits": None}, theirs]})
    assert [line.split(":")[0] for line in found[3:]] == ["Ann", "  Cards, 6 of 10", "Bob", "  Cards, 6 of 10"]


SETUPS: list[tuple[int, dict[str, object]]] = [
    (2, {"edition": "classic"}),
    (4, {"edition": "expert", "overbidding": True}),
    (9, {"edition": "stronghold", "kicker": True}),
    (3, {"kicker": True, "terrorism": True}),
    (5, {"money": True, "terrorism": True}),
]


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_table_of_a_game_can_be_said_and_fits_the_terminal(seats: int, options: dict[str, object]) -> None:
    state = GAME.new(seats, "terminal", **options)
    dice = Dice("terminal")
    for turn in range(600):
        if state.over:
            break
        if turn % 40 == 0:
            check_tables(state)
        step(state, dice)
    check_tables(state)


def check_tables(state: State) -> None:
    def said(key: str, params: dict[str, Any]) -> str:
        problems = problems_of_message(GAME, key, params)
        assert not problems, problems
        return ""

    for seat in (None, state.waiting[0] if state.waiting else 0):
        view = state.view(seat)
        table(view, said)
        for language in LANGUAGES:
            assert max(len(line) for line in lines(view, language)) <= WIDTH


# what would come of an answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{"kicker": True}, {"money": True, "terrorism": True, "overbidding": True}], ids=str
)
def test_everything_foreseen_can_be_said(language: str, options: dict[str, Any]) -> None:
    state = GAME.new(3, "foreseen", **options)
    dice = Dice("foreseen")
    catalogue = Catalogue(GAME, language)

    def say(key: str, params: dict[str, Any]) -> str:
        assert not problems_of_message(GAME, key, params)
        return catalogue.say(key, params, NAMES)

    said = 0
    while not state.over and state.view(None)["round"] < 8:
        for seat in (*state.waiting, *state.volunteers):
            said += bool(preview(state.preview(seat, state.decision(seat).sample(dice)), say))
        step(state, dice)
    assert said


def test_an_answer_is_foreseen_in_words() -> None:
    catalogue = Catalogue(GAME, "en")
    bill = {"price": 89, "number": 1, "discount": 10, "due": 79, "lost": 2}
    spent = {"cards": [103, 207], "value": 81, "left": 5, "cards_left": 1}
    nothing = dict.fromkeys(("payment", "spent", "sale", "upgrade", "points", "production", "gain", "attack"))

    def words(**figures: Any) -> str:
        shown = preview(
            {**nothing, "internalises": False, **figures}, lambda key, params: catalogue.say(key, params, NAMES)
        )
        return " ".join(shown).translate(PLAIN)

    assert words() == ""
    won = words(payment=bill, spent=spent, upgrade="laboratory", points=20)
    assert won == "89 - 10 = pay 79 with 2 cards, 2 lost. 20 points if you win."
    several = {"price": 20, "number": 3, "discount": 0, "due": 60, "lost": 0}
    assert words(payment=several, spent=spent | {"cards": []}) == "3 x 20 = pay 60, 5 left."
    assert words(payment=bill) == "You would owe 79: more than you have."
    assert words(spent=spent) == "2 cards go, worth 81. 5 left."
    sale = {"seat": 1, "bid": 88, "discount": 0, "due": 88}
    assert words(sale=sale) == "If all pass, Bob pays 88."
    production = {"cards": {"ore": 2}, "worth": 6}
    assert words(points=1, production=production) == "1 point, production ≈ 6 (2 ore)."
