"""Many games side by side, over NumPy arrays that lie in the memory of the game's program.

    games = antics.vector("antigua", players=4, n=1024, seed=7)
    while True:
        games.step(policy(games.observation, games.mask))
        learn(games.reward[games.done])

The arrays are always the same ones: `step` changes what is in them. With one job they are the program's own
memory; with several, each job's games are copied into the whole. Without a program, Numba's form or the plain
one does the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from antics.bots import LEVELS, Bot, Position, bot, luck_number
from antics.core.batch import ASK, ENDED, LEANING, LEAVE, RANDOM, RIVAL, Batch, Slot, mask_of
from antics.core.chance import key_of, reseed
from antics.core.errors import AnticsError
from antics.core.events import Event
from antics.core.forms import Form, Trapped
from antics.core.forms import form as form_of
from antics.core.match import Match
from antics.core.numbers import reward
from antics.core.rollout import Outcome
from antics.core.speech import say
from antics.core.state import LegalSteps, first_of
from antics.core.tree import Walk

Policy = Callable[[Any, Any, Any], Any]  # from observation, mask and seat of some games to a step for each
IN_PROGRAM = {"random": RANDOM, "leaning": LEANING}
ENDLESS = 1 << 40  # rounds
MOST_GAMES, MOST_JOBS = 1 << 24, 1024
CALLED = ("games", "box", "batch", "slots", "offers", "masks", "observations", "outcomes", "walks")
KEPT = ("games", "slots", "offers", "masks", "observations", "outcomes")  # what a step changes
SHOWN = ("slots", "masks", "observations", "outcomes")  # and what of it the caller sees


class Vector:
    """Games side by side, each waiting for a decision of one seat.

    - `observation`: what that seat sees, by name (`antics spaces GAME` lists the fields);
      `numbers` is the same as plain rows,
    - `mask`: which of the `STEPS` steps it may take,
    - `seat`: which seat it is,
    - `reward`: of every seat, for the games that ended in the last step: 1 for the only winner, 0 in all
      for those at the table; the winners share alike, and so do the others,
    - `done`: the games that ended in the last step; what is seen is already the next deal,
    - `final`: of the game that last ended in this place, its `points`, `rank`, `steps`, `rounds`; `cut` is 1
      if it lasted too long.
    """

    def __init__(
        self,
        first: Match,
        n: int,
        against: str | Policy | None,
        seat: int | Sequence[int],
        jobs: int,
        max_rounds: int | None,
        history: bool,
        form: str | None,
    ) -> None:
        self.game, self.players, self.seed = first.game, first.players, first.seed
        self.setting = first.setting
        self.n, self.steps = count("n", n, MOST_GAMES), first.game.rules.STEPS
        jobs = min(count("jobs", jobs, MOST_JOBS), self.n)
        rounds = ENDLESS if max_rounds is None else count("max_rounds", max_rounds, ENDLESS)
        others, self._policy = self._opponents(against)
        if against is None and np.any(seat):
            raise AnticsError("seat: every seat is asked, unless the others are given to somebody (against)")
        self.player = None if against is None else self._seats(seat)
        if history and others != ASK:
            raise AnticsError(f"history: what {against!r} does is not written down; give a function instead")
        self._log: list[list[int]] | None = [[] for _ in range(self.n)] if history else None
        self._box = first.game.box(first.players, first.options, first.components)
        self._threads = ThreadPoolExecutor(jobs) if jobs > 1 else None
        ends = [self.n * i // jobs for i in range(jobs + 1)]
        ready = form_of(self.game, form)
        try:
            self._parts = [_Part(self, ready, begin, end, others, rounds) for begin, end in pairwise(ends)]
        except Trapped as error:
            raise AnticsError(f"n: {error}; more jobs have more memory") from None
        self._open_arrays()
        self._in_all(lambda part: part.begin())
        self._in_all(lambda part: part.advance())
        self._gather()
        self._let_others_decide()

    def _open_arrays(self) -> None:
        alone = len(self._parts) == 1
        self._whole = self._parts[0].arrays if alone else self._parts[0].larger(self.n)
        slots = self._whole["slots"]
        self.observation = closed(self._whole["observations"][: self.n])
        self.numbers = closed(self.observation.view(np.int16).reshape(self.n, -1))
        self.mask = closed(self._whole["masks"]["legal"].view(np.bool_))
        self.seat = closed(slots["seat"])
        self.done = closed(slots["done"].view(np.bool_))
        self.final = closed(self._whole["outcomes"][: self.n])
        self._reward_of = rewards(self.players)
        self._reward = np.zeros((self.n, self.players), np.float32)
        self.reward = closed(self._reward)

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game.title}, {self.players} players>"

    # ---- what is done --------------------------------------------------------------------------------

    def step(self, steps: Any) -> None:
        """Carry a step out in every game, up to the next decision that is asked for.

        Raises `AnticsError` if the steps are not whole numbers, one for each game, or if one of them is not
        legal; then it names the game, the seat, the step and the clause, and nothing has changed.

        >>> import antics
        >>> games = antics.vector("connect-four", n=2, seed=1)
        >>> games.step([3, 9])
        Traceback (most recent call last):
        ...
        antics.core.errors.AnticsError: game 1, seat 0: step 9 is none of 0 to 6
        """
        steps = self._accepted(steps)
        if self._policy is None:
            self._advance(steps, "")
            return
        before, log = [part.kept() for part in self._parts], self._log and [taken[:] for taken in self._log]
        try:
            self._advance(steps, "")
            self._let_others_decide()
        except BaseException:
            for part, kept in zip(self._parts, before, strict=True):
                part.restore(kept)
            self._log = log
            if isinstance(self._policy, _BotPolicy):
                self._policy.forget()
            self._gather()
            raise

    def sample(self) -> Any:
        """A legal step for each game, at random.

        >>> import antics
        >>> games = antics.vector("connect-four", n=4, seed=1)
        >>> steps = games.sample()
        >>> games.mask[range(4), steps].all()
        np.True_
        """
        self._in_all(lambda part: part.sample())
        steps = [part.arrays["slots"]["step"] for part in self._parts]
        return np.concatenate(steps) if len(steps) > 1 else steps[0].copy()

    def _advance(self, steps: Any, who: str) -> None:
        """Carry these steps out, if all of them are legal."""
        for part in self._parts:
            part.give(steps)
        if len(self._parts) > 1:
            self._refuse(steps, who, self._in_all(lambda part: part.illegal()))
        dealt = self._whole["slots"]["deals"].copy() if self._log is not None else None
        self._refuse(steps, who, self._in_all(lambda part: part.advance()))
        self._gather()
        if self._log is not None:
            anew = self._whole["slots"]["deals"] != dealt
            for log, step, over in zip(self._log, steps.tolist(), anew.tolist(), strict=True):
                if over:
                    log.clear()
                elif step != LEAVE:
                    log.append(step)

    def _refuse(self, steps: Any, who: str, wrong: Sequence[int]) -> None:
        """An error if in one of the parts a step is not legal."""
        for part, g in zip(self._parts, wrong, strict=True):
            if g >= 0:
                seat, step = int(part.arrays["slots"]["seat"][g]), int(steps[part.first + g])
                objection = self.game.words.objection(part.state(g), seat, step)
                raise AnticsError(
                    f"{who}game {part.first + g}, seat {seat}: step {step} is not legal: "
                    f"{say(objection)} ({objection.clause})"
                )

    def _let_others_decide(self) -> None:
        """Ask the policy for those who are not the player, until it is the player's turn everywhere."""
        if self._policy is None:
            return
        while len(others := np.flatnonzero(self.seat != self.player)):
            answer = self._policy(self.observation[others], self.mask[others], self.seat[others], others)
            steps = np.full(self.n, LEAVE)
            steps[others] = self._accepted(answer, others, f"{self._named} answered: ")
            self._advance(steps, f"{self._named} answered: ")

    # ---- what is given ---------------------------------------------------------------------------------

    def _accepted(self, steps: Any, games: Any = None, who: str = "") -> Any:
        """Steps for all games, or for these, as numbers of the action space."""
        n = self.n if games is None else len(games)
        try:
            given = np.asarray(steps)
        except ValueError:
            raise AnticsError(f"{who}steps must be {n} whole numbers, not {type(steps).__name__}") from None
        if given.dtype.kind not in "iu" or given.shape != (n,):
            raise AnticsError(
                f"{who}steps must be {n} whole numbers, not {given.dtype} of shape {given.shape}"
            )
        given = given.astype(np.int64, copy=False)
        if n and np.maximum.reduce(given.view(np.uint64)) >= self.steps:  # less than 0 is large there
            i = int(np.flatnonzero((given < 0) | (given >= self.steps))[0])
            g = i if games is None else games[i]
            raise AnticsError(
                f"{who}game {g}, seat {self.seat[g]}: step {given[i]} is none of 0 to {self.steps - 1}"
            )
        return given

    def _seats(self, seat: int | Sequence[int]) -> Any:
        given = np.asarray(seat)
        if given.dtype.kind not in "iu" or given.shape not in ((), (self.n,)):
            raise AnticsError(f"seat must be a number, or {self.n} of them, not {seat!r}")
        if given.min() < 0 or given.max() >= self.players:
            raise AnticsError(f"seat: there are seats 0 to {self.players - 1}, not {seat!r}")
        return closed(np.broadcast_to(given, self.n).copy())

    def _opponents(self, against: str | Policy | None) -> tuple[int, Any]:
        """What those do who are not asked, in the program or by a policy here."""
        if against is None:
            return ASK, None
        if isinstance(against, str):
            if against in IN_PROGRAM:
                return IN_PROGRAM[against], None
            self._named = against
            return ASK, _BotPolicy(self, bot(against, also=IN_PROGRAM.keys() - LEVELS))
        if not callable(against):
            raise AnticsError(f"against must be a bot's name or a function, not {against!r}")
        self._named = f"against={getattr(against, '__name__', against)!s}"
        return ASK, lambda observation, mask, seat, games: against(observation, mask, seat)

    # ---- the parts --------------------------------------------------------------------------------------

    def _in_all(self, do: Callable[[_Part], int]) -> list[int]:
        """Have all parts do something, side by side."""
        return list(map(do, self._parts) if self._threads is None else self._threads.map(do, self._parts))

    def _gather(self) -> None:
        """Bring what the parts show into the whole."""
        if len(self._parts) > 1:
            self._in_all(self._copy_part)
        # (An outcome is always in the table; NumPy would buffer what it has to look at first.)
        np.take(self._reward_of, self._whole["slots"]["outcome"], axis=0, out=self._reward, mode="clip")

    def _copy_part(self, part: _Part) -> int:
        n = part.n
        for name in SHOWN:
            self._whole[name][part.first : part.first + n] = part.arrays[name][:n]
        return n

    def _check_number(self, g: Any) -> None:
        if isinstance(g, bool) or not isinstance(g, int | np.integer) or not 0 <= g < self.n:
            raise AnticsError(f"there is no game {g!r}: they are 0 to {self.n - 1}")

    def state(self, g: int) -> Any:
        """The position of game g: all of it, whoever may see what. For tests and studies."""
        self._check_number(g)
        part = next(part for part in self._parts if g < part.first + part.n)
        return part.state(g - part.first)

    def history(self, g: int) -> list[dict[str, Any]]:
        """All that the seat to decide in game g has seen since its deal: what happened, as it was told, and
        its own steps. With it, an observation recalls everything.

        Raises `AnticsError` unless the vector was made with `history=True`.

        >>> import antics
        >>> games = antics.vector("connect-four", n=2, seed=1, history=True)
        >>> games.step([3, 4])
        >>> games.history(0)
        [{'what': 'dropped', 'clause': 'C4-1', 'who': {'seat': 0}, 'column': 'd', 'row': 0}]
        """
        if self._log is None:
            raise AnticsError("there is no history: ask for it by antics.vector(…, history=True)")
        self._check_number(g)
        s = self.game.rules.State()
        key = key_of(self.seed)
        s.key[:] = [*key[:6], key[6] ^ g, key[7] ^ int(self._whole["slots"]["deals"][g]) - 1]
        return recall(self.game, s, self._box, self._log[g], int(self.seat[g]))


