import { expect, test } from "vitest";
import { count, roleOf, rolesOf, worth, type Card, type Functions, type Treasure } from "./pieces";

const FUNCTIONS: Functions = {
  mate: "hook",
  helmsman: "parrot",
  navigator: "anchor",
  gunner: "kraken",
  officer: "skull",
};
const card = (colour: Card["colour"], cannonballs = 1, treasures = 1): Card => ({
  what: "card",
  id: 0,
  colour,
  cannonballs,
  treasures,
});
const treasure = (it: Card | null): Treasure => ({ id: 0, found: 0, finder: 0, known_to: [0], card: it });

test("a colour can do what its function can", () => {
  expect(rolesOf(FUNCTIONS)).toEqual(["mate", "helmsman", "navigator", "gunner", "officer"]);
  expect(roleOf(FUNCTIONS, "anchor")).toBe("navigator");
  expect(roleOf({ ...FUNCTIONS, navigator: "hook", mate: "anchor" }, "anchor")).toBe("mate");
});

test("those of a crew who have a function are counted", () => {
  const crew = [card("hook"), card("skull"), card("hook")];
  expect(rolesOf(FUNCTIONS).map((role) => count(FUNCTIONS, crew, role))).toEqual([2, 0, 0, 0, 1]);
});

test("treasures that are known are worth what is printed on them", () => {
  expect(worth([treasure(card("hook", 1, 4)), treasure(null), treasure(card("skull", 3, 1))])).toBe(5);
});
