package althing.vikings.advice;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Agenda;
import althing.engine.Part;
import althing.vikings.area.Area;
import althing.vikings.boatmen.Trip;
import althing.vikings.box.Components;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.offer.Buying;
import althing.vikings.settling.Settling;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/**
 * Appraises a move by doing to a copy of the seat's area what the move leads to: a bought set is tried on every cell, a
 * boatman's trip is played out. Not thread safe.
 */
final class Foresight {

    /** What going first in an advanced round is worth, in points. */
    private static final double START_PLAYER = 1.0;
    private static final int COINS = Special.COINS5.ordinal();
    private static final int BOAT = Special.BOAT.ordinal();

    private final Prospect prospect = new Prospect();
    private final Appraisal appraisal = new Appraisal();
    private final Placing placing = new Placing(appraisal, prospect);
    private final Area before = Area.alone();
    private final Area after = Area.alone();
    private final Area trial = Area.alone();

    double value(VikingsState position, int seat) {
        Area area = position.area(seat);
        if (position.isOver()) {
            return area.points();
        }
        prospect.look(position, seat);
        return position.agenda.seat() == seat ? inTheMiddle(position, area) : appraisal.of(area, prospect);
    }

    /** The value in its parts; what a decision under way promises beyond the area is one of them. */
    List<Part> parts(VikingsState position, int seat) {
        double value = value(position, seat);
        if (position.isOver()) {
            return List.of(Part.of("part.points", value));
        }
        List<Part> parts = new ArrayList<>(appraisal.parts(position.area(seat), prospect));
        double rest = value - parts.stream().mapToDouble(Part::points).sum();
        parts.add(Part.of("part.at-hand", rest));
        return parts;
    }

    /** The worth of an area whose seat is about to decide: as if it decided well. */
    private double inTheMiddle(VikingsState position, Area area) {
        before.become(area);
        return switch (Question.of(position.agenda.kind())) {
            case LAY -> placing.best(before, position.handTile, position.handViking);
            case SETTLE -> Math.max(settled(position.agenda), placing.waits(area, position.handViking));
            case TAKE -> appraisal.of(before, prospect) + bestSpecial(position);
            case TRIP -> Math.max(appraisal.of(before, prospect),
                    trip(Trip.TRADE.of(position.agenda), Trip.LANDED.of(position.agenda)));
            default -> appraisal.of(before, prospect);
        };
    }

    private double settled(Agenda agenda) {
        before.putViking(Settling.ROW.of(agenda), Settling.COLUMN.of(agenda) - 1);
        return appraisal.of(before, prospect);
    }

    double worth(VikingsState position, int seat, VikingsMove move) {
        prospect.look(position, seat);
        before.become(position.area(seat));
        return switch (move) {
            case VikingsMove.Bid bid -> START_PLAYER + withGold(-bid.gold());
            case VikingsMove.Remove remove -> rivalry(position, seat, remove.viking().ordinal());
            case VikingsMove.Group group -> -wish(before, group.viking().ordinal());
            case VikingsMove.Buy buy -> buying(position, buy.price());
            case VikingsMove.Start start -> {
                before.hasStartTile(false);
                before.lay(Tile.LEFT.ordinal(), start.row().ordinal(), 0);
                yield placing.best(before, position.handTile, position.handViking);
            }
            case VikingsMove.Place place -> placing.placed(before, position.handTile, position.handViking,
                    place.row().ordinal(), place.column() - 1);
            case VikingsMove.Moor moor ->
                placing.moored(before, position.handTile, position.handViking, moor.column() - 1);
            case VikingsMove.Take take -> taking(before, take.special().ordinal());
            case VikingsMove.Swap swap -> {
                before.makeSpecial(swap.row().ordinal(), swap.column() - 1);
                yield appraisal.of(before, prospect);
            }
            case VikingsMove.Ferry ferry -> {
                useBoatman();
                yield trip(ferry.viking().ordinal(), 0);
            }
            case VikingsMove.Land land -> {
                if (position.agenda.kind() == Question.BOATMEN.ordinal()) {
                    before.addWaiting(Area.BOATMAN, -1);
                }
                land(before, land.row().ordinal(), land.column() - 1);
                yield appraisal.of(before, prospect);
            }
            case VikingsMove.Word word -> word(position, word);
        };
    }

