"""Building a game's program: Numba compiles its functions, LLVM makes WebAssembly of them.

    NUMBA_OPT=0 python -m antics.core.programs.build antigua FILE

Numba types the functions and writes LLVM code, which is left as it is: LLVM improves the whole program at
once, for its new target. Around each entry point stands a plain function (`_entrance`), and all else becomes
internal, so that what nobody calls goes, with it the interpreter that Numba's own wrappers want. Reference
counting of arrays becomes nothing: there are none but the caller's.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from antics.core import entries
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.native import Compilation
from antics.core.programs import wasm
from antics.core.programs.layout import about, record_of, text_of
from antics.core.registry import game

TRIPLE = "wasm32-unknown-unknown"
DATA_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"  # what every browser has
COUNTING = re.compile(r"define[^\n]*@(NRT_incref|NRT_decref)\([^\n]*\{\n.*?\n\}\n", re.S)
NOTHING = "define linkonce_odr void @{}(ptr %x) alwaysinline {{\n ret void\n}}\n"
COPY = re.compile(
    r"  (%\S+) = load \[(\d+) x i8\], ptr (%\S+), align 1\n  store \[\d+ x i8\] \1, ptr (%\S+), align 1\n"
)
HOST = [
    (re.compile(r'target triple = ".*"'), f'target triple = "{TRIPLE}"'),
    (re.compile(r'target datalayout = ".*"'), f'target datalayout = "{DATA_LAYOUT}"'),
    (re.compile(r'"target-(cpu|features)"="[^"]*"'), ""),
    (re.compile(r'"probe-stack"="[^"]*"'), ""),
]
PLACE = re.compile(r"getelementptr (inbounds )?")  # where something lies in a record or a row


def build(game: Game) -> bytes:
    """The program of a game, from its rules as they are now."""
    told = about(game)  # before anybody can change the files
    program, free = wasm.program_of(_object(game, _compiled(game)), entries.ENTRIES)
    return wasm.with_about(program, told | {"free": free, "most": wasm.MOST_PAGES * wasm.PAGE})


def _compiled(game: Game) -> list[str]:
    """The LLVM code of each entry point, with all that it calls."""
    import numba

    text = text_of(game)
    compilation = Compilation(text, "program", cached=False)
    native = compilation.dispatchers()
    compilation.compile(native)
    numbers = {"int": numba.int64, "float": numba.float64}
    codes = []
    for f in text.entries:
        types: list[Any] = []
        sizes: list[tuple[int, int] | None] = []  # of rooms: how many records, and the bytes of one
        for name in list(f.__annotations__)[:-1]:
            room = entries.ROOMS.get(name)
            if room is None:
                types.append(numbers[f.__annotations__[name]])
                sizes.append(None)
            else:
                dtype = record_of(game, room.record).dtype()
                types.append(numba.types.Array(numba.from_dtype(dtype), 1, "C"))
                sizes.append((room.many, dtype.itemsize))
        native[f].compile(tuple(types))
        (result,) = native[f].overloads.values()
        code = result.library.get_llvm_str()
        codes.append(code + _entrance(f, result.fndesc.llvm_func_name, sizes))
    return codes


def _entrance(f: Any, inner: str, sizes: list[tuple[int, int] | None]) -> str:
    """A plain function around a compiled one, which wants room for its result and for an error, and arrays
    as owner, parent, items, bytes of an item, data, shape and strides."""
    takes, gives = [], ["ptr %result", "ptr %error"]
    for i, size in enumerate(sizes):
        if size is None:
            kind = "double" if list(f.__annotations__.values())[i] == "float" else "i64"
            takes.append(f"{kind} %a{i}")
            gives.append(f"{kind} %a{i}")
            continue
        count, width = size
        takes.append(f"ptr %a{i}")
        if not count:
            takes.append(f"i32 %n{i}")
        n = f"i64 {count}" if count else f"i64 %m{i}"
        gives += ["ptr null", "ptr null", n, f"i64 {width}", f"ptr %a{i}", n, f"i64 {width}"]
    counts = [f" %m{i} = zext i32 %n{i} to i64\n" for i, size in enumerate(sizes) if size and not size[0]]
    returns = f.__annotations__["return"] == "int"
    return f"""
define {"i64" if returns else "void"} @"{f.__name__}"({", ".join(takes)}) {{
 %result = alloca i64
 %error = alloca ptr
{"".join(counts)} %status = call i32 @"{inner}"({", ".join(gives)})
 %fine = icmp eq i32 %status, 0
 br i1 %fine, label %done, label %trouble
trouble:
 call void @llvm.trap()
 unreachable
done:
 %value = load i64, ptr %result
 ret {"i64 %value" if returns else "void"}
}}
declare void @llvm.trap()
"""


def _object(game: Game, codes: list[str]) -> bytes:
    """All of it in one object, improved as a whole."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole, *others = (llvm.parse_assembly(_for_wasm(code)) for code in codes)
    for other in others:
        whole.link_in(other)
    for thing in [*whole.functions, *whole.global_variables]:
        if not thing.is_declaration and thing.name not in entries.ENTRIES:
            thing.linkage = "internal"
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    how = llvm.create_pipeline_tuning_options(speed_level=3)
    how.slp_vectorization = True  # numbers side by side are worked on at once
    builder = llvm.create_pass_builder(machine, how)
    builder.getModulePassManager().run(whole, builder)
    made: bytes = machine.emit_object(whole)
    return made


def _for_wasm(code: str) -> str:
    """The code as it must be for its new target. A record is copied as a whole: LLVM would do it number by
    number, and take minutes to think about it. And as indexes count from the front (see `native`), nothing
    lies before what it is counted from: LLVM is told so, or it would work every place out anew."""
    code = COUNTING.sub(lambda found: NOTHING.format(found[1]), code)
    code, copies = COPY.subn(r"  call void @llvm.memcpy.p0.p0.i32(ptr \4, ptr \3, i32 \2, i1 false)\n", code)
    if copies:
        code += "declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)\n"
    for pattern, text in HOST:
        code = pattern.sub(text, code)
    return PLACE.sub("getelementptr inbounds nuw ", code)


def build_file(game: Game, path: Path) -> None:
    """Build a game's program in a process of its own, where Numba improves nothing, into a file."""
    command = [sys.executable, "-W", "ignore", "-m", "antics.core.programs.build", game.name, str(path)]
    done = subprocess.run(
        command, env=os.environ | {"NUMBA_OPT": "0"}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if re.match(r"[\w.]+: ", line)]
        reason = lines[-1] if lines else f"exit code {done.returncode}"
        raise AnticsError(f"the program of {game.title} cannot be built: {reason}")


def main() -> None:
    name, path = sys.argv[1:]
    made = build(game(name))
    with tempfile.NamedTemporaryFile(dir=Path(path).parent, delete=False) as file:
        file.write(made)
    os.chmod(file.name, 0o644)
    os.replace(file.name, path)


if __name__ == "__main__":
    main()
