"""Linking and compiling modules of plain functions, leaving the modules themselves as they are.

A module such as `rollout` speaks of `rules` without saying whose. `linked(rollout, rules)` gives its
functions for one game's rules; `compiled(rollout, rules)` gives them as machine code: every function they
reach, through imports and through such links, is rebuilt over a second set of globals and handed to Numba.
Tables (lists and tuples of numbers) become arrays; `tell` becomes silent. Functions must not call themselves,
not even by a detour: callees are compiled before callers.

All that goes into it has a digest: what the functions say (without comments, and the same in every version of
Python), the tables in memory and the layouts of records. Programs are named by it (see `programs`). Machine
code is kept in a folder that is named by it, by the functions' own bytecode and by the versions of Python and
Numba. So neither can ever be old.
"""

from __future__ import annotations

import ast
import dis
import inspect
import linecache
import os
import shutil
import sys
import tempfile
import typing
from collections import Counter
from collections.abc import Callable
from enum import EnumMeta
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, cast

from antics.core import chance, state
from antics.core.events import Kinds
from antics.core.extras import needed
from antics.core.folders import cache_folder
from antics.core.record import Record

Progress = Callable[[int, int], None]  # functions compiled, functions in all
KEPT_PROGRAMS = 24  # how many programs the cache keeps
FORM = 3  # grows when the same text becomes other code
SHORT = 360  # bytes of a function's bytecode
STAND_INS: dict[
    Any, FunctionType
] = {  # for functions that serve those who look on, or that plain Python runs otherwise
    state.tell: cast(FunctionType, state.silent),
    state.tell_of: cast(FunctionType, state.silent),
    state.listening: cast(FunctionType, state.nobody_listens),
    state.unused_batch: cast(FunctionType, state.first_unused_batch),
    chance.draw: cast(FunctionType, chance.from_stream),
    chance.next_block: cast(FunctionType, chance.next_block_by_words),
}


def linked(module: ModuleType, rules: Any, **more: Any) -> Any:
    """The functions of a module with `rules`, and whatever else it leaves open, bound; in plain form."""
    links = {"rules": rules, **more}
    spaces: dict[str, dict[str, Any]] = {}

    def space(module: ModuleType) -> dict[str, Any]:
        if module.__name__ not in spaces:
            names = spaces[module.__name__] = {**vars(module), **links}
            for name, thing in vars(module).items():
                if isinstance(thing, FunctionType):
                    home = sys.modules.get(thing.__module__, module)
                    if home is module or any(vars(home).get(link, links) is None for link in links):
                        names[name] = _twin(thing, space(home))
        return spaces[module.__name__]

    return SimpleNamespace(**space(module))


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
    text = Text(module, {"rules": rules, **more})
    key = text.key(boundscheck)
    if key not in _compiled:
        _compiled[key] = Compilation(text, key, boundscheck=boundscheck).run(progress)
    return _compiled[key]


_compiled: dict[str, Any] = {}  # by key, so that a function changed meanwhile is compiled anew


def _entries_of(module: ModuleType) -> list[FunctionType]:
    """The functions that Python calls: those that the module names, or all of its own."""
    names = getattr(module, "ENTRIES", None)
    if names is not None:
        return [vars(module)[name] for name in names]
    things = vars(module).values()
    return [f for f in things if isinstance(f, FunctionType) and f.__module__ == module.__name__]


def _twin(f: FunctionType, names: dict[str, Any], mark: str = "") -> FunctionType:
    twin = FunctionType(f.__code__, names, f.__name__, f.__defaults__)
    twin.__module__, twin.__qualname__ = f.__module__, f.__qualname__ + mark
    return twin


