package althing.server.table;

import java.time.Instant;
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
import althing.server.pace.Pace;
import althing.server.storage.Contests;
import althing.server.storage.Event;
import althing.server.storage.HostRows.Deed;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

/**
 * What has happened at one table. Each event is stored first and then true; whatever cannot be stored has not happened.
 * Not thread safe.
 */
final class Course {

    private final StoredTable table;
    private final Setup setup;
    private final Dealing dealing;
    private @Nullable Timeline timeline;
    private final Ledger ledger;
    private final Questions questions;
    private final Company company;
    private final List<Event> chat = new ArrayList<>();
    private final Hindsight hindsight = new Hindsight();
    private @Nullable String lesson;
    private Instant lastMove;

    /** The course so far, from its events. */
    Course(StoredTable table, Setup setup, List<Event> events, Store store) {
        this.table = table;
        this.setup = setup;
        this.lastMove = table.opened();
        dealing = Dealing.of(table, events);
        ledger = new Ledger(store, table.id());
        questions = new Questions(setup.seats());
        company = new Company(setup.seats(), Pace.parse(table.terms().pace()), table.opened());
        begin();
        if (timeline != null && isArranged() && table.terms().pace() != null) {
            company.begin(table.opened(), now().pending());
        }
        events.forEach(this::relive);
    }

    /** Whether a tournament has opened the table: nobody need come to it first, and the clock runs at once. */
    boolean isArranged() {
        return contest().isPresent();
    }

    /** The id of the tournament that has opened the table, if one has. */
    Optional<String> contest() {
        return Optional.of(table.openedBy()).filter(opener -> opener.startsWith(Contests.OPENER))
                .map(opener -> opener.substring(Contests.OPENER.length()));
    }

    /** The seats that owe a decision by the rules, as bits, also when the players have ended the game. */
    int asked() {
        return isWaiting() ? dealing.awaited() : now().pending();
    }

    /** Deals, as soon as the deal waits for nobody. */
    private void begin() {
        if (timeline == null && dealing.awaited() == 0) {
            timeline = new Timeline(setup(), start(table, setup()));
            hindsight.begun();
        }
    }

    private static Position start(StoredTable table, Setup setup) {
        return table.start() == null ? setup.start() : NotationJson.read(table.start());
    }

    /** The setup, with its seed as soon as that is dealt. */
    Setup setup() {
        return dealing.awaited() == 0 ? dealing.dealt() : setup;
    }

    Dealing dealing() {
        return dealing;
    }

    /** Whether the game has not begun, because the deal waits for somebody. */
    boolean isWaiting() {
        return timeline == null;
    }

    /** The seats that owe a decision, or for which the deal waits, as bits. */
    int pending() {
        if (company.isEnded()) {
            return 0;
        }
        return isWaiting() ? dealing.awaited() : now().pending();
    }

    /** The game so far; a {@link Denial} while it has not begun. */
    Timeline timeline() {
        if (timeline == null) {
            throw new Denial(409, "not-dealt",
                    "The game has not begun: the table waits until everybody has come and has opened a lot.");
        }
        return timeline;
    }

    Position now() {
        return timeline().now();
    }

    Questions questions() {
        return questions;
    }

    /** What happens between the players beside the game. */
    Company company() {
        return company;
    }

    /** Whether nothing more is decided: by the rules, or because the players have ended it. */
    boolean isClosed() {
        return company.isEnded() || (!isWaiting() && now().isOver());
    }

    /** The day whose game is played here, if it is such a game. */
    Optional<Day> day() {
        return Day.of(table);
    }

    /** Whether the deal is a secret even when the game is over, because others have the same one before them. */
    boolean isDealHidden() {
        return day().filter(day -> !day.isOver(Instant.now())).isPresent();
    }

    /** When the last move was played, or the table was opened. */
    Instant lastMove() {
        return lastMove;
    }

    /** The name of the lesson that is taught here. */
    Optional<String> lesson() {
        return Optional.ofNullable(lesson);
    }

    /** What was said, in order. */
    List<Event> chat() {
        return Collections.unmodifiableList(chat);
    }

    /** When everything happened. */
    Hindsight hindsight() {
        return hindsight;
    }

    /** The number of the last event. */
    int seq() {
        return ledger.seq();
    }

    /** Whether what is in memory may not be the truth: somebody else has written, or nobody knows what was stored. */
    boolean isOutdated() {
        return ledger.isOutdated();
    }

    /** Whether this node lets the bots of the table think. */
    boolean isKept() {
        return ledger.isKept();
    }

    void keep(boolean here) {
        ledger.keep(here);
    }

    /** Takes up what others have stored; whether the game went on. */
    boolean takeUp(List<Event> tail) {
        int played = questions.playedAt();
        tail.forEach(this::relive);
        return questions.playedAt() != played;
    }

    void play(int seat, Move move, Timeline.Next next) {
        accept(next, ledger.append(Event.Kind.MOVE, seat, move.code(), OptionalInt.of(next.position().pending())));
    }

    void undo(int seat) {
        int pending = timeline().at(timeline().count() - 1).pending();
        takeBack(ledger.append(Event.Kind.UNDO, seat, "", OptionalInt.of(pending)));
    }

