package althing.graenaland.notation;

import static althing.graenaland.notation.Given.require;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Things;
import althing.graenaland.box.Work;
import althing.graenaland.building.Callings;
import althing.graenaland.building.JointWorks;
import althing.graenaland.moving.Arrivals;
import althing.graenaland.table.GraenalandRuling;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Island;
import althing.graenaland.table.Question;
import althing.graenaland.table.Sites;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Yard;

/** Refuses a building phase that does not fit together: who builds what, where, for how much, and with whose help. */
public final class YardCheck {

    private final GraenalandState position;
    private final Yard yard;

    public YardCheck(GraenalandState position) {
        this.position = position;
        this.yard = position.yard;
    }

    public void check() {
        builder();
        markets();
        boolean builds = position.stage != Stage.OVER && switch (position.asked) {
            case PAY, TOLL, BRING_HERO, APPEAL, PLEDGE, JOINT_PAY -> true;
            default -> false;
        };
        require(builds == (yard.thing != GraenalandState.NONE),
                "building.thing: something is being built exactly while it is paid for and completed.");
        boolean placed = builds && (yard.thing < Things.ARMY || yard.thing >= Things.WORK);
        require(placed == (yard.site != GraenalandState.NONE),
                "building.site: there is one for all that is being built but an army.");
        if (builds) {
            require(isPossible(), "building.thing: it cannot be built there by seat " + yard.builder + ".");
        }
        due(builds);
        toll(builds);
        joint(builds && yard.thing >= Things.JOINT);
    }

    private void builder() {
        boolean permitted = yard.permitted != GraenalandState.NONE;
        boolean mayPermit = position.permissions && position.stage == Stage.BUILDING && yard.offered
                && yard.permitted != position.main;
        require(!permitted || mayPermit, "building.permitted: there is no permission here.");
        require(permitted || !position.isAsked(Question.PERMITTED), "building.permitted: somebody must be permitted.");
        require(!permitted || !position.isAsked(Question.BUILD),
                "building.permitted: with a permission the main player does not build.");
        if (position.stage == Stage.BUILDING) {
            int builder = permitted ? yard.permitted : position.main;
            require(yard.builder == builder, "building.builder: it must be seat " + builder + ".");
        } else if (position.stage == Stage.FINAL_BUILDING) {
            int builder = position.left(position.announcer, position.cursor);
            require(yard.builder == builder, "building.builder: it must be seat " + builder + ".");
        }
    }

    /** Markets are used in a building phase, each once, by whose phase it is. */
    private void markets() {
        int seat = position.stage == Stage.BUILDING ? position.main : yard.builder;
        int markets = 0;
        boolean building = position.stage.compareTo(Stage.BUILDING) >= 0;
        for (int province = 0; building && province < position.board.provinces; province++) {
            markets += position.island.hasWork(province, Work.MARKET.ordinal())
                    && position.island.settledAt(seat, province) > 0
                            ? 1
                            : 0;
        }
        require(yard.marketsUsed <= markets,
                "building.marketsUsed: seat " + seat + " can have used " + markets + " at most.");
    }

    /** Whether the builder could have begun this. */
    private boolean isPossible() {
        int seat = yard.builder;
        if (position.isAsked(Question.BRING_HERO)) {
            return yard.thing > Things.BUILDING && yard.thing < Things.ARMY && isBringing(seat);
        }
        if (yard.thing < Things.ARMY) {
            return position.placed[seat] < Components.PIECES && (yard.thing == Things.VILLAGE
                    ? Sites.isInReach(position, seat, yard.site)
                    : position.island.villagesAt(seat, yard.site) > 0
                            && Sites.hasPlace(position, yard.site, yard.thing - Things.BUILDING));
        }
        if (yard.thing < Things.WORK) {
            return position.army[seat] < Components.ARMY_MOST && (yard.thing == Things.ARMY
                    || (Sites.fortResources(position, seat) >> (yard.thing - Things.ARMY_WITH_FORT)
                            & 1) != 0);
        }
        boolean joint = yard.thing >= Things.JOINT;
        int work = yard.thing - (joint ? Things.JOINT : Things.WORK);
        return position.stage == Stage.BUILDING && position.island.tokensLeft(work) > 0
                && position.island.settledAt(seat, yard.site) > 0 && !position.island.hasWork(yard.site, work)
                && (!joint || (yard.offered && seat == position.main));
    }