class _Part:
    """Games that lie in one memory."""

    def __init__(self, whole: Vector, form: Form, begin: int, end: int, others: int, rounds: int) -> None:
        game, self.n, self.first = whole.game, end - begin, begin
        self.instance = form.open()
        records = {
            "games": (game.rules.State, self.n + 2),
            "box": (game.rules.Box, 1),
            "batch": (Batch, 1),
            "slots": (Slot, self.n),
            "offers": (LegalSteps, self.n),
            "masks": (mask_of(whole.steps), self.n),
            "observations": (game.observation.Observation, self.n + 1),
            "outcomes": (Outcome, self.n + 1),
            "walks": (Walk, 1),
        }
        self.rooms = {name: self.instance.room(record, n) for name, (record, n) in records.items()}
        batch = Batch()
        batch.key, batch.first = key_of(whole.seed), begin
        batch.others, batch.max_rounds = others, rounds
        self.rooms["batch"][0], self.rooms["box"][0] = batch, whole._box
        self.arrays = {name: self.rooms[name].array() for name in KEPT}
        self._plain = not np.shares_memory(self.arrays["slots"], self.rooms["slots"].array())
        self.begin = self._does("begin", "batch", "slots")
        self.advance = self._does("advance", *CALLED)
        self.illegal = self._does("illegal", "slots", "masks")
        self.sample = self._does("sample", "slots", "offers")
        self.arrays["slots"]["player"] = -1 if whole.player is None else whole.player[begin:end]
        self._push("slots")

    def larger(self, n: int) -> dict[str, Any]:
        """Arrays of the same kind, for so many games."""
        return {name: np.zeros(n, self.arrays[name].dtype) for name in KEPT}

    def _does(self, entry: str, *rooms: str) -> Callable[[], int]:
        call = self.instance.bound(entry, *(self.rooms[name] for name in rooms))
        if not self._plain:
            return call

        def call_and_copy() -> int:
            answer = call()
            self._pull()
            return answer

        return call_and_copy

    def give(self, steps: Any) -> None:
        self.arrays["slots"]["step"] = steps[self.first : self.first + self.n]
        self._push("slots")

    def state(self, g: int) -> Any:
        return self.rooms["games"][g].copy()

    def kept(self) -> dict[str, Any]:
        return {name: array.copy() for name, array in self.arrays.items()}

    def restore(self, kept: dict[str, Any]) -> None:
        for name, array in kept.items():
            self.arrays[name][:] = array
            self._push(name)

    def _pull(self) -> None:
        """Plain records have no memory that arrays could lie in: they are copied."""
        if self._plain:
            for name, array in self.arrays.items():
                array[:] = self.rooms[name].array()

    def _push(self, name: str) -> None:
        if self._plain:
            rows = self.rooms[name]
            rows.fill(type(rows[0]).load(row) for row in self.arrays[name])


