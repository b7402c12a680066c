package althing.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.server.api.TableState.Accord;
import althing.server.api.TableState.Clock;
import althing.server.pace.Pace;
import althing.server.storage.Event;

/**
 * What happens between the players of one table beside the game: who is away, how their time runs, and what they have
 * agreed on. It follows from the events alone; the rules never know of it. Not thread safe.
 */
final class Company {

    /** The words in which events tell what became of a wish. */
    static final String WISHED = "wished";
    static final String WITHDRAWN = "withdrawn";
    static final String AGREED = "agreed";
    static final String IDLE = "idle";
    /** How the word of the host begins; the reason stands in the next line. */
    static final String HOST = "host";

    private final Clocks clocks;
    private final List<Absence> absences = new ArrayList<>();
    private final int[] holidays;
    private final SortedMap<Integer, String> declined = new TreeMap<>();
    private int wantsPause;
    private int wantsEnd;
    private @Nullable String ended;
    private @Nullable String reason;
    private int late;
    private Instant changed;

    /**
     * A bot that played for a person.
     *
     * @param from the number of the first move that it may have made
     * @param to   the number of the last one, if the person is back
     */
    record Absence(int seat, int level, int from, Optional<Integer> to) {}

    Company(int seats, Pace pace, Instant opened) {
        clocks = new Clocks(seats, pace);
        holidays = new int[seats];
        changed = opened;
    }

    /** The game has begun, and these seats are asked. */
    void begin(Instant now, int pending) {
        clocks.turn(now, pending);
    }

    /** A move was made; whoever makes one does not rest. */
    void played(Instant now, int pending) {
        clocks.turn(now, pending);
        wantsPause = 0;
    }

    void takenBack(Instant now, int pending) {
        clocks.turnBack(now, pending);
    }

    /** Something happened at the table. */
    void note(Event event) {
        changed = event.at();
        switch (event.kind()) {
            case JOIN, FILL -> declined.remove(event.seat());
            case LEAVE -> event.payload().lines().skip(1).findFirst()
                    .ifPresent(name -> declined.put(event.seat(), name));
            default -> {
                // Nobody was asked to come.
            }
        }
    }

    /** When something happened last. */
    Instant changed() {
        return changed;
    }

    /** Goes on by an event that belongs to it, after so many moves. */
    void meet(Event event, int moves) {
        int bit = 1 << event.seat();
        switch (event.kind()) {
            case STAND_IN -> leave(event, moves);
            case RETURN -> comeBack(event, moves);
            case GIFT -> clocks.give(event.at(), event.seat(), Duration.ofMinutes(firstNumber(event)));
            case HOLIDAY -> rest(event);
            case PAUSE -> pause(event, bit);
            case RESUME -> resume(event);
            case END -> end(event, bit);
            default -> throw new IllegalArgumentException(event.kind() + " does not belong to the company");
        }
    }

    private void leave(Event event, int moves) {
        clocks.leave(event.at(), event.seat());
        absences.add(new Absence(event.seat(), firstNumber(event), moves + 1, Optional.empty()));
        wantsPause &= ~(1 << event.seat());
        wantsEnd &= ~(1 << event.seat());
    }

    private void comeBack(Event event, int moves) {
        clocks.comeBack(event.at(), event.seat());
        absences.replaceAll(each -> each.seat() == event.seat() && each.to().isEmpty()
                ? new Absence(each.seat(), each.level(), each.from(), Optional.of(moves))
                : each);
    }

    private void rest(Event event) {
        holidays[event.seat()] += firstNumber(event);
        clocks.rest(event.at(), event.seat(), event.at().plus(Duration.ofDays(firstNumber(event))));
    }

    private void pause(Event event, int bit) {
        wantsPause = event.payload().equals(WITHDRAWN) ? wantsPause & ~bit : wantsPause | bit;
        if (event.payload().equals(AGREED)) {
            clocks.pause(event.at(), true);
        }
    }

