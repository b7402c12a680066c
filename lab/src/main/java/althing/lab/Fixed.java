package althing.lab;

import java.util.stream.IntStream;

/** Bots who keep their seats: the first bot on the first seat, and from the first bot on again if there are more seats. */
record Fixed(int bots, int seats) implements LineUp {

    @Override
    public int[] of(long game) {
        return IntStream.range(0, seats).map(seat -> seat % bots).toArray();
    }

    @Override
    public int sharing() {
        return 1;
    }
}
