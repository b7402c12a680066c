package althing.server.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Meeting;

/** What tables of a tournament have brought, in the words of the standings. Bots are left out: they only fill a table. */
final class Tallies {

    private Tallies() {
    }

    static List<String> players(Collection<Entry> entries) {
        return entries.stream().map(entry -> String.valueOf(entry.number())).toList();
    }

    static List<Outcome> outcomes(Collection<Meeting> tables) {
        return tables.stream().filter(Meeting::isSettled).map(Tallies::outcome).toList();
    }

    private static Outcome outcome(Meeting table) {
        List<String> players = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        for (int seat = 0; seat < table.players().size(); seat++) {
            if (table.players().get(seat) != 0) {
                players.add(String.valueOf(table.players().get(seat)));
                ranks.add(table.ranks().get(seat));
            }
        }
        return new Outcome(players, ranks);
    }
}