    void say(int seat, String text) {
        hear(ledger.append(Event.Kind.CHAT, seat, text, OptionalInt.empty()));
    }

    private void hear(Event said) {
        note(said);
        chat.add(said);
    }

    /** Remembers for everybody that a seat was given a hint. */
    void hint(int seat, Move move) {
        noteHint(ledger.append(Event.Kind.HINT, seat, move.code(), OptionalInt.empty()));
    }

    private void noteHint(Event event) {
        hindsight.happened(event);
        timeline().note(event.seat(), Phrase.of("hall.hint", "seat", Phrase.seat(event.seat())));
    }

    /** Somebody takes a seat, and puts in a sealed lot where the deal comes from lots. */
    void join(Seat taken, Optional<String> seal) {
        reseat(Event.Kind.JOIN, taken, taken.name() + seal.map(each -> "\n" + each).orElse(""));
    }

    /** Another sits on a seat than before: a person, a bot, or nobody yet. */
    void reseat(Event.Kind kind, Seat seat, String payload) {
        meet(ledger.reseat(kind, seat, payload, pendingAfter(kind, seat.seat(), payload)));
    }

    /** Another plays for a seat than before. */
    void replace(Event.Kind kind, Seat seat, String payload) {
        relate(ledger.reseat(kind, seat, payload, OptionalInt.of(pending())));
    }

    /** Something happens between the players beside the game. */
    void agree(Event.Kind kind, int seat, String payload) {
        boolean ends = kind == Event.Kind.END && !payload.equals(Company.WISHED) && !payload.equals(Company.WITHDRAWN);
        relate(ledger.append(kind, seat, payload, ends ? OptionalInt.of(0) : OptionalInt.empty()));
    }

    /** The host ends the game, which the desk notes. */
    void close(String payload, Deed deed) {
        relate(ledger.end(payload, deed));
    }

    /** Something happened, whatever it is. */
    private void note(Event event) {
        hindsight.happened(event);
        company.note(event);
    }

    private void relate(Event event) {
        note(event);
        company.meet(event, isWaiting() ? 0 : timeline().count());
        if (!isWaiting()) {
            Company.told(event).ifPresent(phrase -> timeline().note(event.seat(), phrase));
        }
    }

    /** Somebody puts in another sealed lot instead of the own one. */
    void sealAnew(int seat, String seal) {
        meet(ledger.append(Event.Kind.SEAL, seat, seal, OptionalInt.empty()));
    }

    /** Somebody opens a lot. */
    void reveal(int seat, String digits) {
        meet(ledger.append(Event.Kind.LOT, seat, digits, pendingAfter(Event.Kind.LOT, seat, digits)));
    }

    private OptionalInt pendingAfter(Event.Kind kind, int seat, String payload) {
        return isWaiting() ? OptionalInt.of(dealing.pendingAfter(kind, seat, payload)) : OptionalInt.empty();
    }

    /** Lets the deal know of an event that may belong to it. */
    private void meet(Event event) {
        note(event);
        if (isWaiting()) {
            dealing.meet(event.kind(), event.seat(), event.payload());
            begin();
            if (!isWaiting() && table.terms().pace() != null) {
                company.begin(event.at(), now().pending());
            }
        }
    }

    private void accept(Timeline.Next next, Event event) {
        Crossroads before = timeline().here();
        timeline().accept(next);
        questions.played(before, timeline().here(), event.seq());
        note(event);
        hindsight.played(event.at());
        company.played(event.at(), now().pending());
        lastMove = event.at();
    }

    private void takeBack(Event event) {
        timeline().undo();
        questions.takenBack(event.seq());
        note(event);
        hindsight.takenBack();
        company.takenBack(event.at(), now().pending());
    }

    private void relive(Event event) {
        ledger.pass(event);
        switch (event.kind()) {
            case MOVE -> accept(again(event), event);
            case UNDO -> undoAgain(event);
            case CHAT -> hear(event);
            case LESSON -> {
                hindsight.happened(event);
                lesson = event.payload();
            }
            case HINT -> noteHint(event);
            case JOIN, LOT, SEAL, FILL, LEAVE -> meet(event);
            case STAND_IN, RETURN, GIFT, HOLIDAY, PAUSE, RESUME, END -> relate(event);
            case PERSON -> hindsight.happened(event); // Who sits where is stored beside the events, and was read with them.
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
            return timeline().tryOut(event.seat(), move);
        } catch (BadInput e) {
            throw new BadInput(named(event) + ": " + e.getMessage());
        } catch (RuntimeException e) {
            throw new IllegalStateException(named(event), e);
        }
    }

    /** Takes back what was taken back. Whether that was free is not asked again: what counts as shown may have grown. */
    private void undoAgain(Event event) {
        if (timeline().count() == 0) {
            throw new BadInput(named(event) + ": there is no move to take back.");
        }
        takeBack(event);
    }

    private static String named(Event event) {
        return "event " + event.seq() + " (" + (event.seat() + " " + event.payload()).strip() + ")";
    }
}
