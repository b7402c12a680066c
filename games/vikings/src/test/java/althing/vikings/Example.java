package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

import tools.jackson.databind.JsonNode;

import althing.engine.Setup;
import althing.engine.data.DataRow;
import althing.vikings.area.Area;
import althing.vikings.area.Islands;
import althing.vikings.box.Components;
import althing.vikings.box.Row;
import althing.vikings.box.Viking;
import althing.vikings.notation.VikingsNotation;
import althing.vikings.scoring.FinalScoring;
import althing.vikings.view.VikingsView;

/**
 * One example: what is given becomes a position through the notation, the step is played by moves, and what is expected is
 * read from the position, its view or its score sheet.
 */
final class Example {

    private final JsonNode given;
    private final JsonNode when;
    private final JsonNode expect;

    Example(JsonNode example) {
        given = example.path("given");
        when = example.path("when");
        expect = example.path("expect");
    }

    void check() {
        switch (when.path("op").stringValue()) {
            case "setup" -> setup();
            case "build_offer" -> buildOffer();
            case "legal_sets" -> legalSets();
            case "buy" -> buy();
            case "legal_cells" -> legalCells();
            case "legal" -> legal();
            case "place" -> place();
            case "transport" -> transport();
            case "threat" -> threat();
            case "large" -> large();
            case "small" -> small();
            case "final" -> finale();
            case "islands" -> islands();
            case "food" -> food();
            case "place_groups" -> placeGroups();
            case "special_allowed" -> specialAllowed();
            case "auction" -> auction();
            default -> throw new AssertionError("no step is called " + when.path("op"));
        }
    }

    private void setup() {
        int seats = given.path("players").intValue();
        VikingsPosition position = (VikingsPosition) Setup.parse("vikings(seats=" + seats + ")").seeded(1).start();
        for (int seat = 0; seat < seats; seat++) {
            assertThat(position.area(seat).gold()).isEqualTo(expect.path("gold_each").intValue());
            assertThat(position.points(seat)).isEqualTo(expect.path("vp_each").intValue());
        }
        List<Integer> stacks = new ArrayList<>(position.notation().stacks().stream().map(List::size).toList());
        stacks.set(0, (int) position.view(0).wheel().stream().filter(place -> place.tile() != null).count());
        assertThat(stacks).as("the first stack lies round the wheel").isEqualTo(numbers(expect.path("stacks")));
        assertThat(position.supply.inBag() + Components.DRAWN).isEqualTo(expect.path("vikings_in_bag").intValue());
        assertThat(Components.setsPerRound(seats)).isEqualTo(expect.path("sets_per_player_per_round").intValue());
        assertThat(Components.START_TILES - seats).isEqualTo(expect.path("start_tiles_removed").intValue());
    }

    /** The stack is turned up as that of round 2, and the bag holds only the vikings that are to be drawn. */
    private void buildOffer() {
        Situation situation = Situation.basic().round(5).lastSet("red-ship/boatman")
                .stack(5, words(given.path("stack")).stream().map(Example::tile).toArray(String[]::new));
        VikingsNotation told = situation.asked("0 buy").notation();
        Map<String, Integer> bag = new TreeMap<>();
        words(given.path("drawn")).forEach(viking -> bag.merge(viking, 1, Integer::sum));
        VikingsPosition position = new VikingsNotation(told.setup(), told.round(),
                told.startSeat(), told.zero(), told.wheel(), told.areas(), told.open(), told.drawn(), told.auction(),
                told.hand(), told.agenda(), bag, told.stacks(), told.specialStack(), told.scores(), told.random())
                .position();
        Table table = Table.of(position).play("buy 0", "moor 1");
        assertThat(wheel(table)).isEqualTo(wheel(expect.path("wheel")));
    }

    private Situation offer() {
        List<String> sets = wheel(given.path("wheel"));
        numbers(given.path("sold")).forEach(price -> sets.set(price, "-"));
        boolean advanced = given.has("special_face_up");
        Situation situation = advanced ? Situation.advanced() : Situation.basic();
        if (advanced) {
            String[] open = {"boat", "noble1", "food3", "rate3"};
            situation.open(Arrays.copyOf(open, given.path("special_face_up").intValue()));
        }
        return situation.wheel(sets.toArray(String[]::new)).gold(0, given.path("player").path("gold").intValue())
                .points(0, given.path("player").path("vp").intValue());
    }

