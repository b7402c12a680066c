package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.Arm;
import althing.graenaland.GraenalandMove.Erect;
import althing.graenaland.GraenalandMove.Lend;
import althing.graenaland.GraenalandMove.Permit;
import althing.graenaland.GraenalandMove.Settle;
import althing.graenaland.GraenalandMove.TakeSupply;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

/** Phase 4: the main player builds; in the final building and with a permission others do (GRA-8 to GRA-13). */
final class Construction {

    /** The things that can be built, as numbers; kinds, fort resources and works are added to theirs. */
    static final int VILLAGE = 0;
    static final int BUILDING = 1;
    static final int ARMY = 4;
    static final int ARMY_WITH_FORT = 5;
    static final int WORK = 9;
    static final int JOINT = 13;

    private static final int WORKS = Components.WORK.length;

    private Construction() {
    }

    static void begin(GraenalandPosition position) {
        position.stage = Stage.BUILDING;
        position.yard.supplyTaken = false;
        position.yard.offered = false;
        turnOf(position, position.main);
    }

    /** Opens the building phase of a seat. */
    static void turnOf(GraenalandPosition position, int seat) {
        position.yard.builder = seat;
        position.yard.marketsUsed = 0;
        again(position);
    }

    /** Asks what to build next. */
    private static void again(GraenalandPosition position) {
        position.yard.thing = GraenalandPosition.NONE;
        position.yard.site = GraenalandPosition.NONE;
        position.yard.permitted = GraenalandPosition.NONE;
        position.yard.builder = position.stage == Stage.BUILDING ? position.main : position.yard.builder;
        position.ask(Decision.BUILD, position.yard.builder);
    }

    static boolean isFinal(GraenalandPosition position) {
        return position.stage == Stage.FINAL_BUILDING;
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        if (!isFinal(position)) {
            if (!position.yard.supplyTaken) {
                for (int left = position.piles.supplyRow; left != 0; left &= left - 1) {
                    into.add(Moves.TAKE_SUPPLY[Integer.numberOfTrailingZeros(left)]);
                }
            }
            if (!position.yard.offered) {
                listOffers(position, seat, into);
            }
        }
        listBuilds(position, seat, into);
        if (mayStop(position, seat)) {
            into.add(Word.DONE);
        }
    }

    /** Whoever has declared victory goes on building until the points are there, as long as they can be (GRA-20.6). */
    static boolean mayStop(GraenalandPosition position, int seat) {
        return !Ending.owesProof(position, seat)
                || Ending.victoryPoints(position, seat) >= Components.POINTS_TO_WIN
                || !Reach.isVictory(position, seat);
    }

    /** Joint works and permissions, of which there is one in a turn (GRA-14.1, GRA-21.1). */
    private static void listOffers(GraenalandPosition position, int seat, MoveList into) {
        for (int work = 0; work < WORKS; work++) {
            if (position.tokensLeft(work) > 0) {
                listWork(position, seat, work, Moves.JOINT[work], into);
            }
        }
        if (position.permissions) {
            for (int other = 0; other < position.seats; other++) {
                if (other != seat) {
                    into.add(Moves.PERMIT[other]);
                }
            }
        }
    }

    /** All that the seat can build and pay. */
    static void listBuilds(GraenalandPosition position, int seat, MoveList into) {
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
        if (!isFinal(position)) {
            for (int work = 0; work < WORKS; work++) {
                if (position.tokensLeft(work) > 0 && Payment.can(position, seat, Components.WORK[work], 0)) {
                    listWork(position, seat, work, Moves.WORK[work], into);
                }
            }
        }
    }

    private static void listVillages(GraenalandPosition position, int seat, MoveList into) {
        for (int province = 0; province < position.board.provinces; province++) {
            if (isInReach(position, seat, province)) {
                int tile = position.tiles[province];
                int toll = Integer.bitCount(Tolls.takers(position, seat, province));
                if (Payment.can(position, seat, Components.VILLAGE[tile], toll)) {
                    into.add(Moves.SETTLE[tile]);
                }
            }
        }
    }

    /** Where the seat has a settlement, and next to it (GRA-10.1). */
    static boolean isInReach(GraenalandPosition position, int seat, int province) {
        if (position.settledAt(seat, province) > 0) {
            return true;
        }
        for (int left = position.board.neighbours[province]; left != 0; left &= left - 1) {
            if (position.settledAt(seat, Integer.numberOfTrailingZeros(left)) > 0) {
                return true;
            }
        }
        return false;
    }

    private static void listBuildings(GraenalandPosition position, int seat, MoveList into) {
        for (int kind = 0; kind < GraenalandPosition.BUILDINGS; kind++) {
            if (Payment.can(position, seat, Components.BUILDING[kind], 0)) {
                for (int province = 0; province < position.board.provinces; province++) {
                    if (hasPlace(position, province, kind) && position.villagesAt(seat, province) > 0) {
                        into.add(Moves.ERECT[kind][position.tiles[province]]);
                    }
                }
            }
        }
    }

    /** Not in mountains, and at most one of each kind (GRA-11.4, GRA-11.5). */
    static boolean hasPlace(GraenalandPosition position, int province, int kind) {
        return Components.FORT[position.tiles[province]] >= 0
                && position.owner[province * GraenalandPosition.BUILDINGS + kind] == GraenalandPosition.NONE;
    }

