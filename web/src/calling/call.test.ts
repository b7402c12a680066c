import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../stores/preferences.svelte";
import { call } from "./call";
import { calls } from "./calls.svelte";

/** A browser's own objects, as far as a call reaches them; they note what was asked of them. */
const heard: string[] = [];

class Notice {
  static permission: NotificationPermission = "granted";
  static answer: NotificationPermission = "granted";
  static async requestPermission(): Promise<NotificationPermission> {
    return (Notice.permission = Notice.answer);
  }
  onclick = () => {};
  constructor(title: string, { body, tag }: NotificationOptions) {
    heard.push(`notice ${title}: ${body} (${tag})`);
    shown.push(this);
  }
  close(): void {
    heard.push("closed");
  }
}
const shown: Notice[] = [];

class Horn {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const tone = { type: "sine", frequency: { value: 0 }, connect: (to: unknown) => to, stop: () => {} };
    return { ...tone, start: () => heard.push("tone") };
  }
  createGain() {
    const gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    return { gain, connect: (to: unknown) => to };
  }
  async close() {}
}

const looksAway = (away: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(away);

beforeEach(() => {
  heard.length = 0;
  Notice.permission = Notice.answer = "granted";
  vi.stubGlobal("Notification", Notice);
  vi.stubGlobal("AudioContext", Horn);
  Object.assign(navigator, {
    setAppBadge: async (n: number) => heard.push(`badge ${n}`),
    clearAppBadge: async () => heard.push("no badge"),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  preferences.set("sound", "off");
  preferences.set("notify", "off");
  for (const each of ["setAppBadge", "clearAppBadge"]) Reflect.deleteProperty(navigator, each);
});

describe("a turn", () => {
  it("is silent unless somebody wished otherwise", () => {
    looksAway(true);
    call.turn("Jórvík", "It is your turn.");
    expect(heard).toEqual([]);
  });

  it("is blown on a horn of two notes", () => {
    preferences.set("sound", "on");
    call.turn("Jórvík", "It is your turn.");
    expect(heard).toEqual(["tone", "tone"]);
  });

  it("is told by a notice to who looks elsewhere, and the notice goes when it has led back", () => {
    preferences.set("notify", "on");
    looksAway(false);
    call.turn("Jórvík", "It is your turn.");
    expect(heard).toEqual([]);
    looksAway(true);
    call.turn("Jórvík", "It is your turn.");
    expect(heard).toEqual(["notice Jórvík: It is your turn. (turn)"]);
    shown.at(-1)!.onclick();
    expect(heard.at(-1)).toBe("closed");
  });

  it("is not told where the browser forbids it", () => {
    preferences.set("notify", "on");
    looksAway(true);
    Notice.permission = "denied";
    call.turn("Jórvík", "It is your turn.");
    expect(heard).toEqual([]);
  });

  it("passes in a browser that knows neither notices nor sounds", () => {
    vi.stubGlobal("Notification", undefined);
    Reflect.deleteProperty(globalThis, "Notification");
    Reflect.deleteProperty(globalThis, "AudioContext");
    preferences.set("notify", "on");
    preferences.set("sound", "on");
    looksAway(true);
    expect(() => call.turn("Jórvík", "It is your turn.")).not.toThrow();
  });
});

describe("the wish for notices", () => {
  it.each([
    ["granted", "on"],
    ["denied", "off"],
  ] as const)("when the browser's person says %s, is %s", async (answer, wish) => {
    preferences.set("notify", "on");
    Notice.permission = "default";
    Notice.answer = answer;
    await call.allow();
    expect(preferences.values.notify).toBe(wish);
  });
});

describe("the badge", () => {
  it("counts the tables, and goes with the last of them", () => {
    for (const tables of [3, 1, 0]) calls.counted(tables);
    expect(heard).toEqual(["badge 3", "badge 1", "no badge"]);
    expect(calls.asked).toBe(0);
  });

  it("is left alone where a page has no icon", () => {
    for (const each of ["setAppBadge", "clearAppBadge"]) Reflect.deleteProperty(navigator, each);
    expect(() => calls.counted(2)).not.toThrow();
  });
});
