import { expect, test } from "vitest";
import { chapters, linked, search } from "./rules";

const clauses = [
  {
    id: "AI-A1",
    title: "Pieces",
    text: "4 stags [seed]. Antlers run out [ruling].",
    chapter: "AI-A What is in the box",
  },
  { id: "AI-A2", title: "Food", text: "See AI-F3a. [rebuilt]", chapter: "AI-A What is in the box" },
  { id: "AI-F1", title: "Kämpfe", text: "Zwei Hirsche. [seed]", chapter: "AI-F Fights" },
];

test("clauses stand in their chapters, without the marks of where they come from", () => {
  const [box, fights] = chapters(clauses);
  expect([box!.letter, box!.title, box!.clauses.map((clause) => clause.text)]).toEqual([
    "A",
    "What is in the box",
    ["4 stags. Antlers run out.", "See AI-F3a."],
  ]);
  expect(fights!.id).toBe("AI-F");
});

test("a search needs all words and minds neither case nor accents", () => {
  const found = (words: string) =>
    search(chapters(clauses), words).flatMap((chapter) => chapter.clauses.map((clause) => clause.id));
  expect(found("kampfe HIRSCHE")).toEqual(["AI-F1"]);
  expect(found("stags hirsche")).toEqual([]);
  expect(found("ai-a2")).toEqual(["AI-A2"]);
  expect(found("")).toHaveLength(3);
});

test("clauses that a text speaks of become links", () => {
  expect(linked("See AI-F3a and AK-L10.")).toEqual(["See ", "AI-F3a", " and ", "AK-L10", "."]);
});