    private static void listArmies(GraenalandPosition position, int seat, MoveList into) {
        if (Payment.can(position, seat, Components.ARMY, 0)) {
            into.add(Moves.ARM[Resource.GOLD.ordinal()]);
        }
        int forts = fortResources(position, seat);
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if ((forts >> resource & 1) != 0
                    && Payment.can(position, seat, Components.ARMY_WITH_FORT + Amounts.one(resource), 0)) {
                into.add(Moves.ARM[resource]);
            }
        }
    }

    /** The resources of the forts that the seat owns, as bits (GRA-12.3). */
    static int fortResources(GraenalandPosition position, int seat) {
        int resources = 0;
        for (int province = 0; province < position.board.provinces; province++) {
            if (position.owner[province * GraenalandPosition.BUILDINGS] == seat) {
                resources |= 1 << Components.FORT[position.tiles[province]];
            }
        }
        return resources;
    }

    private static void listWork(GraenalandPosition position, int seat, int work, GraenalandMove[] moves,
            MoveList into) {
        for (int province = 0; province < position.board.provinces; province++) {
            if (position.settledAt(seat, province) > 0 && !position.hasWork(province, work)) {
                into.add(moves[position.tiles[province]]);
            }
        }
    }

    static void play(GraenalandPosition position, int seat, GraenalandMove move) {
        switch (move) {
            case TakeSupply take -> takeSupply(position, seat, take.card().index());
            case Settle settle -> {
                int province = position.provinceOf[settle.tile().index()];
                position.yard.tollTo = Tolls.takers(position, seat, province);
                order(position, VILLAGE, province, settle.tile().village());
            }
            case Erect erect -> order(position, BUILDING + erect.building().ordinal(),
                    position.provinceOf[erect.tile().index()], Components.BUILDING[erect.building().ordinal()]);
            case Arm arm -> arm(position, arm);
            case Lend lend -> {
                int work = lend.work().ordinal();
                int province = position.provinceOf[lend.tile().index()];
                if (lend.joint()) {
                    JointWorks.invite(position, work, province);
                } else {
                    order(position, WORK + work, province, Components.WORK[work]);
                }
            }
            case Permit permit -> permit(position, permit.seat());
            case Word word when word == Word.DECLINE -> decline(position, seat);
            default -> done(position, seat);
        }
    }

    private static void takeSupply(GraenalandPosition position, int seat, int card) {
        position.piles.supplyRow &= ~(1 << card);
        position.supplyHands[seat] |= 1 << card;
        position.yard.supplyTaken = true;
        if (position.isHeard()) {
            position.tell("log.take-supply", "seat", Wording.seat(seat), "card", Wording.supply(card));
        }
    }

    private static void arm(GraenalandPosition position, Arm arm) {
        if (arm.withoutFort()) {
            order(position, ARMY, GraenalandPosition.NONE, Components.ARMY);
        } else {
            int resource = arm.fort().ordinal();
            order(position, ARMY_WITH_FORT + resource, GraenalandPosition.NONE,
                    Components.ARMY_WITH_FORT + Amounts.one(resource));
        }
    }

    private static void order(GraenalandPosition position, int thing, int province, int price) {
        position.yard.thing = thing;
        position.yard.site = province;
        Payment.begin(position, price);
    }

    /** The main player names who may build one thing (GRA-21.3). */
    private static void permit(GraenalandPosition position, int seat) {
        position.yard.offered = true;
        position.yard.permitted = seat;
        position.yard.builder = seat;
        position.ask(Decision.PERMITTED, seat);
        if (position.isHeard()) {
            position.tell("log.permit", "seat", Wording.seat(position.main), "other", Wording.seat(seat));
        }
    }

    private static void decline(GraenalandPosition position, int seat) {
        if (position.isHeard()) {
            position.tell("log.decline", "seat", Wording.seat(seat));
        }
        again(position);
    }

    /** All is paid: the thing stands (GRA-8.7). */
    static void complete(GraenalandPosition position) {
        int seat = position.yard.builder;
        int thing = position.yard.thing;
        int province = position.yard.site;
        if (thing == VILLAGE) {
            position.addVillage(seat, province, 1);
        } else if (thing < ARMY) {
            position.addBuilding(seat, province, thing - BUILDING);
        } else if (thing < WORK) {
            position.strengthen(seat);
        } else {
            int work = thing < JOINT ? thing - WORK : thing - JOINT;
            position.works[province] |= (byte) (1 << work);
            Ledger.built(position, seat, province, work);
        }
        if (position.isHeard()) {
            position.tell("log.build", "seat", Wording.seat(seat), "thing", Wording.thing(position, thing, province));
        }
        if (thing >= JOINT) {
            JointWorks.close(position, true);
        }
        boolean asks = thing > BUILDING && thing < ARMY && Callings.asks(position, seat, thing - BUILDING, province);
        if (!asks) {
            again(position);
        }
    }

    /** Goes on after a joint work came to nothing, or after a hero has found its place. */
    static void goOn(GraenalandPosition position) {
        again(position);
    }

    private static void done(GraenalandPosition position, int seat) {
        if (position.isHeard()) {
            position.tell("log.done", "seat", Wording.seat(seat));
        }
        Ending.doneBuilding(position, seat);
    }
}