    private void resume(Event event) {
        clocks.pause(event.at(), false);
        wantsPause = 0;
    }

    private void end(Event event, int bit) {
        switch (event.payload()) {
            case WISHED -> wantsEnd |= bit;
            case WITHDRAWN -> wantsEnd &= ~bit;
            default -> {
                ended = event.payload().lines().findFirst().orElse(AGREED);
                reason = event.payload().lines().skip(1).findFirst().orElse(null);
                late = late(event.at());
                clocks.stop(event.at());
            }
        }
    }

    private int late(Instant now) {
        int bits = 0;
        for (int seat = 0; seat < holidays.length; seat++) {
            bits |= clocks.isUp(seat, now) ? 1 << seat : 0;
        }
        return bits;
    }

    private static int firstNumber(Event event) {
        return Integer.parseInt(event.payload().replaceAll(" .*", ""));
    }

    /** How everybody reads an event in the log; nothing for wishes and what comes before the game. */
    static Optional<Phrase> told(Event event) {
        Phrase.SeatFact who = Phrase.seat(event.seat());
        return switch (event.kind()) {
            case STAND_IN -> Optional.of(Phrase.of("hall.standIn", "seat", who, "level", firstNumber(event)));
            case RETURN -> Optional.of(Phrase.of("hall.return", "seat", who));
            case GIFT -> Optional.of(Phrase.of("hall.gift", "seat", who, "minutes", firstNumber(event)));
            case HOLIDAY -> Optional.of(Phrase.of("hall.holiday", "seat", who, "days", firstNumber(event)));
            case PAUSE -> event.payload().equals(AGREED) ? Optional.of(Phrase.of("hall.pause")) : Optional.empty();
            case RESUME -> Optional.of(Phrase.of("hall.resume", "seat", who));
            case END -> switch (event.payload()) {
                case AGREED -> Optional.of(Phrase.of("hall.ended"));
                case IDLE -> Optional.of(Phrase.of("hall.idle"));
                case String word when word.startsWith(HOST) -> Optional.of(Phrase.of("hall.hostEnded"));
                default -> Optional.empty();
            };
            default -> Optional.empty();
        };
    }

    /** How many turns a seat has taken itself. */
    int turns(int seat) {
        return clocks.turns(seat);
    }

    /** How many of them came too late. */
    int late(int seat) {
        return clocks.late(seat);
    }

    Clock clock() {
        return clocks.shown();
    }

    /** When the time of the first seat is up, if a clock runs. */
    Optional<Instant> due() {
        return clocks.due();
    }

    /** The clocks for who may not know whose turn it is. */
    Clock stillClock() {
        return clocks.still();
    }

    boolean isUp(int seat, Instant now) {
        return clocks.isUp(seat, now);
    }

    boolean isPaused() {
        return clocks.isPaused();
    }

    /** Whether the game ends before its rules do. */
    boolean isEnded() {
        return ended != null;
    }

    /** The word that tells why it has ended before its rules do; empty while it has not. */
    String ended() {
        return ended == null ? "" : ended;
    }

    /** The seats whose time was up when the game was ended before its rules do, as bits. */
    int late() {
        return late;
    }

    /** How many days of holiday a seat has taken. */
    int holidays(int seat) {
        return holidays[seat];
    }

    boolean wantsPause(int seat) {
        return (wantsPause >> seat & 1) != 0;
    }

    boolean wantsEnd(int seat) {
        return (wantsEnd >> seat & 1) != 0;
    }

    /** The bots that played for persons, in order. */
    List<Absence> absences() {
        return List.copyOf(absences);
    }

    /** What everybody may know of it. */
    Accord state(@Nullable Instant expires) {
        return new Accord(Viewpoint.list(wantsPause), Viewpoint.list(wantsEnd), ended, reason,
                expires == null ? null : expires.toString(), List.copyOf(declined.values()));
    }
}
