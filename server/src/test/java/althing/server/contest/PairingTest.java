package althing.server.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What holds of Swiss rounds and standings, over random tournaments of every size. */
class PairingTest {

    private static List<String> players(int count) {
        return IntStream.range(0, count).mapToObj(each -> "p" + each).toList();
    }

    private static List<String> order(List<String> players, List<Outcome> past) {
        return Standings.of(players, past).stream().map(Standings.Line::player).toList();
    }

    private static Outcome played(List<String> table, Random random) {
        return switch (table.size() == 1 ? 3 : random.nextInt(3)) {
            case 0 -> new Outcome(table, List.of(1, 2));
            case 1 -> new Outcome(table, List.of(2, 1));
            case 2 -> new Outcome(table, List.of(1, 1));
            default -> Outcome.bye(table.getFirst());
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16})
    void everybodyMeetsOncePerRound_andNobodyAgain_whileThatCanBeAvoidedForSure(int count) {
        for (int seed = 0; seed < 5; seed++) {
            Random random = new Random(seed);
            List<Outcome> past = new ArrayList<>();
            Set<Set<String>> met = new HashSet<>();
            // After fewer than half as many rounds a fresh pairing exists whatever was played (Dirac's theorem).
            for (int round = 0; round < Math.max(1, (count + count % 2) / 2); round++) {
                List<List<String>> tables = Pairing.next(order(players(count), past), past);
                assertThat(tables.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(players(count));
                tables.forEach(table -> assertThat(met.add(Set.copyOf(table))).as("%s again", table).isTrue());
                tables.forEach(table -> past.add(played(table, random)));
            }
        }
    }

    @Test
    void whereMeetingAgainCannotBeAvoided_thereAreAsFewAsPossible() {
        List<Outcome> past = List.of(new Outcome(List.of("p0", "p1"), List.of(1, 2)),
                new Outcome(List.of("p0", "p2"), List.of(1, 2)), new Outcome(List.of("p0", "p3"), List.of(1, 2)));
        List<List<String>> tables = Pairing.next(players(4), past);
        assertThat(tables).isEqualTo(List.of(List.of("p0", "p1"), List.of("p2", "p3")));
    }

    @Test
    void theBye_goesToTheLastWhoHasHadNone() {
        assertThat(Pairing.next(players(3), List.of())).isEqualTo(List.of(List.of("p0", "p1"), List.of("p2")));
        assertThat(Pairing.next(players(3), List.of(Outcome.bye("p2")))).contains(List.of("p1"));
    }

    @Test
    void whatIsTooMany_isRefused() {
        assertThatThrownBy(() -> Pairing.next(players(17), List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void standings_doNotDependOnTheOrderOfTables_norOfSeats() {
        Random random = new Random(7);
        for (int again = 0; again < 50; again++) {
            List<String> players = players(6);
            List<Outcome> past = new ArrayList<>();
            for (int round = 0; round < 3; round++) {
                Pairing.next(order(players, past), past).forEach(table -> past.add(played(table, random)));
            }
            List<Outcome> turned = new ArrayList<>(past.stream()
                    .map(each -> new Outcome(each.players().reversed(), each.ranks().reversed())).toList());
            Collections.shuffle(turned, random);
            assertThat(Standings.of(players, turned)).isEqualTo(Standings.of(players, past));
        }
    }

    @Test
    void whoTies_getsTheSame_andATableGivesAsMuchWhateverItsEnd() {
        Outcome tie = new Outcome(List.of("p0", "p1", "p2"), List.of(1, 1, 3));
        assertThat(Standings.of(players(3), List.of(tie))).containsExactly(new Standings.Line(1, "p0", 3, 3, 1),
                new Standings.Line(1, "p1", 3, 3, 1), new Standings.Line(3, "p2", 0, 6, 1));
        Outcome agreed = new Outcome(List.of("p0", "p1", "p2"), List.of(1, 1, 1));
        assertThat(Standings.of(players(3), List.of(agreed))).allMatch(line -> line.place() == 1 && line.halves() == 2);
    }

    @Test
    void whoIsLevel_isToldApartByTheStrengthOfOpponents() {
        List<Outcome> past = List.of(new Outcome(List.of("p0", "p3"), List.of(1, 2)),
                new Outcome(List.of("p1", "p2"), List.of(1, 2)), new Outcome(List.of("p2", "p4"), List.of(1, 2)));
        assertThat(Standings.of(players(5), past).getFirst().player()).isEqualTo("p1");
    }
}
