// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { moment } from "./time";

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime() / 1000;

describe("a moment", () => {
  const now = at(16, 9); // a Monday

  it("is today, tomorrow or a weekday", () => {
    expect(moment(at(16, 23), now)).toMatch(/^today 11:00|^today 23:00/);
    expect(moment(at(17, 18), now)).toMatch(/^tomorrow/);
    expect(moment(at(19, 18), now)).toMatch(/^Thursday/);
  });

  it("has its date where the weekday could be another one", () => {
    expect(moment(at(22, 18), now)).not.toContain("November");
    expect(moment(at(23, 18), now)).toContain("November");
    expect(moment(at(30, 18), now)).toContain("30");
  });
});
