package althing.northgard.box;

import althing.engine.data.DataRow;

/** The figures of the buildings, indexed by their ordinals. */
@SuppressWarnings("MutablePublicArray")
public final class Buildings {

    public static final Building[] ALL = Building.values();
    public static final int COUNT = ALL.length;
    /** Those before it are small. */
    public static final int FIRST_LARGE = Building.FORTRESS.ordinal();
    public static final int[] COST = new int[COUNT];
    public static final int[] GLORY = new int[COUNT];
    public static final int[] DEFENCE_POINTS = new int[COUNT];
    public static final int[] DEFENCE_CASUALTIES = new int[COUNT];
    /** Indexed by resource and building. */
    public static final int[][] YIELD = new int[Resource.KINDS][COUNT];
    /** Whether it may stand on a site, indexed by building and site. */
    private static final boolean[][] FITS = new boolean[COUNT][Site.values().length];

    static {
        for (DataRow row : Components.FILE.table("buildings").rows()) {
            int building = row.constant("building", Building.class).ordinal();
            COST[building] = row.number("cost");
            GLORY[building] = row.number("glory");
            DEFENCE_POINTS[building] = row.number("points");
            DEFENCE_CASUALTIES[building] = row.number("casualties");
            for (Resource resource : Resource.values()) {
                YIELD[resource.ordinal()][building] = row.number(resource.code());
            }
            for (Site site : Words.constants(row, "sites", Site.class)) {
                FITS[building][site.ordinal()] = true;
            }
        }
    }

    private Buildings() {
    }

    public static boolean isLarge(int building) {
        return building >= FIRST_LARGE;
    }

    public static boolean fits(int building, int site) {
        return FITS[building][site];
    }
}
