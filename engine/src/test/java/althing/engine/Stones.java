package althing.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.code.Code;
import althing.engine.code.MoveCodec;
import althing.engine.data.DataFile;

/**
 * A small game with something of everything: who is asked takes one to three stones from a heap, each worth a point, or
 * rolls a die for one stone. Each seat has a lucky number that only it knows. Since version 2 nobody takes three.
 */
public final class Stones implements Game {

    static final MoveTable<StonesMove> MOVES = new MoveTable<>("Stones", "'take 2', 'roll'",
            MoveCodec.of(StonesMove.class));
    private static final Roll ROLL = new Roll();
    private static final List<Take> TAKES = IntStream.rangeClosed(1, 3).mapToObj(Take::new).toList();

    static {
        TAKES.forEach(MOVES::known);
        MOVES.known(ROLL);
    }

    /** What one can do. */
    sealed interface StonesMove extends Move {

        @Override
        default String code() {
            return MOVES.codec().write(this);
        }
    }

    /** Takes stones. */
    @Code("take {count}")
    record Take(int count) implements StonesMove {}

    /** Rolls the die. */
    @Code("roll")
    record Roll() implements StonesMove {}

    /** What changed. */
    enum StonesRuling implements Ruling {
        SMALL_HANDS(2, "STO-2"), WIDE_CHANCE(3, "STO-9");

        private final int since;
        private final String rule;

        StonesRuling(int since, String rule) {
            this.since = since;
            this.rule = rule;
        }

        @Override
        public int since() {
            return since;
        }

        @Override
        public String rule() {
            return rule;
        }
    }

    @Override
    public String id() {
        return "stones";
    }

