"""Fluent messages in words: as much of https://projectfluent.org as our files use.

Patterns of text and arguments, other messages, terms, and selections by number, by plural or by word. There
are neither functions nor dates in them, so that no table of the world's formats is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

PLURALS: dict[str, Callable[[int], bool]] = {  # what is "one" in a language; the rest is "other"
    "en": lambda n: abs(n) == 1,
    "de": lambda n: abs(n) == 1,
    "fr": lambda n: abs(n) < 2,
}
GROUPED = {"en": ",", "de": ".", "fr": "\N{NARROW NO-BREAK SPACE}"}  # what parts thousands


class Tongue:
    """All messages of a language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._patterns: dict[str, ast.Pattern | None] = {}

    def add(self, text: str) -> None:
        """Learn the messages of a file; those that are known already stay."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                self._patterns.setdefault(name, entry.value)

    def say(self, id: str, args: Mapping[str, Any]) -> str:
        """A message with these arguments. `LookupError` if it, or what it asks for, is not there."""
        pattern = self._patterns[id]
        if pattern is None:
            raise LookupError(f"{id} says nothing")
        return self._pattern(pattern, args)

    def _pattern(self, pattern: ast.Pattern, args: Mapping[str, Any]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._word(self._value(part, args))
            for part in pattern.elements
        )

    def _value(self, part: Any, args: Mapping[str, Any]) -> Any:
        match part:
            case ast.Placeable():
                return self._value(part.expression, args)
            case ast.StringLiteral():
                return part.parse()["value"]
            case ast.NumberLiteral():
                return int(part.value)
            case ast.VariableReference():
                return args[part.id.name]
            case ast.MessageReference(attribute=None):
                return self.say(part.id.name, args)
            case ast.TermReference(attribute=None, arguments=None):
                return self.say(f"-{part.id.name}", {})
            case ast.SelectExpression():
                return self._selected(part, args)
        raise LookupError(f"{type(part).__name__} is not understood")

    def _selected(self, choice: ast.SelectExpression, args: Mapping[str, Any]) -> str:
        value = self._value(choice.selector, args)
        variants = {_key(variant): variant for variant in choice.variants}
        found = variants.get(str(value))
        if found is None and isinstance(value, int):
            found = variants.get("one" if PLURALS[self._language](value) else "other")
        default = next(variant for variant in choice.variants if variant.default)
        return self._pattern((found or default).value, args)

    def _word(self, value: Any) -> str:
        """A number as it is written in this language; anything else as it is."""
        return f"{value:,}".replace(",", GROUPED[self._language]) if isinstance(value, int) else str(value)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
