/** The eight species of Animal Kingdoms: their faces, in a box from -50 to 50, and the ground they are shown on. */
import type { Component } from "svelte";
import Bee from "./Bee.svelte";
import Frog from "./Frog.svelte";
import Lizard from "./Lizard.svelte";
import Okapi from "./Okapi.svelte";
import Owl from "./Owl.svelte";
import Panda from "./Panda.svelte";
import Tiger from "./Tiger.svelte";
import Wolf from "./Wolf.svelte";
import type { Species } from "../world";

/** `pattern`: the colour of what is drawn on the ground. */
type Look = { Face: Component; ground: string; pattern: string };

export const ANIMALS: Record<Species, Look> = {
  panda: { Face: Panda, ground: "#A8C48A", pattern: "#7FA567" },
  tiger: { Face: Tiger, ground: "#1F6A5C", pattern: "#174F46" },
  bee: { Face: Bee, ground: "#B79AD6", pattern: "#9A78C2" },
  lizard: { Face: Lizard, ground: "#F4CFA0", pattern: "#E9B67B" },
  frog: { Face: Frog, ground: "#F2CF4A", pattern: "#DDB226" },
  owl: { Face: Owl, ground: "#343C73", pattern: "#F6DFA0" },
  okapi: { Face: Okapi, ground: "#DE9A4E", pattern: "#C47F34" },
  wolf: { Face: Wolf, ground: "#7FB0CF", pattern: "#5E94B8" },
};
