package althing.vikings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.Chance;
import althing.engine.Setup;
import althing.vikings.box.Components;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.notation.VikingsNotation;

/**
 * A position for a test, told by what matters in it and built through the notation. Whatever is not told is empty; stacks
 * and bag hold what is left of the box.
 */
final class Situation {

    private final Setup setup;
    private final List<Seat> seats = new ArrayList<>();
    private int round = 1;
    private int startSeat;
    private final List<@Nullable String> wheel = new ArrayList<>();
    private List<Asked> agenda = List.of();
    private VikingsNotation.@Nullable Hand hand;
    private VikingsNotation.@Nullable Auction auction;
    private List<String> open = List.of();
    private final Map<String, Integer> drawn = new LinkedHashMap<>();
    private final Map<Integer, List<String>> stacks = new LinkedHashMap<>();
    private List<String> specialStack = List.of();

    private static final class Seat {
        private int gold;
        private int points;
        private boolean startTile;
        private List<@Nullable String> ships = List.of();
        private final Map<String, List<@Nullable String>> rows = new LinkedHashMap<>();
        private final Map<String, Integer> base = new LinkedHashMap<>();
        private List<String> specials = List.of();
    }

    private Situation(String line) {
        setup = Setup.parse(line);
        for (int place = 0; place < Components.PLACES; place++) {
            wheel.add(null);
        }
        for (int seat = 0; seat < setup.seats(); seat++) {
            seats.add(new Seat());
        }
    }

    static Situation in(String setup) {
        return new Situation(setup);
    }

    static Situation basic() {
        return in("vikings(seats=2)");
    }

    static Situation advanced() {
        return in("vikings(seats=2,advanced=true)");
    }

    Situation round(int number) {
        round = number;
        return this;
    }

    Situation startSeat(int seat) {
        startSeat = seat;
        return this;
    }

    /** The sets by price; "-" where nothing is left. */
    Situation wheel(String... sets) {
        for (int price = 0; price < sets.length; price++) {
            wheel.set(price, sets[price].equals("-") ? null : sets[price]);
        }
        return this;
    }

    /** One set at price 0, so that the round ends when it is bought. */
    Situation lastSet(String set) {
        return wheel(set);
    }

    Situation gold(int seat, int gold) {
        seats.get(seat).gold = gold;
        return this;
    }

    Situation points(int seat, int points) {
        seats.get(seat).points = points;
        return this;
    }

    Situation startTile(int seat) {
        seats.get(seat).startTile = true;
        return this;
    }

    /** A row as words, "-" for an empty column. */
    Situation row(int seat, String row, String words) {
        seats.get(seat).rows.put(row, cells(words));
        return this;
    }

    Situation ships(int seat, String words) {
        seats.get(seat).ships = cells(words);
        return this;
    }

    Situation base(int seat, String viking, int count) {
        seats.get(seat).base.put(viking, count);
        return this;
    }

    Situation specials(int seat, String... specials) {
        seats.get(seat).specials = List.of(specials);
        return this;
    }

    Situation hand(@Nullable String tile, @Nullable String viking) {
        hand = new VikingsNotation.Hand(tile, viking);
        return this;
    }

    Situation auction(@Nullable Integer bid, @Nullable Integer bidder, Integer... in) {
        auction = new VikingsNotation.Auction(bid, bidder, List.of(in));
        return this;
    }

    Situation open(String... specials) {
        open = List.of(specials);
        return this;
    }

    Situation drawn(String viking, int count) {
        drawn.put(viking, count);
        return this;
    }

    /** The tiles of a stack, 0 to 5, in the order in which they are turned up. */
    Situation stack(int stack, String... tiles) {
        stacks.put(stack, List.of(tiles));
        return this;
    }

    /** The special tiles that are turned up next. */
    Situation nextSpecials(String... specials) {
        specialStack = List.of(specials);
        return this;
    }

    /** What is owed, the next last: the seat and the decision. */
    Situation asked(String... decisions) {
        agenda = Arrays.stream(decisions).map(words -> words.split(" "))
                .map(words -> new Asked(words[1], Integer.parseInt(words[0]), Map.of())).toList();
        return this;
    }

    /** A decision about something. */
    Situation asked(int seat, String decision, String field, String value) {
        agenda = List.of(new Asked(decision, seat, Map.of(field, value)));
        return this;
    }

    /** The seat is about to buy. */
    VikingsPosition buying(int seat) {
        return asked(seat + " buy").position();
    }

