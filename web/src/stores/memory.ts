/** What this browser remembers between visits. Without storage (private windows) it forgets, and nothing breaks. */

const PREFIX = "althing.";

type Hearer = (name: string, value: unknown) => void;
const hearers: Hearer[] = [];

/** Lets somebody know what is remembered from now on. */
export function onRemember(hearer: Hearer): void {
  hearers.push(hearer);
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // forgetting a preference harms nobody
  }
  hearers.forEach((hear) => hear(name, value));
}

export function recall<T>(name: string, otherwise: T): T {
  try {
    const stored = localStorage.getItem(PREFIX + name);
    return stored === null ? otherwise : (JSON.parse(stored) as T);
  } catch {
    return otherwise;
  }
}
