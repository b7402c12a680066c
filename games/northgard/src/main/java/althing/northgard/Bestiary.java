package althing.northgard;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.data.DataRow;

/** All creatures, read once from {@code components.table}; positions store their indices. */
final class Bestiary {

    static final int NONE = -1;

    static final List<CreatureFace> ALL = Figures.FILE.table("creatures").rows().stream().map(Bestiary::face).toList();
    static final int COUNT = ALL.size();
    static final int[] COMBAT = ALL.stream().mapToInt(CreatureFace::combat).toArray();
    static final int[] GLORY = ALL.stream().mapToInt(CreatureFace::glory).toArray();
    /** The creatures of a kind, as bits. */
    static final int WOLVES = bits(CreatureFace.CreatureKind.WOLF);
    static final int BEARS = bits(CreatureFace.CreatureKind.BEAR);
    static final int DRAUGAR = bits(CreatureFace.CreatureKind.DRAUGR);
    static final int VALKYRIES = bits(CreatureFace.CreatureKind.VALKYRIE);

    private Bestiary() {
    }

    static String id(int creature) {
        return ALL.get(creature).id();
    }

    static boolean isOf(int bits, int creature) {
        return (bits >> creature & 1) != 0;
    }

    static @Nullable CreatureFace named(String id) {
        return ALL.stream().filter(face -> face.id().equals(id)).findFirst().orElse(null);
    }

    private static int bits(CreatureFace.CreatureKind kind) {
        int bits = 0;
        for (int creature = 0; creature < COUNT; creature++) {
            bits |= ALL.get(creature).kind() == kind ? 1 << creature : 0;
        }
        return bits;
    }

    private static CreatureFace face(DataRow row) {
        return new CreatureFace(row.word("creature"), row.constant("kind", CreatureFace.CreatureKind.class),
                row.word("colour"),
                row.number("combat"), row.number("glory"), Words.yes(row, "shares"),
                Words.constants(row, "priorities", CreatureFace.Priority.class), row.source());
    }
}
