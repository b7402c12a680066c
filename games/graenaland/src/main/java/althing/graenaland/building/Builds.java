package althing.graenaland.building;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Tile;
import althing.graenaland.table.Affording;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Arm;
import althing.graenaland.table.GraenalandMove.Erect;
import althing.graenaland.table.GraenalandMove.Lend;
import althing.graenaland.table.GraenalandMove.Settle;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Island;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Sites;

/**
 * What a seat can build where: villages, buildings, armies and public works (GRA-10 to GRA-13). Listing asks once for a
 * price and then for the places, so it shares the terms of the checks, not their order.
 */
public final class Builds {

    private static final int WORKS = Components.WORK.length;

    private Builds() {
    }

    public static boolean isBuild(GraenalandMove move) {
        return switch (move) {
            case Settle _,Erect _,Arm _,Lend _ -> true;
            default -> false;
        };
    }

    /** All that the seat can build and pay. */
    public static void list(GraenalandState position, int seat, MoveList into) {
        if (position.hands[seat] == Cards.NONE && position.supplyHands[seat] == 0) {
            return;
        }
        if (position.placed[seat] < Components.PIECES) {
            listVillages(position, seat, into);
            listBuildings(position, seat, into);
        }
        if (position.army[seat] < Components.ARMY_MOST) {
            listArmies(position, seat, into);
        }
        if (!position.isFinalBuilding()) {
            for (int work = 0; work < WORKS; work++) {
                if (position.island.tokensLeft(work) > 0 && Affording.can(position, seat, Components.WORK[work], 0)) {
                    listWork(position, seat, work, Moves.WORK[work], into);
                }
            }
        }
    }

    private static void listVillages(GraenalandState position, int seat, MoveList into) {
        for (int province = 0; province < position.board.provinces; province++) {
            if (Sites.isInReach(position, seat, province)) {
                int tile = position.island.tiles[province];
                int toll = Integer.bitCount(Sites.takers(position, seat, province));
                if (Affording.can(position, seat, Components.VILLAGE[tile], toll)) {
                    into.add(Moves.SETTLE[tile]);
                }
            }
        }
    }

    private static void listBuildings(GraenalandState position, int seat, MoveList into) {
        for (int kind = 0; kind < Island.BUILDINGS; kind++) {
            if (Affording.can(position, seat, Components.BUILDING[kind], 0)) {
                for (int province = 0; province < position.board.provinces; province++) {
                    if (Sites.hasPlace(position, province, kind) && position.island.villagesAt(seat, province) > 0) {
                        into.add(Moves.ERECT[kind][position.island.tiles[province]]);
                    }
                }
            }
        }
    }

