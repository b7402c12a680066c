package althing.northgard.box;

import java.util.List;

import althing.engine.data.DataRow;

/** The combat die (NOR-13.6). Faces are numbered in the order of the table. */
public final class Die {

    private static final List<DataRow> ROWS = Components.FILE.table("die").rows();
    public static final int FACES = ROWS.size();
    public static final int[] POINTS = ROWS.stream().mapToInt(row -> row.number("points")).toArray();
    public static final int[] CASUALTIES = ROWS.stream().mapToInt(row -> row.number("casualties")).toArray();
    /** The face on which either the point or the casualty counts. */
    public static final int CHOICE = choice();

    private Die() {
    }

    public static String id(int face) {
        return ROWS.get(face).word("face");
    }

    private static int choice() {
        int face = 0;
        while (!Words.yes(ROWS.get(face), "choice")) {
            face++;
        }
        return face;
    }
}
