import { speech, t } from "../i18n/language.svelte";
import { paceOf } from "./terms";

/** How a pace is called. Who reads of nights may live elsewhere: these are told with the time by which they are nights. */
export function paceWords(line: string | null): string {
  const pace = paceOf(line);
  if (pace.kind === "live") return t("pace.live", { minutes: pace.minutes, seconds: pace.seconds });
  if (pace.kind === "none") return t("pace.none");
  const { days, night } = pace;
  if (night === null) return t("pace.days", { days });
  return t("pace.daysOnly", { days, from: night.from, to: night.to, zone: zoneWords(night.zone, speech.language) });
}

/** How the time of a zone is called in a language; a zone that the browser does not know stays as it is. */
export function zoneWords(zone: string, language: string): string {
  try {
    const form = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" });
    return form.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? zone;
  } catch {
    return zone;
  }
}
