package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

import althing.engine.Game;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.formats.Texts;

/**
 * What a refusal says is true: its rule exists, its facts hold in the position, and where the fact it names can be made
 * otherwise the answer changes. A game's test class tells how each of its reasons is verified, apart from the code that
 * refuses.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ReasonsContract {

    private static final int GAMES = 3;
    /** How often a reason is verified in one random game; the first times meet most of what there is. */
    private static final int OFTEN = 60;
    private static final int PART = 16;
    /** So many moves of a kind that are not asked for now tell of the others. */
    private static final int ENOUGH = 4;
    /** Under this name the decisions are counted, beside the reasons. */
    private static final String DECISIONS = "decisions";

    /** A move that was refused, and why. */
    public record Told(Position position, int seat, Move move, Refusal refusal) {

        public Object fact(String name) {
            return Optional.ofNullable(refusal.reason().args().get(name))
                    .orElseThrow(() -> new AssertionError("no fact '" + name + "' in " + refusal));
        }

        public int number(String name) {
            return (Integer) fact(name);
        }

        private String words() {
            return "seat %d, %s: %s".formatted(seat, move.code(), refusal);
        }
    }

    /** A move and the first word of its code. */
    private record Known(Move move, String kind) {}

    /** How a reason is verified. */
    @FunctionalInterface
    public interface Reason {

        /** Whether what the refusal says holds in the position, worked out without asking the rule that refused. */
        boolean isTrue(Told told);

        /** A copy in which the fact that the refusal names is otherwise, where one can be made. */
        default Optional<Position> mended(Told told) {
            return Optional.empty();
        }

        /** The same reason with a way to make its fact otherwise. */
        default Reason orMended(Function<Told, Optional<Position>> mending) {
            Reason plain = this;
            return new Reason() {

                @Override
                public boolean isTrue(Told told) {
                    return plain.isTrue(told);
                }

                @Override
                public Optional<Position> mended(Told told) {
                    return mending.apply(told);
                }
            };
        }
    }

    protected abstract Game game();

    /** How each reason of the game is verified, by its key. */
    protected abstract Map<String, Reason> reasons();

    /** Refusals that random games do not meet, made on purpose. */
    protected Stream<Told> scenes() {
        return Stream.of();
    }

    /** The setups whose random games are looked at. */
    protected List<Setup> setups() {
        return Setup.all(game());
    }

    @Test
    void whatARefusalSays_isTrue() {
        Map<String, Reason> reasons = new HashMap<>(reasons());
        reasons.put(Refusal.OVER, told -> told.position().isOver());
        reasons.put(Refusal.NOT_YOUR_TURN, ReasonsContract::othersDecide);
        reasons.put(Refusal.NOT_NOW, ReasonsContract::somethingElseIsAsked);
        Set<String> met = new HashSet<>();
        for (Setup setup : setups()) {
            List<Known> known = KnownMoves.of(setup, GAMES).stream().map(move -> new Known(move, kind(move))).toList();
            for (int seed = 0; seed < GAMES; seed++) {
                Map<String, Integer> times = new HashMap<>();
                RandomGame random = new RandomGame(setup, setup.line().hashCode() + 7L * seed);
                random.play((position, _, _) -> refusals(position, known, times)
                        .forEach(told -> verify(told, reasons, met)));
                refusals(random.position(), known, times).forEach(told -> verify(told, reasons, met));
            }
        }
        scenes().forEach(told -> verify(told, reasons, met));
        Set<String> unmet = new TreeSet<>(Texts.of(game(), "en").messages().keySet());
        // a game with one kind of decision never says "not now"
        unmet.removeIf(key -> !key.startsWith("refusal.") || met.contains(key) || key.equals(Refusal.NOT_NOW));
        assertThat(unmet).as("reasons that no random game meets and no scene shows").isEmpty();
    }

    private static Stream<Told> refusals(Position position, List<Known> known, Map<String, Integer> times) {
        int decision = times.merge(DECISIONS, 1, Integer::sum);
        return IntStream.range(0, position.seats())
                .mapToObj(seat -> refusals(position, seat, known, decision % PART)).flatMap(List::stream)
                .filter(told -> times.merge(told.refusal().reason().key(), 1, Integer::sum) <= OFTEN);
    }

    /**
     * Who is not asked is refused whatever the move is, and so is, in all its forms, a kind of move that is not asked for:
     * of those a part is tried, and others the next time.
     */
    private static List<Told> refusals(Position position, int seat, List<Known> known, int part) {
        List<Told> refused = new ArrayList<>();
        Map<String, Integer> untimely = new HashMap<>();
        for (int i = 0; i < known.size(); i++) {
            Known each = known.get(i);
            boolean unclear = position.isPending(seat) && untimely.getOrDefault(each.kind(), 0) < ENOUGH;
            if (unclear || i % PART == part) {
                position.why(seat, each.move()).ifPresent(refusal -> {
                    untimely.merge(each.kind(), refusal.reason().key().equals(Refusal.NOT_NOW) ? 1 : 0, Integer::sum);
                    refused.add(new Told(position, seat, each.move(), refusal));
                });
            }
        }
        return refused;
    }

    private void verify(Told told, Map<String, Reason> reasons, Set<String> met) {
        String key = told.refusal().reason().key();
        met.add(key);
        Reason reason = Optional.ofNullable(reasons.get(key))
                .orElseThrow(() -> new AssertionError("nothing tells how '" + key + "' is verified"));
        assertThat(Texts.of(game(), "en").messages()).as(told::words).containsKey("rule." + told.refusal().rule());
        assertThat(reason.isTrue(told)).as(() -> "true? " + told.words() + "\n" + told.position().notation()).isTrue();
        reason.mended(told).ifPresent(mended -> assertThat(mended.why(told.seat(), told.move()))
                .as(() -> "after the fact was made otherwise: " + told.words())
                .isNotEqualTo(Optional.of(told.refusal())));
    }

    private static boolean othersDecide(Told told) {
        List<Phrase.SeatFact> deciding = IntStream.range(0, told.position().seats()).filter(told.position()::isPending)
                .mapToObj(Phrase::seat).toList();
        return !told.position().isPending(told.seat()) && told.fact("seats").equals(deciding);
    }

    /** What is asked instead is said, and no move of the same kind is possible: if one is, the reason is another. */
    private static boolean somethingElseIsAsked(Told told) {
        MoveList legal = new MoveList();
        told.position().moves(told.seat(), legal);
        return told.fact("asked").equals(told.position().prompt(told.seat()))
                && legal.toList().stream().noneMatch(move -> kind(move).equals(kind(told.move())));
    }

    /** The first word of a move's code. */
    private static String kind(Move move) {
        return move.code().split(" ", 2)[0];
    }
}
