package althing.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import althing.bots.Bot;
import althing.bots.Guest;
import althing.bots.Mishaps;

/** Those of some bots who stand outside of this program. Not thread safe. */
final class Guests {

    private final List<Guest> all = new ArrayList<>();

    Guests(List<Bot> bots) {
        for (Bot bot : bots) {
            if (bot instanceof Guest guest) {
                all.add(guest);
            }
        }
    }

    /** Tells them how a game came out. */
    void hear(Outcome outcome) {
        Optional<Row> row = switch (outcome) {
            case Outcome.Ended ended -> Optional.of(Row.of(0, ended));
            case Outcome.Broken _ -> Optional.empty();
        };
        all.forEach(guest -> guest.over(row.map(Row::points).orElse(List.of()), row.map(Row::ranks).orElse(List.of())));
    }

    void leave() {
        all.forEach(Guest::leave);
    }

    /** What went wrong with each of them on all threads together; who is a guest on one is one on all. */
    static List<Mishaps> mishaps(List<Guests> ofThreads) {
        List<Mishaps> sums = new ArrayList<>();
        for (Guests one : ofThreads) {
            for (int guest = 0; guest < one.all.size(); guest++) {
                Mishaps own = one.all.get(guest).mishaps();
                if (guest == sums.size()) {
                    sums.add(own);
                } else {
                    sums.set(guest, sums.get(guest).and(own));
                }
            }
        }
        return sums;
    }
}
