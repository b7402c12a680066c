package althing.bots.rating;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The order in which bots came in: those of the first rank, those of the next and so on, a bot once for each of its
 * seats.
 */
public record Finish(List<List<Integer>> ranks) implements Comparable<Finish>, Serializable {

    /** How those came in who sat on the seats, by the rank of each seat. */
    public static Finish of(int[] seated, IntUnaryOperator rankOf) {
        List<List<Integer>> ranks = new ArrayList<>();
        for (int rank : IntStream.range(0, seated.length).map(rankOf).sorted().distinct().toArray()) {
            ranks.add(IntStream.range(0, seated.length).filter(seat -> rankOf.applyAsInt(seat) == rank)
                    .map(seat -> seated[seat]).sorted().boxed().toList());
        }
        return new Finish(List.copyOf(ranks));
    }

    @Override
    public int compareTo(Finish other) {
        return ranks.toString().compareTo(other.ranks.toString());
    }
}
