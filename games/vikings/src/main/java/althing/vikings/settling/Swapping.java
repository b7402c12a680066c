package althing.vikings.settling;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.vikings.area.Area;
import althing.vikings.box.Names;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.table.Moves;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/** A special building takes the place of a middle tile with the same building (VIK-17.11). */
public final class Swapping extends VikingsDecision {

    /** From the tile of a building to its special tile. */
    private static final int SPECIAL_OF_TILE = Special.FARM.ordinal() - Tile.FARM.ordinal();
    private static final int FIRST_BUILDING = Special.FARM.ordinal();
    private static final int SPECIALS = Names.SPECIALS.size();

    /** The special building that goes in, counted from the first one. */
    private static final Field BUILDING = Question.SWAP.frame.word("special",
            Names.SPECIAL_WORDS.subList(FIRST_BUILDING, SPECIALS));

    public Swapping() {
        super("VIK-17.11a");
    }

    /** After a special tile was taken: a building with a place to go must go there at once (VIK-17.11a). */
    static void begin(VikingsState position, int seat, int special) {
        if (special >= FIRST_BUILDING && targets(position.area(seat), special) > 0) {
            position.ask(Question.SWAP, seat);
            BUILDING.set(position.agenda, special - FIRST_BUILDING);
        }
    }

    /** After a tile was laid: a special building that waited for it takes its place (VIK-17.11b). */
    static void swapIn(VikingsState position, int seat, int tile, int row, int column) {
        int special = tile + SPECIAL_OF_TILE;
        if (special >= FIRST_BUILDING && special < SPECIALS && position.area(seat).specials(special) > 0) {
            swap(position, seat, special, row, column);
        }
    }

    private static void swap(VikingsState position, int seat, int special, int row, int column) {
        position.area(seat).addSpecial(special, -1);
        position.area(seat).makeSpecial(row, column);
        position.chronicle.swapped(seat, special, row, column);
    }

    /** The special building that is asked about. */
    public static int special(VikingsState position) {
        return FIRST_BUILDING + BUILDING.of(position.agenda);
    }

    private static int targets(Area area, int special) {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            count += Long.bitCount(targets(area, special, row));
        }
        return count;
    }

    private static long targets(Area area, int special, int row) {
        return area.buildings(special - SPECIAL_OF_TILE, row) & ~area.specialBuildings(row);
    }

    @Override
    public void list(VikingsState position, int seat, MoveList into) {
        for (int row = 0; row < Area.ROWS; row++) {
            Moves.addSwaps(row, targets(position.area(seat), special(position), row), into);
        }
    }

    @Override
    public boolean settles(VikingsState position, int seat) {
        return plays(position, seat, forced(position, seat));
    }

    private static @Nullable VikingsMove forced(VikingsState position, int seat) {
        Area area = position.area(seat);
        int special = special(position);
        if (targets(area, special) != 1) {
            return null;
        }
        int row = 0;
        while (targets(area, special, row) == 0) {
            row++;
        }
        return Moves.swap(row, Long.numberOfTrailingZeros(targets(area, special, row)));
    }

    @Override
    public boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        if (!(move instanceof VikingsMove.Swap swap)) {
            return notNow(position, seat, why);
        }
        int special = special(position);
        long targets = targets(position.area(seat), special, swap.row().ordinal());
        return must(why, Area.has(targets, swap.column()), "VIK-17.11a", "refusal.no-such-building", "special",
                Names.special(special));
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        int special = special(position);
        position.agenda.pop();
        VikingsMove.Swap swap = (VikingsMove.Swap) move;
        swap(position, seat, special, swap.row().ordinal(), swap.column() - 1);
        position.goOn(seat);
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        return Phrase.of("prompt.swap", "special", Names.special(special(position)));
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        VikingsMove.Swap swap = (VikingsMove.Swap) move;
        return Phrase.of("move.swap", "row", Names.row(swap.row()), "column", swap.column());
    }
}
