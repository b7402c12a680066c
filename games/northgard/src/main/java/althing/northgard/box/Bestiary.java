package althing.northgard.box;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.data.DataRow;

/** All creatures, read once from {@code components.table}; positions store their indices. */
public final class Bestiary {

    public static final int NONE = -1;

    public static final List<CreatureFace> ALL = Components.FILE.table("creatures").rows().stream().map(Bestiary::face)
            .toList();
    public static final int COUNT = ALL.size();
    public static final int[] COMBAT = ALL.stream().mapToInt(CreatureFace::combat).toArray();
    public static final int[] GLORY = ALL.stream().mapToInt(CreatureFace::glory).toArray();
    /** The creatures of a kind, as bits. */
    public static final int WOLVES = bits(CreatureFace.CreatureKind.WOLF);
    public static final int BEARS = bits(CreatureFace.CreatureKind.BEAR);
    public static final int DRAUGAR = bits(CreatureFace.CreatureKind.DRAUGR);
    public static final int VALKYRIES = bits(CreatureFace.CreatureKind.VALKYRIE);

    private Bestiary() {
    }

    public static String id(int creature) {
        return ALL.get(creature).id();
    }

    public static boolean isOf(int bits, int creature) {
        return (bits >> creature & 1) != 0;
    }

    public static @Nullable CreatureFace named(String id) {
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
