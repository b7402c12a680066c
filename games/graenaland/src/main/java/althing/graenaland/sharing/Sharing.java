package althing.graenaland.sharing;

import static althing.engine.Why.must;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.moving.Harvest;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Give;
import althing.graenaland.table.GraenalandMove.Propose;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Offer;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Step;
import althing.graenaland.table.Votes;

/** Phase 3: everybody but the main player may propose how the cards of a province are shared (GRA-7.1 to 7.8). */
public final class Sharing {

    private Sharing() {
    }

    public static void begin(GraenalandState position) {
        position.stage = Stage.SHARING;
        position.cursor = 0;
        next(position);
    }

    /** Asks the next seat, clockwise from the left of the main player, that could propose anything. */
    public static void next(GraenalandState position) {
        forget(position);
        while (++position.cursor < position.seats) {
            int seat = position.left(position.main, position.cursor);
            if (canPropose(position, seat)) {
                position.offer.seat = seat;
                position.ask(Question.PROPOSE, seat);
                return;
            }
        }
        end(position);
    }

    private static void end(GraenalandState position) {
        position.then(position.advanced ? Step.DECLARING : Step.BUILDING);
    }

    private static boolean canPropose(GraenalandState position, int seat) {
        for (int province = 0; province < position.board.provinces; province++) {
            if (mayPropose(position, seat, province, null)) {
                return true;
            }
        }
        return false;
    }

    /** A card must lie there, and the proposer must have a vote (GRA-7.2). */
    public static boolean mayPropose(GraenalandState position, int seat, int province, @Nullable Why why) {
        return must(why, (position.island.up[province] | position.island.down[province]) != 0, "GRA-7.2",
                "refusal.no-cards-there")
                && must(why, Votes.of(position, seat, province) > 0, "GRA-6.9", "refusal.no-vote-there");
    }

    /** Which province to make a proposal for. */
    public static final class Proposing extends GraenalandDecision {

        public Proposing() {
            super("GRA-7.1", "prompt.propose");
        }

        @Override
        public void list(GraenalandState position, int seat, MoveList into) {
            for (int province = 0; province < position.board.provinces; province++) {
                if (mayPropose(position, seat, province, null)) {
                    into.add(Moves.PROPOSE[position.island.tiles[province]]);
                }
            }
            into.add(Word.PASS);
        }

        @Override
        public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
            if (!(move instanceof Propose propose)) {
                return move == Word.PASS || notNow(position, seat, why);
            }
            return isOnMap(position, propose.tile(), why)
                    && mayPropose(position, seat, position.island.provinceOf[propose.tile().index()], why);
        }

        @Override
        public void play(GraenalandState position, int seat, GraenalandMove move) {
            if (move instanceof Propose propose) {
                compose(position, seat, position.island.provinceOf[propose.tile().index()]);
            } else {
                if (position.isHeard()) {
                    position.tell("log.pass", "seat", Names.seat(seat));
                }
                next(position);
            }
        }

        @Override
        public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
            return switch (move) {
                case Propose propose -> Phrase.of("move.propose", "tile", Names.tile(propose.tile()));
                case Give give -> Assigning.given(position, give);
                default -> said((Word) move);
            };
        }
    }

    /** Opens the proposal; where nobody else has a vote all cards are the proposer's. */
    private static void compose(GraenalandState position, int seat, int province) {
        position.offer.province = province;
        position.offer.given = 0;
        Votes.count(position, province, position.tally);
        int recipients = 0;
        for (int other = 0; other < position.seats; other++) {
            position.offer.votes[other] = (byte) position.tally[other];
            recipients += position.tally[other] > 0 ? 1 : 0;
        }
        if (recipients > 1) {
            position.ask(Question.ASSIGN, seat);
            return;
        }
        while (position.offer.given < Harvest.cards(position, province)) {
            assign(position, seat);
        }
        Voting.open(position);
    }

    /** Who is to get the next card. The prompt, which all can read, must not name it (GRA-7.6). */
    public static final class Assigning extends GraenalandDecision {

        public Assigning() {
            super("GRA-7.1", "prompt.assign");
        }

        @Override
        public Phrase prompt(GraenalandState position, int seat) {
            return Phrase.of("prompt.assign", "tile", Names.province(position, position.offer.province));
        }

        @Override
        public void list(GraenalandState position, int seat, MoveList into) {
            for (int recipient = 0; recipient < position.seats; recipient++) {
                if (mayGet(position, recipient, null)) {
                    into.add(Moves.GIVE[recipient]);
                }
            }
        }

        @Override
        public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
            return move instanceof Give give ? mayGet(position, give.seat(), why) : notNow(position, seat, why);
        }

        /** Only who has a vote may be named (GRA-7.4). */
        private static boolean mayGet(GraenalandState position, int seat, @Nullable Why why) {
            return must(why, seat < position.seats && position.offer.votes[seat] > 0, "GRA-7.4",
                    "refusal.no-recipient");
        }

        @Override
        public void play(GraenalandState position, int seat, GraenalandMove move) {
            assign(position, ((Give) move).seat());
            if (position.offer.given == Harvest.cards(position, position.offer.province)) {
                Voting.open(position);
            }
        }

        @Override
        public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
            return given(position, (Give) move);
        }

        private static Phrase given(GraenalandState position, Give give) {
            int kind = position.offer.province < 0 ? -1 : nextKind(position);
            Object card = kind < 0 ? Phrase.name("card.face-down") : Names.resource(Cards.RESOURCE[kind]);
            return Phrase.of("move.give", "card", card, "seat", Names.seat(give.seat()));
        }
    }

    private static void assign(GraenalandState position, int seat) {
        int kind = nextKind(position);
        if (kind < 0) {
            position.offer.shareDown[seat]++;
        } else {
            position.offer.shareUp[seat] += Cards.one(kind);
        }
        position.offer.given++;
    }

    /** The kind of the card to be given next, or -1 if it lies face down. Face-up cards come first. */
    public static int nextKind(GraenalandState position) {
        long up = position.island.up[position.offer.province];
        int terrain = Components.TERRAIN[position.island.tiles[position.offer.province]];
        return position.offer.given < Cards.ofTerrain(up, terrain) ? Cards.at(up, position.offer.given) : -1;
    }

    public static void forget(GraenalandState position) {
        position.offer.seat = GraenalandState.NONE;
        forgetShares(position);
    }

    public static void forgetShares(GraenalandState position) {
        position.offer.province = GraenalandState.NONE;
        position.offer.given = 0;
        Arrays.fill(position.offer.shareUp, Cards.NONE);
        Arrays.fill(position.offer.shareDown, (byte) 0);
        Arrays.fill(position.offer.votes, (byte) 0);
        Arrays.fill(position.offer.ballots, Offer.OPEN);
    }
}
