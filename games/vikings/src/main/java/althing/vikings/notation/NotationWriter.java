package althing.vikings.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.vikings.area.Area;
import althing.vikings.area.ScoreLine;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Viking;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;
import althing.vikings.wheel.Supply;
import althing.vikings.wheel.Wheel;

/** Writes a position as its notation. */
public final class NotationWriter {

    private NotationWriter() {
    }

    public static VikingsNotation write(VikingsState position) {
        Supply supply = position.supply;
        return new VikingsNotation(position.setup().lineWithRules(), position.round, position.startSeat,
                position.wheel.zero(),
                wheel(position.wheel),
                IntStream.range(0, position.seats()).mapToObj(seat -> area(position.area(seat))).toList(),
                specials(special -> position.open[special]), vikings(viking -> position.drawn[viking]),
                auction(position), hand(position), Asked.write(position.agenda, Question.frames()),
                vikings(viking -> supply.bag[viking]),
                stacks(supply), specialStack(position), scores(position), supply.random.state());
    }

    private static List<@Nullable String> wheel(Wheel wheel) {
        List<@Nullable String> places = new ArrayList<>();
        for (int place = 0; place < Components.PLACES; place++) {
            int tile = wheel.tileAt(place);
            int viking = wheel.vikingAt(place);
            places.add(tile < 0
                    ? null
                    : Names.TILES.get(tile).code() + "/" + (viking < 0 ? "-" : Names.VIKINGS.get(viking).code()));
        }
        return Collections.unmodifiableList(places);
    }

    private static VikingsNotation.Area area(Area area) {
        Map<String, List<@Nullable String>> rows = new LinkedHashMap<>();
        Names.ROWS.forEach(row -> rows.put(row.code(), row(area, row.ordinal())));
        return new VikingsNotation.Area(area.gold(), area.points(), area.hasStartTile(), ships(area),
                Collections.unmodifiableMap(rows), vikings(area::waiting), specials(area::specials));
    }

    private static List<@Nullable String> ships(Area area) {
        List<@Nullable String> ships = new ArrayList<>();
        for (int column = 0; area.ships() >> column != 0; column++) {
            String ship = null;
            for (int sail = 0; sail < Components.SAILS; sail++) {
                if ((area.ships(sail) >> column & 1) != 0) {
                    ship = Names.TILES.get(Components.SHIPS + sail).code();
                }
            }
            ships.add(ship);
        }
        return Collections.unmodifiableList(ships);
    }

    private static List<@Nullable String> row(Area area, int row) {
        List<@Nullable String> cells = new ArrayList<>();
        for (int column = 0; area.tiles(row) >> column != 0; column++) {
            cells.add((area.tiles(row) >> column & 1) == 0 ? null : cell(area, row, column));
        }
        return Collections.unmodifiableList(cells);
    }

    private static String cell(Area area, int row, int column) {
        return Names.TILES.get(area.tileAt(row, column)).code()
                + ((area.specialBuildings(row) >> column & 1) != 0 ? "!" : "")
                + ((area.vikings(row) >> column & 1) != 0 ? "*" : "");
    }

    private static List<String> specials(IntUnaryOperator counts) {
        return Names.SPECIALS.stream()
                .flatMap(special -> Collections.nCopies(counts.applyAsInt(special.ordinal()), special.code()).stream())
                .toList();
    }

    /** Only the trades of which there is somebody. */
    private static Map<String, Integer> vikings(IntUnaryOperator counts) {
        Map<String, Integer> vikings = new LinkedHashMap<>();
        for (Viking viking : Names.VIKINGS) {
            int count = counts.applyAsInt(viking.ordinal());
            if (count > 0) {
                vikings.put(viking.code(), count);
            }
        }
        return Collections.unmodifiableMap(vikings);
    }

    private static VikingsNotation.@Nullable Auction auction(VikingsState position) {
        if (position.bidders == 0) {
            return null;
        }
        boolean spoken = position.bid != VikingsState.NO_BID;
        return new VikingsNotation.Auction(spoken ? position.bid : null, spoken ? position.bidder : null,
                IntStream.range(0, position.seats()).filter(position::isBidder).boxed()
                        .toList());
    }

    private static VikingsNotation.@Nullable Hand hand(VikingsState position) {
        int tile = position.handTile;
        int viking = position.handViking;
        return tile < 0 && viking < 0
                ? null
                : new VikingsNotation.Hand(tile < 0 ? null : Names.TILES.get(tile).code(),
                        viking < 0 ? null : Names.VIKINGS.get(viking).code());
    }

    private static List<List<String>> stacks(Supply supply) {
        return IntStream.range(0, Components.ROUNDS).mapToObj(stack -> IntStream
                .range(Math.max(supply.turned, stack * Components.PLACES), (stack + 1) * Components.PLACES)
                .mapToObj(i -> Names.TILES.get(supply.tiles[i]).code()).toList()).toList();
    }

    private static List<String> specialStack(VikingsState position) {
        Supply supply = position.supply;
        return position.advanced
                ? IntStream.range(supply.shown, supply.specials.length)
                        .mapToObj(i -> Names.SPECIALS.get(supply.specials[i]).code()).toList()
                : List.of();
    }

    private static List<VikingsNotation.Score> scores(VikingsState position) {
        List<VikingsNotation.Score> scores = new ArrayList<>();
        for (int round = 1; round <= Components.ROUNDS; round++) {
            addScores(position, round, false, scores);
        }
        addScores(position, 0, true, scores);
        return List.copyOf(scores);
    }

    private static void addScores(VikingsState position, int round, boolean isFinal,
            List<VikingsNotation.Score> scores) {
        for (ScoreLine line : ScoreLine.values()) {
            if (line.isFinal() == isFinal) {
                List<Integer> amounts = IntStream.range(0, position.seats())
                        .map(seat -> position.area(seat).tally(line.slot(round))).boxed().toList();
                if (amounts.stream().anyMatch(amount -> amount != 0)) {
                    scores.add(new VikingsNotation.Score(round, line.word(), amounts));
                }
            }
        }
    }
}