    private static void listArmies(GraenalandState position, int seat, MoveList into) {
        if (Affording.can(position, seat, Components.ARMY, 0)) {
            into.add(Moves.ARM[Resource.GOLD.ordinal()]);
        }
        int forts = Sites.fortResources(position, seat);
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if ((forts >> resource & 1) != 0
                    && Affording.can(position, seat, Components.ARMY_WITH_FORT + Amounts.one(resource), 0)) {
                into.add(Moves.ARM[resource]);
            }
        }
    }

    public static void listWork(GraenalandState position, int seat, int work, GraenalandMove[] moves,
            MoveList into) {
        for (int province = 0; province < position.board.provinces; province++) {
            if (position.island.settledAt(seat, province) > 0 && !position.island.hasWork(province, work)) {
                into.add(moves[position.island.tiles[province]]);
            }
        }
    }

    public static boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return switch (move) {
            case Settle settle -> GraenalandDecision.isOnMap(position, settle.tile(), why)
                    && maySettle(position, seat, settle.tile(), why);
            case Erect erect -> GraenalandDecision.isOnMap(position, erect.tile(), why)
                    && mayErect(position, seat, erect, why);
            case Arm arm -> mayArm(position, seat, arm, why);
            case Lend lend -> GraenalandDecision.isOnMap(position, lend.tile(), why)
                    && mayLend(position, seat, lend, why);
            default -> throw new IllegalArgumentException(move.code() + " builds nothing");
        };
    }

    private static boolean hasPiece(GraenalandState position, int seat, @Nullable Why why) {
        return must(why, position.placed[seat] < Components.PIECES, "GRA-1.9", "refusal.no-piece");
    }

    private static boolean maySettle(GraenalandState position, int seat, Tile tile, @Nullable Why why) {
        int province = position.island.provinceOf[tile.index()];
        int toll = Integer.bitCount(Sites.takers(position, seat, province));
        return hasPiece(position, seat, why)
                && must(why, Sites.isInReach(position, seat, province), "GRA-10.1", "refusal.out-of-reach")
                && Affording.may(position, seat, tile.village(), why)
                && must(why, Affording.can(position, seat, tile.village(), toll), "GRA-13.16", "refusal.no-toll");
    }

    private static boolean mayErect(GraenalandState position, int seat, Erect erect, @Nullable Why why) {
        int province = position.island.provinceOf[erect.tile().index()];
        int kind = erect.building().ordinal();
        return must(why, erect.tile().isBuildable(), "GRA-11.5", "refusal.mountains")
                && must(why, Sites.hasPlace(position, province, kind), "GRA-11.4", "refusal.place-taken")
                && must(why, position.island.villagesAt(seat, province) > 0, "GRA-11.2", "refusal.no-village")
                && hasPiece(position, seat, why) && Affording.may(position, seat, Components.BUILDING[kind], why);
    }

    private static boolean mayArm(GraenalandState position, int seat, Arm arm, @Nullable Why why) {
        if (!must(why, position.army[seat] < Components.ARMY_MOST, "GRA-12.5", "refusal.army-full")) {
            return false;
        }
        if (arm.withoutFort()) {
            return Affording.may(position, seat, Components.ARMY, why);
        }
        int resource = arm.fort().ordinal();
        boolean fort = (Sites.fortResources(position, seat) >> resource & 1) != 0;
        return (fort || (why != null
                && refuse(why, "GRA-12.3", "refusal.no-fort", "resource", Names.resource(arm.fort()))))
                && Affording.may(position, seat, Components.ARMY_WITH_FORT + Amounts.one(resource), why);
    }

    /** A joint work costs its builder nothing yet, but there is one in a turn (GRA-14.7). */
    private static boolean mayLend(GraenalandState position, int seat, Lend lend, @Nullable Why why) {
        int province = position.island.provinceOf[lend.tile().index()];
        int work = lend.work().ordinal();
        return must(why, !position.isFinalBuilding(), "GRA-16.9", "refusal.no-works-now")
                && (!lend.joint() || mayOffer(position, "GRA-14.7", why))
                && must(why, !position.island.hasWork(province, work), "GRA-13.4", "refusal.work-stands")
                && must(why, position.island.settledAt(seat, province) > 0, "GRA-13.2", "refusal.no-settlement")
                && must(why, position.island.tokensLeft(work) > 0, "GRA-1.9", "refusal.no-token")
                && (lend.joint() || Affording.may(position, seat, Components.WORK[work], why));
    }

    public static boolean mayOffer(GraenalandState position, String rule, @Nullable Why why) {
        return must(why, !position.yard.offered, rule, "refusal.invited-already");
    }

    public static Phrase option(GraenalandMove move) {
        return switch (move) {
            case Settle settle -> Phrase.of("move.village", "tile", Names.tile(settle.tile()), "price",
                    Names.price(settle.tile().village()));
            case Erect erect -> Phrase.of("move.build", "thing", Names.building(erect.building().ordinal()), "tile",
                    Names.tile(erect.tile()), "price", Names.price(Components.BUILDING[erect.building().ordinal()]));
            case Arm arm -> arm(arm);
            case Lend lend -> Phrase.of(lend.joint() ? "move.joint" : "move.build", "thing",
                    Names.work(lend.work().ordinal()), "tile", Names.tile(lend.tile()), "price",
                    Names.price(Components.WORK[lend.work().ordinal()]));
            default -> throw new IllegalArgumentException(move.code() + " builds nothing");
        };
    }

    private static Phrase arm(Arm arm) {
        return arm.withoutFort()
                ? Phrase.of("move.army", "price", Names.price(Components.ARMY))
                : Phrase.of("move.army-with-fort", "price",
                        Names.price(Components.ARMY_WITH_FORT + Amounts.one(arm.fort().ordinal())));
    }
}
