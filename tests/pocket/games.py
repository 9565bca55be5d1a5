"""Games at a host in one's pocket, played by luck: the same under any Python. (Node runs it as text.)"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import antics
from antics.pocket.host import Host
from antics.pocket.thinker import think
from antics.table.refusal import Refusal

LUCK = "luck"  # who takes any step


class Memory:
    """A shelf that forgets."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.rows: dict[str, str] = {}
        self.numbers: dict[str, int] = {}

    async def get(self, id: str) -> str | None:
        return self.kept.get(id)

    async def put(self, id: str, kept: str, brief: str, figures: str, number: int) -> None:
        if self.numbers.get(id, 0) != number - 1:
            raise Refusal("elsewhere")
        self.kept[id], self.rows[id], self.numbers[id] = kept, figures, number

    async def remove(self, id: str) -> None:
        del self.kept[id], self.rows[id], self.numbers[id]

    async def figures(self) -> str:
        return json.dumps([row for rows in self.rows.values() for row in json.loads(rows)])


async def thought(order: str) -> str:
    return think(order)


class Page:
    """What a page does: it looks at a table, and asks."""

    def __init__(self, seed: str = "7", shelf: Memory | None = None) -> None:
        self.told: dict[int, list[tuple[str, Any]]] = {}
        self.shelf = shelf or Memory()
        self.host = Host(self.shelf, thought, self._tell, (0.0, 0.0), lambda: seed)

    def _tell(self, number: int, kind: str, data: str) -> None:
        self.told.setdefault(number, []).append((kind, json.loads(data)))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = json.loads(await self.host.ask(method, path, json.dumps(body) if body is not None else ""))
        assert answer["status"] == 200, answer
        return answer["said"]

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        answer = json.loads(await self.host.ask(method, path, json.dumps(body) if body is not None else ""))
        assert answer["status"] >= 400, answer
        code: str = answer["said"]["error"]["code"]
        return code

    async def table(self, game: str, *seats: str) -> str:
        wishes = [{"kind": "me"} if one == "me" else {"kind": "bot", "level": one} for one in seats]
        id: str = (await self.ask("POST", "/tables", {"game": game, "name": "Ann", "seats": wishes}))[
            "table"
        ]["id"]
        return id

    async def move(self, id: str, seat: int, luck: Random) -> None:
        """Choose anything, step by step."""
        seen = await self.ask("GET", f"/tables/{id}/snapshot?seat={seat}")
        steps: list[int] = []
        while True:
            path = f"/tables/{id}/choices?seat={seat}&steps={','.join(map(str, steps))}"
            after = await self.ask("GET", path)
            if after["whole"]:
                break
            steps.append(luck.choice(after["next"])["step"])
        wish = {"seat": seat, "decision_number": seen["decision_number"], "steps": steps}
        await self.ask(
            "POST", f"/tables/{id}/moves", wish | {"key": f"key-{luck.random()}".replace(".", "-")}
        )

    async def play(self, id: str, luck: Random, most: int = 100_000) -> None:
        """Play for all people at the table, until the end or for so many moves."""
        await self.host.listen(1, f"/tables/{id}/events")
        table = self.host._tables[id]
        while not table.over and most:
            await self.host._answers.before_person(table)
            mine = [seat for seat in table.playing.waiting if table.seats[seat].session]
            if not mine:
                continue
            await self.move(id, mine[0], luck)
            most -= 1
        self.host.leave(1)


def by_luck(game: str, seed: str, players: int) -> str:
    """A whole game in which everyone takes any step, by the rules alone."""
    match, luck = antics.new(game, players, seed=seed.replace(" ", "-")), Random(seed)
    while not match.over:
        seat = luck.choice(match.waiting)
        match.step(seat, luck.choice(match.steps(seat)))
    return match.save()


async def save(game: str, seed: str, *seats: str) -> str:
    """A whole game, as a save file: at a host, or by the rules alone if all seats are left to luck."""
    if set(seats) == {LUCK}:
        return by_luck(game, seed, len(seats))
    page = Page(seed)
    id = await page.table(game, *seats)
    await page.play(id, Random(f"{game} {seed}"))
    text: str = await page.ask("GET", f"/tables/{id}/save")
    return text
