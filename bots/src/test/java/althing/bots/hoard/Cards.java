package althing.bots.hoard;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/** Sets of numbers from 1 as bits: the number n is bit n - 1. */
final class Cards {

    private Cards() {
    }

    static int bit(int number) {
        return 1 << (number - 1);
    }

    static int upTo(int number) {
        return bit(number + 1) - 1;
    }

    static int sum(int bits) {
        int sum = 0;
        for (int left = bits; left != 0; left &= left - 1) {
            sum += Integer.numberOfTrailingZeros(left) + 1;
        }
        return sum;
    }

    static Set<Integer> numbers(int bits) {
        Set<Integer> numbers = new TreeSet<>();
        for (int left = bits; left != 0; left &= left - 1) {
            numbers.add(Integer.numberOfTrailingZeros(left) + 1);
        }
        return numbers;
    }

    static int bits(Collection<Integer> numbers) {
        return numbers.stream().mapToInt(Cards::bit).reduce(0, (a, b) -> a | b);
    }
}
