package althing.formats.ferry;

import java.util.Optional;

import althing.engine.Disclosure;
import althing.engine.Listener;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Notation;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.engine.View;
import althing.formats.ferry.Ferry.Row;

/** A position of {@link Ferry}: how many wait, and who rows; nobody has rowed yet at the start, and everybody may. */
final class Crossing implements Position {

    private static final int PASSENGERS = 6;
    private static final int MOST = 3;
    private static final int ANYBODY = -1;

    private final Setup setup;
    private int waiting = PASSENGERS;
    private int rower = ANYBODY;

    Crossing(Setup setup) {
        this.setup = setup;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public int pending() {
        if (waiting == 0) {
            return 0;
        }
        return rower == ANYBODY ? (1 << seats()) - 1 : 1 << rower;
    }

    @Override
    public void moves(int seat, MoveList into) {
        into.clear();
        for (int count = 1; count <= MOST; count++) {
            Row row = new Row(count);
            if (why(seat, row).isEmpty()) {
                into.add(row);
            }
        }
    }

    @Override
    public Optional<Refusal> why(int seat, Move move) {
        if (!isPending(seat)) {
            return Optional.of(Refusal.notYourTurn("FER-1", this));
        }
        return ((Row) move).count() <= waiting ? Optional.empty() : Optional.of(Refusal.of("FER-2", "refusal.few"));
    }

    @Override
    public Disclosure play(int seat, Move move) {
        waiting -= ((Row) move).count();
        rower = (seat + 1) % seats();
        return Disclosure.TURN;
    }

    @Override
    public Position copy() {
        Crossing copy = new Crossing(setup);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        waiting = ((Crossing) other).waiting;
        rower = ((Crossing) other).rower;
    }

    @Override
    public void imagine(int seat, SplitMix random) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int points(int seat) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int rank(int seat) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void listener(Listener listener) {
        throw new UnsupportedOperationException();
    }

    @Override
    public View view(int viewer) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Notation notation() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Phrase prompt(int seat) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String ruleInQuestion(int seat) {
        return "FER-1";
    }

    @Override
    public Phrase option(int seat, Move move) {
        throw new UnsupportedOperationException();
    }

    @Override
    public ScoreSheet scoreSheet() {
        throw new UnsupportedOperationException();
    }
}
