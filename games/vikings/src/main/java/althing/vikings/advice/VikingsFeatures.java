package althing.vikings.advice;

import java.util.Arrays;

import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Position;
import althing.vikings.area.Area;
import althing.vikings.area.Islands;
import althing.vikings.area.Threat;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Row;
import althing.vikings.scoring.FinalScoring;
import althing.vikings.table.VikingsState;
import althing.vikings.wheel.Wheel;

/** What a net learns from: the area, what lies ahead, and how the rivals stand. Nothing of it is hidden. */
final class VikingsFeatures implements Features {

    private static final String[] FREE = FeatureRow.named("free", Row.values());
    private static final String[] SAFE = FeatureRow.named("safe", Row.values());
    private static final String[] THREATENED = FeatureRow.named("threatened", Row.values());
    private static final String[] WAITING = FeatureRow.named("waiting", Names.VIKINGS.toArray());
    private static final String[] SPECIALS = FeatureRow.named("special", Names.SPECIALS.toArray());
    private static final String[] REPELLED = numbered("repelled", Components.SAILS);
    private static final String[] RAIDING = numbered("raiding", Components.SAILS);

    private final ThreadLocal<Prospect> prospects = ThreadLocal.withInitial(Prospect::new);

    @Override
    public double progress(Position position) {
        VikingsState state = (VikingsState) position;
        int left = 0;
        for (int place = 0; place < Components.PLACES; place++) {
            left += state.wheel.tileAt(place) == Wheel.NONE ? 0 : 1;
        }
        return (state.round - (double) left / Components.PLACES) / Components.ROUNDS;
    }

    @Override
    public void write(Position position, int seat, FeatureRow into) {
        VikingsState state = (VikingsState) position;
        Area area = state.area(seat);
        Prospect prospect = prospects.get();
        prospect.look(state, seat);
        writeTable(state, seat, prospect, into);
        writeRivals(state, seat, prospect, into);
        writeRows(area, into);
        writeShips(area, into);
        for (int trade = 0; trade < WAITING.length; trade++) {
            into.add(WAITING[trade], area.waiting(trade) / 3.0);
        }
        for (int special = 0; special < SPECIALS.length; special++) {
            into.add(SPECIALS[special], area.specials(special));
        }
    }

    private void writeTable(VikingsState state, int seat, Prospect prospect, FeatureRow into) {
        Area area = state.area(seat);
        into.add("progress", progress(state));
        into.add("two seats", state.seats() == 2);
        into.add("four seats", state.seats() == 4);
        into.add("advanced", state.advanced);
        into.add("auction", state.auctioned);
        into.add("sets", prospect.sets / 12.0);
        into.add("large scorings", prospect.large / 3.0);
        into.add("small scorings", prospect.small / 3.0);
        into.add("deciding", state.isPending(seat));
        into.add("set in hand", state.isPending(seat) && state.handViking != VikingsState.NOTHING);
        into.add("first", state.startSeat == seat);
        into.add("gold", area.gold() / 20.0);
        into.add("gold for sets", area.gold() / (4.0 + 4 * prospect.sets));
        into.add("points", area.points() / 40.0);
        into.add("buildings", FinalScoring.buildings(area) / 10.0);
        into.add("mouths", FinalScoring.mouths(area) / 12.0);
        into.add("food", FinalScoring.portions(area) / 12.0);
        into.add("hungry", Math.max(0, FinalScoring.mouths(area) - FinalScoring.portions(area)) / 6.0);
    }

    private static void writeRivals(VikingsState state, int seat, Prospect prospect, FeatureRow into) {
        Area area = state.area(seat);
        into.add("boatmen ahead", (FinalScoring.boatmen(area) - prospect.boatmen) / 3.0);
        into.add("islands ahead", (Islands.completed(area) - prospect.islands) / 3.0);
        into.add("longest ahead", (Islands.longest(area) - prospect.longest) / 3.0);
        int points = Integer.MIN_VALUE;
        int gold = Integer.MIN_VALUE;
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat) {
                points = Math.max(points, state.area(other).points());
                gold = Math.max(gold, state.area(other).gold());
            }
        }
        into.add("points ahead", (area.points() - points) / 20.0);
        into.add("gold ahead", (area.gold() - gold) / 20.0);
    }

    private static void writeRows(Area area, FeatureRow into) {
        int open = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            long threatened = Threat.over(area, row);
            into.add(SAFE[row], Long.bitCount(area.vikings(row) & ~threatened) / 4.0);
            into.add(THREATENED[row], Long.bitCount(area.vikings(row) & threatened) / 4.0);
            into.add(FREE[row], Long.bitCount(area.free(row)) / 4.0);
            open += Long.bitCount(area.tiles(row) & ~area.rightEnds(row) & ~(area.tiles(row) >> 1));
        }
        into.add("open ends", open / 4.0);
        long scouts = area.vikings(Area.SCOUTS) & ~Threat.over(area, Area.SCOUTS);
        into.add("below scouts", (Long.bitCount(scouts & area.vikings(Area.GOLDSMITHS))
                + Long.bitCount(scouts & area.vikings(Area.FISHERMEN))) / 4.0);
        into.add("free below ships", Long.bitCount(area.free(Area.WARRIORS) & area.ships()) / 3.0);
    }

    private static void writeShips(Area area, FeatureRow into) {
        for (int sail = 0; sail < Components.SAILS; sail++) {
            into.add(REPELLED[sail], Long.bitCount(Threat.repelled(area, sail)) / 2.0);
            into.add(RAIDING[sail], Long.bitCount(Threat.raiding(area, sail)) / 2.0);
        }
    }

    private static String[] numbered(String what, int count) {
        String[] names = new String[count];
        Arrays.setAll(names, i -> what + " " + i);
        return names;
    }
}
