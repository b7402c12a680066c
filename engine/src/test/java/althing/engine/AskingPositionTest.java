package althing.engine;

import static althing.engine.Why.must;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import althing.engine.data.DataFile;

/** A position that asks decisions, tried on a heap from which two players take one or two sticks in turn. */
class AskingPositionTest {

    private final Heap heap = new Heap(new Setup(new Nim(), 2, Map.of(), 1, Optional.of(Seed.of(7))), 4);

    @Test
    void itKeepsNoSeed() {
        assertThat(heap.setup().seed()).isEmpty();
        assertThat(heap.seats()).isEqualTo(2);
    }

    @Test
    void onlyTheSeatThatIsAsked_hasMoves() {
        assertThat(listed(0)).containsExactly(new Take(1), new Take(2));
        assertThat(listed(1)).isEmpty();
    }

    @Test
    void whatIsRefused_hasItsReason() {
        assertThat(heap.why(0, new Take(2))).isEmpty();
        assertThat(heap.why(0, new Take(3))).contains(Refusal.of("NIM-1", "refusal.too-many", "most", 2));
        assertThat(heap.why(0, new Take(0))).contains(Refusal.notNow("NIM-1", heap, 0));
        assertThat(heap.why(1, new Take(1))).contains(Refusal.notYourTurn("NIM-1", heap));
        heap.play(0, new Take(2));
        heap.play(1, new Take(2));
        assertThat(heap.why(0, new Take(1))).contains(Refusal.over("NIM-2"));
    }

    @Test
    void playing_saysWhatItDisclosed() {
        assertThat(heap.play(0, new Take(1))).isEqualTo(Disclosure.TURN);
        heap.staysWithTheSeat = true;
        assertThat(heap.play(1, new Take(1))).isEqualTo(Disclosure.NOTHING);
        heap.turnsUp = true;
        assertThat(heap.play(1, new Take(1))).isEqualTo(Disclosure.REVEAL);
    }

    @Test
    void theDecision_speaksForThePosition() {
        assertThat(heap.prompt(0)).isEqualTo(Phrase.of("prompt.take", "left", 4));
        assertThat(heap.ruleInQuestion(0)).isEqualTo("NIM-1");
        assertThat(heap.option(0, new Take(2))).isEqualTo(Phrase.of("move.take", "count", 2));
    }

    @Test
    void whatIsTold_isHeard_ifAnybodyListens() {
        List<Phrase> heard = new ArrayList<>();
        heap.tell("log.nobody");
        assertThat(heap.isHeard()).isFalse();
        heap.listener((audience, phrase) -> {
            assertThat(audience).isEqualTo(Listener.EVERYONE);
            heard.add(phrase);
        });
        heap.tell("log.took", "count", 1);
        assertThat(heap.isHeard()).isTrue();
        assertThat(heard).containsExactly(Phrase.of("log.took", "count", 1));
    }

    @Test
    void beforeWhatNobodyIsAskedFor_whoListensCanLook() {
        List<Integer> left = new ArrayList<>();
        heap.halt();
        heap.listener(new Listener() {
            @Override
            public void hear(int audience, Phrase phrase) {
            }

            @Override
            public void halt(Position position) {
                left.add(((Heap) position).left);
            }
        });
        heap.halt();
        heap.play(0, new Take(1));
        heap.halt();
        assertThat(left).containsExactly(4, 3);
    }

    @Test
    void afterEveryMove_thePositionGoesOn() {
        heap.play(0, new Take(1));
        heap.play(1, new Take(1));
        assertThat(heap.advances).isEqualTo(2);
    }

    private List<Move> listed(int seat) {
        MoveList moves = new MoveList();
        heap.moves(seat, moves);
        return moves.toList();
    }

    private record Take(int count) implements Move {

        @Override
        public String code() {
            return "take " + count;
        }
    }

    private static final class Taking extends Decision<Heap, Take> {

