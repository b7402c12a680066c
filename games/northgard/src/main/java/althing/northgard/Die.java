package althing.northgard;

import java.util.List;

import althing.engine.data.DataRow;

/** The combat die (NOR-13.6). Faces are numbered in the order of the table. */
final class Die {

    private static final List<DataRow> ROWS = Figures.FILE.table("die").rows();
    static final int FACES = ROWS.size();
    static final int[] POINTS = ROWS.stream().mapToInt(row -> row.number("points")).toArray();
    static final int[] CASUALTIES = ROWS.stream().mapToInt(row -> row.number("casualties")).toArray();
    /** The face on which either the point or the casualty counts. */
    static final int CHOICE = choice();

    private Die() {
    }

    static String id(int face) {
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
