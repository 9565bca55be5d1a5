// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Eyes from "./Eyes.svelte";
import Seen from "./Seen.svelte";

test("five dots show whose cards a law looks at, its own kingdom's on top", () => {
  const filled = (looks: "own" | "neighbours" | "others") =>
    [...render(Eyes, { looks, size: 20 }).container.querySelectorAll("circle")].map((dot) =>
      dot.classList.contains("seen"),
    );
  expect(filled("own")).toEqual([true, false, false, false, false]);
  expect(filled("neighbours")).toEqual([false, true, false, false, true]);
  expect(filled("others")).toEqual([false, true, true, true, true]);
});

test("of a card elsewhere only that is seen which the law goes by", () => {
  const shown = (by?: ("species" | "number")[]) => {
    const { container } = render(Seen, { card: "owl-5", by });
    return [!!container.querySelector("svg"), container.querySelector("b")?.textContent];
  };
  expect(shown(["species"])).toEqual([true, undefined]);
  expect(shown(["number"])).toEqual([false, "5"]);
  expect(shown()).toEqual([true, "5"]);
});
