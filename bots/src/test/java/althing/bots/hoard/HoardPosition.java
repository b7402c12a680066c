package althing.bots.hoard;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Disclosure;
import althing.engine.Listener;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** Who holds which cards, what was laid, what is fought for and what is to come. Not thread safe. */
final class HoardPosition implements Position {

    private final Setup setup;
    private final int[] hands;
    private final int[] laid;
    private final int[] points;
    private final SplitMix random;
    private int spent;
    private int treasure;
    private int left = Cards.upTo(Hoard.TREASURES);
    private @Nullable Listener listener;

    private HoardPosition(Setup setup, long seed) {
        this.setup = setup;
        hands = new int[setup.seats()];
        laid = new int[setup.seats()];
        points = new int[setup.seats()];
        random = new SplitMix(seed);
    }

    static HoardPosition dealt(Setup setup, long seed) {
        HoardPosition position = new HoardPosition(setup, seed);
        int[] counts = new int[setup.seats()];
        Arrays.fill(counts, Hoard.IN_HAND);
        position.deal(Cards.upTo(Hoard.CARDS), counts, position.random);
        position.turnUp();
        return position;
    }

    static HoardPosition of(Setup setup, HoardNotation notation) {
        HoardPosition position = new HoardPosition(setup, Long.parseUnsignedLong(notation.random(), 16));
        for (int seat = 0; seat < setup.seats(); seat++) {
            position.hands[seat] = Cards.bits(notation.hands().get(seat));
            position.laid[seat] = notation.laid().get(seat);
            position.points[seat] = notation.points().get(seat);
        }
        position.spent = Cards.bits(notation.spent());
        position.treasure = notation.treasure();
        position.left = Cards.bits(notation.left());
        return position;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    int treasure() {
        return treasure;
    }

    /** The treasures to come, as bits. */
    int left() {
        return left;
    }

    /** The cards a seat holds or has laid face down. */
    int held(int seat) {
        return hands[seat] | (laid[seat] == 0 ? 0 : Cards.bit(laid[seat]));
    }

    @Override
    public int pending() {
        int bits = 0;
        for (int seat = 0; seat < laid.length; seat++) {
            bits |= treasure != 0 && laid[seat] == 0 ? 1 << seat : 0;
        }
        return bits;
    }

    @Override
    public void moves(int seat, MoveList into) {
        into.clear();
        if (isPending(seat)) {
            for (int cards = hands[seat]; cards != 0; cards &= cards - 1) {
                into.add(Lay.ALL.get(Integer.numberOfTrailingZeros(cards)));
            }
        }
    }

    @Override
    public Optional<Refusal> why(int seat, Move move) {
        if (!isPending(seat)) {
            return Optional.of(Refusal.of("HRD-1", "refusal.turn"));
        }
        return (hands[seat] & Cards.bit(((Lay) move).card())) != 0
                ? Optional.empty()
                : Optional.of(Refusal.of("HRD-2", "refusal.hand", "card", ((Lay) move).card()));
    }

    @Override
    public Disclosure play(int seat, Move move) {
        laid[seat] = ((Lay) move).card();
        hands[seat] &= ~Cards.bit(laid[seat]);
        if (pending() != 0) {
            return Disclosure.TURN;
        }
        fight();
        return Disclosure.REVEAL;
    }

    private void fight() {
        int winner = 0;
        for (int seat = 0; seat < laid.length; seat++) {
            winner = laid[seat] > laid[winner] ? seat : winner;
            spent |= Cards.bit(laid[seat]);
        }
        points[winner] += treasure;
        tell(winner);
        Arrays.fill(laid, 0);
        turnUp();
    }

    private void tell(int winner) {
        Listener hearing = listener;
        if (hearing != null) {
            hearing.hear(Listener.EVERYONE, Phrase.of("log.won", "seat", Phrase.seat(winner), "treasure", treasure));
        }
    }

    private void turnUp() {
        treasure = 0;
        if (left != 0) {
            treasure = draw(left, random);
            left &= ~Cards.bit(treasure);
        }
    }

    private static int draw(int bits, SplitMix random) {
        int rest = bits;
        for (int skipped = random.nextInt(Integer.bitCount(bits)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest) + 1;
    }

    @Override
    public HoardPosition copy() {
        HoardPosition copy = new HoardPosition(setup, 0);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        HoardPosition hoard = (HoardPosition) other;
        System.arraycopy(hoard.hands, 0, hands, 0, hands.length);
        System.arraycopy(hoard.laid, 0, laid, 0, laid.length);
        System.arraycopy(hoard.points, 0, points, 0, points.length);
        random.state(hoard.random.state());
        spent = hoard.spent;
        treasure = hoard.treasure;
        left = hoard.left;
    }

    /** The seat knows its own cards and those that are spent; the others hold any of the rest. */
    @Override
    public void imagine(int seat, SplitMix dealer) {
        int[] counts = new int[hands.length];
        int pool = Cards.upTo(Hoard.CARDS) & ~spent & ~held(seat);
        for (int other = 0; other < hands.length; other++) {
            counts[other] = other == seat ? 0 : Integer.bitCount(held(other));
            hands[other] = other == seat ? hands[other] : 0;
        }
        deal(pool, counts, dealer);
        for (int other = 0; other < hands.length; other++) {
            if (other != seat && laid[other] != 0) {
                laid[other] = draw(hands[other], dealer);
                hands[other] &= ~Cards.bit(laid[other]);
            }
        }
        random.state(dealer.nextLong());
    }

    private void deal(int pool, int[] counts, SplitMix dealer) {
        int rest = pool;
        for (int seat = 0; seat < counts.length; seat++) {
            for (int i = 0; i < counts[seat]; i++) {
                int card = Cards.bit(draw(rest, dealer));
                hands[seat] |= card;
                rest &= ~card;
            }
        }
    }

    @Override
    public int points(int seat) {
        return points[seat];
    }

    @Override
    public int rank(int seat) {
        return 1 + (int) Arrays.stream(points).filter(others -> others > points[seat]).count();
    }

    @Override
    public void listener(Listener newListener) {
        listener = newListener;
    }

    @Override
    public HoardView view(int viewer) {
        boolean seated = viewer != ONLOOKER;
        return new HoardView(seated ? Cards.numbers(hands[viewer]) : Set.of(), seated ? laid[viewer] : 0,
                Arrays.stream(laid).mapToObj(card -> card != 0).toList(), Cards.numbers(spent), treasure,
                Cards.numbers(left), list(points));
    }

    @Override
    public HoardNotation notation() {
        return new HoardNotation(setup.line(),
                Arrays.stream(hands).mapToObj(hand -> List.copyOf(Cards.numbers(hand))).toList(), list(laid),
                List.copyOf(Cards.numbers(spent)), treasure, List.copyOf(Cards.numbers(left)), list(points),
                Long.toHexString(random.state()));
    }

    @Override
    public Phrase prompt(int seat) {
        return Phrase.of("prompt.lay", "treasure", treasure);
    }

    @Override
    public String ruleInQuestion(int seat) {
        return "HRD-1";
    }

    @Override
    public Phrase option(int seat, Move move) {
        return Phrase.of("move.lay", "card", ((Lay) move).card());
    }

    @Override
    public ScoreSheet scoreSheet() {
        ScoreSheet.Line won = new ScoreSheet.Line(Phrase.of("score.won"), "HRD-3", "points", list(points));
        return new ScoreSheet(List.of(new ScoreSheet.Section(Phrase.of("score.treasures"), List.of(won))),
                list(points));
    }

    private static List<Integer> list(int[] numbers) {
        return IntStream.of(numbers).boxed().toList();
    }
}
