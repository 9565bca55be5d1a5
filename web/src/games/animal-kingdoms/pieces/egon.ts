/** Egon's colour, beside those of the seats: iron, with a cogwheel for a mark. */
export const EGON = -1;
