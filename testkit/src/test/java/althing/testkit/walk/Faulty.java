package althing.testkit.walk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import althing.engine.Chance;
import althing.engine.Disclosure;
import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Game;
import althing.engine.Heuristics;
import althing.engine.Listener;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Notation;
import althing.engine.Obedience;
import althing.engine.Option;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.Sketch;
import althing.engine.SplitMix;
import althing.engine.StandingOrder;
import althing.engine.View;
import althing.engine.data.DataFile;

/**
 * A game with a fault that can be chosen. Two seats take a coin from a heap in turn; before that one may look once at the
 * number on one's own card, which nobody else knows.
 */
public final class Faulty implements Game {

    /** What can be wrong. */
    enum Fault {
        NONE, START, LISTING, COPY, IMAGINING, TRUTH, SHOWING, NOTATION, MOVE, RANK, FEATURES, OPENNESS, ORDER
    }

    private static final AtomicInteger STARTS = new AtomicInteger();

    /** A coin taken, or the card looked at. */
    record Deed(String name, boolean odd) implements Move {

        @Override
        public String code() {
            return name;
        }
    }

    private static final StandingOrder ALWAYS_TAKE = new StandingOrder("take", 0);
    static final Deed TAKE = new Deed("take", false);
    static final Deed LOOK = new Deed("look", false);
    static final Deed ODD_LOOK = new Deed("look", true);

    @Override
    public String id() {
        return "faulty";
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
        return List.of(Option.choice("fault", "none", "start", "listing", "copy", "imagining", "truth", "showing",
                "notation", "move", "rank", "features", "openness", "order"));
    }

    @Override
    public Optional<String> problem(Setup setup) {
        return Optional.empty();
    }

    @Override
    public boolean keepsSecrets(Setup setup) {
        return !setup.option("fault").equals("openness");
    }

    @Override
    public boolean takesOrders() {
        return true;
    }

    @Override
    public Position start(Setup setup) {
        Heap heap = new Heap(setup.unseeded());
        heap.chance.seed(setup.seed().orElseThrow());
        heap.coins = 6;
        for (int seat = 0; seat < 2; seat++) {
            heap.cards[seat] = heap.chance.nextInt(1_000);
        }
        heap.cards[0] += heap.has(Fault.START) ? STARTS.incrementAndGet() : 0;
        return heap;
    }

    @Override
    public Move move(String code) {
        return code.equals("take") ? TAKE : LOOK;
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
        return new Advice();
    }

    /** Thinks of nothing but the coins, and learns from its own card. */
    private record Advice() implements Heuristics, Features {

        @Override
        public double value(Position position, int seat) {
            return position.points(seat);
        }

        @Override
        public double worth(Position position, int seat, Move move) {
            return 0;
        }

        @Override
        public double spread(Setup setup) {
            return 1;
        }

        @Override
        public Optional<Features> features() {
            return Optional.of(this);
        }

        @Override
        public void write(Position position, int seat, FeatureRow into) {
            Heap heap = (Heap) position;
            into.add("card", heap.cards[heap.has(Fault.FEATURES) ? 1 - seat : seat]);
        }

        @Override
        public double progress(Position position) {
            return 0;
        }
    }

    @Override
    public DataFile components() {
        throw new UnsupportedOperationException();
    }

    /** What a viewer sees. */
    record Seen(int coins, int turn, boolean looked, int ownCard, int shown) implements View {

        @Override
        public Sketch sketch(int viewer) {
            return new Sketch(List.of());
        }
    }

    /** All there is. */
    record Written(String setup, int coins, int turn, boolean looked, int shown, List<Integer> cards,
            List<Integer> points, String random) implements Notation {

        @Override
        public Position position() {
            Heap heap = new Heap(Setup.parse(setup));
            heap.coins = coins;
            heap.turn = turn;
            heap.looked = looked && !heap.has(Fault.NOTATION);
            heap.shown = shown;
            for (int seat = 0; seat < 2; seat++) {
                heap.cards[seat] = cards.get(seat);
                heap.points[seat] = points.get(seat);
            }
            heap.chance.state(random);
            return heap;
        }
    }