class Text:
    """All that a module's functions say and reach."""

    def __init__(self, module: ModuleType, links: dict[str, Any]) -> None:
        self.links = links
        self.entries = _entries_of(module)
        self.functions: list[FunctionType] = []  # callees before callers
        self._callers: Counter[FunctionType] = Counter()  # how many call a function
        for f in self.entries:
            self._reach(f, ())

    def _reach(self, f: FunctionType, path: tuple[FunctionType, ...]) -> None:
        if f in path:
            raise TypeError(f"{f.__qualname__} calls itself: {' > '.join(g.__name__ for g in path)}")
        if f not in self.functions:
            for thing in self._used(f).values():
                if isinstance(thing, FunctionType):
                    self._callers[_quiet(thing)] += 1
                    self._reach(_quiet(thing), (*path, f))
            self.functions.append(f)

    def inlined(self, f: FunctionType) -> bool:
        """Does it become a part of whatever calls it? What is short does, and what only one calls: so rules
        that say a thing in many small functions are as fast as if they said it in one."""
        return f not in self.entries and (len(f.__code__.co_code) < SHORT or self._callers[f] == 1)

    def _used(self, f: FunctionType) -> dict[str, Any]:
        """What a function speaks of: its globals, and what it asks of the modules linked to it."""
        named = sorted(_named(f))
        used = {
            name: f.__globals__[name]
            for name, of in named
            if not of and name in f.__globals__ and name not in self.links
        }
        for name, of in named:
            link = self.links.get(of)
            if link is not None and hasattr(link, name):
                used[f"{link.__name__}.{name}"] = getattr(link, name)
        return used

    def digest(self, *more: object, layouts: bool = True) -> str:
        """A name for what all this does, and for more; the same in every version of Python. Without layouts,
        records may have more fields than these functions use."""
        told: list[object] = list(more)
        for f in self.functions:
            used = {name: _data(thing) for name, thing in self._used(f).items()}
            told.append((f.__module__, f.__name__, _meaning(f), used, _layouts(f) if layouts else ()))
        return sha256(repr(told).encode()).hexdigest()[:20]

    def key(self, boundscheck: bool) -> str:
        """A name for the machine code that Numba makes of it here."""
        numba = needed("numba", "numba", extra="compile")
        code = [_essence(f.__code__) for f in self.functions]
        here = (FORM, self.digest(), sys.version, numba.__version__, boundscheck, SHORT, code)
        return sha256(repr(here).encode()).hexdigest()[:20]


class Compilation:
    """From a text to machine code."""

    def __init__(self, text: Text, key: str, *, boundscheck: bool = False, cached: bool = True) -> None:
        self.text = text
        self.key = key
        self.boundscheck = boundscheck
        self.cached = cached
        self.inlined = cached and not boundscheck  # a program is improved as a whole, see `programs.build`

    def run(self, progress: Progress | None) -> Any:
        import numba

        folder = _writable(cache_folder()) / self.key
        ready = folder / "ready"
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        native = self.dispatchers()
        if not ready.exists():
            self.compile(native, progress)
            folder.mkdir(parents=True, exist_ok=True)
            ready.touch()
            _prune(folder.parent)
        os.utime(ready)
        return SimpleNamespace(**{f.__name__: native[f] for f in self.text.entries})

    def dispatchers(self) -> dict[FunctionType, Any]:
        """Every function as Numba's, over globals in which all others are."""
        functions = self.text.functions
        spaces: dict[str, dict[str, Any]] = {f.__module__: {} for f in functions}
        native = {f: self._dispatcher(f, spaces[f.__module__]) for f in functions}
        links = {name: ModuleType(link.__name__) for name, link in self.text.links.items()}
        for name, twin in links.items():
            vars(twin).update(_native_names(vars(self.text.links[name]), native))
        for module, space in spaces.items():
            space.update(_native_names(vars(sys.modules[module]), native), **links)
        return native

    def _dispatcher(self, f: FunctionType, space: dict[str, Any]) -> Any:
        import numba

        entry = f in self.text.entries and self.cached
        options: Any = {"nogil": True, "no_cpython_wrapper": not entry, "no_cfunc_wrapper": True}
        options["forceinline"] = self.inlined and self.text.inlined(f)
        options["pipeline_class"] = _compiler()
        twin = _twin(f, space, "_" + self.key)
        dispatcher = numba.njit(twin, cache=entry, boundscheck=self.boundscheck, **options)
        if entry:
            _forgive_damage(dispatcher._cache)
        return dispatcher

    def compile(self, native: dict[FunctionType, Any], progress: Progress | None = None) -> None:
        """Compile every function that says its types; the others follow when they are called."""
        for i, f in enumerate(self.text.functions):
            if progress:
                progress(i, len(self.text.functions))
            if f not in self.text.entries and (signature := _signature(f)) is not None:
                native[f].compile(signature)


