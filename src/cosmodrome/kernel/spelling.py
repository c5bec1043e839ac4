"""Answers word by word, with a fixed vocabulary: what a learning agent chooses from.

The actions of a game are many, and of no fixed number; what they are made of is neither. So an agent *spells* an
answer: verb, resource, card, number, one word after the other. The same word has the same number in every state, and so
the same answer is always spelled alike. At every point exactly those words are open that some legal answer goes on
with; where only one is, it is taken without asking, so that most answers are one or two choices.

- One of a list: the words of the actions in it.
- A number: one word up to 99; from 100 on one for the hundreds, and one for the rest.
- A subset: its items in the decision's own order, then `DONE`. Only what can still become legal is open.
- A path: its steps, then `DONE` where it may end.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .decision import Action, Amount, Choice, Decision
from .errors import Illegal
from .path import Leg, Path
from .subset import Subset

Words = tuple[int, ...]
"""Numbers of words."""

Things = list[Any] | dict[Any, str]

DONE: Final = 0
"""Ends a list of items, and an answer that another one goes on from."""

NO_WORD: Final = -1

HUNDREDS: Final = 100
"""The highest number that can be spelled is just below so many hundreds."""

_KEPT: Final = 50_000
"""So many actions are spelled once only."""

_OPEN_END: Final = (DONE,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lexicon:
    """The words of a game, each with its number.

    `nouns` are kinds of things with all things of that kind, as they stand in actions: `{"card": [101, 102], ...}`, or
    `{"card": {101: "ore 1", ...}}` where they do not speak for themselves.
    A text names one thing whatever its verb; what a number in an action counts or names, `grammar` says: for every verb
    that goes with such things, the nouns of what follows it (`"card*"`: of what is in a list there). Without, it is a
    plain number.
    """

    def __init__(self, verbs: list[str], nouns: dict[str, Things], grammar: dict[str, tuple[str, ...]]) -> None:
        self.grammar = grammar
        self.words: list[str] = ["done"]
        """What every word means."""
        self._verbs: dict[str, int] = {}
        self._texts: dict[str, int] = {}
        self._things: dict[str, dict[Any, int]] = {}
        self._spelled: dict[Action, Words] = {}
        for verb in verbs:
            self._verbs[verb] = self._add(verb)
        for noun, things in nouns.items():
            self._add_noun(noun, things)
        units = [self._add(f"number {unit}") for unit in range(100)]
        hundreds = [self._add(f"hundreds {hundred}") for hundred in range(1, HUNDREDS)]
        self.numbers: list[Words] = [(unit,) for unit in units]
        """How every number from 0 on is spelled."""
        for hundred in hundreds:
            self.numbers += [(hundred, unit) for unit in units]

    @property
    def size(self) -> int:
        return len(self.words)

    def compound(self, noun: str, thing: Any) -> Words:
        """A thing that takes several words; none for most. A game may have some."""
        return ()

    def spell(self, action: Action) -> Words:
        """An action, whole: every list in it and the action itself end with `DONE`."""
        known = self._spelled.get(action)
        if known is not None:
            return known
        verb: str = action[0]
        words = [self.verb(verb)]
        for place in range(1, len(action)):
            part = action[place]
            if isinstance(part, tuple) and not self._is_word(verb, place, part):
                for item in part:
                    words += self.item(verb, place, item)
                words.append(DONE)
            else:
                words += self._thing(verb, self._noun(verb, place, False), part)
        words.append(DONE)
        spelled = tuple(words)
        if len(self._spelled) == _KEPT:
            self._spelled.clear()
        self._spelled[action] = spelled
        return spelled

    def verb(self, verb: str) -> int:
        number = self._verbs.get(verb)
        if number is None:
            raise KeyError(f"the verb {verb!r} is not in the vocabulary")
        return number

    def word(self, noun: str, thing: Any) -> int:
        """The number of a word; KeyError if there is none."""
        return self._things[noun][thing]

    def find(self, noun: str, thing: Any) -> int:
        """The number of a word, as `word`; `NO_WORD` if there is none. A text needs no noun."""
        if isinstance(thing, str):
            return self._texts.get(thing, NO_WORD)
        table = self._things.get(noun)
        return NO_WORD if table is None else table.get(thing, NO_WORD)

    def item(self, verb: str, place: int, item: Any) -> Words:
        """Something in a list that stands at some place after a verb."""
        return self._thing(verb, self._noun(verb, place, True), item)

    def _thing(self, verb: str, noun: str, thing: Any) -> Words:
        if isinstance(thing, str):
            number = self._texts.get(thing)
            several = (number,) if number is not None else self.compound(noun, thing)
            if not several:
                raise KeyError(f"{thing!r} (after {verb!r}) is not in the vocabulary")
            return several
        if noun:
            number = self._things[noun].get(thing)
            if number is not None:
                return (number,)
            several = self.compound(noun, thing)
            if several:
                return several
        if isinstance(thing, tuple):
            words: list[int] = []
            for inner in thing:
                words += self._thing(verb, noun, inner)
            return tuple(words)
        number = int(thing)
        if noun or not 0 <= number < len(self.numbers):
            raise KeyError(f"{noun or 'number'} {thing!r} (after {verb!r}) is not in the vocabulary")
        return self.numbers[number]

    def _noun(self, verb: str, place: int, listed: bool) -> str:
        nouns = self.grammar.get(verb)
        noun = nouns[place - 1] if nouns is not None and place <= len(nouns) else ""
        if noun.endswith("*"):
            return noun[:-1] if listed else ""
        return "" if listed else noun

    def _is_word(self, verb: str, place: int, thing: Any) -> bool:
        noun = self._noun(verb, place, False)
        return noun != "" and thing in self._things[noun]

    def _add_noun(self, noun: str, things: Things) -> None:
        table = self._things.setdefault(noun, {})
        for thing in things:
            known = self._texts.get(thing) if isinstance(thing, str) else table.get(thing)
            meaning = things[thing] if isinstance(things, dict) else _shown(thing)
            number = known if known is not None else self._add(f"{noun} {meaning}")
            table[thing] = number
            if isinstance(thing, str):
                self._texts[thing] = number

    def _add(self, word: str) -> int:
        self.words.append(word)
        return len(self.words) - 1


class Spelling:
    """An answer to a decision as far as it is spelled."""

    __slots__ = ("_alive", "_at", "_growth", "_plain", "_stage", "action", "decision", "lexicon", "open", "words")

    def __init__(self, lexicon: Lexicon, decision: Decision) -> None:
        self.lexicon = lexicon
        self.decision = decision
        self.words: list[int] = []
        """So far, those included that went without asking."""
        self.open: list[int] = []
        """The words that may follow: at least two, unless the answer is whole."""
        self.action: Action | None = None
        """The answer, once it is whole."""
        self._growth = _growth(lexicon, decision)
        self._plain: list[Action] = decision.options if isinstance(decision, Choice) else list(decision.others)
        stage = [lexicon.spell(action) for action in self._plain]
        if self._growth is not None and self._growth.stage():
            stage.append((lexicon.verb(self._growth.verb),))
        self._begin(stage)
        self._settle()

    def choose(self, word: int) -> None:
        """Go on with an open word; Illegal, and nothing changes, if it is not."""
        if word not in self.open:
            raise Illegal("not-an-option", self.decision.rule)
        self._follow(word)
        self._settle()

    def _begin(self, stage: list[Words]) -> None:
        self._stage = stage
        self._alive = list(range(len(stage)))
        self._at = 0

    def _follow(self, word: int) -> None:
        stage = self._stage
        at = self._at
        self._alive = [index for index in self._alive if stage[index][at] == word]
        self._at = at + 1
        self.words.append(word)

    def _settle(self) -> None:
        """Go on until there is a choice, or the answer is whole."""
        while self.action is None:
            stage = self._stage
            alive = self._alive
            at = self._at
            if len(stage[alive[0]]) == at:
                self._take(alive[0])
                continue
            following: dict[int, None] = {}
            for index in alive:
                following[stage[index][at]] = None
            if len(following) > 1:
                self.open = list(following)
                return
            self._at = at + 1
            self.words.append(stage[alive[0]][at])
        self.open = []

    def _take(self, index: int) -> None:
        """One way of this stage is whole: the answer, or the next stage of what grows."""
        growth = self._growth
        if growth is None or self._stage is not growth.current:
            if index < len(self._plain):
                self.action = self._plain[index]
                return
            assert growth is not None
            self._begin(growth.current)
            return
        self.action = growth.take(index)
        if self.action is None:
            self._begin(growth.stage())
        else:
            self.words.append(DONE)


@mypyc_attr(allow_interpreted_subclasses=False)
class _Growth(metaclass=ABCMeta):
    """An answer that is put together step by step: all that follows its verb."""

    __slots__ = ("current", "lexicon", "verb")

    lexicon: Lexicon
    verb: str
    current: list[Words]
    """What may follow now, each way spelled; none if nothing does."""

    def stage(self) -> list[Words]:
        """The next ways to go on."""
        self.current = self.ways()
        return self.current

    @abstractmethod
    def ways(self) -> list[Words]:
        """What may follow now, each way spelled."""

    @abstractmethod
    def take(self, index: int) -> Action | None:
        """Go one of these ways; the answer if that makes it whole."""


class _Number(_Growth):
    __slots__ = ("decision",)

    def __init__(self, lexicon: Lexicon, decision: Amount) -> None:
        self.lexicon = lexicon
        self.verb = decision.verb
        self.decision = decision

    def ways(self) -> list[Words]:
        lo = self.decision.lo
        hi = self.decision.hi
        if lo <= hi and not 0 <= lo <= hi < len(self.lexicon.numbers):
            raise KeyError(f"numbers from {lo} to {hi} (after {self.verb!r}) are not in the vocabulary")
        return self.lexicon.numbers[lo : hi + 1] if lo <= hi else []

    def take(self, index: int) -> Action | None:
        return (self.verb, self.decision.lo + index)


class _Items(_Growth):
    """The items of a subset. Of equal ones the first that is left is taken, so that each multiset is spelled once."""

    __slots__ = ("at", "chosen", "decision", "key", "positions")

    def __init__(self, lexicon: Lexicon, decision: Subset) -> None:
        self.lexicon = lexicon
        self.verb = decision.verb
        self.decision = decision
        self.chosen: list[int] = []
        self.at = 0
        self.key = decision.first_key()
        self.positions: list[int] = []
        """Where the items that may follow stand; one way more ends the list."""

    def ways(self) -> list[Words]:
        decision = self.decision
        items = decision.items
        self.positions = []
        ways: list[Words] = []
        for at in range(self.at, len(items)):
            if at > self.at and items[at] == items[at - 1]:
                continue
            key = decision.next_key(self.key, at, 1)
            if key is not None and decision.may_become_enough(key, at + 1):
                self.positions.append(at)
                ways.append(self.lexicon.item(self.verb, 1, items[at]))
        if decision.is_enough(self.key):
            ways.append(_OPEN_END)
        return ways

    def take(self, index: int) -> Action | None:
        if index == len(self.positions):
            items = self.decision.items
            return (self.verb, tuple([items[at] for at in self.chosen]))
        at = self.positions[index]
        key = self.decision.next_key(self.key, at, 1)
        assert key is not None
        self.key = key
        self.chosen.append(at)
        self.at = at + 1
        return None


class _Steps(_Growth):
    __slots__ = ("decision", "legs", "place", "taken")

    def __init__(self, lexicon: Lexicon, decision: Path) -> None:
        self.lexicon = lexicon
        self.verb = decision.verb
        self.decision = decision
        self.place = decision.walk.start()
        self.taken: list[Any] = []
        self.legs: list[Leg] = []

    def ways(self) -> list[Words]:
        walk = self.decision.walk
        self.legs = walk.legs(self.place)
        ways = [self.lexicon.item(self.verb, 1, leg.item) for leg in self.legs]
        if walk.may_end(self.place):
            ways.append(_OPEN_END)
        return ways

    def take(self, index: int) -> Action | None:
        if index == len(self.legs):
            return (self.verb, tuple(self.taken))
        leg = self.legs[index]
        self.taken.append(leg.item)
        self.place = leg.after
        return None


def _growth(lexicon: Lexicon, decision: Decision) -> _Growth | None:
    if isinstance(decision, Amount):
        return _Number(lexicon, decision)
    if isinstance(decision, Subset):
        return _Items(lexicon, decision)
    if isinstance(decision, Path):
        return _Steps(lexicon, decision)
    return None


def choices(lexicon: Lexicon, decision: Decision, action: Action) -> list[int]:
    """The words to choose, one after the other, to answer with this action; Illegal if it does not."""
    accepted = decision.accept(action)
    if accepted is None:
        refusal = decision.refusal(decision.canonical(action))
        raise refusal if refusal is not None else Illegal("not-an-option", decision.rule)
    whole = lexicon.spell(accepted)
    spelling = Spelling(lexicon, decision)
    chosen: list[int] = []
    while spelling.action is None:
        word = whole[len(spelling.words)]
        spelling.choose(word)
        chosen.append(word)
    return chosen


def answer(lexicon: Lexicon, decision: Decision, words: list[int]) -> Action:
    """The action that these choices spell; Illegal if one is not open, or if it is not whole."""
    spelling = Spelling(lexicon, decision)
    for word in words:
        spelling.choose(word)
    if spelling.action is None:
        raise Illegal("unfinished-answer", decision.rule)
    return spelling.action


def _shown(thing: Any) -> str:
    return " ".join([str(part) for part in thing]) if isinstance(thing, tuple) else str(thing)
