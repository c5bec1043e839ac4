"""Messages, languages and rulebooks; and that every game says everything in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cosmodrome
from cosmodrome.games import find, ids
from cosmodrome.kernel import BadSetup, Choice, Decision, Dice, Game, State, Subset, Value
from cosmodrome.text import Catalogue, Plain, language_of, languages, sections
from cosmodrome.text.catalogue import LOCALE
from cosmodrome.text.rulebook import conditions, remarks
from tests.generic.setups import fitting
from tests.play import step
from tests.toys import CARGO, TOYS

SPOKEN = [*(cosmodrome.game(each) for each in cosmodrome.games()), *TOYS]
KERNEL = Path(cosmodrome.kernel.__file__).parent
REMARK = re.compile(r"<!-- when (.+?) -->")


class Variables(Visitor):
    """Collects the variables of a message, with those of the terms and messages it refers to by name."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Every message of a file with its variables; a line Fluent can not read fails the test."""
    found: dict[str, set[str]] = {}
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: not readable: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def by_id(game: Game) -> str:
    return game.id


# the catalogue


def test_there_are_english_and_french() -> None:
    assert {"en", "fr"} <= set(languages())


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup, match="there are: en, fr"):
        Catalogue(None, "xx")


def test_what_no_file_has_is_shown_as_the_key() -> None:
    assert Catalogue(None, "fr").say("no-such-message") == "no-such-message"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", "here = here\nboth = both\n"), ("fr", "both = les deux\n")):
        (tmp_path / f"{language}.ftl").write_text(text)
    monkeypatch.setattr("cosmodrome.text.catalogue.LOCALE", tmp_path)
    monkeypatch.setattr("cosmodrome.text.catalogue._bundle", cosmodrome.text.catalogue._bundle.__wrapped__)
    catalogue = Catalogue(None, "fr")
    assert catalogue.say("both") == "les deux"
    assert catalogue.say("here") == "here"
    assert catalogue.has("here") and not catalogue.has("nowhere")


def test_parameters_become_words() -> None:
    say = Catalogue(CARGO, "en").say
    names = ["Ann", "Bob"]
    assert say("passed", {"seat": 1}, names) == "Bob passes."
    assert say("passed", {"seat": {"seat": 0}}, names) == "Ann passes."
    assert say("passed", {"seat": 2}, names) == "Seat 3 passes."
    assert say("not-your-decision", {"waiting": [0, 1]}, names).endswith("Ann, Bob.")
    assert (
        say("shipped", {"seat": 0, "cards": [2, 5], "order": 6}, names)
        == "Ann ships Mass 2, Mass 5 for the order of 6."
    )
    assert say("cli-value", {"value": "pass"}) == "Pass"
    assert say("cli-value", {"value": Plain("pass")}) == "pass"
    assert say("cli-value", {"value": ("drew-this", {"card": 3})}) == "You draw Mass 3."
    assert say("cli-value", {"value": []}) == say("cli-value", {"value": None}) == "nothing"


def test_numbers_are_written_the_way_the_language_does() -> None:
    assert Catalogue(None, "en").say("cli-value", {"value": 1234.5}) == "1,234.5"
    assert Catalogue(None, "fr").say("cli-value", {"value": 2.5}) == "2,5"


# completeness


