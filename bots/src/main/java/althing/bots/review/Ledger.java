package althing.bots.review;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.bots.review.Review.Account;

/** Books every change of every seat's chance as its own decision, as luck, or as the others' doing. */
final class Ledger {

    private final double[] start;
    private final double[] decisions;
    private final double[] luck;
    private final double[] others;
    private List<Double> last = List.of();
    private @Nullable List<Double> expected;
    private int mover;
    private boolean chosen;

    Ledger(int seats) {
        start = new double[seats];
        decisions = new double[seats];
        luck = new double[seats];
        others = new double[seats];
    }

    /** Whether the last move let chance speak, so that what came of it is still to be booked. */
    boolean isAfterChance() {
        return expected != null;
    }

    /** The chances of the seats now; what changed since the last time is booked. */
    void look(List<Double> chances) {
        for (int seat = 0; seat < start.length; seat++) {
            if (last.isEmpty()) {
                start[seat] = chances.get(seat);
            } else {
                book(seat, chances.get(seat));
            }
        }
        last = chances;
        expected = null;
        chosen = false;
    }

    /**
     * A move that comes now.
     *
     * @param open   whether its seat had something to choose
     * @param before what each seat may expect of it before chance has spoken; nothing if chance has no say in it
     */
    void move(int seat, boolean open, @Nullable List<Double> before) {
        mover = seat;
        chosen = open;
        expected = before;
    }

    private void book(int seat, double chance) {
        List<Double> before = expected;
        double decided = before == null ? chance : before.get(seat);
        luck[seat] += chance - decided;
        if (seat == mover && chosen) {
            decisions[seat] += decided - last.get(seat);
        } else {
            others[seat] += decided - last.get(seat);
        }
    }

    void close(List<Double> result) {
        look(result);
    }

    List<Account> accounts() {
        List<Account> accounts = new ArrayList<>();
        for (int seat = 0; seat < start.length; seat++) {
            accounts.add(new Account(seat, rounded(start[seat]), rounded(decisions[seat]), rounded(luck[seat]),
                    rounded(others[seat]), rounded(last.get(seat))));
        }
        return accounts;
    }

    private static double rounded(double chance) {
        return Math.round(chance * 10_000) / 10_000.0;
    }
}