    private void legalSets() {
        Table table = Table.of(offer().buying(0));
        List<Integer> legal = table.moves().stream().map(move -> Integer.valueOf(move.substring("buy ".length())))
                .toList();
        if (expect.has("legal")) {
            assertThat(legal).isEqualTo(numbers(expect.path("legal")));
        }
        numbers(expect.path("illegal")).forEach(price -> assertThat(table.forbids("buy " + price)).isNotEmpty());
    }

    private void buy() {
        Table table = Table.of(offer().buying(0)).play("buy " + when.path("price").intValue());
        assertThat(wheel(table)).isEqualTo(wheel(expect.path("wheel")));
        assertThat(table.position.wheel.zero()).isEqualTo(expect.path("shift").intValue());
        assertThat(table.gold(0)).isEqualTo(expect.path("gold").intValue());
    }

    private Situation area(Situation situation, int seat, JsonNode area) {
        situation.gold(seat, area.path("gold").asInt(0)).points(seat, area.path("vp").asInt(0));
        situation.ships(seat, String.join(" ", words(area.path("ships")).stream().map(Example::ship).toList()));
        area.path("rows").properties().forEach(row -> situation.row(seat, row.getKey(),
                String.join(" ", words(row.getValue()).stream().map(Example::cell).toList())));
        int[] room = Arrays.stream(Viking.values()).mapToInt(viking -> Components.vikings(viking.ordinal())).toArray();
        area.path("base").properties()
                .forEach(entry -> base(situation, seat, entry.getKey(), entry.getValue().intValue(),
                        room));
        return situation;
    }

    /** An example may count more vikings of a trade than there are, to tell how many there are in all. */
    private static void base(Situation situation, int seat, String viking, int count, int[] room) {
        int trade = Viking.valueOf(viking.toUpperCase(Locale.ROOT)).ordinal();
        int here = Math.min(count, room[trade]);
        room[trade] -= here;
        situation.base(seat, viking, here);
        if (here < count) {
            situation.base(seat, "warrior", count - here);
        }
    }

    private Situation area() {
        return area(given.path("advanced").asBoolean(false) ? Situation.advanced() : Situation.basic(), 0,
                given.path("area"));
    }

    private void legalCells() {
        Table table = Table.of(area().laying(0, tile(when.path("tile").stringValue()), "boatman"));
        List<String> cells = new ArrayList<>();
        expect.path("cells").forEach(cell -> cells.add(
                "place " + cell.get(0).stringValue() + " " + cell.get(1).intValue()));
        assertThat(table.moves()).isEqualTo(cells);
    }

    /** A start tile in hand keeps the decision open even where the tile has no legal cell at all. */
    private void legal() {
        Table table = Table.of(area().startTile(0).laying(0, tile(when.path("tile").stringValue()), "boatman"));
        JsonNode cell = when.path("cell");
        assertThat(table.forbids("place " + cell.get(0).stringValue() + " " + cell.get(1).intValue()).isEmpty())
                .isEqualTo(expect.path("legal").booleanValue());
    }

    private void place() {
        String row = when.path("cell").get(0).stringValue();
        int column = when.path("cell").get(1).intValue();
        Table table = Table.of(area().wheel("left/noble").laying(0, tile(when.path("tile").stringValue()),
                when.path("viking").stringValue())).play("place " + row + " " + column);
        if (table.seat() == 0) {
            table.play(when.path("viking_to").stringValue().equals("tile") ? "settle" : "wait");
        }
        checkBase(table);
        boolean settled = (table.area(0).vikings(Row.valueOf(row.toUpperCase(Locale.ROOT)).ordinal()) >> (column - 1)
                & 1) != 0;
        assertThat(settled).isEqualTo(expect.path("viking_on_tile").booleanValue());
    }

    private void checkBase(Table table) {
        Map<String, Integer> base = new TreeMap<>();
        expect.path("base").properties().forEach(entry -> base.put(entry.getKey(), entry.getValue().intValue()));
        assertThat(new TreeMap<>(table.laid(0).base())).isEqualTo(base);
    }

    private void transport() {
        Table table = Table.of(area().round(when.path("last").asBoolean(false) ? 6 : 2).startSeat(1), "0 boatmen");
        for (JsonNode use : when.path("uses")) {
            use(table, use);
        }
        assertThat(expect.path("legal").booleanValue()).isTrue();
        checkBase(table);
    }

