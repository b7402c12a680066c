import { preferences } from "../stores/preferences.svelte";

/** The notes of the horn that calls to the table: hertz, and when they begin, in seconds. */
const NOTES: readonly (readonly [number, number])[] = [
  [293.7, 0],
  [440, 0.18],
];
const LENGTH = 0.5;

/** Calls somebody back to the table, in the ways that they have chosen. */
export const call = {
  /** Whoever looks at the page hears it; whoever looks elsewhere is notified, too. */
  turn(title: string, words: string): void {
    if (preferences.values.sound === "on") call.sound();
    if (preferences.values.notify === "on" && document.hidden) call.notify(title, words);
  },

  sound(): void {
    if (!("AudioContext" in globalThis)) return;
    const context = new AudioContext();
    for (const [hertz, start] of NOTES) blow(context, hertz, context.currentTime + start);
    setTimeout(() => void context.close(), 2000);
  },

  notify(title: string, words: string): void {
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
    const notification = new Notification(title, { body: words, icon: "/favicon.svg", tag: "turn" });
    notification.onclick = () => {
      focus();
      notification.close();
    };
  },

  /** Asks the browser whether notifications may be shown. */
  async allow(): Promise<void> {
    if ("Notification" in globalThis && Notification.permission === "default") await Notification.requestPermission();
    const refused = !("Notification" in globalThis) || Notification.permission !== "granted";
    if (refused) preferences.set("notify", "off");
  },

  /** Shows on the icon of an installed page at how many tables somebody is asked. */
  badge(tables: number): void {
    const bearer = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
    const shown = tables > 0 ? bearer.setAppBadge?.(tables) : bearer.clearAppBadge?.();
    void shown?.catch(() => {});
  },
};

function blow(context: AudioContext, hertz: number, start: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.25, start + 0.05);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
