package althing.benchmarks;

import java.util.ArrayList;
import java.util.List;

import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** What is measured: a game that is played at random for ever, and positions from all over such games. */
final class Table {

    private static final int PLACES = 64;

    private final SplitMix random = new SplitMix(1);
    private final MoveList moves = new MoveList();
    private final List<Position> places = new ArrayList<>();
    private final Position start;
    private final Position position;
    private final Position spare;
    private int at;

    Table(String setup) {
        start = Setup.parse(setup).seeded(1).start();
        position = start.copy();
        spare = start.copy();
        SplitMix which = new SplitMix(2);
        while (places.size() < PLACES) {
            play();
            if (which.nextInt(PLACES) == 0 && !position.isOver()) {
                places.add(position.copy());
            }
        }
    }

    Position play() {
        if (position.isOver()) {
            position.become(start);
            position.imagine(0, random);
        }
        int seat = position.nextSeat();
        position.moves(seat, moves);
        position.play(seat, moves.get(random.nextInt(moves.size())));
        return position;
    }

    MoveList list() {
        Position place = next();
        place.moves(place.nextSeat(), moves);
        return moves;
    }

    Position become() {
        spare.become(next());
        return spare;
    }

    Position copy() {
        return next().copy();
    }

    private Position next() {
        at = (at + 1) % PLACES;
        return places.get(at);
    }
}
