// @vitest-environment jsdom
import { createHash, webcrypto } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "./api";
import { luck, witness } from "./luck";

const secret = "a secret";
const commitment = createHash("sha256").update(`antics commitment ${secret}`).digest("hex");
const table = (facts: Partial<TableInfo> = {}) =>
  ({ id: "t1", status: "over", sealed: true, commitment, secret, ...facts }) as TableInfo;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("crypto", webcrypto);
});

test("luck is kept if the secret matches what was told before the end", async () => {
  witness(table({ status: "playing", secret: null }));
  expect(await luck(table())).toBe("kept");
});

test("whoever comes after the end can only compare with what is told now", async () => {
  witness(table());
  expect(await luck(table())).toBe("late");
});

test("another commitment than the first one told is noticed", async () => {
  witness(table({ status: "playing", commitment: "something else" }));
  witness(table({ status: "playing" }));
  expect(await luck(table())).toBe("broken");
});

test("the luck of an uploaded game is no secret", async () => {
  expect(await luck(table({ sealed: false }))).toBe("open");
});

test("only so many tables are remembered", () => {
  for (let i = 0; i < 150; i++) witness(table({ id: `t${i}`, status: "playing" }));
  expect(Object.keys(JSON.parse(localStorage.getItem("antics-luck")!))).toHaveLength(100);
});
