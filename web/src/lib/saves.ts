/** Games as files: as the command line writes them, and reads them. */
import { getText, post, type Level, type MyTable, type SeatWish, type TableInfo } from "./api";
import { myName } from "./tables";

const LARGEST = 400_000; // bytes: no game is as long

/** Let the browser keep a file. */
export function keepFile(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function download({ id, game }: Pick<TableInfo, "id" | "game">): Promise<void> {
  keepFile(`${game}-${id}.txt`, await getText(`/tables/${id}/save`));
}

/** A table from a save file: to go on with in these seats, or in all of them. Throws a `Refusal` if it is none. */
export async function upload(file: File, seats: SeatWish[] = []): Promise<MyTable> {
  const text = await file.slice(0, LARGEST + 1).text();
  return post<MyTable>("/saves", { text, seats, name: await myName() });
}

/** The save file of a game as it stood after so many moves. */
export function cutShort(text: string, moves: number): string {
  const [head, log] = text.split("\nmoves\n");
  return [head, "moves", ...log!.split("\n").slice(0, moves), "end", ""].join("\n");
}

const RIVAL: Level = "medium"; // who takes a person's seat

/** A new table at which I go on from a moment of a finished game, against bots. */
export async function playOn(
  { id, seats }: Pick<TableInfo, "id" | "seats">,
  mine: number,
  moves: number,
): Promise<MyTable> {
  const text = cutShort(await getText(`/tables/${id}/save`), moves);
  const wish = seats.map(({ level, name }, seat): SeatWish =>
    seat === mine ? { kind: "me" } : { kind: "bot", level: (level as Level | null) ?? RIVAL, name },
  );
  return post<MyTable>("/saves", { text, seats: wish, name: await myName() });
}
