package althing.graenaland.sharing;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Obedience;
import althing.engine.Phrase;
import althing.engine.StandingOrder;
import althing.engine.Why;
import althing.graenaland.box.Cards;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Vote;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Offer;
import althing.graenaland.table.Question;
import althing.graenaland.table.Votes;
import althing.graenaland.talk.Ledger;
import althing.graenaland.talk.Promising;

/** The open vote on a proposal, and what comes of it (GRA-7.9 to 7.19). */
public final class Voting extends GraenalandDecision {

    /** To vote against all that others propose, and that brings nothing. */
    private static final StandingOrder AGAINST = new StandingOrder("against", 0);

    public Voting() {
        super("GRA-7.10", "prompt.vote");
    }

    /** Publishes the proposal. Whoever is alone with votes there has no need to ask anybody. */
    public static void open(GraenalandState position) {
        position.reveal();
        Ledger.proposed(position);
        if (position.isHeard()) {
            position.tell("log.offer", "seat", Names.seat(position.offer.seat), "tile",
                    Names.province(position, position.offer.province), "shares", Names.shares(position));
        }
        int voters = voters(position);
        if (Integer.bitCount(voters) == 1) {
            position.offer.ballots[position.offer.seat] = Offer.FOR;
            close(position);
        } else {
            position.promises.makers = 0;
            position.askAll(Question.VOTE, voters);
        }
    }

    public static int voters(GraenalandState position) {
        int voters = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            voters |= position.offer.votes[seat] > 0 ? 1 << seat : 0;
        }
        return voters;
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        into.add(Moves.VOTE_FOR);
        into.add(Moves.VOTE_AGAINST);
        Promising.list(position, seat, position.offer.province, voters(position), into);
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return Promising.isPromise(move)
                ? Promising.allows(position, seat, position.offer.province, voters(position), move, why)
                : move instanceof Vote || notNow(position, seat, why);
    }

    @Override
    public List<StandingOrder> orders(GraenalandState position, int seat) {
        return concerns(position, seat) ? List.of() : List.of(AGAINST);
    }

    @Override
    public Obedience obey(GraenalandState position, int seat, StandingOrder order) {
        if (!order.equals(AGAINST)) {
            return Obedience.Other.ASIDE;
        }
        return concerns(position, seat) ? Obedience.Other.OVER : new Obedience.Answer(Moves.VOTE_AGAINST);
    }

    /** Whether the proposal is the seat's own, or gives it something. */
    private static boolean concerns(GraenalandState position, int seat) {
        return position.offer.seat == seat || position.offer.shareUp[seat] != 0 || position.offer.shareDown[seat] != 0;
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        int decider = decider(position);
        String key = decider < 0 ? "prompt.vote" : decider == seat ? "prompt.vote.mine" : "prompt.vote.other";
        return Phrase.of(key, "own", seat == position.offer.seat ? "yes" : "no", "seat",
                Names.seat(position.offer.seat), "tile",
                Names.province(position, position.offer.province), "shares", Names.shares(position), "votes",
                (int) position.offer.votes[seat], "needed", needed(position), "other",
                Phrase.seat(Math.max(decider, 0)));
    }

    /** The seat whose votes are enough without any other, or -1. */
    private static int decider(GraenalandState position) {
        int needed = needed(position);
        for (int seat = 0; seat < position.seats; seat++) {
            if (position.offer.votes[seat] >= needed) {
                return seat;
            }
        }
        return GraenalandState.NONE;
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return move instanceof Vote vote
                ? Phrase.of(vote.inFavour() ? "move.vote-for" : "move.vote-against")
                : Promising.option(move);
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        if (!(move instanceof Vote vote)) {
            Promising.promise(position, seat, position.offer.province, move);
            return;
        }
        position.offer.ballots[seat] = vote.inFavour() ? Offer.FOR : Offer.AGAINST;
        boolean all = position.hasAnswered(seat);
        if (position.isHeard()) {
            position.tell(vote.inFavour() ? "log.vote-for" : "log.vote-against", "seat", Phrase.seat(seat), "votes",
                    (int) position.offer.votes[seat]);
        }
        if (all) {
            close(position);
        }
    }

    public static int cast(GraenalandState position, byte ballot) {
        int votes = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            votes += position.offer.ballots[seat] == ballot ? position.offer.votes[seat] : 0;
        }
        return votes;
    }

    public static int needed(GraenalandState position) {
        int total = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            total += position.offer.votes[seat];
        }
        return Votes.majority(total);
    }

    private static void close(GraenalandState position) {
        position.reveal();
        int inFavour = cast(position, Offer.FOR);
        boolean passes = inFavour >= needed(position);
        if (position.isHeard()) {
            position.tell(passes ? "log.passed" : "log.failed", "tile",
                    Names.province(position, position.offer.province), "for", inFavour, "against",
                    cast(position, Offer.AGAINST));
        }
        Ledger.voted(position);
        Ledger.closeWindow(position, passes);
        if (passes) {
            handOut(position);
        }
        Sharing.next(position);
    }

    /** The cards go to the hands at once; who gets a face-down card looks at it alone (GRA-7.14). */
    private static void handOut(GraenalandState position) {
        int province = position.offer.province;
        position.island.up[province] = Cards.NONE;
        for (int seat = 0; seat < position.seats; seat++) {
            Hands.receiveOpenly(position, seat, position.offer.shareUp[seat]);
            for (int i = position.offer.shareDown[seat]; i > 0; i--) {
                Hands.receive(position, seat, Hands.takeHidden(position, province));
            }
        }
    }

}
