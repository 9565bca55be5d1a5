import { expect, test } from "vitest";
import { nameFaults } from "./names";

test("whoever sits down has a name, and nobody the name of another", () => {
  expect(nameFaults(["Maren"])).toEqual([undefined]);
  expect(nameFaults([" ", "Maren", " maren ", ""])).toEqual([
    "page-name-missing",
    undefined,
    "page-name-twice",
    "page-name-missing",
  ]);
});
