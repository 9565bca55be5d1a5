// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "./api";
import { set } from "./prefs.svelte";
import { has, loadWords, message, rivalOf, say, t, titleOf, typeset } from "./words.svelte";

const WORDS: Record<string, string> = {
  "/api/words/en": "list = { $first } and { $last }",
  "/api/games/sea/words/en": `
sea-title = The Sea
sea-rival = Neptune
sea-ran-out = { $who } ran out of { $cards }
sea-card = { $colour ->
    [red] a red card
   *[none] no card
}
sea-won = { $sure ->
    [yes] sure
   *[no] unsure
}
`,
  "/api/words/de": "list = { $first } und { $last }",
  "/api/games/sea/words/de": "sea-ran-out = { $who } hat keine { $cards }\nsea-card = Karte",
};
let online = true;
const asked: string[] = [];
const names = (seat: number) => ["Ann", "Bob"][seat]!;

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (!online) throw new TypeError("offline");
    return WORDS[path] === undefined ? new Response("{}", { status: 404 }) : new Response(WORDS[path]);
  });
});
afterEach(() => {
  online = true;
  asked.length = 0;
  set("language", null);
});

describe("what a game tells", () => {
  test("is a message of the game, by what it is", () => {
    expect(message("sea", { what: "ran_out", clause: "S-1" })).toEqual({ id: "sea-ran-out", args: {}, clause: "S-1" });
  });

  test("has players, things, lists, and what is not there as arguments", () => {
    const told = {
      what: "all",
      who: { seat: 1 },
      card: { what: "a_card", colour: null },
      list: [{ seat: 0 }, { what: "card" }, 3],
      yes: true,
      no: false,
      none: null,
      count: 0,
      word: "b2",
    };
    expect(message("sea", told).args).toEqual({
      who: { seat: 1 },
      card: { id: "sea-a-card", args: { colour: "none" } },
      list: [{ seat: 0 }, { id: "sea-card", args: {} }, 3],
      yes: "yes",
      no: "no",
      none: "none",
      count: 0,
      word: "b2",
    });
  });

  test("is said in the words of the service, with names, as a sentence", async () => {
    await loadWords("sea");
    const cards = [{ what: "card", colour: "red" }, { what: "card", colour: null }, "wind"];
    const told = { what: "ran_out", who: { seat: 1 }, cards };
    expect(say(message("sea", told), names)).toBe("Bob ran out of a red card, no card and wind");
    expect(say(message("sea", { what: "won", sure: true } as never), names)).toBe("Sure");
  });
});

test("words are fetched once, in every language that is spoken", async () => {
  await loadWords("sea");
  expect(asked.filter((path) => path.endsWith("/en"))).toEqual([]);
  set("language", "de");
  await loadWords();
  expect(asked.toSorted()).toEqual(["/api/games/sea/words/de", "/api/words/de"]);
  expect(say(message("sea", { what: "ran_out", who: { seat: 0 }, cards: ["Wind"] } as never), names)).toBe(
    "Ann hat keine Wind",
  );
  expect(document.documentElement.lang).toBe("de");
});

test("what cannot be had is told, but the page's own words are there, and the rest comes later", async () => {
  set("language", "fr");
  online = false;
  await expect(loadWords("sea")).rejects.toEqual(new Refusal("offline", {}));
  expect(t("page-home")).not.toBe("page-home");
  expect(has("list")).toBe(false);
  online = true;
  WORDS["/api/words/fr"] = "list = { $first } et { $last }";
  WORDS["/api/games/sea/words/fr"] = "sea-title = La mer";
  await loadWords();
  expect(titleOf("sea")).toBe("La mer");
});

test("a game is called by its title, or after its name until its words are there", async () => {
  await loadWords("sea");
  expect([titleOf("sea"), titleOf("four-in-a-row"), rivalOf("sea")]).toEqual(["The Sea", "Four In A Row", "Neptune"]);
});

test("French keeps its signs beside the words, with narrow gaps", () => {
  expect(typeset("« Qui ? » : lui !", "fr")).toBe("«\u202fQui\u202f?\u202f»\u00a0: lui\u202f!");
  expect(typeset("Who ? Him !", "en")).toBe("Who ? Him !");
});
