package althing.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import althing.engine.Disclosure;
import althing.engine.GameRecord.Played;
import althing.engine.Listener;
import althing.engine.Move;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Setup;
import althing.server.api.TableState;
import althing.server.api.TableState.LogLine;

/**
 * The course of one game: its moves, what was said about them, and any of its positions at once. A position that is in
 * the timeline never changes; the next one is played on a copy. Not thread safe.
 */
final class Timeline {

    /** Every so many moves a position is kept, so that no replay plays more moves than this. */
    static final int STRIDE = 20;

    private final Setup setup;
    private final List<Step> steps = new ArrayList<>();
    private final List<Said> told = new ArrayList<>();
    private final List<Position> milestones = new ArrayList<>();
    private Crossroads here;
    /** Where the last move halted. */
    private List<Halt> halts = List.of();

    Timeline(Setup setup) {
        this(setup, setup.start());
    }

    /** A game that does not begin with a deal, but in a position of its own. */
    Timeline(Setup setup, Position start) {
        this.setup = setup;
        here = new Crossroads(start);
        milestones.add(start);
    }

    /** A move that was played and what it gave away. */
    private record Step(Played played, Disclosure disclosure) {}

    /** A line of the log and the seats that may read it. */
    private record Said(int audience, LogLine line, boolean isOfTheHall) {

        Said(int audience, LogLine line) {
            this(audience, line, false);
        }

        /** What the hall noted stays in the log, at the last move that is left. */
        Said at(int move) {
            return new Said(audience, new LogLine(Math.min(move, line.move()), line.seat(), line.text()), isOfTheHall);
        }

        boolean isFor(int viewer) {
            return audience == -1 || (viewer != Position.ONLOOKER && ((audience >> viewer) & 1) != 0);
        }
    }

    /**
     * A position before a move that nobody was asked for.
     *
     * @param told how many lines had been told by then
     */
    private record Halt(Position position, int told) {}

    /** Notes what a move tells, and where it halts. */
    private static final class Notes implements Listener {

        private final int number;
        private final int seat;
        private final List<Said> told = new ArrayList<>();
        private final List<Halt> halts = new ArrayList<>();

        Notes(int number, int seat) {
            this.number = number;
            this.seat = seat;
        }

        @Override
        public void hear(int audience, Phrase phrase) {
            told.add(new Said(audience, new LogLine(number, seat, phrase)));
        }

        @Override
        public void halt(Position position) {
            halts.add(new Halt(position.copy(), told.size()));
        }
    }

    /** What playing a move would lead to. It is part of the timeline only when it is accepted. */
    static final class Next {

        private final Step step;
        private final Notes notes;
        private final Position position;

        private Next(Step step, Notes notes, Position position) {
            this.step = step;
            this.notes = notes;
            this.position = position;
        }

        Position position() {
            return position;
        }
    }

    /** The position now. It is not to be played on. */
    Position now() {
        return here.position();
    }

    /** The position now and the moves that are legal in it. */
    Crossroads here() {
        return here;
    }

    int count() {
        return steps.size();
    }

    List<Played> moves() {
        return steps.stream().map(Step::played).toList();
    }

    /** Plays a legal move on a copy. */
    Next tryOut(int seat, Move move) {
        Notes notes = new Notes(steps.size() + 1, seat);
        Position next = now().copy();
        next.listener(notes);
        Disclosure disclosure = next.play(seat, move);
        return new Next(new Step(new Played(seat, move), disclosure), notes, next);
    }

    void accept(Next next) {
        steps.add(next.step);
        int before = told.size();
        told.addAll(next.notes.told);
        halts = next.notes.halts.stream().map(halt -> new Halt(halt.position(), before + halt.told())).toList();
        here = new Crossroads(next.position);
        if (steps.size() % STRIDE == 0) {
            milestones.add(now());
        }
    }

    /** Notes for everybody something that a seat did beside the game. */
    void note(int seat, Phrase phrase) {
        told.add(new Said(Listener.EVERYONE, new LogLine(steps.size(), seat, phrase), true));
    }

    /**
     * The seat that may take back the last move: the one that made it, as long as nothing was disclosed.
     *
     * @param unseen whether those who are asked now have not been shown anything yet, so that passing the turn disclosed
     *               nothing
     */
    Optional<Integer> undoable(boolean unseen) {
        if (steps.isEmpty()) {
            return Optional.empty();
        }
        Disclosure disclosure = steps.getLast().disclosure();
        boolean free = !disclosure.isBarrier() || (disclosure == Disclosure.TURN && unseen);
        return free ? Optional.of(steps.getLast().played().seat()) : Optional.empty();
    }

    void undo() {
        Position before = at(steps.size() - 1);
        steps.removeLast();
        halts = List.of();
        told.removeIf(each -> !each.isOfTheHall() && each.line().move() > steps.size());
        told.replaceAll(each -> each.at(steps.size()));
        while ((milestones.size() - 1) * STRIDE > steps.size()) {
            milestones.removeLast();
        }
        here = new Crossroads(before);
    }

    /** The position after the first {@code count} moves, as a copy of its own. */
    Position at(int count) {
        Position position = milestones.get(count / STRIDE).copy();
        position.listener(Timeline::unheard);
        for (Step step : steps.subList(count / STRIDE * STRIDE, count)) {
            position.play(step.played().seat(), step.played().move());
        }
        return position;
    }

    /** The log up to a move, as a seat or an onlooker may read it. */
    List<LogLine> log(int viewer, int upTo) {
        return told.stream().filter(each -> each.isFor(viewer)).map(Said::line)
                .takeWhile(line -> line.move() <= upTo).toList();
    }

    /** Where the last move halted, as a seat or an onlooker may see it. */
    List<TableState.Halt> halts(int viewer) {
        return halts.stream().map(halt -> new TableState.Halt(halt.position().view(viewer),
                (int) told.subList(0, halt.told()).stream().filter(each -> each.isFor(viewer)).count())).toList();
    }

    /** The setup and the moves as text, for the report of a crash; plays nothing. */
    String report() {
        StringBuilder text = new StringBuilder(setup.lineWithRules());
        steps.forEach(step -> text.append('\n').append(step.played().seat()).append(' ')
                .append(step.played().move().code()));
        return text.toString();
    }

    private static void unheard(int audience, Phrase phrase) {
        // What a replay says was told when it was played.
    }
}
