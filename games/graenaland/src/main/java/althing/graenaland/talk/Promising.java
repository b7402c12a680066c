package althing.graenaland.talk;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Things;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.PromiseCard;
import althing.graenaland.table.GraenalandMove.PromiseVote;
import althing.graenaland.table.GraenalandMove.PromiseWork;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Standing;

/**
 * What may be promised while a vote is open or a joint work is funded: something about the province at issue, to those who
 * take part (GRA-22.3). To end every such window, a seat makes at most one promise in it.
 */
public final class Promising {

    private Promising() {
    }

    public static boolean isPromise(GraenalandMove move) {
        return switch (move) {
            case PromiseVote _,PromiseCard _,PromiseWork _ -> true;
            default -> move == Word.PROMISE_AWAY;
        };
    }

    /** Whether the seat may promise anything more now. */
    public static boolean mayPromise(GraenalandState position, int seat, @Nullable Why why) {
        return must(why, (position.promises.makers >> seat & 1) == 0
                && unresolved(position, seat) < Components.PROMISES_OPEN, "GRA-22.3", "refusal.promised-enough");
    }

    private static int unresolved(GraenalandState position, int seat) {
        int open = 0;
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            open += Ledger.maker(entry) == seat && !Ledger.isResolved(entry) ? 1 : 0;
        }
        return open;
    }

    /** Lists what the seat may promise about a province to those who take part. */
    public static void list(GraenalandState position, int seat, int province, int takingPart, MoveList into) {
        if (!mayPromise(position, seat, null)) {
            return;
        }
        int firstKind = Components.TERRAIN[position.island.tiles[province]] * Cards.PER_TERRAIN;
        for (int other = 0; other < position.seats; other++) {
            if (isOther(seat, other, takingPart)) {
                add(position, seat, province, Moves.PROMISE_VOTE[other], into);
                for (int kind = firstKind; kind < firstKind + Cards.PER_TERRAIN; kind++) {
                    add(position, seat, province, Moves.PROMISE_CARD[Cards.RESOURCE[kind]][other], into);
                }
            }
        }
        for (int work = 0; work < Components.WORK.length; work++) {
            if (canWork(position, seat, province, work)) {
                add(position, seat, province, Moves.PROMISE_WORK[work], into);
            }
        }
        if (!position.heroes.standIn(seat, province)) {
            add(position, seat, province, Word.PROMISE_AWAY, into);
        }
    }

    private static void add(GraenalandState position, int seat, int province, GraenalandMove move, MoveList into) {
        if (isNew(position, seat, province, move, null)) {
            into.add(move);
        }
    }

    public static boolean allows(GraenalandState position, int seat, int province, int takingPart, GraenalandMove move,
            @Nullable Why why) {
        boolean means = switch (move) {
            case PromiseVote vote -> isOther(seat, vote.seat(), takingPart);
            case PromiseCard card -> isOther(seat, card.seat(), takingPart)
                    && isThere(position, province, card.resource().ordinal());
            case PromiseWork work -> canWork(position, seat, province, work.work().ordinal());
            default -> !position.heroes.standIn(seat, province);
        };
        return mayPromise(position, seat, why) && must(why, means, "GRA-22.3", "refusal.empty-promise")
                && isNew(position, seat, province, move, why);
    }

    private static boolean isOther(int seat, int other, int takingPart) {
        return other != seat && (takingPart >> other & 1) != 0;
    }

    /** Whether cards of the resource can lie in a province of its terrain. */
    private static boolean isThere(GraenalandState position, int province, int resource) {
        int terrain = Components.TERRAIN[position.island.tiles[province]];
        return Cards.showing(Cards.FULL & Cards.mask(terrain), resource) > 0;
    }

    /** A work that stands, or that is being built there, need not be promised. */
    private static boolean canWork(GraenalandState position, int seat, int province, int work) {
        boolean inHand = position.yard.thing == Things.JOINT + work && position.yard.site == province;
        return position.island.settledAt(seat, province) > 0 && !position.island.hasWork(province, work) && !inHand;
    }

    /** What is promised already is not promised again. */
    private static boolean isNew(GraenalandState position, int seat, int province, GraenalandMove move,
            @Nullable Why why) {
        long words = Ledger.words(written(position, seat, province, move));
        boolean fresh = true;
        for (int i = 0; fresh && i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            fresh = Ledger.words(entry) != words || Ledger.isResolved(entry);
        }
        return must(why, fresh, "GRA-22.3", "refusal.promised-already");
    }

    private static long written(GraenalandState position, int seat, int province, GraenalandMove move) {
        int turn = position.turn;
        int tile = position.island.tiles[province];
        return switch (move) {
            case PromiseVote vote -> Ledger.entry(seat, vote.seat(), Pledge.VOTE, tile, 0, Standing.MADE, turn);
            case PromiseCard card -> Ledger.entry(seat, card.seat(), Pledge.CARD, tile, card.resource().ordinal(),
                    Standing.MADE, turn);
            case PromiseWork work -> Ledger.entry(seat, Ledger.NOBODY, Pledge.WORK, tile, work.work().ordinal(),
                    Standing.MADE, turn);
            default -> Ledger.entry(seat, Ledger.NOBODY, Pledge.AWAY, tile, 0, Standing.MADE, turn);
        };
    }

    public static void promise(GraenalandState position, int seat, int province, GraenalandMove move) {
        Ledger.record(position, written(position, seat, province, move));
    }

    public static Phrase option(GraenalandMove move) {
        return switch (move) {
            case PromiseVote promise -> Phrase.of("move.promise-vote", "other", Names.seat(promise.seat()));
            case PromiseCard promise -> Phrase.of("move.promise-card", "resource", Names.resource(promise.resource()),
                    "other", Names.seat(promise.seat()));
            case PromiseWork promise -> Phrase.of("move.promise-work", "work", Names.work(promise.work().ordinal()));
            default -> GraenalandDecision.said(Word.PROMISE_AWAY);
        };
    }
}
