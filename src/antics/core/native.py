"""Linking and compiling modules of plain functions, leaving the modules themselves as they are.

A module such as `play` speaks of `rules` without saying whose. `linked(play, rules)` gives its functions for
one game's rules; `compiled(play, rules)` gives them as machine code: every function they reach, through
imports and through such links, is rebuilt over a second set of globals and handed to Numba. Tables (lists and
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
import tempfile
import typing
from collections.abc import Callable
from enum import EnumMeta
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, cast

from antics.core import state
from antics.core.record import Record

Progress = Callable[[int, int], None]  # functions compiled, functions in all
KEPT_PROGRAMS = 24  # how many programs the cache keeps
SILENCED: dict[Any, FunctionType] = {
    state.tell: cast(FunctionType, state.silent),
    state.tell_of: cast(FunctionType, state.silent),
}


def linked(module: ModuleType, rules: Any, **more: Any) -> Any:
    """The functions of a module with `rules`, and whatever else it leaves open, bound; in plain form."""
    names: dict[str, Any] = {**vars(module), "rules": rules, **more}
    for f in _functions_of(module):
        names[f.__name__] = _twin(f, names)
    return SimpleNamespace(**names)


def compiled(
    module: ModuleType,
    rules: Any,
    *,
    boundscheck: bool = False,
    progress: Progress | None = None,
    **more: Any,
) -> Any:
    """The functions of a module with `rules`, and whatever else it leaves open, bound; as machine code.

    With `boundscheck`, an index out of range raises instead of corrupting what lies beside.
    """
    program = _Program(module, {"rules": rules, **more}, boundscheck)
    if program.digest not in _programs:
        _programs[program.digest] = program.build(progress)
    return _programs[program.digest]


_programs: dict[str, Any] = {}  # by digest, so that a function changed meanwhile is compiled anew


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

    def __init__(self, module: ModuleType, links: dict[str, Any], boundscheck: bool) -> None:
        self.links = links
        self.boundscheck = boundscheck
        named = getattr(module, "ENTRIES", None)  # those that Python calls, if the module says which
        self.entries = [f for f in _functions_of(module) if named is None or f.__name__ in named]
        self.functions: list[FunctionType] = []  # callees before callers
        for f in self.entries:
            self._reach(f, ())
        self.digest = self._digest()

    def _reach(self, f: FunctionType, path: tuple[FunctionType, ...]) -> None:
        if f in path:
            raise TypeError(f"{f.__qualname__} calls itself: {' > '.join(g.__name__ for g in path)}")
        if f not in self.functions:
            for thing in self._used(f).values():
                if isinstance(thing, FunctionType):
                    self._reach(_quiet(thing), (*path, f))
            self.functions.append(f)

    def _used(self, f: FunctionType) -> dict[str, Any]:
        """What a function speaks of: its globals, and what it asks of the modules linked to it."""
        names = f.__code__.co_names
        used = {
            name: f.__globals__[name] for name in names if name in f.__globals__ and name not in self.links
        }
        for link in (self.links[name] for name in names if name in self.links):
            used |= {f"{link.__name__}.{n}": getattr(link, n) for n in names if hasattr(link, n)}
        return used

    def _digest(self) -> str:
        import numba

        text = repr((sys.version, numba.__version__, self.boundscheck))
        for f in self.functions:
            used = {name: _data(thing) for name, thing in self._used(f).items()}
            text += repr((f.__module__, f.__name__, _essence(f.__code__), used, _layouts(f)))
        return sha256(text.encode()).hexdigest()[:20]

    def build(self, progress: Progress | None) -> Any:
        import numba

        folder = _writable(_folder()) / self.digest
        ready = folder / "ready"
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        spaces: dict[str, dict[str, Any]] = {f.__module__: {} for f in self.functions}
        native = {f: self._dispatcher(f, spaces[f.__module__]) for f in self.functions}
        links = {name: ModuleType(link.__name__) for name, link in self.links.items()}
        for name, twin in links.items():
            vars(twin).update(_native_names(vars(self.links[name]), native))
        for module, space in spaces.items():
            space.update(_native_names(vars(sys.modules[module]), native), **links)
        if not ready.exists():
            self._compile(native, progress)
            folder.mkdir(parents=True, exist_ok=True)
            ready.touch()
            _prune(folder.parent)
        os.utime(ready)
        return SimpleNamespace(**{f.__name__: native[f] for f in self.entries})

    def _dispatcher(self, f: FunctionType, space: dict[str, Any]) -> Any:
        import numba

        entry = f in self.entries
        options: Any = {"nogil": True, "no_cpython_wrapper": not entry, "no_cfunc_wrapper": True}
        twin = _twin(f, space, "_" + self.digest)
        dispatcher = numba.njit(twin, cache=entry, boundscheck=self.boundscheck, **options)
        if entry:
            _forgive_damage(dispatcher._cache)
        return dispatcher

    def _compile(self, native: dict[FunctionType, Any], progress: Progress | None) -> None:
        """Compile every function that says its types; the others follow when they are called."""
        for i, f in enumerate(self.functions):
            if progress:
                progress(i, len(self.functions))
            if f not in self.entries and (signature := _signature(f)) is not None:
                native[f].compile(signature)


def _forgive_damage(cache: Any) -> None:
    """Let a cache whose files cannot be read be forgotten, where Numba would fail."""
    load = cache.load_overload

    def load_or_forget(*args: Any) -> Any:
        try:
            return load(*args)
        except Exception:
            cache.flush()
            return None

    cache.load_overload = load_or_forget


def _quiet(f: FunctionType) -> FunctionType:
    """The function that stands for this one in compiled code."""
    return SILENCED.get(f, f)


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


def _native_names(names: dict[str, Any], native: dict[FunctionType, Any]) -> dict[str, Any]:
    """The names of a module as compiled code sees them: functions compiled, tables as arrays."""
    return {name: _native_thing(thing, native) for name, thing in names.items()}


def _native_thing(thing: Any, native: dict[FunctionType, Any]) -> Any:
    if isinstance(thing, FunctionType):
        return native.get(_quiet(thing), thing)
    if isinstance(thing, list | tuple):
        return _table(thing)
    return thing


def _table(rows: list[Any] | tuple[Any, ...]) -> Any:
    """A list of numbers, or of rows of numbers, as an array; anything else as it is."""
    import numpy as np

    try:
        array = np.array(rows)
    except ValueError:
        return rows
    return array if array.dtype.kind in "iu" else rows


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


def _writable(folder: Path) -> Path:
    """The folder; one for this process only where nothing can be written, as in a sealed container."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="antics-"))


def _prune(folder: Path) -> None:
    """Forget the programs that were used longest ago."""
    programs = sorted(folder.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in programs[KEPT_PROGRAMS:]:
        shutil.rmtree(old, ignore_errors=True)
