package althing.server.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.engine.Part;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.server.api.TableState.Hint;
import althing.server.api.TableState.Hints;
import althing.server.api.TableState.MoveOption;
import althing.server.api.TableState.Reason;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable;

/** The hints of one table: whether they are given, the one asked for, and the one given last. Not thread safe. */
final class Hinting {

    private final boolean allowed;
    private @Nullable Thought wanted;
    private @Nullable Thought underWay;
    private @Nullable Given given;

    /** A hint and the question that it answers. */
    private record Given(Hint hint, int playedAt) {}

    /** Where nothing was said at the opening, hints are for who plays alone against bots. */
    Hinting(StoredTable table) {
        Boolean said = table.hints();
        allowed = said != null
                ? said
                : table.seats().stream().filter(seat -> seat.kind() != SeatKind.BOT).count() == 1;
    }

    /** Wants a hint for a decision, unless it was given or is under way. */
    void ask(Thought decision) {
        if (!allowed) {
            throw new Denial(409, "no-hints", "No hints are given at this table.");
        }
        if (underWay == null && given(decision.seat(), decision.playedAt()).isEmpty()) {
            wanted = decision;
        }
    }

    /** A hint that was given elsewhere is wanted here in words. */
    void hear(Thought settled) {
        if (underWay == null && given(settled.seat(), settled.playedAt()).isEmpty()) {
            wanted = settled;
        }
    }

    /** The decision that a hint is wanted for, once. */
    Optional<Thought> next() {
        Thought next = wanted;
        if (next != null) {
            underWay = next;
            wanted = null;
        }
        return Optional.ofNullable(next);
    }

    boolean isWanted() {
        return wanted != null;
    }

    boolean isThinking() {
        return underWay != null || wanted != null;
    }

    void give(Thought decision, Move move, List<Part> parts) {
        underWay = null;
        Position position = decision.position();
        List<Reason> reasons = parts.stream().map(Reason::of).toList();
        @Nullable
        Phrase kind = reasons.stream().filter(reason -> reason.points() > 0)
                .max(Comparator.comparingDouble(Reason::points)).map(Reason::what).orElse(null);
        given = new Given(new Hint(decision.seat(), kind,
                MoveOption.of(position, decision.seat(), move), reasons), decision.playedAt());
    }

    void giveUp() {
        underWay = null;
    }

    /** What somebody may see of it while a question is asked. */
    Hints shown(Viewpoint viewpoint, int acting, int playedAt) {
        return new Hints(allowed, isThinking() && viewpoint.holds(acting),
                viewpoint.holds(acting) ? given(acting, playedAt).orElse(null) : null);
    }

    private Optional<Hint> given(int seat, int playedAt) {
        return Optional.ofNullable(given).filter(each -> each.playedAt() == playedAt && each.hint().seat() == seat)
                .map(Given::hint);
    }
}
