import { t } from "../i18n/language.svelte";
import { paceOf } from "./terms";

/** How a pace is called. */
export function paceWords(line: string | null): string {
  const pace = paceOf(line);
  if (pace.kind === "live") return t("pace.live", { minutes: pace.minutes, seconds: pace.seconds });
  if (pace.kind === "days") return t(pace.nights ? "pace.days" : "pace.daysOnly", { days: pace.days });
  return t("pace.none");
}
