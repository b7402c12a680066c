package althing.northgard.state;

import java.util.Arrays;

import althing.northgard.box.Tiles;

/** The figures that the last Recruit action of the card under way has placed, by territory (NOR-8.4, NOR-27.30). Not thread safe. */
public final class Recruits {

    private final byte[] in = new byte[Tiles.REGION_COUNT];
    private boolean any;

    public void become(Recruits other) {
        if (any || other.any) {
            System.arraycopy(other.in, 0, in, 0, in.length);
        }
        any = other.any;
    }

    public void clear() {
        if (any) {
            Arrays.fill(in, (byte) 0);
            any = false;
        }
    }

    public void add(int territory, int figures) {
        in[territory] += (byte) figures;
        any = true;
    }

    public int in(int territory) {
        return in[territory];
    }

    /** The first territory with recruits, or {@link Tiles#NONE}. */
    public int first() {
        int territory = 0;
        while (any && in[territory] == 0) {
            territory++;
        }
        return any ? territory : Tiles.NONE;
    }
}
