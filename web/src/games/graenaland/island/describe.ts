import type { Desk } from "../desk/desk.svelte";
import type { Province } from "../view";
import { BUILDINGS } from "../words";

/** A province in words, as a screen reader says it. */
export function describe(desk: Desk, province: Province): string {
  const { t, seatName } = desk;
  const seats = (numbers: number[]) =>
    numbers.flatMap((number, seat) => (number > 0 ? [`${seatName(seat)} ${number}`] : [])).join(", ");
  const buildings = BUILDINGS.flatMap((kind) =>
    province.buildings[kind] === undefined ? [] : [`${t(`building.${kind}`)}: ${seatName(province.buildings[kind])}`],
  );
  const cards = [
    ...province.cards.map((card) => t(`resource.${card}`)),
    ...Array.from({ length: province.faceDown }, () => t("card.face-down")),
  ];
  const parts = [
    `${desk.tileName(province.tile)}, ${t(`terrain.${province.terrain}`)}, ${t(province.coast ? "row.coast" : "row.inland")}`,
    labelled(t("board.villages"), seats(province.villages)),
    buildings.join(", "),
    province.works.map((work) => t(`work.${work}`)).join(", "),
    province.heroes.map(({ seat, hero }) => `${t(`hero.${hero}`)}: ${seatName(seat)}`).join(", "),
    labelled(t("board.cards"), cards.join(", ")),
    labelled(t("board.votes"), seats(province.votes.map((each) => each.total))),
  ];
  return parts.filter(Boolean).join(". ");
}

const labelled = (label: string, words: string) => (words ? `${label}: ${words}` : "");
