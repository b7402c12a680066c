package althing.odin;

import althing.engine.BadInput;

/** Something that occupations count. */
@FunctionalInterface
interface Measure {

    int of(OdinPosition position, int seat);

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
            case "animal-kinds" -> (position, seat) -> Math.min(1, Supply.animals(position, seat, Items.SHEEP))
                    + Math.min(1, Supply.animals(position, seat, Items.CATTLE));
            case "dug-kinds" -> (position, _) -> Integer.bitCount(position.dugKinds);
            case "spent-swords" -> (position, _) -> position.swordsSpent;
            case "crafting-vikings" -> (position, seat) -> vikings(position, seat, "crafting");
            case "table-game" -> (position, _) -> served(position, Items.named("game-meat"))
                    + served(position, Items.named("whale-meat"));
            default -> parametric(place, name);
        };
    }

    private static Measure parametric(String place, String name) {
        if (name.startsWith("got-")) {
            int item = Items.named(name.substring(4));
            return (position, _) -> position.got[item];
        }
        if (name.startsWith("table-")) {
            int item = Items.named(name.substring(6));
            return (position, _) -> served(position, item);
        }
        if (name.startsWith("on-")) {
            Space space = Space.named(name.substring(3));
            int index = space == null ? OdinPosition.NOBODY : space.index;
            return (position, _) -> position.action == index ? 1 : 0;
        }
        try {
            int item = Items.named(name);
            return (position, seat) -> position.count(seat, item);
        } catch (BadInput e) {
            throw new BadInput(place + ": nothing is counted as '" + name + "'.");
        }
    }

    private static int boards(OdinPosition position, int seat, int first, int end) {
        int boards = 0;
        for (int board = first; board < end; board++) {
            boards += position.owner[board] == seat ? 1 : 0;
        }
        return boards;
    }

    private static int served(OdinPosition position, int item) {
        int served = 0;
        for (byte dish : position.table) {
            served += dish == item + 1 ? 1 : 0;
        }
        return served;
    }

    private static int vikings(OdinPosition position, int seat, String group) {
        int vikings = 0;
        for (int space = 0; space < Space.PRINTED; space++) {
            boolean own = position.taken[space] == seat + 1 && Space.get(space).groups.contains(group);
            vikings += own ? position.standing[space] : 0;
        }
        return vikings;
    }
}
