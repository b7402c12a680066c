package althing.graenaland.building;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Components;
import althing.graenaland.box.Things;
import althing.graenaland.table.GraenalandMove.Arm;
import althing.graenaland.table.GraenalandMove.Erect;
import althing.graenaland.table.GraenalandMove.Lend;
import althing.graenaland.table.GraenalandMove.Settle;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;
import althing.graenaland.table.Sites;
import althing.graenaland.table.Stage;
import althing.graenaland.talk.Ledger;

/** Phase 4: the main player builds; in the final building and with a permission others do (GRA-8 to GRA-13). */
public final class Construction {

    private Construction() {
    }

    public static void begin(GraenalandState position) {
        position.stage = Stage.BUILDING;
        position.yard.supplyTaken = false;
        position.yard.offered = false;
        turnOf(position, position.main);
    }

    /** Opens the building phase of a seat. */
    public static void turnOf(GraenalandState position, int seat) {
        position.yard.builder = seat;
        position.yard.marketsUsed = 0;
        again(position);
    }

    /** Asks what to build next. */
    private static void again(GraenalandState position) {
        position.yard.thing = GraenalandState.NONE;
        position.yard.site = GraenalandState.NONE;
        position.yard.permitted = GraenalandState.NONE;
        position.yard.builder = position.stage == Stage.BUILDING ? position.main : position.yard.builder;
        position.ask(Question.BUILD, position.yard.builder);
    }

    static void build(GraenalandState position, int seat, GraenalandMove move) {
        switch (move) {
            case Settle settle -> {
                int province = position.island.provinceOf[settle.tile().index()];
                position.yard.tollTo = Sites.takers(position, seat, province);
                order(position, Things.VILLAGE, province, settle.tile().village());
            }
            case Erect erect -> order(position, Things.BUILDING + erect.building().ordinal(),
                    position.island.provinceOf[erect.tile().index()], Components.BUILDING[erect.building().ordinal()]);
            case Arm arm -> arm(position, arm);
            case Lend lend -> {
                int work = lend.work().ordinal();
                int province = position.island.provinceOf[lend.tile().index()];
                if (lend.joint()) {
                    JointWorks.invite(position, work, province);
                } else {
                    order(position, Things.WORK + work, province, Components.WORK[work]);
                }
            }
            default -> throw new IllegalArgumentException(move.code() + " builds nothing");
        }
    }

    private static void arm(GraenalandState position, Arm arm) {
        if (arm.withoutFort()) {
            order(position, Things.ARMY, GraenalandState.NONE, Components.ARMY);
        } else {
            int resource = arm.fort().ordinal();
            order(position, Things.ARMY_WITH_FORT + resource, GraenalandState.NONE,
                    Components.ARMY_WITH_FORT + Amounts.one(resource));
        }
    }

    private static void order(GraenalandState position, int thing, int province, int price) {
        position.yard.thing = thing;
        position.yard.site = province;
        Spending.begin(position, price);
    }

    /** All is paid: the thing stands (GRA-8.7). */
    public static void complete(GraenalandState position) {
        int seat = position.yard.builder;
        int thing = position.yard.thing;
        int province = position.yard.site;
        if (thing == Things.VILLAGE) {
            position.addVillage(seat, province, 1);
        } else if (thing < Things.ARMY) {
            position.addBuilding(seat, province, thing - Things.BUILDING);
        } else if (thing < Things.WORK) {
            position.strengthen(seat);
        } else {
            int work = thing < Things.JOINT ? thing - Things.WORK : thing - Things.JOINT;
            position.island.works[province] |= (byte) (1 << work);
            Ledger.built(position, seat, province, work);
        }
        if (position.isHeard()) {
            position.tell("log.build", "seat", Names.seat(seat), "thing", Names.thing(position, thing, province));
        }
        if (thing >= Things.JOINT) {
            JointWorks.close(position, true);
        }
        boolean asks = thing > Things.BUILDING && thing < Things.ARMY
                && Callings.asks(position, seat, thing - Things.BUILDING, province);
        if (!asks) {
            again(position);
        }
    }

    /** Goes on after a joint work came to nothing, or after a hero has found its place. */
    public static void goOn(GraenalandState position) {
        again(position);
    }
}
