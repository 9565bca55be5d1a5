"""Linking and compiling modules of plain functions, leaving the modules themselves as they are.

`linked(module, rules)` gives the functions of a module that speaks of `rules` for one game's rules.
`compiled(module, rules)` gives the same functions as machine code: every function they reach, through
imports and through `rules`, is rebuilt over a second set of globals and handed to Numba. Tables (lists and
tuples of numbers) become arrays; `tell` becomes silent. Functions must not call themselves, not even by a
detour: callees are compiled before callers.

Machine code is kept in a folder that is named by a digest of all that went into it, the functions' own
bytecode and the tables in memory, not the files they came from. So a cache can never hold old code.
"""

from __future__ import annotations

import inspect
import os
import shutil
import sys
import typing
from collections.abc import Callable, Iterator
from enum import EnumMeta
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

from antics.core import table
from antics.core.record import Record

Progress = Callable[[int, int], None]  # functions compiled, functions in all
KEPT_PROGRAMS = 24  # how many programs the cache keeps
SILENCED = {table.tell: table.silent, table.tell_of: table.silent}


def linked(module: ModuleType, rules: Any) -> Any:
    """The functions of a module with `rules` bound to one game's rules, in plain form."""
    names: dict[str, Any] = dict(vars(module), rules=rules)
    for f in _functions_of(module):
        names[f.__name__] = _twin(f, names)
    return SimpleNamespace(**names)


def compiled(
    module: ModuleType, rules: Any, *, boundscheck: bool = False, progress: Progress | None = None
) -> Any:
    """The functions of a module with `rules` bound to one game's rules, as machine code.

    With `boundscheck`, an index out of range raises instead of corrupting what lies beside.
    """
    return _compiled(module, rules, boundscheck, progress)


_programs: dict[tuple[str, str, bool], Any] = {}


def _compiled(module: ModuleType, rules: Any, boundscheck: bool, progress: Progress | None) -> Any:
    name = (module.__name__, rules.__name__, boundscheck)
    if name not in _programs:
        _programs[name] = _Program(module, rules, boundscheck).build(progress)
    return _programs[name]


def _functions_of(module: ModuleType) -> list[FunctionType]:
    return [
        f for f in vars(module).values() if isinstance(f, FunctionType) and f.__module__ == module.__name__
    ]


def _twin(f: FunctionType, names: dict[str, Any], mark: str = "") -> FunctionType:
    twin = FunctionType(f.__code__, names, f.__name__, f.__defaults__)
    twin.__module__, twin.__qualname__ = f.__module__, f.__qualname__ + mark
    return twin