class _BotPolicy:
    """A bot decides, from positions that are dealt anew for its seat; a choice of several steps at once."""

    def __init__(self, whole: Vector, bot: Bot) -> None:
        self._whole, self._bot = whole, bot
        self._rest: dict[int, list[int]] = {}

    def forget(self) -> None:
        """Nothing is left to do of choices that were begun: whenever the player decides, none is."""
        self._rest.clear()

    def __call__(self, observation: Any, mask: Any, seat: Any, games: Any) -> Any:
        return np.array([self._step(int(g), int(p)) for g, p in zip(games, seat, strict=True)])

    def _step(self, g: int, seat: int) -> int:
        if not self._rest.get(g):
            whole = self._whole
            s, slot = whole.state(g), whole._whole["slots"][g]
            number = luck_number(whole.seed, g, int(slot["deals"]), int(slot["steps"]), seat)
            reseed(s, number)
            whole.game.rules.redeal(s, seat)
            self._rest[g] = list(self._bot.choose(Position(whole.game, s, seat, number, whole.setting)).steps)
        return self._rest[g].pop(0)


# ---- helpers -----------------------------------------------------------------------------------------------


def recall(game: Any, s: Any, box: Any, steps: Sequence[int], seat: int) -> list[dict[str, Any]]:
    """What a seat saw of a game, from a state that has its luck on: events as they were told to it, and its
    own steps."""
    seen: list[dict[str, Any]] = []

    def heard() -> None:
        seen.extend(Event(*told).seen_by(seat) for told in s.told)
        s.told = []

    s.told = []
    game.rules.new_game(s, box)
    heard()
    for step in steps:
        actor = first_of(game.rules.waiting(s))
        if actor == seat:
            seen.append({"what": "step", "step": step})
        game.rules.apply(s, actor, step)
        heard()
    return seen


def rewards(players: int) -> Any:
    """By the outcome of a slot, what everyone gets. Nobody gets anything while a game goes on."""
    table = np.zeros((2 * RIVAL, players), np.float32)
    for outcome in range(ENDED, 2 * RIVAL):
        if outcome & ENDED:
            seats = players + (outcome & RIVAL > 0)
            winners = [p for p in range(seats) if outcome >> p & 1]
            table[outcome] = [reward(p, winners, seats) for p in range(players)]
    return table


def closed(array: Any) -> Any:
    """The array, for looking only."""
    view = array.view()
    view.flags.writeable = False
    return view


def count(what: str, given: Any, most: int) -> int:
    """A number of things, from 1."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or not 1 <= given <= most:
        raise AnticsError(f"{what} must be a whole number from 1 to {most:,}, not {given!r}")
    return int(given)
