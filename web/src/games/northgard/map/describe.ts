import type { Desk } from "../desk/desk.svelte";
import type { Territory } from "../view";
import { RESOURCES } from "../words";

/** Everything about a territory in words, for ears and for who asks. */
export function facts(desk: Desk, territory: Territory): string[] {
  const { owner, visitor, buildings, creatures } = territory;
  const yields = RESOURCES.filter((kind) => territory[kind] > 0).map(
    (kind) => `${desk.t(`resource.${kind}`)} ${territory[kind]}`,
  );
  return [
    owner === null
      ? desk.t("board.neutral")
      : desk.t("board.held-by", { name: desk.seatName(owner), units: territory.units }),
    ...(territory.kaija ? [desk.t("board.kaija")] : []),
    ...(visitor === null
      ? []
      : [desk.t("board.visited-by", { name: desk.seatName(visitor), units: territory.visitors })]),
    desk.t(territory.closed ? "board.closed" : "board.open", { size: territory.size }),
    ...(territory.glory > 0 ? [desk.t("board.closed.worth", { glory: territory.glory })] : []),
    ...yields,
    ...buildings.map(({ building }) => desk.t(`building.${building}`)),
    ...(territory.lairs > 0 ? [desk.t("board.lairs", { count: territory.lairs })] : []),
    ...creatures.map(desk.creatureName),
    ...(territory.scorched ? [desk.t("board.scorched")] : []),
    ...(territory.fighting ? [desk.t("board.fighting")] : []),
  ];
}

export const describe = (desk: Desk, territory: Territory): string =>
  [territory.name, ...facts(desk, territory)].join(", ");
