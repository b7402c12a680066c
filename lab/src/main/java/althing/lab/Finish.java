package althing.lab;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The order in which bots came in: those of the first rank, those of the next and so on, a bot once for each of its
 * seats.
 */
record Finish(List<List<Integer>> ranks) implements Comparable<Finish>, Serializable {

    static Finish of(Row row, int[] seated) {
        List<List<Integer>> ranks = new ArrayList<>();
        for (int rank : IntStream.range(0, row.seats()).map(row::rank).sorted().distinct().toArray()) {
            ranks.add(IntStream.range(0, row.seats()).filter(seat -> row.rank(seat) == rank)
                    .map(seat -> seated[seat]).sorted().boxed().toList());
        }
        return new Finish(List.copyOf(ranks));
    }

    @Override
    public int compareTo(Finish other) {
        return ranks.toString().compareTo(other.ranks.toString());
    }
}
