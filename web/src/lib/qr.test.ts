import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qr } from "./qr";

const TEXT = "https://antics.example/key#bako-lusi-".repeat(8);
/** The least and the most that each size holds. */
const LENGTHS = [1, 14, 15, 26, 27, 42, 60, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213];

test("codes of all sizes are drawn as a camera has read them", () => {
  const rows = LENGTHS.flatMap((length) => qr(TEXT.slice(0, length)).map((row) => row.map(Number).join("")));
  expect(createHash("sha256").update(rows.join("\n")).digest("hex")).toBe(
    "cf4edae5c4695dae53fc3890d0b77713f8889374d0a0de9e75f0a4cf085c76e6",
  );
});

test("a code is as small as it can be, and what is too long has none", () => {
  expect(qr("x".repeat(14)).length).toBe(21);
  expect(qr("x".repeat(15)).length).toBe(25);
  expect(qr("x".repeat(213)).length).toBe(57);
  expect(() => qr("x".repeat(214))).toThrow("too long");
});
