package althing.bots.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

import althing.bots.Assessor;
import althing.bots.Estimate;
import althing.bots.Reasons;
import althing.bots.review.Review.Lapse;
import althing.bots.review.Review.Moment;
import althing.bots.review.Review.Strength;
import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.Disclosure;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.SplitMix;

/**
 * Looks back at a finished game with a fixed, seeded judge that sees at every moment only what the seat saw then: coarsely
 * at all moments, then deeply at the decisions that seemed costliest. The same record gives the same review. Not thread
 * safe.
 */
public final class Reviewer {

    private static final int LOOKED_AT_DEEPLY = 10;
    private static final int COARSE_PAIRS = 24;
    private static final double NEGLIGIBLE = 0.005;

    private final GameRecord record;
    private final Strength strength;
    private final Assessor coarse;
    private final Assessor deep;
    private final List<Moment> moments = new ArrayList<>();
    private final List<Doubt> doubts = new ArrayList<>();
    private final Ledger ledger;

    /** A decision that seems to have cost something. */
    private record Doubt(int at, Position position, Played played, double loss) {}

    private Reviewer(GameRecord record, Strength strength) {
        this.record = record;
        this.strength = strength;
        coarse = new Assessor(strength.coarse());
        deep = new Assessor(strength.deep());
        ledger = new Ledger(record.setup().seats());
    }

    /**
     * Reviews a game.
     *
     * @param progress hears how many moves have been looked at
     * @throws BadInput if the game is not over, or was played alone
     */
    public static Review review(GameRecord record, Strength strength, IntConsumer progress) {
        if (record.setup().seats() < 2) {
            throw new BadInput("A game played alone cannot be reviewed: there is nobody to win against.");
        }
        if (!record.replay().isOver()) {
            throw new BadInput("The record ends before the game is over; only finished games can be reviewed.");
        }
        return new Reviewer(record, strength).review(progress);
    }

    private Review review(IntConsumer progress) {
        Position position = record.setup().start();
        for (int at = 0; at < record.moves().size(); at++) {
            Played played = record.moves().get(at);
            Position before = position.copy();
            Disclosure disclosure = position.play(played.seat(), played.move());
            lookAt(at, before, played, disclosure == Disclosure.REVEAL);
            progress.accept(at + 1);
        }
        List<Double> result = results(position);
        moments.add(new Moment(record.moves().size(), result));
        ledger.close(result);
        return new Review(strength, record.moves().size(), moments, ledger.accounts(), lapses());
    }

    /** A moment counts where somebody had something to think about, and where chance spoke. */
    private void lookAt(int at, Position before, Played played, boolean reveals) {
        Belief own = new Belief(before, played.seat());
        boolean open = coarse.isOpen(own, random(at, Purpose.OPEN, 0));
        if (!open && !reveals && at > 0 && !ledger.isAfterChance()) {
            return;
        }
        List<Double> chances = new ArrayList<>();
        for (int seat = 0; seat < before.seats(); seat++) {
            chances.add(rounded(coarse.chance(new Belief(before, seat), random(at, Purpose.CURVE, seat)).mean()));
        }
        moments.add(new Moment(at, List.copyOf(chances)));
        ledger.look(chances);
        ledger.move(played.seat(), open, reveals ? expected(at, before, played, chances, open) : null);
        if (open) {
            doubt(at, before, played);
        }
    }

    /** What each seat may expect of the move before chance has spoken; where nothing was chosen, what it had. */
    private List<Double> expected(int at, Position before, Played played, List<Double> chances, boolean open) {
        List<Double> expected = new ArrayList<>();
        for (int seat = 0; seat < before.seats(); seat++) {
            double had = chances.get(seat);
            expected.add(open
                    ? coarse.chanceAfter(new Belief(before, seat), played.seat(), played.move(),
                            random(at, Purpose.EXPECTED, seat)).map(Estimate::mean).orElse(had)
                    : had);
        }
        return expected;
    }

    private void doubt(int at, Position before, Played played) {
        Belief belief = new Belief(before, played.seat());
        Move best = coarse.weigh(belief, random(at, Purpose.DOUBT, 0)).getFirst().move();
        if (best.equals(played.move())) {
            return;
        }
        double loss = coarse.compare(belief, best, played.move(), COARSE_PAIRS, random(at, Purpose.DOUBT, 1)).mean();
        if (loss > 0) {
            doubts.add(new Doubt(at, before, played, loss));
        }
    }

    private List<Lapse> lapses() {
        List<Lapse> lapses = new ArrayList<>();
        for (int each = 0; each < record.setup().seats(); each++) {
            int seat = each;
            doubts.stream().filter(doubt -> doubt.played().seat() == seat)
                    .sorted(Comparator.comparingDouble(Doubt::loss).reversed()).limit(LOOKED_AT_DEEPLY)
                    .flatMap(doubt -> deepLook(doubt).stream())
                    .sorted(Comparator.comparingDouble(Lapse::loss).reversed()).limit(Review.MOST_LAPSES)
                    .forEach(lapses::add);
        }
        return lapses;
    }

    /** Nothing if the judge would have played the same after all, or loses nothing by it. */
    private List<Lapse> deepLook(Doubt doubt) {
        Belief belief = new Belief(doubt.position(), doubt.played().seat());
        Move played = doubt.played().move();
        Move better = deep.weigh(belief, random(doubt.at(), Purpose.DEEP, 0)).getFirst().move();
        if (better.equals(played)) {
            return List.of();
        }
        Estimate loss = deep.compare(belief, better, played, strength.pairs(), random(doubt.at(), Purpose.DEEP, 1));
        if (loss.mean() < NEGLIGIBLE) {
            return List.of();
        }
        int seat = belief.seat();
        return List.of(new Lapse(doubt.at(), seat, played.code(), doubt.position().option(seat, played),
                better.code(), doubt.position().option(seat, better), rounded(loss.mean()), rounded(loss.error()),
                loss.isClear(), Reasons.compared(belief, better, played, random(doubt.at(), Purpose.DEEP, 2))));
    }

    /** What luck is drawn for. */
    private enum Purpose {
        OPEN, CURVE, EXPECTED, DOUBT, DEEP
    }

    /** Each look has luck of its own, so that no look depends on another. */
    private SplitMix random(int at, Purpose purpose, int number) {
        return SplitMix.stream(strength.seed(), (at * 8L + purpose.ordinal()) * Integer.SIZE + number);
    }

    private static List<Double> results(Position end) {
        List<Double> results = new ArrayList<>();
        long winners = IntStream.range(0, end.seats()).filter(seat -> end.rank(seat) == 1).count();
        for (int seat = 0; seat < end.seats(); seat++) {
            results.add(end.rank(seat) == 1 ? 1.0 / winners : 0.0);
        }
        return results;
    }

    private static double rounded(double chance) {
        return Math.round(chance * 10_000) / 10_000.0;
    }
}
