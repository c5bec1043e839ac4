"""The options a game declares, which of them go together, its scenarios, and their checking."""

from __future__ import annotations

from typing import Final

from .errors import BadSetup

Value = str | int | bool

SEATS: Final = "seats"
"""Stands in a relation for how many play."""

SCENARIO: Final = "scenario"
"""The option that chooses one of a game's scenarios ..."""

NO_SCENARIO: Final = "none"
"""... or the game as it is."""


class Option:
    """One option of a game.

    `values` lists what it may be. The first option of a game names its edition; the default of the others may depend
    on it: then `by_edition` holds one per edition.
    The message `option-NAME` of the game's catalogue explains it; `rule` is the rulebook section that argues the
    default. Options with the same `group` are shown together, below the message `group-GROUP`.
    """

    __slots__ = ("by_edition", "default", "group", "name", "rule", "values")

    def __init__(
        self,
        name: str,
        values: tuple[Value, ...],
        default: Value,
        rule: str = "",
        by_edition: dict[str, Value] | None = None,
        group: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.by_edition: dict[str, Value] = by_edition if by_edition is not None else {}
        self.group = group

    def default_for(self, edition: str) -> Value:
        return self.by_edition.get(edition, self.default)

    def parse(self, value: object) -> Value:
        """The declared value this stands for: the value itself or its spelling ("on", "true", "3")."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        if isinstance(value, str):
            spelled = _SPELLINGS.get(value.lower(), value)
            for allowed in self.values:
                if str(allowed).lower() == spelled.lower():
                    return allowed
        values = ", ".join([_spell(allowed) for allowed in self.values])
        raise BadSetup(
            f"option {self.name}: {value!r} is not one of {values}",
            "setup-no-such-value",
            {"option": self.name, "value": str(value), "values": values},
        )


_SPELLINGS: Final = {"on": "true", "yes": "true", "off": "false", "no": "false"}


def _spell(value: Value) -> str:
    if value is True:
        return "on"
    if value is False:
        return "off"
    return str(value)


class Relation:
    """Where an option has one of these values, another one, or the number of `SEATS`, must have one of those allowed.

    So an option requires another; to exclude a value, allow the others. `reason` is a message of the game's catalogue.
    """

    __slots__ = ("allowed", "option", "other", "reason", "values")

    def __init__(
        self, reason: str, option: str, values: tuple[Value, ...], other: str, allowed: tuple[Value, ...]
    ) -> None:
        self.reason = reason
        self.option = option
        self.values = values
        self.other = other
        self.allowed = allowed

    def applies(self, chosen: dict[str, Value]) -> bool:
        return _among(chosen[self.option], self.values)

    def check(self, chosen: dict[str, Value]) -> None:
        """Raise BadSetup if these options do not go together."""
        if self.other == SEATS or not self.applies(chosen) or _among(chosen[self.other], self.allowed):
            return
        value = _spell(chosen[self.option])
        allowed = ", ".join([_spell(each) for each in self.allowed])
        raise BadSetup(
            f"option {self.option}: {value} goes only with {self.other} {allowed}, not {_spell(chosen[self.other])}",
            "setup-misfit",
            {"option": self.option, "value": value, "other": self.other, "allowed": allowed},
        )


class Scenario:
    """A named start with its own set-up, rules and goal, told in a section of the rulebook (`rule`).

    It is a value of the option `scenario`. `seats` are the fewest and the most that can play it; `options` are those it
    fixes, and their values. Its messages are `option-scenario-NAME`, what it is called, and `scenario-NAME-goal`.
    """

    __slots__ = ("name", "options", "rule", "seats")

    def __init__(self, name: str, rule: str, seats: tuple[int, int], options: dict[str, Value]) -> None:
        self.name = name
        self.rule = rule
        self.seats = seats
        self.options = options


def scenario_option(scenarios: tuple[Scenario, ...], rule: str, group: str = "") -> Option:
    """The option that chooses among these scenarios, or none."""
    return Option(SCENARIO, (NO_SCENARIO, *[scenario.name for scenario in scenarios]), NO_SCENARIO, rule, group=group)


def resolve(
    declared: tuple[Option, ...],
    given: dict[str, object],
    relations: tuple[Relation, ...] = (),
    scenarios: tuple[Scenario, ...] = (),
) -> dict[str, Value]:
    """Every option with its value: those given, else what the scenario fixes, else the default of the edition."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadSetup(
                f"unknown option {name!r}; there are: {', '.join(names)}",
                "setup-no-such-option",
                {"option": str(name), "options": ", ".join(names)},
            )
    parsed = {option.name: option.parse(given[option.name]) for option in declared if option.name in given}
    fixed = fixed_by(scenarios, parsed.get(SCENARIO, NO_SCENARIO))
    chosen: dict[str, Value] = {}
    edition = ""
    for option in declared:
        default = fixed.get(option.name, option.default_for(edition))
        chosen[option.name] = parsed.get(option.name, default)
        if option is declared[0]:
            edition = str(chosen[option.name])
    for name, value in fixed.items():
        _fixing(chosen, name, value)
    for relation in relations:
        relation.check(chosen)
    return chosen


def fixed_by(scenarios: tuple[Scenario, ...], name: Value) -> dict[str, Value]:
    """The options that the scenario of this name fixes."""
    for scenario in scenarios:
        if scenario.name == name:
            return scenario.options
    return {}


def _fixing(chosen: dict[str, Value], name: str, value: Value) -> None:
    """Raise BadSetup if an option is not what the scenario fixes it to."""
    if not _among(chosen[name], (value,)):
        raise BadSetup(
            f"scenario {chosen[SCENARIO]}: {name} is {_spell(value)} in it, not {_spell(chosen[name])}",
            "setup-scenario-fixes",
            {"scenario": str(chosen[SCENARIO]), "option": name, "value": _spell(value)},
        )


def _among(value: Value, values: tuple[Value, ...]) -> bool:
    """Whether it is one of these, and not only equal to one: True is not 1."""
    return any(type(each) is type(value) and each == value for each in values)
