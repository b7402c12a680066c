package althing.graenaland.building;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Components;
import althing.graenaland.box.Things;
import althing.graenaland.reach.Reach;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Arm;
import althing.graenaland.table.GraenalandMove.Erect;
import althing.graenaland.table.GraenalandMove.Lend;
import althing.graenaland.table.GraenalandMove.Permit;
import althing.graenaland.table.GraenalandMove.Settle;
import althing.graenaland.table.GraenalandMove.TakeSupply;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;
import althing.graenaland.table.Sites;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Step;
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

    /** What to build, or the end of building. */
    public static final class Turn extends GraenalandDecision {

        public Turn() {
            super("GRA-3.2", "prompt.build");
        }

        @Override
        public void list(GraenalandState position, int seat, MoveList into) {
            if (!position.isFinalBuilding()) {
                if (!position.yard.supplyTaken) {
                    for (int left = position.piles.supplyRow; left != 0; left &= left - 1) {
                        into.add(Moves.TAKE_SUPPLY[Integer.numberOfTrailingZeros(left)]);
                    }
                }
                if (!position.yard.offered) {
                    listOffers(position, seat, into);
                }
            }
            Builds.list(position, seat, into);
            if (mayStop(position, seat, null)) {
                into.add(Word.DONE);
            }
        }

        @Override
        public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
            return switch (move) {
                case TakeSupply take -> mayTake(position, take.card().index(), why);
                case Permit permit -> mayPermit(position, seat, permit.seat(), why);
                case Word word when word == Word.DONE -> mayStop(position, seat, why);
                default -> Builds.isBuild(move)
                        ? Builds.allows(position, seat, move, why)
                        : notNow(position, seat, why);
            };
        }

        @Override
        public void play(GraenalandState position, int seat, GraenalandMove move) {
            switch (move) {
                case TakeSupply take -> takeSupply(position, seat, take.card().index());
                case Permit permit -> permit(position, permit.seat());
                case Word _ -> done(position, seat);
                default -> build(position, seat, move);
            }
        }

        @Override
        public Phrase prompt(GraenalandState position, int seat) {
            return Phrase.of(position.isFinalBuilding() ? "prompt.build-final" : "prompt.build");
        }

        @Override
        public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
            return switch (move) {
                case TakeSupply take -> Phrase.of("move.take-supply", "card", Names.supply(take.card().index()));
                case Permit permit -> Phrase.of("move.permit", "seat", Names.seat(permit.seat()));
                case Word word -> said(word);
                default -> Builds.option(move);
            };
        }
    }

    /** What to build with the main player's permission (GRA-21.4). */
    public static final class Permitted extends GraenalandDecision {

        public Permitted() {
            super("GRA-21.4", "prompt.permitted");
        }

        @Override
        public void list(GraenalandState position, int seat, MoveList into) {
            Builds.list(position, seat, into);
            into.add(Word.DECLINE);
        }

        @Override
        public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
            return Builds.isBuild(move)
                    ? Builds.allows(position, seat, move, why)
                    : move == Word.DECLINE || notNow(position, seat, why);
        }

        @Override
        public void play(GraenalandState position, int seat, GraenalandMove move) {
            if (move == Word.DECLINE) {
                decline(position, seat);
            } else {
                build(position, seat, move);
            }
        }

        @Override
        public Phrase prompt(GraenalandState position, int seat) {
            return Phrase.of("prompt.permitted", "seat", Names.seat(position.main));
        }

        @Override
        public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
            return move == Word.DECLINE ? said(Word.DECLINE) : Builds.option(move);
        }
    }

    /** One of the cards that lie face up, once in the main player's turn (GRA-9.1). */
    private static boolean mayTake(GraenalandState position, int card, @Nullable Why why) {
        return must(why, !position.isFinalBuilding(), "GRA-16.9", "refusal.no-supply-now")
                && must(why, !position.yard.supplyTaken, "GRA-9.1", "refusal.supply-taken")
                && must(why, (position.piles.supplyRow >> card & 1) != 0, "GRA-9.1", "refusal.not-face-up");
    }

    private static boolean mayPermit(GraenalandState position, int seat, int other, @Nullable Why why) {
        return must(why, position.permissions, "GRA-21.1", "refusal.no-permissions")
                && must(why, !position.isFinalBuilding(), "GRA-21.1", "refusal.no-permission-now")
                && Builds.mayOffer(position, "GRA-21.6", why)
                && must(why, other != seat, "GRA-21.1", "refusal.own-permission");
    }

    /** Whoever has declared victory goes on building until the points are there, as long as they can be (GRA-20.6). */
    public static boolean mayStop(GraenalandState position, int seat, @Nullable Why why) {
        return must(why, !Scoring.owesProof(position, seat)
                || Scoring.victoryPoints(position, seat) >= Components.POINTS_TO_WIN
                || !Reach.isVictory(position, seat), "GRA-20.6", "refusal.prove-it");
    }

    /** Joint works and permissions, of which there is one in a turn (GRA-14.1, GRA-21.1). */
    private static void listOffers(GraenalandState position, int seat, MoveList into) {
        for (int work = 0; work < Components.WORK.length; work++) {
            if (position.tokensLeft(work) > 0) {
                Builds.listWork(position, seat, work, Moves.JOINT[work], into);
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

    private static void build(GraenalandState position, int seat, GraenalandMove move) {
        switch (move) {
            case Settle settle -> {
                int province = position.provinceOf[settle.tile().index()];
                position.yard.tollTo = Sites.takers(position, seat, province);
                order(position, Things.VILLAGE, province, settle.tile().village());
            }
            case Erect erect -> order(position, Things.BUILDING + erect.building().ordinal(),
                    position.provinceOf[erect.tile().index()], Components.BUILDING[erect.building().ordinal()]);
            case Arm arm -> arm(position, arm);
            case Lend lend -> {
                int work = lend.work().ordinal();
                int province = position.provinceOf[lend.tile().index()];
                if (lend.joint()) {
                    JointWorks.invite(position, work, province);
                } else {
                    order(position, Things.WORK + work, province, Components.WORK[work]);
                }
            }
            default -> throw new IllegalArgumentException(move.code() + " builds nothing");
        }
    }

    private static void takeSupply(GraenalandState position, int seat, int card) {
        position.piles.supplyRow &= ~(1 << card);
        position.supplyHands[seat] |= 1 << card;
        position.yard.supplyTaken = true;
        if (position.isHeard()) {
            position.tell("log.take-supply", "seat", Names.seat(seat), "card", Names.supply(card));
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
        Payment.begin(position, price);
    }

    /** The main player names who may build one thing (GRA-21.3). */
    private static void permit(GraenalandState position, int seat) {
        position.yard.offered = true;
        position.yard.permitted = seat;
        position.yard.builder = seat;
        position.ask(Question.PERMITTED, seat);
        if (position.isHeard()) {
            position.tell("log.permit", "seat", Names.seat(position.main), "other", Names.seat(seat));
        }
    }

    private static void decline(GraenalandState position, int seat) {
        if (position.isHeard()) {
            position.tell("log.decline", "seat", Names.seat(seat));
        }
        again(position);
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
            position.works[province] |= (byte) (1 << work);
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

    private static void done(GraenalandState position, int seat) {
        if (position.isHeard()) {
            position.tell("log.done", "seat", Names.seat(seat));
        }
        position.then(Step.BUILT);
    }
}