    private static void use(Table table, JsonNode use) {
        JsonNode to = use.path("to");
        switch (use.path("mode").stringValue()) {
            case "colour" -> {
                table.play("ferry " + use.path("role").stringValue());
                to.forEach(column -> table.play("land " + use.path("role").stringValue() + " " + column.intValue()));
            }
            case "each" -> {
                table.play("ferry each");
                to.properties()
                        .forEach(entry -> table.play("land " + entry.getKey() + " " + entry.getValue().intValue()));
            }
            default -> table.play("land " + use.path("role").stringValue() + " " + to.intValue());
        }
    }

    private void threat() {
        VikingsView.Area view = Table.of(area().round(2).startSeat(1), "0 boatmen").view().areas().getFirst();
        List<String> threatened = new ArrayList<>();
        view.rows().forEach((row, cells) -> IntStream.range(0, cells.size()).forEach(column -> {
            VikingsView.Cell cell = cells.get(column);
            if (cell != null && cell.threatened() && cell.viking()) {
                threatened.add(row.code() + " " + (column + 1));
            }
        }));
        List<String> expected = new ArrayList<>();
        expect.path("threatened")
                .forEach(cell -> expected.add(cell.get(0).stringValue() + " " + cell.get(1).intValue()));
        assertThat(threatened).isEqualTo(expected);
        assertThat(IntStream.rangeClosed(1, view.ships().size()).boxed().filter(column -> {
            VikingsView.Ship ship = view.ships().get(column - 1);
            return ship != null && ship.repelled();
        })).containsExactlyElementsOf(numbers(expect.path("repelled")));
    }

    private void large() {
        Table table = Table.of(area().round(2).startSeat(1), "0 boatmen").play("stop");
        assertThat(table.points(0)).isEqualTo(expect.path("vp").intValue());
        assertThat(table.gold(0)).isEqualTo(expect.path("gold").intValue());
        JsonNode detail = expect.path("detail");
        assertThat(table.scored("ships", "points", 0)).isEqualTo(detail.path("ship_vp").intValue());
        assertThat(table.scored("ships", "gold", 0)).isEqualTo(detail.path("ship_gold").intValue());
        assertThat(table.scored("nobles", "points", 0)).isEqualTo(detail.path("noble_vp").intValue());
        assertThat(table.scored("scouts", "points", 0)).isEqualTo(detail.path("scout_vp").intValue());
        assertThat(table.scored("goldsmiths", "gold", 0)).isEqualTo(detail.path("goldsmith_gold").intValue());
    }

    private void small() {
        Table table = Table.of(area().round(3).lastSet("green-ship/boatman").buying(1)).play("buy 0", "moor 1");
        assertThat(table.gold(0)).isEqualTo(expect.path("gold").intValue());
        assertThat(table.points(0)).isEqualTo(expect.path("vp").intValue());
    }

    private void finale() {
        Table table = Table.of(area(Situation.basic().round(6), 0, given.path("areas").get(0)), "1 boatmen")
                .play("stop");
        JsonNode player = expect.path("players").get(0);
        assertThat(table.scored("raids", "gold", 0)).isEqualTo(player.path("ships_gold").intValue());
        assertThat(table.scored("raids", "points", 0)).isEqualTo(player.path("ships_vp").intValue());
    }

    private void islands() {
        Table table = Table.of(area().round(6), "1 boatmen");
        List<Integer> lengths = new ArrayList<>();
        for (int row = 0; row < Area.ROWS; row++) {
            for (long ends = Islands.completedEnds(table.area(0), row); ends != 0; ends &= ends - 1) {
                lengths.add(Islands.length(table.area(0), row, Long.numberOfTrailingZeros(ends)));
            }
        }
        assertThat(lengths.stream().sorted().toList()).isEqualTo(numbers(expect.path("completed")));
        assertThat(Islands.completed(table.area(0))).isEqualTo(lengths.size());
        if (expect.has("longest")) {
            assertThat(Islands.longest(table.area(0))).isEqualTo(expect.path("longest").intValue());
        }
        assertThat(table.play("stop").scored("islands", "points", 0)).isEqualTo(7);
    }

    private void food() {
        Table table = Table.of(area().points(0, 20).round(6), "1 boatmen");
        assertThat(FinalScoring.mouths(table.area(0))).isEqualTo(expect.path("mouths").intValue());
        assertThat(FinalScoring.portions(table.area(0))).isEqualTo(expect.path("capacity").intValue());
        assertThat(table.play("stop").scored("food", "points", 0)).isEqualTo(expect.path("vp").intValue());
    }

