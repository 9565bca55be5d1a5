/** The icons of game-icons.net (CC BY 3.0) that the page uses, by author: credited on the page "About". */
export const AUTHORS = {
  Delapouite: [
    "anticlockwise-rotation", "berries-bowl", "card-exchange", "clockwise-rotation", "deer-track", "hamburger-menu",
    "knot", "pirate-cannon", "pirate-hook", "rule-book", "scroll-quill", "share", "ship-wheel", "sunset",
    "tabletop-players", "whale-tail",
  ],
  Lorc: [
    "acorn", "anchor", "crown-coin", "cut-diamond", "laurels", "octopus", "parrot-head", "paw", "pirate-skull",
    "queen-crown", "sonic-shout", "spyglass", "stone-throne", "sunrise", "sword-clash", "waves", "wingfoot",
  ],
  Skoll: ["hearts", "rank-3"],
  Faithtoken: ["card-draw"],
  Guard13007: ["play-button"],
} as const;

export type IconName = (typeof AUTHORS)[keyof typeof AUTHORS][number];
export const ICONS: readonly IconName[] = Object.values(AUTHORS).flat();
