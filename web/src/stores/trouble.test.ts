import { describe, expect, it } from "vitest";
import { ApiProblem, Unreachable } from "../api/client";
import { saying } from "./trouble";

describe("a failed call becomes a sentence", () => {
  it.each([
    ["of ours for a code we know", new ApiProblem(409, "English.", "moved-on"), { key: "error.code.moved-on" }],
    [
      "of the server's for another code",
      new ApiProblem(422, "Line 3 is cut off.", "bad-input"),
      { sentence: "Line 3 is cut off." },
    ],
    [
      "about the status when somebody else answered",
      new ApiProblem(502, "Bad Gateway"),
      { key: "error.status", values: { status: 502 } },
    ],
    ["about the network when nobody did", new Unreachable(), { key: "error.unreachable" }],
    ["even when the page itself failed", new TypeError("x"), { key: "error.unknown" }],
  ])("%s", (_, trouble, sentence) => expect(saying(trouble)).toEqual(sentence));
});