    private static final class Heap implements Position {

        private final Setup setup;
        private final Chance chance = new Chance(true);
        private final int[] cards = new int[2];
        private int[] points = new int[2];
        private int coins;
        private int turn;
        private boolean looked;
        private int shown;

        Heap(Setup setup) {
            this.setup = setup;
        }

        boolean has(Fault fault) {
            return Fault.valueOf(setup.option("fault").toUpperCase(Locale.ROOT)) == fault;
        }

        @Override
        public Setup setup() {
            return setup;
        }

        @Override
        public int pending() {
            return coins == 0 ? 0 : 1 << turn;
        }

        @Override
        public void moves(int seat, MoveList into) {
            into.clear();
            if (isPending(seat)) {
                into.add(TAKE);
                if (!looked) {
                    into.add(has(Fault.MOVE) ? ODD_LOOK : LOOK);
                }
            }
        }

        @Override
        public Optional<Refusal> why(int seat, Move move) {
            MoveList legal = new MoveList();
            moves(seat, legal);
            boolean refused = !legal.contains(move) || (has(Fault.LISTING) && coins == 3);
            return refused ? Optional.of(Refusal.of("FAU-1", "refusal.no")) : Optional.empty();
        }

        @Override
        public Disclosure play(int seat, Move move) {
            if (move.code().equals("look")) {
                looked = true;
                shown = has(Fault.SHOWING) ? cards[seat] : 0;
                return Disclosure.NOTHING;
            }
            coins--;
            points[seat]++;
            looked = false;
            shown = 0;
            turn = 1 - seat;
            return Disclosure.TURN;
        }

        @Override
        public Position copy() {
            Heap copy = new Heap(setup);
            copy.become(this);
            return copy;
        }

        @Override
        public void become(Position other) {
            Heap heap = (Heap) other;
            chance.become(heap.chance);
            System.arraycopy(heap.cards, 0, cards, 0, 2);
            points = has(Fault.COPY) ? heap.points : heap.points.clone();
            coins = heap.coins;
            turn = heap.turn;
            looked = heap.looked;
            shown = heap.shown;
        }

        @Override
        public void imagine(int seat, SplitMix random) {
            chance.imagine(random);
            if (has(Fault.TRUTH) && random.nextInt(2) == 0) {
                return;
            }
            cards[has(Fault.IMAGINING) ? seat : 1 - seat] = random.nextInt(1_000);
        }

        @Override
        public int points(int seat) {
            return points[seat];
        }

        @Override
        public int rank(int seat) {
            return has(Fault.RANK) || points[seat] < points[1 - seat] ? 2 : 1;
        }

        @Override
        public void listener(Listener listener) {
        }

        @Override
        public Seen view(int viewer) {
            return new Seen(coins, turn, looked, viewer == ONLOOKER ? 0 : cards[viewer], shown);
        }

        @Override
        public Written notation() {
            return new Written(setup.lineWithRules(), coins, turn, looked, shown, List.of(cards[0], cards[1]),
                    List.of(points[0], points[1]), chance.state());
        }

        @Override
        public Phrase prompt(int seat) {
            return Phrase.of("prompt");
        }

        @Override
        public String ruleInQuestion(int seat) {
            return "FAU-1";
        }

        @Override
        public Phrase option(int seat, Move move) {
            return Phrase.of("move." + move.code());
        }

        @Override
        public List<StandingOrder> orders(int seat) {
            return List.of(ALWAYS_TAKE);
        }

        @Override
        public Obedience obey(int seat, StandingOrder order) {
            boolean peeks = has(Fault.ORDER) && cards[1 - seat] % 2 == 0;
            return peeks ? Obedience.Other.OVER : new Obedience.Answer(TAKE);
        }

        @Override
        public ScoreSheet scoreSheet() {
            return new ScoreSheet(List.of(), List.of(points[0], points[1]));
        }
    }
}
