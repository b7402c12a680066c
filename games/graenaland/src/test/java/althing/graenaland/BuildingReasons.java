package althing.graenaland;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Building;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Work;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandMove.Erect;
import althing.graenaland.table.GraenalandMove.Lend;
import althing.graenaland.table.GraenalandMove.Permit;
import althing.graenaland.table.GraenalandMove.TakeSupply;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Island;
import althing.graenaland.table.Names;
import althing.graenaland.table.Stage;
import althing.graenaland.view.GraenalandView.Decision;
import althing.testkit.ReasonsContract.Reason;

import static althing.graenaland.Reasons.told;

/** How the reasons are verified that have to do with what is built, with works, and with the end. */
final class BuildingReasons {

    private BuildingReasons() {
    }

    static Map<String, Reason> all() {
        return Reasons.together(List.of(building(), works(), ending()));
    }

    private static Map<String, Reason> building() {
        return Map.ofEntries(
                Map.entry("refusal.no-supply-now", told(Reasons::isFinal,
                        (copy, is) -> copy.stage = Stage.BUILDING)),
                Map.entry("refusal.supply-taken", told(is -> is.view().supply().taken(),
                        (copy, is) -> copy.yard.supplyTaken = false)),
                Map.entry("refusal.not-face-up", told(is -> is.view().supply().row().stream()
                        .noneMatch(card -> card.card().equals(((TakeSupply) is.move()).card().id())),
                        (copy, is) -> copy.piles.supplyRow |= 1 << ((TakeSupply) is.move()).card().index())),
                Map.entry("refusal.no-piece", told(is -> is.clan().piecesLeft() == 0,
                        (copy, is) -> copy.placed[is.seat()]--)),
                Map.entry("refusal.out-of-reach", told(is -> !Witness.isSettled(is.province(), is.seat())
                        && is.province().neighbours().stream().noneMatch(other -> is.view().provinces().stream()
                                .anyMatch(each -> each.tile().equals(other) && Witness.isSettled(each, is.seat()))),
                        (copy, is) -> copy.addVillage(is.seat(), is.provinceIndex(), 1))),
                Map.entry("refusal.no-toll", told(is -> is.province().works().contains(Work.RAMPART)
                        && !Witness.isSettled(is.province(), is.seat())
                        && !Till.pays(is.wallet(is.province().villagePrice()),
                                0, takers(is)),
                        (copy, is) -> copy.island.works[is.provinceIndex()] = 0)),
                Map.entry("refusal.too-poor", told(BuildingReasons::isTooPoor,
                        (copy, is) -> {
                            copy.yard.tollTo = 0;
                            copy.hands[is.seat()] = Cards.FULL;
                        })),
                Map.entry("refusal.mountains", told(is -> is.province().terrain() == Terrain.MOUNTAINS)),
                Map.entry("refusal.place-taken", told(is -> is.province().buildings()
                        .containsKey(((Erect) is.move()).building()),
                        (copy, is) -> copy.island.owner[is.provinceIndex() * Island.BUILDINGS
                                + ((Erect) is.move()).building().ordinal()] = GraenalandState.NONE)),
                Map.entry("refusal.no-village", told(is -> is.province().villages().get(is.seat()) == 0,
                        (copy, is) -> copy.addVillage(is.seat(), is.provinceIndex(), 1))),
                Map.entry("refusal.army-full", told(is -> is.clan().army() == Components.ARMY_MOST,
                        (copy, is) -> copy.army[is.seat()] = 1)),
                Map.entry("refusal.no-fort", told(is -> is.view().provinces().stream()
                        .noneMatch(each -> Objects.equals(each.buildings().get(Building.FORT), is.seat())
                                && each.fortResource() == is.resource()))));
    }

    private static int takers(Witness is) {
        return (int) IntStream.range(0, is.position().seats).filter(seat -> Witness.isSettled(is.province(), seat))
                .count();
    }

    /** No way to pay the price that is told, tried one by one. */
    private static boolean isTooPoor(Witness is) {
        Map<Resource, Integer> price = switch (is.move()) {
            case GraenalandMove.Settle _ -> is.province().villagePrice();
            case Erect erect -> is.view().prices().getOrDefault(erect.building().code(), Map.of());
            case Lend lend -> is.view().prices().getOrDefault(lend.work().code(), Map.of());
            case GraenalandMove.Arm arm -> army(is, arm);
            default -> is.due();
        };
        int amounts = price.entrySet().stream().mapToInt(each -> each.getValue() * Amounts.one(each.getKey().ordinal()))
                .sum();
        return is.told().fact("price").equals(Names.price(amounts)) && !Till.pays(is.wallet(price), 0, 0);
    }

    private static Map<Resource, Integer> army(Witness is, GraenalandMove.Arm arm) {
        if (arm.withoutFort()) {
            return is.view().prices().getOrDefault("army", Map.of());
        }
        Map<Resource, Integer> price = new EnumMap<>(is.view().prices().getOrDefault("army-with-fort", Map.of()));
        price.merge(arm.fort(), 1, Integer::sum);
        return price;
    }

    private static Map<String, Reason> works() {
        return Map.of(
                "refusal.no-works-now", told(Reasons::isFinal, (copy, is) -> copy.stage = Stage.BUILDING),
                "refusal.invited-already",
                told(is -> is.position().yard.offered, (copy, is) -> copy.yard.offered = false),
                "refusal.work-stands", told(is -> is.province().works().contains(((Lend) is.move()).work()),
                        (copy, is) -> copy.island.works[is.provinceIndex()] = 0),
                "refusal.no-settlement", told(is -> !Witness.isSettled(is.province(), is.seat()),
                        (copy, is) -> copy.addVillage(is.seat(), is.provinceIndex(), 1)),
                "refusal.no-token", told(is -> Objects.equals(is.view().tokens().get(((Lend) is.move()).work()), 0),
                        (copy, is) -> Arrays.fill(copy.island.works, (byte) 0)),
                "refusal.no-permissions", told(is -> !is.position().setup().flag("permission")),
                "refusal.no-permission-now", told(Reasons::isFinal,
                        (copy, is) -> copy.stage = Stage.BUILDING),
                "refusal.own-permission", told(is -> is.move() instanceof Permit permit && permit.seat() == is.seat()));
    }

    private static Map<String, Reason> ending() {
        return Map.of(
                "refusal.not-in-reach", told(is -> is.asked() == Decision.DECLARE
                        && Scoring.victoryPoints(is.position(), is.seat()) < Components.POINTS_TO_WIN,
                        (copy, is) -> {
                            copy.army[is.seat()] = (byte) Components.ARMY_MOST;
                            for (int province = 0; province < copy.board.provinces; province++) {
                                copy.addVillage(is.seat(), province,
                                        (province < 5 ? 2 : 0) - copy.island.villagesAt(is.seat(), province));
                            }
                        }),
                "refusal.prove-it", told(is -> Reasons.isFinal(is) && Objects.equals(is.view().announcer(), is.seat())
                        && Scoring.victoryPoints(is.position(), is.seat()) < Components.POINTS_TO_WIN,
                        (copy, is) -> copy.shown |= 1 << is.seat()));
    }
}
