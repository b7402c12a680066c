package althing.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.Move;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Setup;
import althing.formats.NotationJson;
import althing.server.api.TableState.Clock;
import althing.server.storage.Event;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

/**
 * What has happened at one table. Each event is stored first and then true; whatever cannot be stored has not happened.
 * Not thread safe.
 */
final class Course {

    private final Setup setup;
    private final Timeline timeline;
    private final Ledger ledger;
    private final Questions questions;
    private final Clocks clocks;
    private final List<Event> chat = new ArrayList<>();
    private @Nullable String lesson;

    /** The course so far, from its events. */
    Course(StoredTable table, Setup setup, List<Event> events, Store store) {
        this.setup = setup;
        timeline = new Timeline(setup, start(table, setup));
        ledger = new Ledger(store, table.id());
        questions = new Questions(setup.seats());
        clocks = new Clocks(setup.seats());
        events.forEach(this::relive);
    }

    private static Position start(StoredTable table, Setup setup) {
        return table.start() == null ? setup.start() : NotationJson.read(table.start());
    }

    Timeline timeline() {
        return timeline;
    }

    Position now() {
        return timeline.now();
    }

    Questions questions() {
        return questions;
    }

    Clock clock() {
        return clocks.shown();
    }

    /** The name of the lesson that is taught here. */
    Optional<String> lesson() {
        return Optional.ofNullable(lesson);
    }

    /** What was said, in order. */
    List<Event> chat() {
        return Collections.unmodifiableList(chat);
    }

    /** The number of the last event. */
    int seq() {
        return ledger.seq();
    }

    /** Whether what is in memory may not be the truth: somebody else has written, or nobody knows what was stored. */
    boolean isOutdated() {
        return ledger.isOutdated();
    }

    void play(int seat, Move move, Timeline.Next next) {
        accept(next, ledger.append(Event.Kind.MOVE, seat, move.code(), OptionalInt.of(next.position().pending())));
    }

    void undo(int seat) {
        int pending = timeline.at(timeline.count() - 1).pending();
        takeBack(ledger.append(Event.Kind.UNDO, seat, "", OptionalInt.of(pending)));
    }

    void say(int seat, String text) {
        chat.add(ledger.append(Event.Kind.CHAT, seat, text, OptionalInt.empty()));
    }

    /** Remembers for everybody that a seat was given a hint. */
    void hint(int seat, Move move) {
        noteHint(ledger.append(Event.Kind.HINT, seat, move.code(), OptionalInt.empty()));
    }

    private void noteHint(Event event) {
        timeline.note(event.seat(), Phrase.of("hall.hint", "seat", Phrase.seat(event.seat())));
    }

    void join(Seat taken) {
        ledger.join(taken);
    }

    private void accept(Timeline.Next next, Event event) {
        Position before = timeline.now();
        timeline.accept(next);
        questions.played(before, timeline.now(), event.seq());
        clocks.turn(event.at(), timeline.now().pending());
    }

    private void takeBack(Event event) {
        timeline.undo();
        questions.takenBack(event.seq());
        clocks.turn(event.at(), timeline.now().pending());
    }

    private void relive(Event event) {
        ledger.pass(event);
        switch (event.kind()) {
            case MOVE -> accept(again(event), event);
            case UNDO -> undoAgain(event);
            case CHAT -> chat.add(event);
            case HINT -> noteHint(event);
            case LESSON -> lesson = event.payload();
            case JOIN -> {
                // The seat itself is stored with who took it.
            }
        }
    }

    /** What a stored move leads to. It was legal when it was played; if it is not now, the rules were changed under it. */
    private Timeline.Next again(Event event) {
        try {
            Move move = setup.game().move(event.payload());
            if (!now().isPending(event.seat())) {
                throw new BadInput("seat " + event.seat() + " is not asked to decide there.");
            }
            now().why(event.seat(), move).ifPresent(refusal -> {
                throw new BadInput("the move breaks " + refusal.rule() + ".");
            });
            return timeline.tryOut(event.seat(), move);
        } catch (BadInput e) {
            throw new BadInput(named(event) + ": " + e.getMessage());
        } catch (RuntimeException e) {
            throw new IllegalStateException(named(event), e);
        }
    }

    /** Takes back what was taken back. Whether that was free is not asked again: what counts as shown may have grown. */
    private void undoAgain(Event event) {
        if (timeline.count() == 0) {
            throw new BadInput(named(event) + ": there is no move to take back.");
        }
        takeBack(event);
    }

    private static String named(Event event) {
        return "event " + event.seq() + " (" + (event.seat() + " " + event.payload()).strip() + ")";
    }
}