class _Program:
    """All that a module's functions reach, from reading it to compiling it."""

    def __init__(self, module: ModuleType, rules: Any, boundscheck: bool) -> None:
        self.rules = rules
        self.boundscheck = boundscheck
        self.entries = _functions_of(module)
        self.functions: list[FunctionType] = []  # callees before callers
        for f in self.entries:
            self._reach(f, ())
        self.digest = self._digest()

    def _reach(self, f: FunctionType, path: tuple[FunctionType, ...]) -> None:
        if f in path:
            raise TypeError(f"{f.__qualname__} calls itself: {' > '.join(g.__name__ for g in path)}")
        if f not in self.functions:
            for callee in self._callees(f):
                self._reach(callee, (*path, f))
            self.functions.append(f)

    def _callees(self, f: FunctionType) -> Iterator[FunctionType]:
        for name in f.__code__.co_names:
            thing = f.__globals__.get(name)
            if name not in f.__globals__ and "rules" in f.__code__.co_names:
                thing = getattr(self.rules, name, None)
            if isinstance(thing, FunctionType):
                yield SILENCED.get(thing, thing)  # type: ignore[misc]

    def _digest(self) -> str:
        import numba

        text = repr((sys.version, numba.__version__, self.boundscheck))
        for f in self.functions:
            tables = {n: _data(f.__globals__.get(n)) for n in f.__code__.co_names}
            text += repr((f.__module__, f.__name__, _essence(f.__code__), tables, _layouts(f)))
        return sha256(text.encode()).hexdigest()[:20]

    def build(self, progress: Progress | None) -> Any:
        import numba

        folder = _folder() / self.digest
        ready = folder / "ready"
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        spaces: dict[str, dict[str, Any]] = {}
        rules_twin = ModuleType(self.rules.__name__)
        for f in self.functions:
            space = spaces.setdefault(f.__module__, _native_globals(f.__module__, rules_twin))
            entry = f in self.entries
            dispatcher = numba.njit(
                _twin(f, space, "_" + self.digest),
                cache=entry,
                boundscheck=self.boundscheck,
                no_cpython_wrapper=not entry,
                no_cfunc_wrapper=True,
            )
            self._bind(f, dispatcher, spaces, rules_twin)
        if not ready.exists():
            self._compile(spaces, progress)
            folder.mkdir(parents=True, exist_ok=True)
            ready.touch()
            _prune(folder.parent)
        os.utime(ready)
        return SimpleNamespace(**{f.__name__: spaces[f.__module__][f.__name__] for f in self.entries})

    def _bind(
        self, f: FunctionType, dispatcher: Any, spaces: dict[str, dict[str, Any]], rules_twin: ModuleType
    ) -> None:
        """Put a compiled function wherever the plain one is known by name."""
        spaces[f.__module__][f.__name__] = dispatcher
        known = [f, *(loud for loud, quiet in SILENCED.items() if quiet is f)]
        for g in self.functions:
            space = spaces.setdefault(g.__module__, _native_globals(g.__module__, rules_twin))
            for name, thing in vars(sys.modules[g.__module__]).items():
                if any(thing is one for one in known):
                    space[name] = dispatcher
        for name, thing in vars(self.rules).items():
            if any(thing is one for one in known):
                setattr(rules_twin, name, dispatcher)

    def _compile(self, spaces: dict[str, dict[str, Any]], progress: Progress | None) -> None:
        """Compile every function that says its types; the others follow when they are called."""
        for i, f in enumerate(self.functions):
            if progress:
                progress(i, len(self.functions))
            if f not in self.entries and (signature := _signature(f)) is not None:
                spaces[f.__module__][f.__name__].compile(signature)


def _data(thing: object) -> object:
    """A number, a table, or the members of an enumeration; None for anything else."""
    if isinstance(thing, EnumMeta):
        return list(thing)
    return thing if isinstance(thing, int | list | tuple) else None


def _essence(code: CodeType) -> tuple[object, ...]:
    """What a function does, without where it stands."""
    constants = tuple(_essence(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_argcount


def _layouts(f: FunctionType) -> list[object]:
    """The types in a signature, a record with its layout."""
    hints = typing.get_type_hints(f)
    return [(n, getattr(t, "FIELDS", None) or str(t)) for n, t in hints.items()]


def _native_globals(module: str, rules_twin: ModuleType) -> dict[str, Any]:
    """The globals of a module as compiled code sees them: tables as arrays, `rules` as the linked game's."""
    import numpy as np

    names = dict(vars(sys.modules[module]), rules=rules_twin)
    for name, thing in names.items():
        if isinstance(thing, list | tuple) and not name.startswith("__"):
            try:
                array = np.array(thing)
            except ValueError:
                continue
            if array.dtype.kind in "iu":
                names[name] = array
    return names


def _signature(f: FunctionType) -> Any:
    """The Numba signature that a function's annotations say, if they say it all."""
    import numba

    plain = {int: numba.int64, bool: numba.boolean, type(None): numba.void, float: numba.float64}
    hints = typing.get_type_hints(f)
    types = []
    for name in [*inspect.signature(f).parameters, "return"]:
        hint = hints.get(name)
        if hint in plain:
            types.append(plain[hint])
        elif isinstance(hint, type) and issubclass(hint, Record) and not hint.__subclasses__():
            types.append(numba.from_dtype(hint.dtype()))
        else:
            return None
    return types[-1](*types[:-1])


def _folder() -> Path:
    if place := os.environ.get("ANTICS_CACHE"):
        return Path(place)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "antics"


def _prune(folder: Path) -> None:
    """Forget the programs that were used longest ago."""
    programs = sorted(folder.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in programs[KEPT_PROGRAMS:]:
        shutil.rmtree(old, ignore_errors=True)
