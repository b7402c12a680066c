package althing.graenaland;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.graenaland.GraenalandMove.Vote;
import althing.graenaland.GraenalandView.Decision;

/** The open vote on a proposal, and what comes of it (GRA-7.9 to 7.19). */
final class Voting {

    static final byte OPEN = 0;
    static final byte FOR = 1;
    static final byte AGAINST = 2;

    private Voting() {
    }

    /** Publishes the proposal. Whoever is alone with votes there has no need to ask anybody. */
    static void open(GraenalandPosition position) {
        position.reveal();
        Ledger.proposed(position);
        if (position.isHeard()) {
            position.tell("log.offer", "seat", Wording.seat(position.offer.seat), "tile",
                    Wording.province(position, position.offer.province), "shares", Wording.shares(position));
        }
        int voters = voters(position);
        if (Integer.bitCount(voters) == 1) {
            position.offer.ballots[position.offer.seat] = FOR;
            close(position);
        } else {
            position.promises.makers = 0;
            position.askAll(Decision.VOTE, voters);
        }
    }

    static int voters(GraenalandPosition position) {
        int voters = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            voters |= position.offer.votes[seat] > 0 ? 1 << seat : 0;
        }
        return voters;
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        into.add(Moves.VOTE_FOR);
        into.add(Moves.VOTE_AGAINST);
        Ledger.list(position, seat, position.offer.province, voters(position), into);
    }

    static void play(GraenalandPosition position, int seat, GraenalandMove move) {
        if (!(move instanceof Vote vote)) {
            Ledger.promise(position, seat, position.offer.province, move);
            return;
        }
        position.offer.ballots[seat] = vote.inFavour() ? FOR : AGAINST;
        position.pending &= ~(1 << seat);
        if (position.isHeard()) {
            position.tell(vote.inFavour() ? "log.vote-for" : "log.vote-against", "seat", Phrase.seat(seat), "votes",
                    (int) position.offer.votes[seat]);
        }
        if (position.pending == 0) {
            close(position);
        }
    }

    static int cast(GraenalandPosition position, byte ballot) {
        int votes = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            votes += position.offer.ballots[seat] == ballot ? position.offer.votes[seat] : 0;
        }
        return votes;
    }

    /** More than half of all votes there (GRA-7.13). */
    static int needed(GraenalandPosition position) {
        int total = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            total += position.offer.votes[seat];
        }
        return total / 2 + 1;
    }

    private static void close(GraenalandPosition position) {
        position.reveal();
        int inFavour = cast(position, FOR);
        boolean passes = inFavour >= needed(position);
        if (position.isHeard()) {
            position.tell(passes ? "log.passed" : "log.failed", "tile",
                    Wording.province(position, position.offer.province), "for", inFavour, "against",
                    cast(position, AGAINST));
        }
        Ledger.voted(position);
        Ledger.closeWindow(position, passes);
        if (passes) {
            handOut(position);
        }
        Sharing.next(position);
    }

    /** The cards go to the hands at once; who gets a face-down card looks at it alone (GRA-7.14). */
    private static void handOut(GraenalandPosition position) {
        int province = position.offer.province;
        position.up[province] = Cards.NONE;
        for (int seat = 0; seat < position.seats; seat++) {
            Hands.receiveOpenly(position, seat, position.offer.shareUp[seat]);
            for (int i = position.offer.shareDown[seat]; i > 0; i--) {
                Hands.receive(position, seat, takeHidden(position, province));
            }
        }
    }

    /** Face-down cards of a province are alike to all, so chance says which is which. */
    static int takeHidden(GraenalandPosition position, int province) {
        long hidden = position.down[province];
        int kind = Cards.at(hidden, position.random.nextInt(Cards.total(hidden)));
        position.down[province] -= Cards.one(kind);
        position.reveal();
        return kind;
    }
}