        Taking() {
            super("NIM-1");
        }

        @Override
        public void list(Heap heap, int seat, MoveList into) {
            for (int count = 1; count <= 2; count++) {
                if (allows(heap, seat, new Take(count), null)) {
                    into.add(new Take(count));
                }
            }
        }

        @Override
        public boolean allows(Heap heap, int seat, Take move, @Nullable Why why) {
            int most = Math.min(2, heap.left);
            return move.count() == 0
                    ? notNow(heap, seat, why)
                    : must(why, move.count() <= most, "NIM-1", "refusal.too-many", "most", most);
        }

        @Override
        public void play(Heap heap, int seat, Take move) {
            heap.left -= move.count();
            heap.turn = heap.staysWithTheSeat ? seat : 1 - seat;
            if (heap.turnsUp) {
                heap.reveal();
            }
        }

        @Override
        public Phrase prompt(Heap heap, int seat) {
            return Phrase.of("prompt.take", "left", heap.left);
        }

        @Override
        public Phrase option(Heap heap, int seat, Take move) {
            return Phrase.of("move.take", "count", move.count());
        }
    }

    private static final class Heap extends AskingPosition<Heap, Take> {

        private static final Taking TAKING = new Taking();
        private int left;
        private int turn;
        private boolean staysWithTheSeat;
        private boolean turnsUp;
        private int advances;

        Heap(Setup setup, int left) {
            super(setup);
            this.left = left;
        }

        @Override
        protected Heap self() {
            return this;
        }

        @Override
        protected Decision<Heap, Take> decision() {
            return TAKING;
        }

        @Override
        protected Take own(Move move) {
            return (Take) move;
        }

        @Override
        protected void advance() {
            advances++;
        }

        @Override
        protected String overRule() {
            return "NIM-2";
        }

        @Override
        public int pending() {
            return left == 0 ? 0 : 1 << turn;
        }

        @Override
        public Position copy() {
            Heap copy = new Heap(setup(), left);
            copy.become(this);
            return copy;
        }

        @Override
        public void become(Position other) {
            left = ((Heap) other).left;
            turn = ((Heap) other).turn;
        }

        @Override
        public void imagine(int seat, SplitMix random) {
        }

        @Override
        public int points(int seat) {
            return 0;
        }

        @Override
        public int rank(int seat) {
            return 1;
        }

        @Override
        public Left view(int viewer) {
            return new Left(setup().line(), left);
        }

        @Override
        public Left notation() {
            return new Left(setup().line(), left);
        }

        @Override
        public ScoreSheet scoreSheet() {
            return new ScoreSheet(List.of(), List.of(0, 0));
        }
    }

    /** How many sticks are left: what one sees, and all there is to write. */
    private record Left(String setup, int sticks) implements View, Notation {

        @Override
        public Sketch sketch(int viewer) {
            return new Sketch(List.of());
        }

        @Override
        public Position position() {
            return new Heap(Setup.parse(setup), sticks);
        }
    }

    private static final class Nim implements Game {

        @Override
        public String id() {
            return "nim";
        }

        @Override
        public int minSeats() {
            return 2;
        }

        @Override
        public int maxSeats() {
            return 2;
        }

        @Override
        public List<Option> options() {
            return List.of();
        }

        @Override
        public Optional<String> problem(Setup setup) {
            return Optional.empty();
        }

        @Override
        public Position start(Setup setup) {
            return new Heap(setup, 4);
        }

        @Override
        public Move move(String code) {
            return new Take(Integer.parseInt(code.substring(5)));
        }

        @Override
        public Class<Left> notationType() {
            return Left.class;
        }

        @Override
        public Class<Left> viewType() {
            return Left.class;
        }

        @Override
        public Heuristics heuristics() {
            throw new UnsupportedOperationException();
        }

        @Override
        public DataFile components() {
            return DataFile.parse("nim", "");
        }
    }
}
