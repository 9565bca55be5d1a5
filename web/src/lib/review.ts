/** Finished games looked back on: what was found is kept while the page is open. */
import { postLines, Refusal, type Decided, type HintLine, type Review, type ReviewNews } from "./api";

const JUDGED = 10_000; // as if imagined so often: it was judged with care
const kept = new Map<string, Review>();

/** The review of a game; `hear` is told which share of it is done. Who is not interested any more aborts. */
export async function reviewOf(id: string, hear: (share: number) => void, signal: AbortSignal): Promise<Review> {
  const known = kept.get(id);
  if (known) return known;
  for await (const { done, of, review, refused } of postLines<ReviewNews>(`/tables/${id}/review`, signal)) {
    if (refused) throw new Refusal(refused, {});
    if (done !== undefined && of) hear(done / of);
    if (review) {
      kept.set(id, review);
      return review;
    }
  }
  throw new Refusal("no-thought", {});
}

/** What would have been better, and what was played, as a hint tells it. */
export function ideasOf(decided: Decided, seats: number): HintLine[] {
  const { seat, chance, cost, better, played, why } = decided;
  const chances = (mine: number) => Array.from({ length: seats }, (_, one) => (one === seat ? mine : 0));
  const still = { visits: JUDGED, value: 0, points: [] };
  return [
    { ...better, ...still, chances: chances(chance + cost), why },
    { ...played, ...still, chances: chances(chance), why: [] },
  ];
}