    /** The seat has a set in hand and is about to lay its tile. */
    VikingsPosition laying(int seat, String tile, String viking) {
        return hand(tile, viking).asked(seat + " lay").position();
    }

    VikingsPosition position() {
        return notation().position();
    }

    VikingsNotation notation() {
        int zero = 0;
        while (zero < 11 && wheel.get(zero) == null) {
            zero++;
        }
        boolean covered = agenda.stream()
                .anyMatch(asked -> asked.decision().equals("bid") || asked.decision().equals("remove"));
        int turned = covered ? round - 1 : round;
        return new VikingsNotation(setup.line(), round, startSeat, wheel.get(zero) == null ? 0 : zero, wheel,
                seats.stream().map(Situation::area).toList(), open, drawn, auction, hand, agenda, bag(), stacks(turned),
                specialStack(), scores(), new Chance(setup.rules() > 1).state());
    }

    /** A line of the score sheet that explains the points of all seats. */
    private List<VikingsNotation.Score> scores() {
        int start = Integer.parseInt(setup.option("points"));
        return List.of(new VikingsNotation.Score(1, "fishermen",
                seats.stream().map(seat -> seat.points - start).toList()));
    }

    private static VikingsNotation.Area area(Seat seat) {
        return new VikingsNotation.Area(seat.gold, seat.points, seat.startTile, seat.ships, seat.rows, seat.base,
                seat.specials);
    }

    private static List<@Nullable String> cells(String words) {
        List<@Nullable String> cells = new ArrayList<>();
        for (String word : words.isBlank() ? new String[0] : words.split(" ")) {
            cells.add(word.equals("-") ? null : word);
        }
        return cells;
    }

    private Map<String, Integer> bag() {
        Map<String, Integer> bag = new LinkedHashMap<>();
        for (Viking viking : Viking.values()) {
            int used = drawn.getOrDefault(viking.code(), 0)
                    + (hand != null && viking.code().equals(hand.viking()) ? 1 : 0);
            used += (int) wheel.stream().filter(set -> set != null && set.endsWith("/" + viking.code())).count();
            for (Seat seat : seats) {
                used += seat.base.getOrDefault(viking.code(), 0);
                used += (int) seat.rows.getOrDefault(viking.code(), List.of()).stream()
                        .filter(cell -> cell != null && cell.endsWith("*")).count();
            }
            bag.put(viking.code(), Math.max(0, Components.vikings(viking.ordinal()) - used));
        }
        return bag;
    }

    private List<List<String>> stacks(int turned) {
        List<String> left = new ArrayList<>();
        for (Tile tile : Tile.values()) {
            int used = (int) (stacks.values().stream().flatMap(List::stream).filter(tile.code()::equals).count()
                    + wheel.stream().filter(set -> set != null && set.startsWith(tile.code() + "/")).count());
            used += hand != null && tile.code().equals(hand.tile()) ? 1 : 0;
            for (Seat seat : seats) {
                used += (int) seat.ships.stream().filter(tile.code()::equals).count();
                used += seat.rows.values().stream().mapToInt(row -> (int) row.stream()
                        .filter(cell -> cell != null && cell.replace("*", "").equals(tile.code())).count()).sum();
            }
            left.addAll(Collections.nCopies(Math.max(0, Components.stacked(tile.ordinal()) - used), tile.code()));
        }
        List<List<String>> all = new ArrayList<>();
        for (int stack = 0; stack < 6; stack++) {
            List<String> told = stacks.get(stack);
            if (stack < turned) {
                all.add(List.of());
            } else if (told != null) {
                all.add(told);
            } else {
                all.add(List.copyOf(left.subList(0, 12)));
                left.subList(0, 12).clear();
            }
        }
        return all;
    }

    private List<String> specialStack() {
        if (!setup.flag("advanced")) {
            return List.of();
        }
        List<String> left = new ArrayList<>();
        Arrays.stream(Special.values()).forEach(
                special -> left.addAll(Collections.nCopies(Components.specials(special.ordinal()), special.code())));
        open.forEach(left::remove);
        seats.forEach(seat -> seat.specials.forEach(left::remove));
        seats.forEach(seat -> seat.rows.values().stream().flatMap(List::stream)
                .filter(cell -> cell != null && cell.contains("!"))
                .forEach(cell -> left.remove(String.valueOf(cell).replaceAll("[!*]", ""))));
        specialStack.forEach(left::remove);
        left.addAll(0, specialStack);
        return left.subList(0, 25 - 4 * round);
    }
}
