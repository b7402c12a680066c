package althing.odin;

import static althing.odin.Facts.at;
import static althing.odin.Facts.isPlayed;
import static althing.odin.Facts.item;
import static althing.odin.Facts.named;

import althing.odin.board.Laying;
import althing.odin.box.Colour;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.course.OdinMove.Lay;
import althing.odin.course.OdinMove.Place;
import althing.odin.words.Names;
import althing.testkit.ReasonsContract.Reason;
import althing.testkit.ReasonsContract.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What refusals of boards and their squares say. */
final class BoardReasons {

    private BoardReasons() {
    }

    static void boards(Map<String, Reason> reasons) {
        reasons.put("refusal.not-your-board", told -> IntStream.range(0, Estate.BOARDS)
                .filter(board -> at(told).owner[board] == told.seat())
                .noneMatch(board -> Names.slot(at(told).slot(board)).equals(told.fact("board"))));
        reasons.put("refusal.not-allowed-there", told -> !isAllowed(told, (Place) told.move()));
        reasons.put("refusal.no-room", told -> {
            Place place = (Place) told.move();
            int board = place.board() == 0 ? told.seat() : place.board() % Estate.BOARDS;
            return new SlowPlacing(at(told), board).places(item(told, "item")).isEmpty();
        });
        reasons.put("refusal.other-item", told -> ((Place) told.move()).item() != item(told, "item")
                && Stream.of("settle", "fish").anyMatch(key -> at(told).prompt(told.seat()).key().endsWith(key)));
        for (String key : List.of("off-board", "overlap", "touching", "income-rule")) {
            reasons.put("refusal." + key, BoardReasons::liesBadly);
        }
        reasons.put("refusal.same-turn", told -> looksTheSame(item(told, "item"), ((Lay) told.move()).turn()));
        reasons.put("refusal.no-building-slot", told -> {
            Plan building = Plan.named(named(told, "board"));
            boolean wood = named(told, "item").equals("wood");
            return IntStream.range(0, Estate.BOARDS)
                    .filter(board -> at(told).owner[board] == told.seat() && at(told).plan(board) == building)
                    .allMatch(board -> wood
                            ? at(told).woodStored[board] == building.woodSlots
                            : at(told).stoneStored[board] == building.stoneSlots);
        });
        reasons.put("refusal.shed-only", told -> at(told).prompt(told.seat()).key().equals("prompt.steward")
                && !told.move().code().endsWith(" shed"));
    }

    /** Ore lies on land only; orange and red goods in houses only; wood with a card in houses; stone nowhere. */
    private static boolean isAllowed(Told told, Place place) {
        boolean house = place.board() % Estate.BOARDS >= Estate.FIRST_STONE_HOUSE;
        return switch (Items.id(place.item())) {
            case "silver" -> true;
            case "ore" -> !house;
            case "wood" -> house && isPlayed(told, "40B");
            default -> house || !List.of(Colour.ORANGE, Colour.RED).contains(Items.COLOUR[place.item()]);
        };
    }

    private static boolean liesBadly(Told told) {
        Lay lay = (Lay) told.move();
        Shape shape = Shape.of(item(told, "item"), lay.turn()).orElseThrow();
        return new SlowPlacing(at(told), Laying.board(at(told)))
                .obstacle(item(told, "item"), shape, lay.row(), lay.column()).equals(told.refusal().reason().key());
    }

    /** Whether a lower turn gives the same outline; goods are never mirrored. */
    private static boolean looksTheSame(int item, int turn) {
        if (!Items.isTile(item)) {
            return turn > 0;
        }
        List<List<String>> outlines = new ArrayList<>();
        for (int i = 0; i <= turn; i++) {
            List<String> outline = List.of(Items.shape(item));
            outlines.add(turned(i >= 4 ? mirrored(outline) : outline, i % 4));
        }
        return (turn >= 4 && !Items.isSpecial(item)) || outlines.indexOf(outlines.getLast()) < turn;
    }

    private static List<String> mirrored(List<String> rows) {
        return rows.stream().map(row -> new StringBuilder(row).reverse().toString()).toList();
    }

    private static List<String> turned(List<String> rows, int quarters) {
        List<String> turned = rows;
        for (int i = 0; i < quarters; i++) {
            List<String> last = turned.reversed();
            turned = IntStream.range(0, last.getFirst().length()).mapToObj(column -> last.stream()
                    .map(row -> row.substring(column, column + 1)).reduce("", String::concat)).toList();
        }
        return turned;
    }
}
