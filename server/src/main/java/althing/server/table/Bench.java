package althing.server.table;

import java.util.Optional;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.server.api.TableState.Trouble;

/** The bots of one table, and the lesson that plays by itself: what they are to decide, and when they play. Not thread safe. */
final class Bench {

    private static final Logger LOG = LoggerFactory.getLogger(Bench.class);

    private final Table table;
    private @Nullable Trouble trouble;
    private Pause pause = Pause.USUAL;
    private boolean thinking;

    Bench(Table table) {
        this.table = table;
    }

    /** How long bots wait now before they play. */
    Pause pause() {
        return pause;
    }

    void pause(Pause next) {
        pause = next;
    }

    boolean isThinking() {
        return thinking;
    }

    Optional<Trouble> trouble() {
        return Optional.ofNullable(trouble);
    }

    /** The position is another one: what went wrong in the one before is past. */
    void lookUp() {
        trouble = null;
    }

    /** Whether a bot is to decide, or a lesson to go on by itself, and nobody thinks about it yet. */
    boolean waits() {
        return !thinking && trouble == null && !table.isRetired() && !table.isOutdated()
                && table.course().isKept() && !table.course().isWaiting() && !table.course().isClosed() && isAsked();
    }

    private boolean isAsked() {
        Tuition tuition = table.tuition();
        return tuition.isOn()
                ? tuition.nextByItself().isPresent()
                : table.seating().bot(table.course().now()).isPresent();
    }

    /** The decision of a bot, or of a lesson, that the table waits for, if nobody thinks about it yet. */
    Optional<Thought> nextThought() {
        if (!waits()) {
            return Optional.empty();
        }
        thinking = true;
        Tuition tuition = table.tuition();
        return tuition.isOn()
                ? tuition.nextByItself().map(played -> thought(played.seat(), Optional.of(played.move())))
                : table.seating().bot(table.course().now()).map(bot -> thought(bot.seat(), Optional.empty()));
    }

    private Thought thought(int seat, Optional<Move> settled) {
        return Thought.at(table, seat, Seats.level(table.seats().get(seat)), settled);
    }

    /** Whether nothing was played or taken back since a bot began to think, and no person has come back instead. */
    boolean isStillAsked(Thought thought) {
        return thought.playedAt() == table.course().questions().playedAt() && !table.course().isClosed()
                && (table.tuition().isOn() || (table.seating().bots() >> thought.seat() & 1) != 0);
    }

    /** Plays what a bot has chosen, unless the table has moved on meanwhile. */
    Bench answer(Thought thought, Move move) {
        thinking = false;
        if (!isStillAsked(thought)) {
            return this;
        }
        table.course().now().why(thought.seat(), move).ifPresent(refusal -> {
            throw new IllegalStateException("the bot's move " + move.code() + " breaks " + refusal.rule());
        });
        pause = pause == Pause.NONE ? Pause.NONE : Pause.USUAL;
        table.playing().enter(thought.seat(), move);
        return this;
    }

    /** Nothing was chosen, because somebody else needed the thread. */
    Bench giveUp() {
        thinking = false;
        return this;
    }

    /** Stands still because something that should work did not; people read the sentence at the table. */
    Bench stop(String code, String sentence, Throwable cause) {
        thinking = false;
        trouble = new Trouble(code, sentence);
        LOG.error("Table {} stopped ({}): {}\n{}", table.id(), code, sentence, table.timeline().report(), cause);
        table.changed();
        return this;
    }
}
