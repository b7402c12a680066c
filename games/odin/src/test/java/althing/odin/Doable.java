package althing.odin;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;
import althing.odin.box.Colour;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.cards.Occupations;
import althing.odin.view.Viewing;

/** Whether a seat could do what the data file says of a space or a card, worked out from the words there. */
final class Doable {

    private static final Pattern AMOUNT = Pattern.compile("(\\d*)([a-z].*)");

    private final OdinPosition position;
    private final int seat;
    /** The space whose action it is, or nothing for a card's. */
    private final @Nullable Space space;

    Doable(OdinPosition position, int seat, @Nullable Space space) {
        this.position = position;
        this.seat = seat;
        this.space = space;
    }

    static List<String> alternatives(String does) {
        return Arrays.stream(does.replaceFirst("^\\? ", "").split(" \\| ")).map(String::strip).toList();
    }

    boolean any(String does) {
        return alternatives(does).stream().anyMatch(this::isDoable);
    }

    /** All that is needed and anything at all. */
    boolean isDoable(String alternative) {
        List<String> parts = List.of(alternative.split(" +"));
        return parts.stream().noneMatch(part -> isNeeded(part) && !canDo(part)) && parts.stream().anyMatch(this::canDo);
    }

    private static boolean isNeeded(String part) {
        return (part.contains(">") && !part.startsWith("?")) || part.matches("play:.*|forge|must-upgrade:.*");
    }

    private boolean canDo(String part) {
        String name = part.replaceFirst(":.*", "");
        String figure = part.contains(":") ? part.substring(part.indexOf(':') + 1) : "";
        if (part.contains(">")) {
            String[] sides = part.replaceFirst("^\\?", "").split(">", -1);
            return has(sides[0]) && isToBeHad(sides[1]);
        }
        if (part.contains("/") || part.contains("&")) {
            String animal = part.split("[/&]", -1)[1];
            return animal.equals("seat") || count(animal) + count("pregnant-" + animal) > 0;
        }
        return switch (name) {
            case "mountain" -> IntStream.range(0, Strip.COUNT).anyMatch(strip -> position.strips[strip] > 0);
            case "quarry" -> IntStream.range(0, Strip.COUNT).anyMatch(this::isRock);
            case "upgrade", "same", "must-upgrade" -> canRise(1);
            case "double" -> canRise(2);
            case "triple" -> canRise(3);
            case "hunt", "snare", "raid", "pillage", "forge" -> true;
            case "whale" -> boats() > 0;
            case "overseas" -> anyGood(good -> Items.COLOUR[good] == Colour.GREEN);
            case "sale" -> IntStream.range(Items.GOODS, Items.TILES).anyMatch(this::isAffordable);
            case "play" -> Occupations.count(position, Occupations.HAND + seat) > 0 || drawsFirst();
            case "explore" -> Arrays.stream(figure.split("\\+")).anyMatch(this::isUnclaimed)
                    || (space != null && space.id.equals("SA1C") && isPlayed("107B")
                            && IntStream.range(0, Estate.ISLANDS).anyMatch(island -> owner(island) < 0));
            case "emigrate" -> canEmigrate();
            case "rebuild" -> boats() > 0 && largeShips() < 4;
            default -> throw new IllegalArgumentException(part);
        };
    }

    int count(String item) {
        return position.count(seat, Items.named(item));
    }

    boolean isPlayed(String card) {
        return Viewing.cards(position, Occupations.PLAYED + seat).contains(card);
    }

    private boolean has(String pay) {
        return pay.isEmpty() || Arrays.stream(pay.split("\\+")).allMatch(each -> {
            Matcher amount = amount(each);
            int due = amount.group(1).isEmpty() ? 1 : Integer.parseInt(amount.group(1));
            return count(amount.group(2)) >= due - off(amount.group(2), due);
        });
    }

    /** What cards take off the price of a space. */
    private int off(String item, int due) {
        if (space == null) {
            return 0;
        }
        if (item.equals("stone")) {
            return space.groups.contains("build-houses") && isPlayed("116c") ? 1 : 0;
        }
        return !item.equals("silver")
                ? 0
                : (space.groups.contains("livestock-market") && isPlayed("1A") ? 1 : 0)
                        + (due >= 2 && isPlayed("2C") ? 1 : 0);
    }

    private static Matcher amount(String text) {
        Matcher amount = AMOUNT.matcher(text);
        if (!amount.matches()) {
            throw new IllegalArgumentException(text);
        }
        return amount;
    }

    boolean isToBeHad(String gain) {
        return gain.isEmpty() || Arrays.stream(gain.split("\\+")).map(each -> amount(each).group(2)).allMatch(item -> {
            if (item.startsWith("whaling-boat")) {
                return boats() < 3;
            }
            if (item.startsWith("knarr") || item.startsWith("longship")) {
                return largeShips() < 4;
            }
            if (item.equals("shed") || item.endsWith("-house")) {
                return built(item) < (item.equals("long-house") ? 5 : 3);
            }
            boolean special = Items.isTile(Items.named(item)) && Items.isSpecial(Items.named(item));
            return !special || isLeft(Items.named(item));
        });
    }

    private long built(String building) {
        return IntStream.range(Estate.FIRST_SHED, Estate.BOARDS)
                .filter(board -> position.owner[board] >= 0 && position.plan(board).id.equals(building)).count();
    }

    boolean isLeft(int special) {
        return (position.specials >> (special - Items.GOODS) & 1) != 0;
    }

    private int owner(int island) {
        return position.owner[Estate.FIRST_ISLAND + island];
    }

    int boats() {
        return count("whaling-boat") + count("whaling-boat-1");
    }

    int largeShips() {
        return count("knarr") + IntStream.rangeClosed(0, 3)
                .map(ore -> count(ore == 0 ? "longship" : "longship-" + ore)).sum();
    }

    private boolean isRock(int strip) {
        return position.strips[strip] > 0 && List.of("stone", "ore")
                .contains(Items.id(Strip.item(strip, position.strips[strip])));
    }

    private boolean anyGood(IntPredicate wanted) {
        return IntStream.range(0, Items.GOODS).anyMatch(good -> count(Items.id(good)) > 0 && wanted.test(good));
    }

    private boolean canRise(int steps) {
        return anyGood(good -> rises(good, steps));
    }

    /** Whether the column of a good goes on so many colours above it. */
    static boolean rises(int good, int steps) {
        return Items.COLOUR[good].ordinal() + steps <= Colour.BLUE.ordinal();
    }

    private boolean isAffordable(int special) {
        int price = Items.PRICE[special];
        int less = price >= 2 && isPlayed("2C") ? 1 : 0;
        return price != Items.NONE && isLeft(special)
                && count("silver") >= price - less;
    }

    private boolean drawsFirst() {
        return space != null && space.column == 3 && position.now.space != space.index
                && Occupations.count(position, Occupations.DECK) > 0;
    }

    private boolean isUnclaimed(String board) {
        return IntStream.range(0, Estate.ISLANDS).anyMatch(island -> owner(island) < 0
                && position.plan(Estate.FIRST_ISLAND + island).id.equals(board));
    }

    private boolean canEmigrate() {
        int due = position.round;
        int price = due - (isPlayed("170a") ? 2 : 0) - (space != null && due >= 2 && isPlayed("2C") ? 1 : 0);
        int emigrated = count("emigrated-knarr") + count("emigrated-longship");
        return largeShips() > 0 && count("silver") >= price && 2 * (emigrated + 1) <= position.calendar.squares(due);
    }
}
