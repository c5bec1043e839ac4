"""One game's messages said to one table: the catalogue together with the players' names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import Action, Decision, Event, Game, Illegal, Item, describe
from ...text import Catalogue, Plain, Section, sections


class Voice:
    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.names = names
        self.catalogue = Catalogue(game, language)

    def say(self, key: str, params: Mapping[str, Any] | None = None) -> str:
        return self.catalogue.say(key, params, self.names)

    def name(self, seat: int) -> str:
        return self.catalogue.name(seat, self.names)

    def action(self, action: Action) -> str:
        return self.say(*describe(self.game, action))

    def item(self, verb: str, item: Item) -> str:
        return self.say(*self.game.describe_item(verb, item))

    def event(self, event: Event) -> str:
        return self.say(event.key, event.params)

    def question(self, decision: Decision) -> str:
        """Who is asked what, and where the rulebook speaks of it."""
        params = {
            "seat": decision.seat,
            "question": Plain(self.say(decision.prompt, decision.params)),
            "rule": Plain(self.rule_title(decision.rule)),
        }
        return self.say("cli-question", params)

    def reason(self, refusal: Illegal) -> str:
        said = self.say(refusal.reason, refusal.params)
        if not refusal.rule:
            return said
        return f"{said} {self.say('cli-see-rule', {'rule': Plain(self.rule_title(refusal.rule))})}"

    def rules(self) -> dict[str, Section]:
        return sections(self.game, self.catalogue.language)

    def rule_title(self, rule: str) -> str:
        section = self.rules().get(rule)
        return rule if section is None else section.title