@pytest.mark.parametrize(
    "folder", [LOCALE, *(game.folder / "locale" for game in SPOKEN)], ids=lambda folder: folder.parent.name
)
def test_every_language_has_the_same_messages(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for language in languages():
        other = messages(folder / f"{language}.ftl")
        assert sorted(other) == sorted(english), f"{language} and en differ"
        for key, variables in other.items():
            assert variables == english[key], f"{key}: {language} and en use different variables"


def test_every_reason_of_the_kernel_has_a_message() -> None:
    known = messages(LOCALE / "en.ftl")
    for file in KERNEL.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                reason = node.args[0]
                assert isinstance(reason, ast.Constant) and reason.value in known, f"{file.name}: {ast.unparse(node)}"


@pytest.mark.parametrize("game", SPOKEN, ids=by_id)
def test_a_game_explains_itself_and_its_options(game: Game) -> None:
    wanted = {"game-title", "game-summary"}
    for option in game.options:
        wanted.add(f"option-{option.name}")
        wanted |= {f"option-{option.name}-{value}" for value in option.values if isinstance(value, str)}
    assert wanted - set(messages(game.folder / "locale" / "en.ftl")) == set()


@pytest.mark.parametrize("game", SPOKEN, ids=by_id)
def test_rulebooks_have_the_same_sections(game: Game) -> None:
    english = list(sections(game, "en"))
    assert english
    for language in languages():
        assert list(sections(game, language)) == english
    assert {option.rule for option in game.options if option.rule} <= set(english)


@pytest.mark.parametrize("game", SPOKEN, ids=by_id)
def test_everything_in_a_game_has_words_and_rules(game: Game) -> None:
    """Random games with every edition and every option, listened to."""
    listener = Listener(game)
    edition = game.options[0]
    for value in edition.values:
        listener.play({edition.name: value})
    for option in game.options[1:]:
        for value in option.values:
            listener.play({**fitting(game, {option.name: value})})


class Listener:
    """Says everything that comes up in a game, once for every set of parameters."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.catalogues = [Catalogue(game, language) for language in languages()]
        self.variables = messages(LOCALE / "en.ftl") | messages(game.folder / "locale" / "en.ftl")
        self.said: set[tuple[str, ...]] = set()
        self.played: list[dict[str, Value]] = []

    def play(self, options: dict[str, object], actions: int = 300) -> None:
        resolved = self.game.resolve(options)
        if resolved in self.played:
            return  # the defaults of options all mean the same game
        self.played.append(resolved)
        counts = self.game.seat_range(resolved)
        state = self.game.new(max(counts[0], min(3, counts[-1])), "words", **options)
        dice = Dice("words")
        for _ in range(actions):
            if state.over:
                break
            for seat in state.waiting:
                self.hear_decision(state, state.decision(seat))
                for action, refusal in state.closed(seat):
                    self.hear(*self.game.describe(action))
                    self.hear(refusal.reason, refusal.params)
                    self.look_up(refusal.rule)
            _, action = step(state, dice)
            self.hear(*self.game.describe(action))
        for event in state.journal or []:
            self.hear(event.key, event.params)

    def hear_decision(self, state: State, decision: Decision) -> None:
        self.hear(decision.prompt, decision.params)
        self.look_up(decision.rule)
        for action in decision.options if isinstance(decision, Choice) else decision.others:
            self.hear(*self.game.describe(action))
        if isinstance(decision, Subset):
            for need in decision.needs:
                self.hear(need.name)
            for item in decision.items:
                self.hear(*self.game.describe_item(decision.verb, item))

    def hear(self, key: str, params: dict[str, object] | None = None) -> None:
        form = (key, *sorted(params or ()))
        if form in self.said:
            return
        self.said.add(form)
        assert key in self.variables, f"{self.game.id}: no message {key}"
        missing = self.variables[key] - set(params or ())
        assert not missing, f"{self.game.id}: {key} is told without {missing}"
        for catalogue in self.catalogues:
            said = catalogue.say(key, params, ["Ann"] * 9)
            assert "{" not in said, f"{key} with {params}: {said}"

    def look_up(self, rule: str) -> None:
        assert rule in sections(self.game, "en"), f"{self.game.id}: no rulebook section {rule}"


# rulebooks


def test_a_section_holds_what_stands_below_its_heading(tmp_path: Path) -> None:
    text = "# Book {#book}\n## One {#one}\nfirst\n### Part {#part}\ndetail\n## Two\nno id\n## Three {#three}\nlast\n"
    (tmp_path / "rulebook.en.md").write_text(text)
    game = type(CARGO)()
    game.folder = tmp_path
    found = sections(game, "fr")
    assert list(found) == ["book", "one", "part", "three"]
    assert found["one"].title == "One"
    assert found["one"].text == "first\n### Part\ndetail"
    assert found["part"].text == "detail"
    assert found["three"].text == "last"


def test_sections_say_which_games_need_them(tmp_path: Path) -> None:
    text = "## One {#one when kicker, edition=classic|expert}\n### Part {#part when mega}\n## Two {#two}\n"
    wrong = "## Three {#three when moon}\n## Four {#four when edition=third}\n"
    (tmp_path / "rulebook.en.md").write_text(text + wrong)
    game = type(find("outpost"))()
    game.folder = tmp_path
    found = sections(game, "en")
    first = {"kicker": [True], "edition": ["classic", "expert"]}
    assert conditions(game, found["one"]) == [first]
    assert conditions(game, found["part"]) == [first, {"mega": [True]}]
    assert conditions(game, found["two"]) == []
    with pytest.raises(BadSetup, match="three: 'moon' is no option; there are: edition, kicker"):
        conditions(game, found["three"])
    with pytest.raises(BadSetup, match="four: edition is never third; there are: stronghold, classic, expert"):
        conditions(game, found["four"])


def test_parts_of_sections_say_which_games_need_them(tmp_path: Path) -> None:
    text = "## One {#one}\nfive <!-- when edition=classic, edition=expert -->\n<!-- when lobby, mega -->\nall of them\n"
    (tmp_path / "rulebook.en.md").write_text(text + "## Two {#two}\nsix <!-- when moon -->\n")
    game = type(find("outpost"))()
    game.folder = tmp_path
    found = sections(game, "en")
    assert remarks(game, found["one"]) == [{"edition": ["classic", "expert"]}, {"lobby": [], "mega": [True]}]
    with pytest.raises(BadSetup, match="two: 'moon' is no option"):
        remarks(game, found["two"])


@pytest.mark.parametrize("game_id", ids())
def test_rulebooks_say_the_same_of_who_needs_what(game_id: str) -> None:
    game = find(game_id)
    needs = [
        {each.id: (conditions(game, each), remarks(game, each)) for each in sections(game, language).values()}
        for language in ("en", "fr")
    ]
    assert needs[0] == needs[1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", ids())
def test_remarks_do_not_break_the_rows_they_stand_in(game_id: str, language: str) -> None:
    """A bar ends a cell, wherever it stands: several values of an option are named one by one."""
    for each in sections(find(game_id), language).values():
        for line in each.own_text.splitlines():
            assert not (line.startswith("|") and any("|" in written for written in REMARK.findall(line))), line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", ids())
def test_rulebooks_name_options_in_words(game_id: str, language: str) -> None:
    """Code type is for options as values; readers in the browser do not see the section that has it."""
    for each in sections(find(game_id), language).values():
        if each.id != "options":
            assert "`" not in each.title + each.own_text, f"{each.id} has code in it"
            assert "(#options)" not in each.own_text, f"{each.id} sends its readers to the options"


def test_a_game_without_a_rulebook_has_no_sections(tmp_path: Path) -> None:
    game = type(CARGO)()
    game.folder = tmp_path
    assert sections(game, "en") == {}
