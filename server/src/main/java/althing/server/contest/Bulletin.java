package althing.server.contest;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import althing.server.api.ContestState;
import althing.server.api.ContestState.ContestEntry;
import althing.server.api.ContestState.ContestForm;
import althing.server.api.ContestState.ContestGroup;
import althing.server.api.ContestState.ContestHead;
import althing.server.api.ContestState.ContestLine;
import althing.server.api.ContestState.ContestStage;
import althing.server.api.ContestState.ContestTable;
import althing.server.storage.StoredContest;
import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Form;
import althing.server.storage.StoredContest.Meeting;
import althing.server.storage.StoredContest.Stage;

/** What everybody reads of a tournament. */
final class Bulletin {

    /** The most people of a league. */
    private static final int MOST_IN_A_LEAGUE = 64;

    private Bulletin() {
    }

    static int most(StoredContest contest) {
        return contest.terms().form() == Form.SWISS ? Pairing.MOST : MOST_IN_A_LEAGUE;
    }

    static ContestHead head(StoredContest contest, String person) {
        StoredContest.Terms terms = contest.terms();
        boolean mine = contest.openedBy().equals(person)
                || contest.entries().stream().anyMatch(entry -> entry.person().equals(person));
        return new ContestHead(contest.id(), terms.name(), terms.setup().replaceAll("[(#].*", ""), terms.setup(),
                terms.form() == Form.SWISS ? ContestForm.SWISS : ContestForm.LEAGUE, terms.rounds(), terms.size(),
                terms.pace(), terms.listed(), stage(contest.stage()), contest.round(), contest.total(),
                contest.entries().size(), most(contest), mine);
    }

    private static ContestStage stage(Stage stage) {
        return switch (stage) {
            case OPEN -> ContestStage.OPEN;
            case RUNNING -> ContestStage.RUNNING;
            case OVER -> ContestStage.OVER;
        };
    }

    static ContestState state(StoredContest contest, String person) {
        return new ContestState(head(contest, person),
                contest.stage() == Stage.OPEN && contest.openedBy().equals(person),
                contest.active().stream().filter(entry -> entry.person().equals(person)).map(Entry::number).findFirst()
                        .orElse(null),
                contest.entries().stream().map(entry -> new ContestEntry(entry.number(), entry.name(), entry.gone()))
                        .toList(),
                contest.stage() == Stage.OPEN ? List.of() : groups(contest),
                contest.tables().stream().map(Bulletin::told).toList());
    }

    private static ContestTable told(Meeting table) {
        return new ContestTable(table.round(), table.group(), table.table(), table.players(), table.ranks(),
                table.how());
    }

    private static List<ContestGroup> groups(StoredContest contest) {
        Map<Integer, List<Entry>> groups = contest.entries().stream()
                .collect(Collectors.groupingBy(Entry::group, TreeMap::new, Collectors.toList()));
        return groups.entrySet().stream().map(each -> new ContestGroup(each.getKey(), Standings.of(
                Tallies.players(each.getValue()), Tallies.outcomes(contest.tables().stream()
                        .filter(table -> table.group() == each.getKey()).toList()))
                .stream().map(line -> new ContestLine(line.place(), Integer.parseInt(line.player()), line.halves(),
                        line.met(), line.tables()))
                .toList())).toList();
    }
}
