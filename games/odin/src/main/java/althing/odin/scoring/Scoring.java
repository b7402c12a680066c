package althing.odin.scoring;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.engine.ScoreSheet;
import althing.engine.ScoreSheet.Line;
import althing.engine.ScoreSheet.Section;
import althing.engine.data.DataRow;
import althing.odin.board.Supply;
import althing.odin.box.Components;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;

/** Points: what counts at the end, counted at any moment (FFO-16). */
public final class Scoring {

    private static final String UNIT = "points";
    private static final int PENALTY = Components.figure("thing-penalty");
    private static final int[] SHIP_POINTS = new int[Items.COUNT];

    static {
        for (DataRow row : Components.FILE.table("ships").rows()) {
            int ship = Items.named(row.word("ship"));
            for (int ore = 0; ore <= row.number("ore-slots"); ore++) {
                SHIP_POINTS[ship + ore] = row.number("points");
            }
        }
        SHIP_POINTS[Items.EMIGRATED_KNARR] = emigrated(Items.KNARR);
        SHIP_POINTS[Items.EMIGRATED_LONGSHIP] = emigrated(Items.LONGSHIP);
    }

    private Scoring() {
    }

    private static int emigrated(int ship) {
        return Components.FILE.table("ships").row("ship", Items.id(ship)).number("emigrated");
    }

    public static int total(OdinState position, int seat) {
        return ships(position, seat) + emigrations(position, seat) + islands(position, seat)
                + buildings(position, seat) + animals(position, seat) + position.count(seat, Items.SILVER)
                + crown(position, seat) + Occupations.points(position, seat) - homeMinus(position, seat)
                - islandMinus(position, seat)
                - buildingMinus(position, seat) - PENALTY * position.penalties[seat];
    }

    /** The points of a ship, in the bay or emigrated. */
    public static int points(int ship) {
        return SHIP_POINTS[ship];
    }

    public static int ships(OdinState position, int seat) {
        int points = 0;
        for (int ship = Items.BOAT; ship <= Items.FULL_LONGSHIP; ship++) {
            points += position.count(seat, ship) * SHIP_POINTS[ship];
        }
        return points;
    }

    static int emigrations(OdinState position, int seat) {
        return position.count(seat, Items.EMIGRATED_KNARR) * SHIP_POINTS[Items.EMIGRATED_KNARR]
                + position.count(seat, Items.EMIGRATED_LONGSHIP) * SHIP_POINTS[Items.EMIGRATED_LONGSHIP];
    }

    public static int islands(OdinState position, int seat) {
        return printed(position, seat, Estate.FIRST_ISLAND, Estate.FIRST_SHED);
    }

    public static int buildings(OdinState position, int seat) {
        return printed(position, seat, Estate.FIRST_SHED, Estate.BOARDS);
    }

    private static int printed(OdinState position, int seat, int first, int end) {
        int points = 0;
        for (int board = first; board < end; board++) {
            points += position.owner[board] == seat ? position.plan(board).points : 0;
        }
        return points;
    }

    static int animals(OdinState position, int seat) {
        int points = 0;
        for (int animal = Items.SHEEP; animal <= Items.PREGNANT_CATTLE; animal++) {
            points += Items.isAnimal(animal) ? position.count(seat, animal) * Items.POINTS[animal] : 0;
        }
        return points;
    }

    /** The crown counts in the supply and on a board (FFO-16.11). */
    static int crown(OdinState position, int seat) {
        if (Supply.isLeft(position, Items.CROWN)) {
            return 0;
        }
        boolean own = position.count(seat, Items.CROWN) > 0;
        for (int i = 0; i < position.boards.laidCount() && !own; i++) {
            own = Laid.item(position.boards.laid(i)) == Items.CROWN
                    && position.owner[Laid.board(position.boards.laid(i))] == seat;
        }
        return own ? Items.POINTS[Items.CROWN] : 0;
    }

    public static int homeMinus(OdinState position, int seat) {
        return minus(position, seat);
    }

    /** The uncovered squares worth -1 and the empty slots of a board (FFO-16.12). */
    public static int minus(OdinState position, int board) {
        Plan plan = position.plan(board);
        int minus = plan.woodSlots - position.woodStored[board] + plan.stoneSlots - position.stoneStored[board];
        for (int row = 0; row < plan.height; row++) {
            minus += Integer.bitCount(plan.minus[row] & ~position.boards.covered(board, row));
        }
        return minus;
    }

    public static int islandMinus(OdinState position, int seat) {
        return minus(position, seat, Estate.FIRST_ISLAND, Estate.FIRST_SHED);
    }

    public static int buildingMinus(OdinState position, int seat) {
        return minus(position, seat, Estate.FIRST_SHED, Estate.BOARDS);
    }

    private static int minus(OdinState position, int seat, int first, int end) {
        int minus = 0;
        for (int board = first; board < end; board++) {
            minus += position.owner[board] == seat ? minus(position, board) : 0;
        }
        return minus;
    }

    public static void finish(OdinState position) {
        if (!position.isHeard()) {
            return;
        }
        for (int seat = 0; seat < position.seats; seat++) {
            position.tell("log.final", "seat", Phrase.seat(seat), "points", total(position, seat));
        }
        if (position.seats > 1) {
            List<Phrase.SeatFact> winners = IntStream.range(0, position.seats).filter(seat -> position.rank(seat) == 1)
                    .mapToObj(Phrase::seat).toList();
            position.tell("log.winner", "winners", winners, "count", winners.size());
        }
    }

    public static ScoreSheet sheet(OdinState position) {
        List<Line> gains = List.of(line(position, "score.ships", "FFO-16.4", seat -> ships(position, seat)),
                line(position, "score.emigrations", "FFO-16.5", seat -> emigrations(position, seat)),
                line(position, "score.islands", "FFO-16.6", seat -> islands(position, seat)),
                line(position, "score.buildings", "FFO-16.7", seat -> buildings(position, seat)),
                line(position, "score.animals", "FFO-16.8", seat -> animals(position, seat)),
                line(position, "score.occupations", "FFO-16.9", seat -> Occupations.points(position, seat)),
                line(position, "score.silver", "FFO-16.10", seat -> position.count(seat, Items.SILVER)),
                line(position, "score.crown", "FFO-16.11", seat -> crown(position, seat)));
        List<Line> losses = List.of(
                line(position, "score.home-minus", "FFO-16.12", seat -> -homeMinus(position, seat)),
                line(position, "score.island-minus", "FFO-16.12", seat -> -islandMinus(position, seat)),
                line(position, "score.building-minus", "FFO-16.12", seat -> -buildingMinus(position, seat)),
                line(position, "score.penalties", "FFO-16.13", seat -> -PENALTY * position.penalties[seat]));
        return new ScoreSheet(
                List.of(new Section(Phrase.of("score.gains"), gains), new Section(Phrase.of("score.losses"), losses)),
                IntStream.range(0, position.seats).mapToObj(position::points).toList());
    }

    private static Line line(OdinState position, String reason, String rule, IntUnaryOperator amount) {
        return new Line(Phrase.of(reason), rule, UNIT, IntStream.range(0, position.seats).map(amount).boxed().toList());
    }
}
