/** What players are called. */
import type { SeatInfo } from "./api";

/** Bots have names of their own, unless somebody gave them one: one for each colour. */
const BOTS = ["Heath", "Brook", "Rowan", "Bracken", "Fern"];

export const called = (seat: SeatInfo | undefined): string => (seat ? seat.name || BOTS[seat.colour]! : "?");
