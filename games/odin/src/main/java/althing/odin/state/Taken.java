package althing.odin.state;

import althing.odin.box.Space;

/** Who took each space, from 1, or 0, and which of them nobody did, as bits. Not thread safe. */
public final class Taken {

    private static final long ALL = (1L << Space.COUNT) - 1;

    private final byte[] takers = new byte[Space.COUNT];
    private long free = ALL;

    public int by(int space) {
        return takers[space];
    }

    public long free() {
        return free;
    }

    public void set(int space, int taker) {
        takers[space] = (byte) taker;
        free = taker == 0 ? free | 1L << space : free & ~(1L << space);
    }

    public void become(Taken other) {
        System.arraycopy(other.takers, 0, takers, 0, takers.length);
        free = other.free;
    }
}
