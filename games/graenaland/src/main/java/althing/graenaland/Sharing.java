package althing.graenaland;

import java.util.Arrays;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.Give;
import althing.graenaland.GraenalandMove.Propose;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

/** Phase 3: everybody but the main player may propose how the cards of a province are shared (GRA-7.1 to 7.8). */
final class Sharing {

    private Sharing() {
    }

    static void begin(GraenalandPosition position) {
        position.stage = Stage.SHARING;
        position.cursor = 0;
        next(position);
    }

    /** Asks the next seat, clockwise from the left of the main player, that could propose anything. */
    static void next(GraenalandPosition position) {
        forget(position);
        while (++position.cursor < position.seats) {
            int seat = position.left(position.main, position.cursor);
            if (canPropose(position, seat)) {
                position.offer.seat = seat;
                position.ask(Decision.PROPOSE, seat);
                return;
            }
        }
        end(position);
    }

    private static void end(GraenalandPosition position) {
        if (position.advanced) {
            Declaring.begin(position);
        } else {
            Construction.begin(position);
        }
    }

    private static boolean canPropose(GraenalandPosition position, int seat) {
        for (int province = 0; province < position.board.provinces; province++) {
            if (canPropose(position, seat, province)) {
                return true;
            }
        }
        return false;
    }

    /** A card must lie there, and the proposer must have a vote (GRA-7.2). */
    static boolean canPropose(GraenalandPosition position, int seat, int province) {
        return (position.up[province] | position.down[province]) != 0 && Votes.of(position, seat, province) > 0;
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        for (int province = 0; province < position.board.provinces; province++) {
            if (canPropose(position, seat, province)) {
                into.add(Moves.PROPOSE[position.tiles[province]]);
            }
        }
        into.add(Word.PASS);
    }

    static void play(GraenalandPosition position, int seat, GraenalandMove move) {
        if (move instanceof Propose propose) {
            compose(position, seat, position.provinceOf[propose.tile().index()]);
        } else {
            if (position.isHeard()) {
                position.tell("log.pass", "seat", Wording.seat(seat));
            }
            next(position);
        }
    }

    /** Opens the proposal; where nobody else has a vote all cards are the proposer's. */
    private static void compose(GraenalandPosition position, int seat, int province) {
        position.offer.province = province;
        position.offer.given = 0;
        Votes.count(position, province, position.tally);
        int recipients = 0;
        for (int other = 0; other < position.seats; other++) {
            position.offer.votes[other] = (byte) position.tally[other];
            recipients += position.tally[other] > 0 ? 1 : 0;
        }
        if (recipients > 1) {
            position.ask(Decision.ASSIGN, seat);
            return;
        }
        while (position.offer.given < Harvest.cards(position, province)) {
            assign(position, seat);
        }
        Voting.open(position);
    }

    /** Only who has a vote may be named (GRA-7.4). */
    static void listRecipients(GraenalandPosition position, MoveList into) {
        for (int seat = 0; seat < position.seats; seat++) {
            if (position.offer.votes[seat] > 0) {
                into.add(Moves.GIVE[seat]);
            }
        }
    }

    static void play(GraenalandPosition position, Give give) {
        assign(position, give.seat());
        if (position.offer.given == Harvest.cards(position, position.offer.province)) {
            Voting.open(position);
        }
    }

    private static void assign(GraenalandPosition position, int seat) {
        int kind = nextKind(position);
        if (kind < 0) {
            position.offer.shareDown[seat]++;
        } else {
            position.offer.shareUp[seat] += Cards.one(kind);
        }
        position.offer.given++;
    }

    /** The kind of the card to be given next, or -1 if it lies face down. Face-up cards come first. */
    static int nextKind(GraenalandPosition position) {
        long up = position.up[position.offer.province];
        int terrain = Components.TERRAIN[position.tiles[position.offer.province]];
        return position.offer.given < Cards.ofTerrain(up, terrain) ? Cards.at(up, position.offer.given) : -1;
    }

    static void forget(GraenalandPosition position) {
        position.offer.seat = GraenalandPosition.NONE;
        forgetShares(position);
    }

    static void forgetShares(GraenalandPosition position) {
        position.offer.province = GraenalandPosition.NONE;
        position.offer.given = 0;
        Arrays.fill(position.offer.shareUp, Cards.NONE);
        Arrays.fill(position.offer.shareDown, (byte) 0);
        Arrays.fill(position.offer.votes, (byte) 0);
        Arrays.fill(position.offer.ballots, Voting.OPEN);
    }
}
