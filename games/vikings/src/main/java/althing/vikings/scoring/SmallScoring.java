package althing.vikings.scoring;

import althing.vikings.area.Area;
import althing.vikings.area.ScoreLine;
import althing.vikings.area.Threat;
import althing.vikings.box.Components;
import althing.vikings.box.Special;
import althing.vikings.table.VikingsState;

/** The scoring after rounds 1, 3 and 5: goldsmiths earn gold (VIK-9). */
public final class SmallScoring {

    private static final int PLUS_1 = Special.GOLDSMITH1.ordinal();
    private static final int PLUS_2 = Special.GOLDSMITH2.ordinal();

    private SmallScoring() {
    }

    public static void score(VikingsState position) {
        position.chronicle.smallScoring(position.round);
        for (int i = 0, seat = position.startSeat; i < position.seats(); i++, seat = position.next(seat)) {
            goldsmiths(position, seat);
        }
    }

    static void goldsmiths(VikingsState position, int seat) {
        Area area = position.area(seat);
        int gold = Long.bitCount(Threat.safe(area, Area.GOLDSMITHS)) * goldOfEach(area);
        area.gain(gold);
        area.addTally(ScoreLine.GOLDSMITHS.slot(position.round), gold);
        position.chronicle.scored(seat, ScoreLine.GOLDSMITHS, gold);
    }

    /** What a goldsmith earns, with all bonus tiles of the seat (VIK-17.2, VIK-17.3, VIK-17.12). */
    public static int goldOfEach(Area area) {
        return Components.GOLDSMITH + area.specials(PLUS_1) * Components.bonus(PLUS_1)
                + area.specials(PLUS_2) * Components.bonus(PLUS_2);
    }
}