    private double word(VikingsState position, VikingsMove.Word word) {
        return switch (word) {
            case SETTLE -> settled(position.agenda);
            case WAIT -> placing.waits(before, position.handViking);
            case FERRY_EACH -> {
                useBoatman();
                yield trip(Trip.EACH, 0);
            }
            case PASS, LEAVE, DONE, STOP -> appraisal.of(before, prospect);
        };
    }

    private double withGold(int gold) {
        int points = Math.max(0, -gold - before.gold());
        before.gain(gold + points);
        before.score(-points);
        return appraisal.of(before, prospect);
    }

    /** How much the seat would like to have a viking of a trade. */
    private double wish(Area area, int viking) {
        after.become(area);
        double without = appraisal.of(after, prospect);
        return placing.best(area, Tile.FARM.ordinal(), viking) - without;
    }

    /** Sending away a viking is good if the rivals want him more. */
    private double rivalry(VikingsState position, int seat, int viking) {
        double theirs = 0;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                theirs += wish(position.area(other), viking);
            }
        }
        return theirs / (position.seats() - 1) - wish(before, viking);
    }

    private double buying(VikingsState position, int price) {
        int place = position.wheel.place(price);
        int points = Math.max(0, price - before.gold());
        before.gain(points - price);
        before.score(-points);
        prospect.sets--;
        double worth = placing.likely(before, position.wheel.tileAt(place), position.wheel.vikingAt(place));
        return Buying.earnsSpecial(position, price) ? worth + bestSpecial(position) : worth;
    }

    private double bestSpecial(VikingsState position) {
        double without = appraisal.of(before, prospect);
        double best = 0;
        for (int special = 0; special < position.open.length; special++) {
            if (position.open[special] > 0) {
                best = Math.max(best, taking(before, special) - without);
            }
        }
        return best;
    }

    private double taking(Area area, int special) {
        after.become(area);
        if (special == COINS) {
            after.gain(Components.bonus(COINS));
        } else {
            after.addSpecial(special, 1);
        }
        return appraisal.of(after, prospect);
    }

    private void useBoatman() {
        before.addWaiting(Area.BOATMAN, -1);
        if (prospect.advanced) {
            before.addSpecial(BOAT, -1);
        }
    }

    private static void land(Area area, int row, int column) {
        area.addWaiting(Area.tradeOf(row), -1);
        area.putViking(row, column);
    }

    /** Lands those whom it helps, each on his best tile. */
    private double trip(int trade, int landed) {
        double best = Double.NEGATIVE_INFINITY;
        for (int row = 0; row < Area.ROWS; row++) {
            for (int left = aboard(trade, row); left > 0 && Trip.carries(before, trade, landed, row); left--) {
                double worth = landBest(row);
                if (worth < best) {
                    break;
                }
                best = worth;
                before.become(trial);
            }
        }
        return best;
    }

    private static int aboard(int trade, int row) {
        return trade == Trip.EACH ? 1 : Components.vikings(Area.tradeOf(row));
    }

    /** Leaves in {@code trial} the area after one viking of the row has landed where it is best. */
    private double landBest(int row) {
        double best = Double.NEGATIVE_INFINITY;
        for (long left = before.free(row); left != 0; left &= left - 1) {
            after.become(before);
            land(after, row, Long.numberOfTrailingZeros(left));
            double worth = appraisal.of(after, prospect);
            if (worth > best) {
                best = worth;
                trial.become(after);
            }
        }
        return best;
    }
}
