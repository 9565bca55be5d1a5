"""The games of a simulation as a table: one row for each game and seat."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from antics.arena.contest import Contest, Played
from antics.core.errors import AnticsError
from antics.core.extras import needed
from antics.core.savefile import write
from antics.core.seats import NAMES

WHOLE, PARTS, WORDS = "i", "d", "w"  # kinds of columns: numbers, numbers with decimals, words
FORMATS = (".parquet", ".csv")


class Table:
    """Columns of the same length, by name. `table["points"]` is a NumPy array; `arrow()` is the whole as a
    table of Arrow, which pandas, Polars and DuckDB understand, as they do this one.

    >>> import antics
    >>> table = antics.simulate("connect-four", games=100, seed=7)
    >>> len(table), sorted(set(table["order"].tolist()))
    (200, [1, 2])
    """

    def __init__(self, kinds: dict[str, str]) -> None:
        self.kinds = kinds
        self.columns: dict[str, Any] = {
            name: [] if kind == WORDS else array(kind) for name, kind in kinds.items()
        }

    def add(self, row: Iterable[Any]) -> None:
        """One more row, its values in the order of the columns."""
        for column, value in zip(self.columns.values(), row, strict=True):
            column.append(value)

    def __len__(self) -> int:
        return len(next(iter(self.columns.values())))

    def __repr__(self) -> str:
        return f"<{len(self):,} rows: {', '.join(self.columns)}>"

    def __getitem__(self, name: str) -> Any:
        """A column as a NumPy array. Raises `AnticsError` if there is none of this name."""
        if name not in self.columns:
            raise AnticsError(f"there is no column {name!r} (there are: {', '.join(self.columns)})")
        return needed("numpy", "numpy", extra="lab").array(self.columns[name])

    def arrow(self) -> Any:
        """All of it as a `pyarrow.Table`."""
        arrow = needed("pyarrow", "pyarrow", extra="lab")
        types = {WHOLE: arrow.int32(), PARTS: arrow.float64(), WORDS: arrow.string()}
        return arrow.table(
            {name: arrow.array(column, types[self.kinds[name]]) for name, column in self.columns.items()}
        )

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """What libraries ask for that understand Arrow."""
        return self.arrow().__arrow_c_stream__(requested_schema)

    def write(self, path: str | Path) -> None:
        """Into a file, by its ending: .parquet or .csv. Raises `AnticsError` if it cannot be written."""
        check_format(path)
        if Path(path).suffix == ".csv":
            write(path, self.csv())
        else:
            self._write_parquet(Path(path))

    def _write_parquet(self, path: Path) -> None:
        part = path.with_name(f"{path.name}.writing")
        try:
            needed("pyarrow.parquet", "pyarrow", extra="lab").write_table(self.arrow(), part)
            part.replace(path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise AnticsError(f"{path}: cannot be written: {error.strerror or error}") from error

    def csv(self) -> str:
        """All of it as comma-separated values, the names first."""
        import csv
        from io import StringIO

        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows(zip(*self.columns.values(), strict=True))
        return text.getvalue()


def check_format(path: str | Path) -> None:
    """Raises `AnticsError` if a table cannot be written in such a form, or if what that needs is missing."""
    if Path(path).suffix not in FORMATS:
        raise AnticsError(f"{path}: a table is written as {' or '.join(FORMATS)}, told by the file's ending")
    if Path(path).suffix == ".parquet":
        needed("pyarrow.parquet", "pyarrow", extra="lab")


def table_of(contest: Contest, games: Iterable[Played], *, random: bool) -> Table:
    """These games of a contest. Random ones have steps, not choices, and no minutes, since nobody thought."""
    game = contest.game
    lengths = {"steps": WHOLE} if random else {"choices": WHOLE, "minutes": PARTS}
    table = Table(
        {"game": WHOLE, "seed": WORDS, "order": WHOLE, "seat": WORDS, "bot": WORDS}
        | {"points": WHOLE, "rank": WHOLE, "win": PARTS}
        | {f"from {name}": WHOLE for name in game.sources}
        | {"rounds": WHOLE, **lengths, "cut": WHOLE}
        | dict.fromkeys(game.tallies, WHOLE)
    )
    for played in games:
        length = [played.choices] if random else [played.choices, played.minutes]
        for seat in range(contest.players):
            table.add(
                [
                    *(played.game, f"{contest.seed}/{played.deal}"),
                    *(played.place(seat) + 1, NAMES[seat], played.seats[seat]),
                    *(played.points[seat], played.ranks[seat], played.share(seat)),
                    *played.sources[seat],
                    *(played.rounds, *length, played.cut),
                    *played.tally,
                ]
            )
    return table
