package althing.vikings.scoring;

import althing.vikings.area.Area;
import althing.vikings.area.ScoreLine;
import althing.vikings.area.Threat;
import althing.vikings.box.Components;
import althing.vikings.box.Special;
import althing.vikings.table.Effect;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;

/** What a seat gets in the scoring after rounds 2, 4 and 6, once its boatmen are used: gold and points (VIK-10). */
public final class LargeScoring extends Effect {

    private static final int NOBLE_BONUS = Special.NOBLE1.ordinal();
    private static final int SCOUT_BONUS = Special.SCOUT1.ordinal();
    private static final int FISHERMAN_BONUS = Special.FISHERMAN1.ordinal();

    public LargeScoring() {
        super("VIK-10.1");
    }

    /** Then the next seat, its boatmen first, or the end of the round. */
    @Override
    protected void happen(VikingsState position, int seat) {
        score(position, seat);
        int next = position.next(seat);
        position.ask(next == position.startSeat ? Question.ROUND_END : Question.BOATMEN, next);
    }

    private static void score(VikingsState position, int seat) {
        Area area = position.area(seat);
        ships(position, seat);
        points(position, seat, ScoreLine.NOBLES, nobles(area));
        points(position, seat, ScoreLine.SCOUTS, scouts(area));
        SmallScoring.goldsmiths(position, seat);
        points(position, seat, ScoreLine.FISHERMEN, fishermen(area));
    }

    /** The reward of every ship that is repelled (VIK-10.4). */
    private static void ships(VikingsState position, int seat) {
        Area area = position.area(seat);
        int gold = 0;
        int points = 0;
        for (int sail = 0; sail < Components.SAILS; sail++) {
            int repelled = Long.bitCount(Threat.repelled(area, sail));
            gold += repelled * Components.shipGold(sail);
            points += repelled * Components.shipPoints(sail);
        }
        area.gain(gold);
        area.addTally(ScoreLine.SHIPS_GOLD.slot(position.round), gold);
        position.chronicle.scored(seat, ScoreLine.SHIPS_GOLD, gold);
        points(position, seat, ScoreLine.SHIPS_POINTS, points);
    }

    private static int nobles(Area area) {
        return Long.bitCount(Threat.safe(area, Area.NOBLES)) * pointsOfNoble(area);
    }

    public static int pointsOfNoble(Area area) {
        return Components.NOBLE + area.specials(NOBLE_BONUS) * Components.bonus(NOBLE_BONUS);
    }

    /** Each scout, and the goldsmith and the fisherman below him in his column (VIK-10.6). */
    private static int scouts(Area area) {
        long scouts = Threat.safe(area, Area.SCOUTS);
        int below = Long.bitCount(scouts & area.vikings(Area.GOLDSMITHS))
                + Long.bitCount(scouts & area.vikings(Area.FISHERMEN));
        return Long.bitCount(scouts) * pointsOfScout(area) + below * Components.BELOW_SCOUT;
    }

    public static int pointsOfScout(Area area) {
        return Components.SCOUT + area.specials(SCOUT_BONUS) * Components.bonus(SCOUT_BONUS);
    }

    /** Fishermen earn nothing without the tile for it (VIK-10.9, VIK-17.7). */
    private static int fishermen(Area area) {
        return Long.bitCount(Threat.safe(area, Area.FISHERMEN)) * pointsOfFisherman(area);
    }

    public static int pointsOfFisherman(Area area) {
        return area.specials(FISHERMAN_BONUS) * Components.bonus(FISHERMAN_BONUS);
    }

    private static void points(VikingsState position, int seat, ScoreLine line, int points) {
        Area area = position.area(seat);
        area.score(points);
        area.addTally(line.slot(position.round), points);
        position.chronicle.scored(seat, line, points);
    }
}
