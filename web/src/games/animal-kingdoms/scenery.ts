/** What grows and stands on each land, where no pieces lie: its kind, place and size. */
import type { Land } from "./geometry";

export type Prop = readonly [what: string, x: number, y: number, scale: number];

export const SCENERY: Record<Land["kind"], readonly Prop[]> = {
  ice: [
    ["fir", 376, 46, 0.75], ["peak", 398, 82, 1.2], ["peak", 424, 96, 0.75], ["fir", 440, 112, 0.9], ["fir", 426, 122, 0.7], ["fir", 414, 36, 0.6],
    ["peak", 736, 76, 1.15], ["peak", 716, 84, 0.65], ["fir", 758, 60, 0.75], ["fir", 702, 88, 0.7], ["fir", 748, 36, 0.6],
    ["crack", 500, 222, 0.8], ["crack", 614, 222, 0.9], ["crack", 668, 68, 0.5],
  ],
  dune: [
    ["ridge", 780, 62, 1.15], ["ridge", 866, 96, 0.9], ["cactus", 776, 124, 1], ["cactus", 872, 62, 0.8], ["ridge", 822, 34, 0.7],
    ["oasis", 850, 312, 1.1], ["ridge", 946, 326, 1.2], ["cactus", 996, 306, 1.05], ["ridge", 1066, 304, 1], ["cactus", 1044, 334, 0.8],
    ["cactus", 748, 302, 0.85], ["ridge", 776, 326, 0.8], ["ridge", 1046, 196, 0.65], ["ridge", 1016, 350, 0.7],
  ],
  meadow: [
    ["tree", 998, 400, 1.15], ["tree", 1030, 416, 0.9], ["tree", 974, 420, 0.85], ["flowers", 1066, 388, 1], ["tuft", 1052, 440, 1],
    ["tuft", 1086, 414, 0.8], ["flowers", 988, 470, 1], ["flowers", 1026, 482, 0.8], ["pond", 1030, 458, 0.8], ["tree", 1074, 406, 0.7],
    ["tree", 612, 430, 0.95], ["tree", 636, 444, 0.7], ["tuft", 604, 470, 1], ["flowers", 636, 496, 1], ["tuft", 596, 530, 0.9],
    ["flowers", 622, 552, 0.8], ["tuft", 664, 392, 0.9], ["tuft", 790, 358, 0.8], ["flowers", 880, 358, 0.8], ["tuft", 944, 366, 0.8],
  ],
  jungle: [
    ["palm", 62, 430, 1.15], ["palm", 108, 412, 1.0], ["broadleaf", 84, 446, 1], ["fern", 128, 446, 0.9], ["blossom", 104, 440, 0.9],
    ["fern", 44, 452, 0.8], ["palm", 488, 428, 1.15], ["broadleaf", 528, 444, 0.9], ["fern", 484, 442, 0.9], ["blossom", 502, 450, 0.9],
    ["broadleaf", 518, 506, 1], ["fern", 486, 520, 0.9], ["palm", 514, 552, 0.85], ["fern", 500, 556, 0.8], ["blossom", 470, 500, 0.8],
    ["fern", 150, 400, 0.8], ["broadleaf", 146, 500, 0.7], ["fern", 440, 382, 0.7],
  ],
  rock: [
    ["mesa", 330, 84, 1.15], ["mesa", 350, 112, 0.75], ["boulder", 300, 108, 0.9], ["boulder", 404, 124, 0.9], ["mesa", 424, 226, 0.9],
    ["boulder", 404, 258, 0.9], ["boulder", 438, 276, 0.7], ["mesa", 132, 316, 1.1], ["boulder", 84, 322, 1], ["boulder", 172, 330, 0.7],
    ["arch", 266, 318, 1.15], ["boulder", 326, 322, 0.95], ["boulder", 372, 306, 0.7], ["boulder", 212, 328, 0.75], ["boulder", 90, 156, 0.8],
    ["boulder", 402, 184, 0.7], ["boulder", 64, 296, 0.7],
  ],
};

/** The same for a row of the list: at its right end, 170 wide and 72 high. */
export const VIEWS: Record<Land["kind"], readonly Prop[]> = {
  ice: [["peak", 62, 50, 0.95], ["peak", 92, 52, 0.7], ["fir", 36, 50, 0.6], ["fir", 112, 54, 0.75], ["peak", 146, 72, 0.8], ["fir", 124, 72, 0.7]],
  dune: [["ridge", 52, 46, 0.9], ["cactus", 84, 48, 0.8], ["ridge", 104, 58, 0.8], ["cactus", 146, 72, 0.6], ["ridge", 150, 70, 0.6]],
  meadow: [["tree", 64, 48, 0.85], ["tree", 88, 52, 0.65], ["flowers", 110, 48, 0.8], ["tuft", 40, 46, 0.8], ["tree", 146, 72, 0.6], ["tuft", 124, 66, 0.8]],
  jungle: [["palm", 46, 52, 0.95], ["fern", 92, 52, 0.8], ["broadleaf", 114, 50, 0.7], ["blossom", 96, 40, 0.6], ["fern", 148, 66, 0.7]],
  rock: [["arch", 58, 46, 0.85], ["boulder", 96, 46, 0.7], ["mesa", 118, 56, 0.6], ["boulder", 148, 66, 0.7]],
};
