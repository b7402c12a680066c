package althing.server.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import althing.server.storage.StoredContest;
import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Form;
import althing.server.storage.StoredContest.Meeting;

/**
 * Who meets whom, round by round. In a Swiss tournament neighbours in the standings meet; in a league everybody of a group
 * meets everybody, or, where more than two sit at a table, the whole group plays, and seats are shifted from round to round.
 * The same past gives the same round wherever it is reckoned.
 */
final class Rounds {

    /** In a group of an odd number one rests in each round, everybody once, and that brings nothing. */
    private static final int REST = -1;

    private final StoredContest contest;
    private final int seats;

    /** The rounds of a tournament whose tables have so many seats. */
    Rounds(StoredContest contest, int seats) {
        this.contest = contest;
        this.seats = seats;
    }

    /** Everybody's group, when it begins: as many groups as are needed, as even as can be, of neighbours in the order given. */
    List<Entry> grouped(List<Entry> drawn) {
        if (contest.terms().form() == Form.SWISS) {
            return drawn;
        }
        int groups = Math.ceilDiv(drawn.size(), contest.terms().size());
        return IntStream.range(0, drawn.size()).mapToObj(at -> {
            Entry entry = drawn.get(at);
            return new Entry(entry.number(), entry.person(), entry.name(), at * groups / drawn.size() + 1,
                    entry.gone());
        }).toList();
    }

    /** How many rounds there are for these entries. */
    int total(Collection<Entry> entries) {
        int wished = contest.terms().rounds();
        if (contest.terms().form() == Form.SWISS) {
            return Math.min(wished, length(entries.size()));
        }
        return seats > 2
                ? wished
                : wished * length(groups(entries).values().stream().mapToInt(List::size).max()
                        .orElse(0));
    }

    /** How many rounds it takes until everybody has met everybody once. */
    private static int length(int people) {
        return people % 2 == 0 ? people - 1 : people;
    }

    /** The tables of the round that follows the one which is played now. */
    List<Meeting> next() {
        List<Meeting> meetings = new ArrayList<>();
        if (contest.terms().form() == Form.SWISS) {
            swiss().forEach(players -> add(meetings, 0, players));
        } else {
            groups(contest.entries()).forEach((group, members) -> (seats > 2 ? List.of(whole(members)) : pairs(members))
                    .forEach(players -> add(meetings, group, players)));
        }
        return meetings;
    }

    /** Adds a table, without those who have left; who is alone then has a bye, and is lucky. */
    private void add(List<Meeting> meetings, int group, List<Integer> players) {
        int round = contest.round() + 1;
        List<Integer> there = players.stream().filter(number -> number != 0).toList();
        if (there.size() == 1) {
            meetings.add(new Meeting(round, meetings.size() + 1, group, null, there, List.of(1), "bye"));
        } else if (there.size() > 1) {
            meetings.add(new Meeting(round, meetings.size() + 1, group, null, players, List.of(), null));
        }
    }

    private List<List<Integer>> swiss() {
        List<Outcome> past = Tallies.outcomes(contest.tables());
        List<String> active = contest.active().stream().map(entry -> String.valueOf(entry.number())).toList();
        List<String> standing = Standings.of(Tallies.players(contest.entries()), past).stream()
                .map(Standings.Line::player).filter(active::contains).toList();
        return Pairing.next(standing, past).stream().map(pair -> seated(pair.stream().map(Integer::valueOf).toList()))
                .toList();
    }

    /** Who has had the first seat less often gets it. */
    private List<Integer> seated(List<Integer> pair) {
        return pair.size() == 2 && firsts(pair.get(1)) < firsts(pair.get(0)) ? pair.reversed() : pair;
    }

    private long firsts(int number) {
        return contest.tables().stream().filter(table -> table.players().size() > 1
                && table.players().getFirst() == number).count();
    }

    /** All who are left of a group at one table, with bots on the seats that are free. */
    private List<Integer> whole(List<Entry> members) {
        List<Integer> players = new ArrayList<>(members.stream().map(Rounds::here).toList());
        while (players.size() < seats) {
            players.add(0);
        }
        Collections.rotate(players, contest.round());
        return players;
    }

    /** A round of everybody against everybody, by the circle that turns around the first; with seats changed when they meet again. */
    private List<List<Integer>> pairs(List<Entry> members) {
        int length = length(members.size());
        int turn = contest.round() % length;
        int time = contest.round() / length;
        if (time >= contest.terms().rounds()) {
            return List.of();
        }
        List<Integer> circle = new ArrayList<>(members.stream().map(Rounds::here).toList());
        if (circle.size() % 2 == 1) {
            circle.add(REST);
        }
        Collections.rotate(circle.subList(1, circle.size()), turn);
        List<List<Integer>> pairs = new ArrayList<>();
        for (int at = 0; at < circle.size() / 2; at++) {
            List<Integer> pair = List.of(circle.get(at), circle.get(circle.size() - 1 - at));
            if (!pair.contains(REST)) {
                pairs.add((at == 0 ? turn : at) % 2 == time % 2 ? pair : pair.reversed());
            }
        }
        return pairs;
    }

    private static int here(Entry entry) {
        return entry.gone() ? 0 : entry.number();
    }

    private static Map<Integer, List<Entry>> groups(Collection<Entry> entries) {
        return entries.stream().collect(Collectors.groupingBy(Entry::group, TreeMap::new, Collectors.toList()));
    }
}
