package althing.odin.cards;

import althing.engine.BadInput;
import althing.odin.actions.Vikings;
import althing.odin.board.Supply;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.odin.course.OdinState;

/** Something that occupations count. */
@FunctionalInterface
public interface Measure {

    /** The most peas that doubling leads to (card 97B). */
    int MOST_PEAS = 8;

    int of(OdinState position, int seat);

    /** The measure with a name of the data file; without a name it is always 1. */
    static Measure named(String place, String name) {
        return switch (name) {
            case "-" -> (_, _) -> 1;
            case "sheep" -> (position, seat) -> Supply.animals(position, seat, Items.SHEEP);
            case "cattle" -> (position, seat) -> Supply.animals(position, seat, Items.CATTLE);
            case "whaling-boat", "longship" -> {
                int kind = Items.named(name);
                yield (position, seat) -> Supply.ships(position, seat, kind);
            }
            case "houses" -> (position, seat) -> boards(position, seat, Estate.FIRST_STONE_HOUSE, Estate.BOARDS);
            case "islands" -> (position, seat) -> boards(position, seat, Estate.FIRST_ISLAND, Estate.FIRST_SHED);
            case "large-ships" -> (position, seat) -> position.count(seat, Items.KNARR)
                    + Supply.longships(position, seat);
            case "meat-pairs" -> (position, seat) -> Math.min(position.count(seat, Items.named("game-meat")),
                    position.count(seat, Items.named("whale-meat")));
            case "peas-to-double" -> (position, seat) -> Math.max(0, Math.min(position.count(seat, Items.PEAS),
                    MOST_PEAS - position.count(seat, Items.PEAS)));
            case "round" -> (position, _) -> position.round;
            case "rolls" -> (position, _) -> position.now.rolls;
            case "spent-weapons" -> (position, _) -> position.now.weaponsSpent;
            case "other-plays" -> (position, _) -> position.now.otherPlays;
            case "column-2-vikings" -> (position, seat) -> column(position, seat, 2, true);
            case "column-3-vikings" -> (position, seat) -> column(position, seat, 3, true);
            case "pairs-placed" -> (position, seat) -> column(position, seat, 2, false)
                    + (position.twoPlunderers >> seat & 1);
            case "animal-kinds" -> (position, seat) -> Math.min(1, Supply.animals(position, seat, Items.SHEEP))
                    + Math.min(1, Supply.animals(position, seat, Items.CATTLE));
            case "dug-kinds" -> (position, _) -> Integer.bitCount(position.now.dugKinds);
            case "spent-swords" -> (position, _) -> position.now.swordsSpent;
            case "crafting-vikings" -> (position, seat) -> vikings(position, seat, "crafting");
            case "table-game" -> (position, _) -> served(position, Items.named("game-meat"))
                    + served(position, Items.named("whale-meat"));
            case "table-animals" -> (position, _) -> served(position, Items.SHEEP)
                    + served(position, Items.PREGNANT_SHEEP) + served(position, Items.CATTLE)
                    + served(position, Items.PREGNANT_CATTLE);
            default -> {
                Measure tally = Tally.named(name);
                yield tally == null ? parametric(place, name) : tally;
            }
        };
    }

    private static Measure parametric(String place, String name) {
        if (name.startsWith("got-")) {
            int item = Items.named(name.substring(4));
            return (position, _) -> position.now.got[item];
        }
        if (name.startsWith("table-")) {
            int item = Items.named(name.substring(6));
            return (position, _) -> served(position, item);
        }
        if (name.startsWith("on-")) {
            Space space = Space.named(name.substring(3));
            int index = space == null ? OdinState.NOBODY : space.index;
            return (position, _) -> position.now.space == index ? 1 : 0;
        }
        try {
            int item = Items.named(name);
            return (position, seat) -> position.count(seat, item);
        } catch (BadInput e) {
            throw new BadInput(place + ": nothing is counted as '" + name + "'.");
        }
    }

    private static int boards(OdinState position, int seat, int first, int end) {
        int boards = 0;
        for (int board = first; board < end; board++) {
            boards += position.owner[board] == seat ? 1 : 0;
        }
        return boards;
    }

    private static int served(OdinState position, int item) {
        int served = 0;
        for (byte dish : position.table) {
            served += dish == item + 1 ? 1 : 0;
        }
        return served;
    }

    /** The seat's vikings in a column, or the spaces it has taken there. */
    private static int column(OdinState position, int seat, int column, boolean vikings) {
        int count = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            if (position.taken.by(space) == seat + 1 && Vikings.column(position, space) == column) {
                count += vikings ? position.standing[space] : 1;
            }
        }
        return count;
    }

    private static int vikings(OdinState position, int seat, String group) {
        int vikings = 0;
        for (int space = 0; space < Space.PRINTED; space++) {
            boolean own = position.taken.by(space) == seat + 1 && Space.get(space).groups.contains(group);
            vikings += own ? position.standing[space] : 0;
        }
        return vikings;
    }
}