    /** Whether a hero may come to the new building, or wait for it. */
    private boolean isBringing(int seat) {
        int building = yard.thing - Things.BUILDING;
        int kind = Callings.hero(building);
        boolean blocked = position.heroes.standIn(seat, yard.site);
        return position.island.owner[yard.site * Island.BUILDINGS + building] == seat
                && (Callings.waits(position)
                        ? blocked && Arrivals.waits(position, seat, kind) != Board.NOWHERE
                        : !blocked && !position.isFinalBuilding());
    }

    private void due(boolean builds) {
        boolean joint = builds && yard.thing >= Things.JOINT;
        boolean pays = position.isAsked(Question.PAY);
        if (!builds || (!joint && !pays)) {
            require(yard.due == Amounts.NONE, "building.due: nothing is to be paid now.");
            return;
        }
        int price = position.price();
        require(Amounts.less(yard.due, price) == Amounts.NONE, "building.due: it is more than the price.");
        require(!pays || yard.due != Amounts.NONE, "building.due: all is paid.");
    }

    private void toll(boolean builds) {
        int takers = builds && yard.thing == Things.VILLAGE && !position.isAsked(Question.BRING_HERO)
                ? Sites.takers(position, yard.builder, yard.site)
                : 0;
        if (!position.isAsked(Question.TOLL)) {
            require(yard.tollTo == takers, "building.tollTo: these seats do not get a toll.");
            return;
        }
        long hand = position.hands[yard.builder];
        require(yard.tollTo != 0 && (yard.tollTo & ~takers) == 0, "building.tollTo: these seats do not get a toll.");
        require(Cards.total(hand) >= Integer.bitCount(yard.tollTo),
                "clans[" + yard.builder + "].hand: it has too few cards for the toll.");
    }

    private void joint(boolean joint) {
        require(joint || !isJoint(), "building.thing: nobody is asked for help with this.");
        boolean called = joint && !position.isAsked(Question.APPEAL);
        require(called == yard.calls > 0, "building.calls: helpers are asked after the appeal, and only then.");
        require(yard.calls <= 1 || position.holds(GraenalandRuling.OPEN_PLEDGES),
                "building.calls: under these rules helpers are asked once.");
        require(yard.withdrawn == 0 || (position.isAsked(Question.PLEDGE)
                && position.holds(GraenalandRuling.OPEN_PLEDGES)),
                "building.withdrawn: nobody can take a pledge back.");
        int pledged = Amounts.NONE;
        for (int seat = 0; seat < position.seats; seat++) {
            String path = "clans[" + seat + "]";
            require((called && seat != position.main) || !yard.hasPledged(seat),
                    path + ".pledged: it can pledge nothing.");
            require(Amounts.total(yard.pledgedGold[seat]) == Cards.showing(yard.pledged[seat], Resource.GOLD.ordinal()),
                    path + ".pledgedGold: it must say what each pledged gold stands for.");
            pledged += Cards.amounts(yard.pledged[seat]) + yard.pledgedGold[seat];
            require(!called || Amounts.less(pledged, position.price()) == Amounts.NONE,
                    path + ".pledged: more is pledged than the work costs.");
        }
        if (joint) {
            int due = JointWorks.due(position);
            require(isJoint() ? yard.due == due : Amounts.less(yard.due, due) == Amounts.NONE,
                    "building.due: it is not what the pledges leave of the price.");
        }
    }

    private boolean isJoint() {
        return position.isAsked(Question.APPEAL) || position.isAsked(Question.PLEDGE)
                || position.isAsked(Question.JOINT_PAY);
    }
}
