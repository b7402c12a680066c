package althing.lab.env;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** One game after another, in which bots decide for their seats, and somebody outside for the others. Not thread safe. */
final class Slot {

    private final Setup setup;
    private final Actions actions;
    private final List<Optional<Bot>> bots;
    private final MoveList moves = new MoveList();
    private final SplitMix[] streams;
    private final SplitMix own = new SplitMix(0);
    private Position position;
    private int[] legal = new int[64];
    private int legalCount;

    /** @param bots one for each seat; who is outside has none */
    Slot(Setup setup, Actions actions, List<Optional<Bot>> bots) {
        this.setup = setup;
        this.actions = actions;
        this.bots = bots;
        streams = new SplitMix[setup.seats()];
        Arrays.setAll(streams, _ -> new SplitMix(0));
        position = start(0);
    }

    /** Begins with the first game of a stream. */
    void reset(SplitMix stream) {
        own.state(stream.state());
        begin();
    }

    /** Begins with the next game. */
    void begin() {
        position = start(own.nextLong());
        long botSeed = own.nextLong();
        for (int seat = 0; seat < streams.length; seat++) {
            streams[seat].state(SplitMix.stream(botSeed, seat).state());
        }
        goOn();
    }

    private Position start(long seed) {
        return setup.seed().isPresent() ? setup.start() : setup.seeded(seed).start();
    }

    /** Makes the legal move with a number, and lets the bots answer. */
    void act(int number) {
        position.play(position.nextSeat(), moves.get(place(number)));
        goOn();
    }

    private void goOn() {
        while (!position.isOver() && bots.get(position.nextSeat()).isPresent()) {
            int seat = position.nextSeat();
            Bot bot = bots.get(seat).get();
            position.play(seat, bot.choose(new Belief(position, seat), streams[seat]));
        }
        list();
    }

    private void list() {
        legalCount = 0;
        if (position.isOver()) {
            return;
        }
        position.moves(position.nextSeat(), moves);
        legalCount = moves.size();
        if (legal.length < legalCount) {
            legal = new int[legalCount * 2];
        }
        for (int i = 0; i < legalCount; i++) {
            legal[i] = actions.number(position, moves.get(i));
        }
    }

    boolean isLegal(int number) {
        return place(number) < legalCount;
    }

    /** The place of a number among the legal ones; beyond them all if it is none. */
    private int place(int number) {
        int place = 0;
        while (place < legalCount && legal[place] != number) {
            place++;
        }
        return place;
    }

    /** Becomes the same as another, with the same luck ahead. */
    void become(Slot other) {
        position.become(other.position);
        own.state(other.own.state());
        for (int seat = 0; seat < streams.length; seat++) {
            streams[seat].state(other.streams[seat].state());
        }
        list();
    }

    /** Becomes a game that the seat to decide there cannot tell from the other: what it does not know is drawn anew. */
    void imagine(Slot other, SplitMix random) {
        become(other);
        if (!position.isOver()) {
            position.imagine(position.nextSeat(), random);
            list();
        }
    }

    /** The number of a legal move. */
    int number(Move move) {
        return actions.number(position, move);
    }

    /** The legal move in a place of the list. */
    Move move(int place) {
        return moves.get(place);
    }

    Position position() {
        return position;
    }

    int[] legal() {
        return legal;
    }

    int legalCount() {
        return legalCount;
    }
}
