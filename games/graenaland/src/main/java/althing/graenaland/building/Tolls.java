package althing.graenaland.building;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Cards;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.PayToll;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;

/** The rampart toll: a newcomer gives a card to everybody who has a settlement there (GRA-13.15). */
public final class Tolls extends GraenalandDecision {

    public Tolls() {
        super("GRA-3.2", "prompt.toll");
    }

    /** Asks for the toll of each taker in turn; with cards of one kind alone there is nothing to ask. */
    public static void begin(GraenalandState position) {
        long hand = position.hands[position.yard.builder];
        while (position.yard.tollTo != 0) {
            int kind = Cards.first(hand);
            if (Cards.total(hand) != Cards.count(hand, kind)) {
                position.ask(Question.TOLL, position.yard.builder);
                return;
            }
            pay(position, kind);
            hand = position.hands[position.yard.builder];
        }
        Construction.complete(position);
    }

    /** Who gets the next card: the nearest clockwise. */
    public static int taker(GraenalandState position) {
        int seat = position.yard.builder;
        do {
            seat = position.left(seat, 1);
        } while ((position.yard.tollTo >> seat & 1) == 0);
        return seat;
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            if (mayHandOver(position, seat, kind, null)) {
                into.add(Moves.TOLL[kind]);
            }
        }
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return move instanceof PayToll toll
                ? mayHandOver(position, seat, Moves.kind(toll.back(), toll.resource()), why)
                : notNow(position, seat, why);
    }

    private static boolean mayHandOver(GraenalandState position, int seat, int kind, @Nullable Why why) {
        return must(why, Cards.has(position.hands[seat], kind), "GRA-13.16", "refusal.no-such-card");
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        PayToll toll = (PayToll) move;
        pay(position, Moves.kind(toll.back(), toll.resource()));
        begin(position);
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return Phrase.of("prompt.toll", "other", Names.seat(taker(position)));
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        PayToll toll = (PayToll) move;
        return Phrase.of("move.toll", "resource", Names.resource(toll.resource()), "terrain",
                Names.terrain(toll.back().ordinal()));
    }

    private static void pay(GraenalandState position, int kind) {
        int taker = taker(position);
        Hands.handOver(position, position.yard.builder, taker, kind);
        position.yard.tollTo &= ~(1 << taker);
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.toll", "seat", Names.seat(position.yard.builder), "other", Names.seat(taker));
            position.tellSeats(1 << taker | 1 << position.yard.builder, "log.toll-card", "other", Names.seat(taker),
                    "resource", Names.resource(Cards.RESOURCE[kind]));
        }
    }
}
