/** The pictures of the laws. A sign stands for itself; the others are what is laid (golden) and what lies there (white). */
import type { Law, Species } from "../world";

type Sign = "→" | "←" | "=" | "≠" | "/" | "+";
export type Glyph =
  | { sign: Sign }
  | { text: string; laid: boolean; struck: boolean }
  | { animal: Species; laid: boolean; struck: boolean };

const sign = (it: Sign): Glyph => ({ sign: it });
const laid = (it: number | string): Glyph => ({ text: String(it), laid: true, struck: false });
const lies = (it: number): Glyph => ({ text: String(it), laid: false, struck: false });
const not = (it: number): Glyph => ({ text: String(it), laid: false, struck: true });
const animal = (it: Species): Glyph => ({ animal: it, laid: true, struck: false });
const there = (it: Species): Glyph => ({ animal: it, laid: false, struck: false });
const noAnimal = (it: Species): Glyph => ({ animal: it, laid: false, struck: true });

const [next, before, same, other, or, and] = (["→", "←", "=", "≠", "/", "+"] as const).map(sign) as [
  Glyph,
  Glyph,
  Glyph,
  Glyph,
  Glyph,
  Glyph,
];

/** What looks at neighbours has the laid card between them. */
export const LAW_ART: Record<Law["id"], Glyph[]> = {
  L01: [animal("frog"), animal("wolf")],
  L02: [animal("lizard"), animal("tiger")],
  L03: [animal("bee"), animal("panda")],
  L04: [animal("okapi"), animal("owl")],
  L05: [laid(1), laid(2), laid(3)],
  L06: [laid(4), laid(5)],
  L07: [laid(6), laid(7), laid(8)],
  L08: [laid(2), laid(4), laid(6), laid(8)],
  L09: [laid(1), laid(3), laid(5), laid(7)],
  L10: [laid(2), next, lies(5), next, laid(4)],
  L11: [there("panda"), there("owl"), noAnimal("panda")],
  L12: [lies(3), lies(6), not(3)],
  L13: [lies(1), next, lies(2), next, laid(3)],
  L14: [lies(8), next, lies(7), next, laid(6)],
  L15: [laid(4), before, lies(5), next, laid(6)],
  L16: [animal("owl"), and, animal("owl")],
  L17: [animal("tiger"), or, laid(7)],
  L18: [lies(3), laid("≥ 6"), lies(6)],
  L19: [lies(3), laid("≤ 3"), lies(6)],
  L20: [there("panda"), same, animal("panda"), there("frog")],
  L21: [lies(6), same, laid(6), lies(2)],
  L22: [there("panda"), other, animal("owl"), other, there("frog")],
  L23: [lies(6), other, laid(4), other, lies(2)],
  L24: [animal("wolf"), or, laid(6)],
  L25: [lies(3), laid("< 6"), lies(6)],
  L26: [lies(3), laid("> 3"), lies(6)],
  L27: [animal("owl"), other, there("bee"), there("wolf")],
  L28: [laid(4), other, lies(6), lies(2), lies(7)],
  L29: [laid(6), same, lies(6), lies(2), lies(7)],
  L30: [animal("owl"), same, there("owl"), there("bee")],
};
