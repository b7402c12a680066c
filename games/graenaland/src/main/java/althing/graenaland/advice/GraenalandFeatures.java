package althing.graenaland.advice;

import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Position;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Column;
import althing.graenaland.box.Resource;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Stage;

/**
 * What a net learns from: cards, settlements, votes and the way to victory of a seat, and what everybody sees of the rivals.
 * Their hands are numbers of cards, and in the advanced game nobody knows how far they are from victory.
 */
final class GraenalandFeatures implements Features {

    private static final String[] HELD = FeatureRow.named("held", Resource.values());
    private static final String[] REACHED = FeatureRow.named("reached", Column.values());
    private static final String[] LACKED = FeatureRow.named("lacked", Column.values());
    private static final String[] AHEAD = FeatureRow.named("ahead", Column.values());
    private static final double[] SCALE = {8, 4, 4, 4, 4};
    /** A long game. */
    private static final double TURNS = 16;

    @Override
    public double progress(Position position) {
        GraenalandState graenaland = (GraenalandState) position;
        int most = 0;
        for (int seat = 0; seat < graenaland.seats; seat++) {
            most = Math.max(most, graenaland.placed[seat] + graenaland.army[seat]);
        }
        return graenaland.isBeforePlay() ? 0 : Math.min(1, most / 12.0);
    }

    @Override
    public void write(Position position, int seat, FeatureRow into) {
        GraenalandState graenaland = (GraenalandState) position;
        writeTable(graenaland, seat, into);
        writeHand(graenaland, seat, into);
        writeWay(graenaland, seat, into);
        new Realm(graenaland, seat).write(into);
        writeRivals(graenaland, seat, into);
    }

    private void writeTable(GraenalandState position, int seat, FeatureRow into) {
        into.add("progress", progress(position));
        into.add("turn", position.turn / TURNS);
        into.add("three seats", position.seats == 3);
        into.add("advanced", position.advanced);
        into.add("before play", position.isBeforePlay());
        into.add("moving", position.stage == Stage.MOVING);
        into.add("sharing", position.stage == Stage.SHARING);
        into.add("building", position.stage == Stage.BUILDING);
        into.add("last building", position.isFinalBuilding());
        into.add("main", position.main == seat);
        into.add("until main", (double) ((seat - position.main + position.seats) % position.seats) / position.seats);
        into.add("may build", position.main == seat && position.stage.compareTo(Stage.BUILDING) < 0);
        into.add("kept promises", position.promises.kept[seat] / 4.0);
        into.add("broken promises", position.promises.broken[seat] / 2.0);
    }

    private static void writeHand(GraenalandState position, int seat, FeatureRow into) {
        long hand = position.hands[seat];
        int kinds = 0;
        for (int resource = 0; resource < HELD.length; resource++) {
            int held = Cards.showing(hand, resource);
            into.add(HELD[resource], held / 3.0);
            kinds += held > 0 ? 1 : 0;
        }
        into.add("kinds held", kinds / 5.0);
        into.add("cards held", Cards.total(hand) / 8.0);
        into.add("supply cards", Integer.bitCount(position.supplyHands[seat]) / 2.0);
        into.add("hand's worth", position.isBeforePlay() ? 0 : Appraisal.hand(position, seat) / 10);
    }

    private static void writeWay(GraenalandState position, int seat, FeatureRow into) {
        boolean knows = !position.isBeforePlay();
        double cost = knows ? Outlook.cost(position, seat) : 0;
        into.add("cost", cost / 30);
        into.add("cost covered", knows ? Math.min(1, Appraisal.hand(position, seat) / Math.max(1, cost)) : 0);
        into.add("close", knows && cost < 6);
        into.add("points", position.points(seat) / 4.0);
        for (Column column : Column.values()) {
            int at = column.ordinal();
            int stat = Scoring.stat(position, seat, at);
            into.add(REACHED[at], stat / SCALE[at]);
            int lacked = position.advanced ? 0 : Math.max(0, position.conditions[at] - stat);
            into.add(LACKED[at], lacked / SCALE[at]);
        }
    }

    private static void writeRivals(GraenalandState position, int seat, FeatureRow into) {
        for (Column column : Column.values()) {
            int most = 0;
            for (int other = 0; other < position.seats; other++) {
                most = other == seat ? most : Math.max(most, Scoring.stat(position, other, column.ordinal()));
            }
            into.add(AHEAD[column.ordinal()],
                    (Scoring.stat(position, seat, column.ordinal()) - most) / SCALE[column.ordinal()]);
        }
        int cards = 0;
        int supplies = 0;
        double income = 0;
        double cost = Double.MAX_VALUE;
        for (int other = 0; other < position.seats; other++) {
            if (other != seat) {
                cards = Math.max(cards, Cards.total(position.hands[other]));
                supplies = Math.max(supplies, Integer.bitCount(position.supplyHands[other]));
                income = Math.max(income, Appraisal.income(position, other));
                cost = Math.min(cost, isKnown(position) ? Outlook.cost(position, other) : 0);
            }
        }
        into.add("cards ahead", (Cards.total(position.hands[seat]) - cards) / 6.0);
        into.add("rivals' supply cards", supplies / 2.0);
        into.add("income ahead", (Appraisal.income(position, seat) - income) / 5);
        into.add("nearer", isKnown(position) ? (cost - Outlook.cost(position, seat)) / 10 : 0);
        into.add("rival close", isKnown(position) && cost < 6);
    }

    /** Whether everybody sees how far the others are from victory. */
    private static boolean isKnown(GraenalandState position) {
        return !position.advanced && !position.isBeforePlay();
    }
}
