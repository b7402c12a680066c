import { onRemember, recall, remember } from "./memory";

/** How a person wants to play; the first of each list is usual. */
export const CHOICES = {
  /** How long the moves of bots can be seen. */
  speed: ["usual", "slow", "fast"],
  /** Which moves are asked again. */
  confirm: ["grave", "every", "never"],
  /** Whether what changed is marked on the board. */
  marks: ["on", "off"],
  /** Whether the list of choices is folded where the board offers them all. */
  list: ["folded", "open"],
  /** Whether bots wait until one has said that one's turn is over. */
  endTurn: ["off", "on"],
  /** What calls when it is one's turn. */
  sound: ["off", "on"],
  notify: ["off", "on"],
  /** Whether what is secret is covered until the next person at this screen has taken over. */
  curtain: ["on", "off"],
  /** Whether a quiet word is said about what is met for the first time. */
  words: ["on", "off"],
} as const;

export type Preference = keyof typeof CHOICES;
export type Values = { [P in Preference]: (typeof CHOICES)[P][number] };

const USUAL = Object.fromEntries(
  Object.entries(CHOICES).map(([preference, choices]) => [preference, choices[0]]),
) as unknown as Values;

/** What is remembered, without what no longer exists. */
export function valid(remembered: Partial<Record<string, unknown>>): Values {
  const known = Object.entries(CHOICES).filter(([preference, choices]) =>
    (choices as readonly unknown[]).includes(remembered[preference]),
  );
  return { ...USUAL, ...Object.fromEntries(known.map(([preference]) => [preference, remembered[preference]])) };
}

class Preferences {
  #values = $state.raw<Values>(valid(recall("preferences", {})));

  /** What another device of the same person has sent holds at once. */
  constructor() {
    onRemember((name, value) => {
      if (name === "preferences") this.#values = valid(value as Partial<Record<string, unknown>>);
    });
  }

  get values(): Values {
    return this.#values;
  }

  set<P extends Preference>(preference: P, value: Values[P]): void {
    remember("preferences", { ...this.#values, [preference]: value });
  }
}

export const preferences = new Preferences();