    private void placeGroups() {
        int seats = given.path("players").intValue();
        int winner = given.path("winner").intValue();
        Situation situation = Situation.in("vikings(seats=" + seats + ",advanced=true)").startSeat(winner);
        given.path("drawn").properties().forEach(entry -> situation.drawn(entry.getKey(), entry.getValue().intValue()));
        Table table = Table.of(situation, winner + " remove").play("remove " + given.path("removed").stringValue());
        List<Integer> chosenBy = new ArrayList<>();
        List<String> choices = words(when.path("choices"));
        for (String choice : choices.subList(0, choices.size() - 1)) {
            chosenBy.add(table.seat());
            table.play("group " + choice);
        }
        assertThat(chosenBy).as("the last group needs no choice")
                .isEqualTo(numbers(expect.path("chosen_by")).subList(0, choices.size() - 1));
        List<String> vikings = new ArrayList<>();
        table.view().wheel().forEach(place -> vikings.add(place.viking() == null ? "-" : place.viking().code()));
        assertThat(vikings).isEqualTo(words(expect.path("vikings_by_price")));
    }

    private void specialAllowed() {
        Table table = Table.of(offer().row(0, "noble", "left").buying(0)).play("buy " + when.path("price").intValue(),
                "moor 1");
        assertThat(table.moves().contains("leave")).isEqualTo(expect.path("allowed").booleanValue());
        assertThat(table.gold(0)).isEqualTo(expect.path("gold_after").intValue());
    }

    private void auction() {
        int seats = given.path("players").intValue();
        int start = given.path("start_player").intValue();
        Integer[] all = IntStream.range(0, seats).boxed().toArray(Integer[]::new);
        Situation situation = Situation.in("vikings(seats=" + seats + ",advanced=true)").startSeat(start)
                .auction(null, null, all).drawn("noble", 7).drawn("scout", 6);
        for (int seat = 0; seat < seats; seat++) {
            situation.gold(seat, 20);
        }
        Table table = Table.of(situation, start + " bid");
        List<Integer> order = new ArrayList<>();
        for (JsonNode bid : when.path("bids")) {
            order.add(table.seat());
            table.play(bid.get(1).isNumber() ? "bid " + bid.get(1).intValue() : "pass");
        }
        assertThat(order).isEqualTo(numbers(expect.path("order")));
        assertThat(table.position.startSeat).isEqualTo(expect.path("winner").intValue());
        assertThat(20 - table.gold(table.position.startSeat)).isEqualTo(expect.path("pays").intValue());
    }

    /** The sets by price, in our words, "-" where there is none; building kinds do not matter. */
    private static List<String> wheel(Table table) {
        String[] sets = new String[Components.PLACES];
        table.view().wheel().forEach(place -> sets[place.price()] = place.tile() == null || place.viking() == null
                ? "-"
                : place.tile().code() + "/" + place.viking().code());
        return List.of(sets);
    }

    private static List<String> wheel(JsonNode sets) {
        List<String> wheel = new ArrayList<>();
        words(sets).forEach(set -> wheel.add(set.equals("-")
                ? "-"
                : tile(set.substring(0, set.indexOf('/'))) + set.substring(set.indexOf('/'))));
        return wheel;
    }

    private static String tile(String token) {
        return switch (token) {
            case "L" -> "left";
            case "M" -> "farm";
            case "R" -> "right";
            default -> token.substring("ship:".length()) + "-ship";
        };
    }

    /** The token tells the value too, which must be the one in our data. */
    private static String ship(String token) {
        if (token.equals("-")) {
            return "-";
        }
        String ship = token.substring(0, token.indexOf(':')) + "-ship";
        DataRow row = Components.FILE.table("ships").row("tile", ship);
        assertThat(row.number("amount") + row.word("unit").substring(0, 1).replace('p', 'v'))
                .isEqualTo(token.substring(token.indexOf(':') + 1));
        return ship;
    }

    private static String cell(String token) {
        return token.equals("-") ? "-" : tile(token.substring(0, 1)) + token.substring(1);
    }

    private static List<String> words(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(word -> word.isNull() ? "-" : word.stringValue()).toList();
    }

    private static List<Integer> numbers(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).map(JsonNode::intValue).toList();
    }
}
