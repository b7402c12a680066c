package althing.graenaland.building;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Components;
import althing.graenaland.reach.Reach;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Permit;
import althing.graenaland.table.GraenalandMove.TakeSupply;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Step;

/** What to build, or the end of building. */
public final class Turn extends GraenalandDecision {

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
            case Permit permit -> Permitted.permit(position, permit.seat());
            case Word _ -> done(position, seat);
            default -> Construction.build(position, seat, move);
        }
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        if (position.isFinalBuilding()) {
            return Phrase.of("prompt.build-final");
        }
        boolean wins = !position.advanced && Scoring.hasWon(position, seat);
        return Phrase.of(wins ? "prompt.build.won" : "prompt.build");
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
            if (position.island.tokensLeft(work) > 0) {
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

    private static void takeSupply(GraenalandState position, int seat, int card) {
        position.piles.supplyRow &= ~(1 << card);
        position.supplyHands[seat] |= 1 << card;
        position.yard.supplyTaken = true;
        if (position.isHeard()) {
            position.tell("log.take-supply", "seat", Names.seat(seat), "card", Names.supply(card));
        }
    }

    private static void done(GraenalandState position, int seat) {
        if (position.isHeard()) {
            position.tell("log.done", "seat", Names.seat(seat));
        }
        position.then(Step.BUILT);
    }
}