@cache
def _compiler() -> Any:
    """Numba's compiler, but that indexes count from the front, unless a number such as -1 stands there.

    Numba asks at every index whether it is less than 0, which took an eighth of the speed. Rules do not count
    from the end; if they do all the same, an index is out of range where bounds are checked.
    """
    from llvmlite import ir
    from numba.core import types
    from numba.core.compiler import Compiler
    from numba.np import arrayobj

    class FromTheFront(Compiler):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)  # type: ignore[no-untyped-call]
            self.state.targetctx.from_the_front = True  # it is this compiler's own

    def index(context: Any, builder: Any, kind: Any, value: Any, size: Any) -> Any:
        if isinstance(value, ir.Constant) or not getattr(context, "from_the_front", False):
            return either_way(context, builder, kind, value, size)  # type: ignore[no-untyped-call]
        return context.cast(builder, value, kind, types.intp)

    either_way, arrayobj.fix_integer_index = arrayobj.fix_integer_index, index
    return FromTheFront


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


def _named(f: FunctionType) -> set[tuple[str, str]]:
    """The globals that a function names, and the attributes of each: `("rules", "")`, `("apply", "rules")`.

    What it asks of anything else, as in `out.step`, is no global, even if there is one of that name.
    """
    found, before = set(), ""
    for code in dis.get_instructions(f):
        if code.opname == "LOAD_GLOBAL":
            found.add((code.argval, ""))
        elif code.opname in ("LOAD_ATTR", "LOAD_METHOD") and before:
            found.add((code.argval, before))
        before = code.argval if code.opname == "LOAD_GLOBAL" else ""
    return found


def _quiet(f: FunctionType) -> FunctionType:
    """The function that stands for this one in compiled code."""
    return STAND_INS.get(f, f)


def _data(thing: object) -> object:
    """A number, a table, or named numbers; None for anything else."""
    if isinstance(thing, EnumMeta):
        members: Any = thing.__members__
        return [(name, member.value) for name, member in members.items()]
    if isinstance(thing, Kinds):
        return [(kind.name, int(kind)) for kind in thing]
    return thing if isinstance(thing, int | float | list | tuple) else None


def _meaning(f: FunctionType) -> object:
    """What a function says, without comments and without where it stands.

    Its bytecode if its text is not to be found any more, or is not what it was made from."""
    code = f.__code__
    linecache.checkcache(code.co_filename)
    text = "".join(linecache.getlines(code.co_filename))
    found = _functions_in(text).get((code.co_name, code.co_firstlineno))
    return _tree(found) if found and _essence(_code_of(found)) == _essence(code) else _essence(code)


@lru_cache(64)
def _functions_in(text: str) -> dict[tuple[str, int], ast.FunctionDef]:
    """The functions of a file, by name and line."""
    try:
        nodes = ast.parse(text).body
    except SyntaxError:
        return {}
    return {(node.name, node.lineno): node for node in nodes if isinstance(node, ast.FunctionDef)}


def _code_of(function: ast.FunctionDef) -> CodeType:
    alone = ast.FunctionDef(
        function.name, function.args, function.body, [], lineno=1, col_offset=0, end_lineno=1
    )
    made = compile(ast.Module([alone], []), "", "exec", dont_inherit=True)
    return next(one for one in made.co_consts if isinstance(one, CodeType))


def _tree(node: object) -> object:
    """A part of a program as plain data. What is empty is left out: versions of Python differ there."""
    if isinstance(node, list):
        return [_tree(item) for item in node if not _is_text(item)]
    if not isinstance(node, ast.AST):
        return node
    told: list[object] = [type(node).__name__]
    for name in node._fields:
        value = getattr(node, name)
        if value is not None and value != [] and name != "ctx":
            told += name, _tree(value)
    return told


def _is_text(node: object) -> bool:
    """Is it a statement that only says something, as what a function says about itself?"""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _essence(code: CodeType) -> tuple[object, ...]:
    """What a function does, in this version of Python, without where it stands."""
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
    if isinstance(thing, Kinds):
        numbers = ModuleType(thing.__name__)
        vars(numbers).update({kind.name: int(kind) for kind in thing})
        return numbers
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
