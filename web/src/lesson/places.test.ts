import { describe, expect, it } from "vitest";
import { scrolled } from "./places";

describe("how far a page is scrolled to show a place", () => {
  it("is nothing while the place is in view", () => expect(scrolled(100, 200, 0, 400)).toBe(0));
  it("is as little as possible downwards", () => expect(scrolled(380, 450, 0, 400)).toBe(50));
  it("is as little as possible upwards", () => expect(scrolled(-30, 50, 0, 400)).toBe(-30));
  it("shows the beginning of what is too long", () => expect(scrolled(500, 1200, 10, 400)).toBe(490));
});
