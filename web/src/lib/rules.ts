/** The rules as they are read: chapters of clauses, which can be searched and lead to each other. */
import type { Clause } from "./api";

export type Chapter = { id: string; letter: string; title: string; clauses: Clause[] };

/** What a clause says, as a sentence, without the marks of where it comes from. */
function plain(text: string): string {
  const said = text.replace(/\s*\[[^\]]*\]/g, "");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Is it about what nobody knows for certain any more? */
const rebuilt = ({ text }: Clause) => / \[(?!.*seed)[^\]]*rebuilt\]$/.test(text);

/** The chapters; at the end, under a title of their own, what had to be rebuilt of what is in the box. */
export function chapters(clauses: readonly Clause[], title = ""): Chapter[] {
  const first = clauses[0]?.chapter;
  const lost = title ? clauses.filter((clause) => clause.chapter === first && rebuilt(clause)) : [];
  const order = [
    ...clauses.filter((clause) => !lost.includes(clause)),
    ...lost.map((clause) => ({ ...clause, chapter: `${clause.chapter.split(" ", 1)[0]!}-rebuilt ${title}` })),
  ];
  const found: Chapter[] = [];
  for (const clause of order) {
    const id = clause.chapter.split(" ", 1)[0]!;
    if (found.at(-1)?.id !== id) {
      found.push({ id, letter: id.replace(/^.*-/, ""), title: clause.chapter.slice(id.length + 1), clauses: [] });
    }
    found.at(-1)!.clauses.push({ ...clause, text: plain(clause.text) });
  }
  return found;
}

const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The chapters with only those clauses in which all these words stand. */
export function search(all: readonly Chapter[], words: string): Chapter[] {
  const wanted = bare(words).split(/\s+/).filter(Boolean);
  const holds = ({ id, title, text }: Clause) => {
    const said = bare(`${id} ${title} ${text}`);
    return wanted.every((word) => said.includes(word));
  };
  return all
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(holds) }))
    .filter((chapter) => chapter.clauses.length);
}

/** A text cut where it speaks of a clause, so that these parts can be links: the odd parts are ids. */
export const linked = (text: string): string[] => text.split(/\b([A-Z]{2}-[A-Z]*\d+[a-z]?)\b/);