    @Override
    public List<StonesRuling> rulings() {
        return List.of(StonesRuling.values());
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice("heap", "small", "big"), Option.flag("dice", true));
    }

    @Override
    public Optional<String> problem(Setup setup) {
        return setup.seats() == 4 && setup.option("heap").equals("small")
                ? Optional.of("Four need a big heap.")
                : Optional.empty();
    }

    @Override
    public Position start(Setup setup) {
        Heap heap = new Heap(setup);
        heap.chance.seed(setup.seed().orElseThrow(() -> new BadInput("A game needs a seed.")));
        heap.left = setup.option("heap").equals("big") ? 12 : 6;
        for (int seat = 0; seat < setup.seats(); seat++) {
            heap.lucky[seat] = 1 + heap.chance.nextInt(100);
        }
        return heap;
    }

    @Override
    public MoveTable<StonesMove> moves() {
        return MOVES;
    }

    @Override
    public Class<Written> notationType() {
        return Written.class;
    }

    @Override
    public Class<Seen> viewType() {
        return Seen.class;
    }

    @Override
    public Heuristics heuristics() {
        throw new UnsupportedOperationException();
    }

    @Override
    public DataFile components() {
        return DataFile.parse("stones.table", "");
    }

    /** What a seat sees: its own lucky number, 0 for an onlooker. */
    record Seen(int left, int lucky) implements View {

        @Override
        public Sketch sketch(int viewer) {
            return new Sketch(List.of());
        }
    }

    /** A whole position. */
    record Written(String setup, int left, int turn, List<Integer> points, List<Integer> lucky, String random)
            implements
                Notation {

        @Override
        public Position position() {
            Heap heap = new Heap(Setup.parse(setup));
            heap.left = left;
            heap.turn = turn;
            for (int seat = 0; seat < heap.seats; seat++) {
                heap.points[seat] = points.get(seat);
                heap.lucky[seat] = lucky.get(seat);
            }
            heap.chance.state(random);
            return heap;
        }
    }

    /** The only question. */
    private static final class Turn extends Decision<Heap, Move> {

        Turn() {
            super("STO-1");
        }

        @Override
        public void list(Heap heap, int seat, MoveList into) {
            for (Take take : TAKES) {
                if (allows(heap, seat, take, null)) {
                    into.add(take);
                }
            }
            if (allows(heap, seat, ROLL, null)) {
                into.add(ROLL);
            }
        }

        @Override
        public boolean allows(Heap heap, int seat, Move move, @Nullable Why why) {
            if (move instanceof Take(int count)) {
                int most = heap.holds(StonesRuling.SMALL_HANDS) ? 2 : 3;
                return Why.must(why, count <= most, "STO-2", "refusal.hand", "most", most)
                        && Why.must(why, count <= heap.left, "STO-3", "refusal.few", "left", heap.left);
            }
            return Why.must(why, heap.setup().flag("dice"), "STO-4", "refusal.no-dice");
        }

        @Override
        public void play(Heap heap, int seat, Move move) {
            if (move instanceof Take(int count)) {
                heap.left -= count;
                heap.points[seat] += count;
            } else {
                heap.left--;
                heap.points[seat] += 1 + heap.chance.nextInt(6);
                heap.reveal();
            }
            heap.tell("log.played", "seat", Phrase.seat(seat));
            heap.turn = (seat + 1) % heap.seats;
        }

        @Override
        public Phrase prompt(Heap heap, int seat) {
            return Phrase.of("prompt.turn", "left", heap.left);
        }

        @Override
        public Phrase option(Heap heap, int seat, Move move) {
            return move instanceof Take(int count) ? Phrase.of("move.take", "count", count) : Phrase.of("move.roll");
        }
    }

    /** A position of the game. */
    static final class Heap extends AskingPosition<Heap, Move> {

        private static final Turn TURN = new Turn();
        private final int[] points;
        private final int[] lucky;
        private final Chance chance;
        private int left;
        private int turn;

        Heap(Setup setup) {
            super(setup);
            points = new int[setup.seats()];
            lucky = new int[setup.seats()];
            chance = new Chance(holds(StonesRuling.WIDE_CHANCE));
        }

        @Override
        protected Heap self() {
            return this;
        }

        @Override
        protected Decision<Heap, Move> decision() {
            return TURN;
        }

        @Override
        protected Move own(Move move) {
            return move;
        }

        @Override
        protected String overRule() {
            return "STO-5";
        }

        @Override
        public int pending() {
            return left == 0 ? 0 : 1 << turn;
        }

        @Override
        public Position copy() {
            Heap copy = new Heap(setup());
            copy.become(this);
            return copy;
        }

        @Override
        public void become(Position other) {
            Heap heap = (Heap) other;
            left = heap.left;
            turn = heap.turn;
            System.arraycopy(heap.points, 0, points, 0, seats);
            System.arraycopy(heap.lucky, 0, lucky, 0, seats);
            chance.become(heap.chance);
        }

        @Override
        public void imagine(int seat, SplitMix random) {
            chance.imagine(random);
            for (int other = 0; other < seats; other++) {
                if (other != seat) {
                    lucky[other] = 1 + random.nextInt(100);
                }
            }
        }

        @Override
        public int points(int seat) {
            return points[seat];
        }

        @Override
        public int rank(int seat) {
            return 1 + (int) IntStream.of(points).filter(each -> each > points[seat]).count();
        }

        @Override
        public Seen view(int viewer) {
            return new Seen(left, viewer == ONLOOKER ? 0 : lucky[viewer]);
        }

        @Override
        public Written notation() {
            return new Written(setup().lineWithRules(), left, turn, IntStream.of(points).boxed().toList(),
                    IntStream.of(lucky).boxed().toList(), chance.state());
        }

        @Override
        public ScoreSheet scoreSheet() {
            return new ScoreSheet(List.of(), IntStream.of(points).boxed().toList());
        }
    }

    /** A setup of the game. */
    static Setup setup(int seats, String... options) {
        return Setup.of(Games.named("stones"), seats, options.length == 0 ? Map.of() : Map.of(options[0], options[1]));
    }
}
