import { api } from "../api/client";
import { LANGUAGES, speech, type Language } from "../i18n/language.svelte";
import { onRemember, recall, remember } from "../stores/memory";
import { look, preferredTheme } from "../stores/theme.svelte";

/** What this browser remembers and other devices of the same person shall know too. */
const TRAVELS = /^(name|theme|language|preferences|shortcuts|learned|met|heard|puzzle\.\w+)$/;
const PATIENCE = 800;
/** Where this browser keeps what it could not send before the page was left. */
const UNSENT = "unsent";

const waiting: Record<string, string> = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let arriving = false;

export const travels = (name: string): boolean => TRAVELS.test(name);

/** Takes over what other devices have sent. */
export async function arrive(sent: Record<string, string>): Promise<void> {
  arriving = true;
  try {
    for (const [name, value] of Object.entries(sent)) if (travels(name)) unpack(name, value);
    look.wear(preferredTheme());
    const language = recall<string>("language", speech.language);
    if (language in LANGUAGES && language !== speech.language) await speech.speak(language as Language);
  } finally {
    arriving = false;
  }
}

/** A program may have sent anything: what cannot be read stays as it is here. */
function unpack(name: string, value: string): void {
  try {
    remember(name, JSON.parse(value));
  } catch {
    // the other values arrive all the same
  }
}

/** Sends what is remembered from now on, if something is kept of this person; several things together. */
export function setOut(): void {
  onRemember((name, value) => {
    if (arriving || !travels(name) || !recall("kept", false)) return;
    waiting[name] = JSON.stringify(value);
    remember(UNSENT, waiting);
    clearTimeout(timer);
    timer = setTimeout(() => void send(), PATIENCE);
  });
  Object.assign(waiting, recall(UNSENT, {}));
  if (recall("kept", false)) void meet().catch(() => {});
}

/** What was chosen here last goes before what other devices have sent: the page may have been left between the choice and its sending. */
async function meet(): Promise<void> {
  if (Object.keys(waiting).length > 0) await send();
  const { preferences } = await api.me();
  await arrive(Object.fromEntries(Object.entries(preferences).filter(([name]) => !(name in waiting))));
}

/** What cannot be sent now is sent with the next change. */
async function send(): Promise<void> {
  const preferences = { ...waiting };
  try {
    await api.changeMe({ preferences });
    for (const [name, value] of Object.entries(preferences)) if (waiting[name] === value) delete waiting[name];
    remember(UNSENT, waiting);
  } catch {
    // the browser remembers it all the same
  }
}
