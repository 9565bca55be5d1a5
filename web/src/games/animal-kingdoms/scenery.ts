/** What grows and stands on each land, where no pieces lie: its kind, place and size. */
import type { Land } from "./geometry";

type Prop = readonly [what: string, x: number, y: number, scale: number];

export const SCENERY: Record<Land["kind"], readonly Prop[]> = {
  ice: [
    ["peak", 396, 74, 1.15], ["peak", 419, 88, 0.7], ["fir", 436, 104, 0.8], ["fir", 424, 116, 0.62], ["fir", 379, 48, 0.7],
    ["peak", 738, 72, 1.05], ["peak", 722, 80, 0.6], ["fir", 757, 66, 0.7], ["fir", 703, 78, 0.6],
    ["crack", 480, 222, 0.9], ["crack", 610, 226, 1.1], ["igloo", 545, 229, 0.9], ["crack", 660, 62, 0.6],
    ["fir", 415, 30, 0.55], ["fir", 748, 32, 0.6],
  ],
  dune: [
    ["ridge", 770, 56, 1.1], ["ridge", 850, 84, 0.9], ["cactus", 742, 112, 0.9], ["cactus", 868, 58, 0.7], ["ridge", 1070, 300, 1],
    ["oasis", 846, 307, 1], ["ridge", 930, 320, 1.2], ["ridge", 1010, 350, 0.9], ["cactus", 990, 302, 0.95], ["ridge", 780, 326, 0.8],
    ["cactus", 742, 300, 0.7], ["ridge", 1042, 190, 0.6], ["ridge", 800, 34, 0.7], ["cactus", 1042, 332, 0.7],
  ],
  meadow: [
    ["tree", 1000, 398, 1.1], ["tree", 1028, 412, 0.85], ["tree", 978, 416, 0.8], ["tuft", 1050, 440, 1], ["flowers", 1060, 384, 1],
    ["flowers", 984, 468, 1], ["tuft", 1080, 412, 0.8], ["flowers", 1022, 480, 0.8], ["tuft", 612, 440, 1], ["flowers", 620, 492, 1],
    ["tree", 636, 408, 0.75], ["tuft", 660, 360, 0.9], ["flowers", 720, 344, 0.8], ["tuft", 800, 346, 1], ["flowers", 880, 338, 0.9],
    ["tuft", 950, 350, 0.8], ["tree", 1094, 372, 0.7], ["tuft", 590, 520, 0.9], ["flowers", 604, 548, 0.7],
  ],
  jungle: [
    ["fern", 70, 392, 1.1], ["broadleaf", 104, 372, 1.15], ["broadleaf", 52, 430, 1], ["fern", 118, 440, 0.9], ["blossom", 84, 424, 1],
    ["broadleaf", 480, 372, 1.1], ["fern", 512, 400, 1.05], ["broadleaf", 510, 470, 1], ["fern", 476, 440, 0.9], ["blossom", 500, 430, 1],
    ["fern", 530, 530, 0.9], ["broadleaf", 478, 520, 0.8], ["broadleaf", 200, 352, 0.8], ["fern", 250, 350, 0.7], ["broadleaf", 400, 352, 0.85],
    ["fern", 340, 350, 0.75], ["blossom", 150, 352, 0.8], ["blossom", 452, 480, 0.8], ["fern", 140, 490, 0.7],
  ],
  rock: [
    ["mesa", 320, 70, 1.1], ["mesa", 360, 90, 0.8], ["boulder", 296, 102, 0.8], ["boulder", 402, 116, 0.9], ["mesa", 428, 220, 0.95],
    ["boulder", 410, 256, 0.9], ["boulder", 446, 270, 0.7], ["mesa", 130, 308, 1.05], ["boulder", 84, 316, 0.9], ["boulder", 168, 326, 0.7],
    ["arch", 262, 316, 1.1], ["boulder", 320, 320, 0.9], ["boulder", 372, 300, 0.6], ["boulder", 210, 322, 0.7], ["boulder", 92, 152, 0.7],
    ["boulder", 406, 180, 0.6], ["boulder", 60, 290, 0.6],
  ],
};
