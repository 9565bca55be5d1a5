"""A game's rules, its random games and its search as one small WebAssembly program, the same everywhere.

`layout` says what a program offers and how its memory is laid out, from the records and functions themselves;
`build` makes one (it needs Numba); `run` runs one (it needs wasmtime); `wasm` knows the file format. A game's
program lies in its folder as `program.wasm` and is named by a digest of all that it was made from.
"""
