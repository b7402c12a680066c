import { t } from "../i18n/language.svelte";
import { catalogues } from "../stores/catalogues.svelte";

/** What a seat plays in a game that tells its seats apart, such as one of two sides; empty where all are alike. */
export const sideOf = (game: string, seat: number): string =>
  catalogues.has(game, `seat.${seat}`) ? catalogues.text(game, `seat.${seat}`) : "";

/** A seat by its number, and by what it plays. */
export const seatLabel = (game: string, seat: number): string =>
  [t("seat.number", { number: seat + 1 }), sideOf(game, seat)].filter(Boolean).join(" – ");

/** How a game without points says what its end brought a seat; null where points are counted. */
export const verdictOf = (game: string, points: number): string | null =>
  catalogues.has(game, "total.verdict") ? catalogues.text(game, "total.verdict", { count: points }) : null;
