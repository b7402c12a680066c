package althing.server.contest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.server.storage.StoredContest;
import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Form;
import althing.server.storage.StoredContest.Meeting;
import althing.server.storage.StoredContest.Stage;
import althing.server.storage.StoredContest.Terms;

import static org.assertj.core.api.Assertions.assertThat;

/** Who meets whom in leagues and in Swiss rounds, of every size. */
class RoundsTest {

    private static StoredContest contest(Form form, int rounds, int size, List<Entry> entries, int round, int total,
            List<Meeting> tables) {
        return new StoredContest("id", "ingrid", Instant.EPOCH, new Terms("Cup", "runes(seats=2)", form, rounds, size,
                "days 2", true), Stage.RUNNING, round, total, 1, entries, tables);
    }

    private static List<Entry> people(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(each -> new Entry(each, "p" + each, "P" + each, 0, false))
                .toList();
    }

    /** All tables of a tournament in which everybody leaves nobody, and the first seat always wins. */
    private static List<Meeting> all(Form form, int rounds, int size, int seats, int count) {
        StoredContest open = contest(form, rounds, size, people(count), 0, 0, List.of());
        List<Entry> entries = new Rounds(open, seats).grouped(people(count));
        int total = new Rounds(open, seats).total(entries);
        List<Meeting> tables = new ArrayList<>();
        for (int round = 0; round < total; round++) {
            for (Meeting meeting : new Rounds(contest(form, rounds, size, entries, round, total, tables), seats)
                    .next()) {
                tables.add(settled(meeting));
            }
        }
        return tables;
    }

    private static Meeting settled(Meeting meeting) {
        return meeting.isSettled()
                ? meeting
                : new Meeting(meeting.round(), meeting.number(), meeting.group(), "t", meeting.players(),
                        IntStream.rangeClosed(1, meeting.players().size()).boxed().toList(), "played");
    }

    @ParameterizedTest
    @CsvSource({"2,4,1", "3,4,1", "4,4,1", "5,4,1", "7,4,2", "8,4,1", "9,3,2", "13,5,1", "16,8,2"})
    void inALeagueOfTwos_everybodyOfAGroupMeetsEverybody_asOftenAsSaid(int count, int size, int times) {
        List<Meeting> tables = all(Form.LEAGUE, times, size, 2, count);
        Map<Set<Integer>, Integer> met = new HashMap<>();
        Map<Integer, Set<Integer>> groups = new HashMap<>();
        Map<Integer, Integer> firsts = new HashMap<>();
        for (Meeting table : tables) {
            assertThat(table.players()).hasSize(2);
            met.merge(Set.copyOf(table.players()), 1, Integer::sum);
            groups.computeIfAbsent(table.group(), _ -> new HashSet<>()).addAll(table.players());
            firsts.merge(table.players().getFirst(), 1, Integer::sum);
        }
        assertThat(met.values()).allMatch(often -> often == times);
        assertThat(met).hasSize(groups.values().stream().mapToInt(group -> group.size() * (group.size() - 1) / 2)
                .sum());
        assertThat(groups.values().stream().mapToInt(Set::size).sum()).isEqualTo(count);
        assertThat(groups.values()).allMatch(group -> group.size() <= size);
        if (times == 2) {
            groups.values().forEach(group -> group.forEach(one -> assertThat(firsts.getOrDefault(one, 0))
                    .as("who meets twice sits on each side once").isEqualTo(group.size() - 1)));
        }
    }

    @ParameterizedTest
    @CsvSource({"2,4,1", "3,4,1", "4,4,1", "5,4,1", "7,4,2", "16,8,2"})
    void nobodySitsAtTwoTablesOfARound(int count, int size, int times) {
        Map<Integer, Set<Integer>> rounds = new HashMap<>();
        all(Form.LEAGUE, times, size, 2, count).forEach(table -> table.players().forEach(player -> assertThat(
                rounds.computeIfAbsent(table.round(), _ -> new HashSet<>()).add(player)).isTrue()));
    }

    @Test
    void inALeagueOfMore_aGroupPlaysTogether_andEverybodySitsEverywhere() {
        List<Meeting> tables = all(Form.LEAGUE, 3, 3, 3, 5);
        assertThat(tables).hasSize(6).allMatch(table -> table.players().size() == 3);
        Map<Integer, Set<Integer>> seats = new HashMap<>();
        for (Meeting table : tables) {
            for (int seat = 0; seat < 3; seat++) {
                seats.computeIfAbsent(table.players().get(seat), _ -> new HashSet<>()).add(seat);
            }
        }
        assertThat(seats.keySet()).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
        assertThat(seats.values()).allMatch(each -> each.size() == 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 7, 8, 16})
    void inSwissRounds_everybodyPlaysOrHasABye_andSidesAreShared(int count) {
        List<Meeting> tables = all(Form.SWISS, 5, 0, 2, count);
        int total = Math.min(5, count % 2 == 0 ? count - 1 : count);
        for (int round = 1; round <= total; round++) {
            int now = round;
            assertThat(tables.stream().filter(table -> table.round() == now).flatMap(table -> table.players().stream()))
                    .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, count).boxed().toList());
        }
        for (int one = 1; one <= count; one++) {
            int player = one;
            long played = tables.stream().filter(table -> table.players().size() == 2
                    && table.players().contains(player)).count();
            long first = tables.stream().filter(table -> table.players().size() == 2
                    && table.players().getFirst() == player).count();
            assertThat(Math.abs(played - 2 * first)).as("first seats of %s", player).isLessThanOrEqualTo(3);
        }
    }

    @Test
    void whoMeetsSomebodyThatHasLeft_hasAWalkover_andWhoRestsHasNothing() {
        List<Entry> entries = List.of(new Entry(1, "a", "A", 1, false), new Entry(2, "b", "B", 1, true),
                new Entry(3, "c", "C", 1, false));
        Map<Integer, Integer> byes = new HashMap<>();
        for (int round = 0; round < 3; round++) {
            for (Meeting table : new Rounds(contest(Form.LEAGUE, 1, 4, entries, round, 3, List.of()), 2).next()) {
                if (table.isSettled()) {
                    byes.merge(table.players().getFirst(), 1, Integer::sum);
                } else {
                    assertThat(table.players()).containsExactlyInAnyOrder(1, 3);
                }
            }
        }
        assertThat(byes).isEqualTo(Map.of(1, 1, 3, 1));
    }
}
