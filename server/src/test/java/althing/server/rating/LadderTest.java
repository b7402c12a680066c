package althing.server.rating;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Games;
import althing.server.api.TableState.SeatKind;
import althing.server.rating.Anchors.Bout;
import althing.server.rating.Ladder.Place;
import althing.server.storage.Results.Played;
import althing.server.storage.Results.Result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/** Who is how strong follows from how games ended, whatever their order. */
class LadderTest {

    private static final List<Bout> BOUTS = List.of(new Bout(3, 2, 300, 100), new Bout(2, 1, 300, 100));

    private static Played seat(String table, String person, int place) {
        return new Played(table, new Result(0, "runes", Instant.EPOCH, place, 0, 0, 0, null, true), SeatKind.PERSON,
                person, null, person, person, true, false, "");
    }

    private static Played bot(String table, int level, int place) {
        return new Played(table, new Result(0, "runes", Instant.EPOCH, place, 0, 0, 0, null, true), SeatKind.BOT, "Orm",
                level, null, null, false, false, "");
    }

    private static Place of(Ladder ladder, String person) {
        return ladder.of(person).orElseThrow();
    }

    @Test
    void theOrderOfGames_changesNothing() {
        List<Played> games = new ArrayList<>(List.of(seat("a", "ari", 1), seat("a", "una", 2), seat("b", "una", 1),
                seat("b", "ivar", 2), seat("c", "ivar", 1), seat("c", "ari", 1), seat("c", "una", 3)));
        Ladder one = new Ladder(games, BOUTS);
        Ladder other = new Ladder(games.reversed(), BOUTS);
        for (String person : List.of("ari", "una", "ivar")) {
            assertThat(of(one, person).rating()).isCloseTo(of(other, person).rating(), within(1e-6));
            assertThat(of(one, person).error()).isCloseTo(of(other, person).error(), within(1e-6));
        }
        assertThat(of(one, "una").games()).isEqualTo(3);
    }

    @Test
    void whoTies_isEquallyStrong() {
        Ladder ladder = new Ladder(List.of(seat("a", "ari", 1), seat("a", "una", 1)), BOUTS);
        assertThat(of(ladder, "ari").rating()).isCloseTo(of(ladder, "una").rating(), within(1e-6));
    }

    @Test
    void theBots_holdTheScale() {
        List<Played> games = new ArrayList<>();
        for (int game = 0; game < 30; game++) {
            games.addAll(List.of(seat("t" + game, "ari", 1), seat("t" + game, "una", 3), bot("t" + game, 3, 2)));
        }
        Ladder ladder = new Ladder(games, BOUTS);
        List<Place> places = ladder.places();
        Place middle = places.stream().filter(place -> Integer.valueOf(3).equals(place.level())).findFirst()
                .orElseThrow();
        Place lower = places.stream().filter(place -> Integer.valueOf(2).equals(place.level())).findFirst()
                .orElseThrow();
        assertThat(middle.rating()).isCloseTo(1500, within(1e-9));
        assertThat(1500 - lower.rating()).as("as the lab measured it").isCloseTo(400 * Math.log10(3), within(15.0));
        assertThat(of(ladder, "ari").rating()).isGreaterThan(1700);
        assertThat(of(ladder, "una").rating()).isLessThan(1300);
    }

    @Test
    void moreGames_makeItSurer() {
        List<Played> games = new ArrayList<>(List.of(seat("a", "ari", 1), seat("a", "una", 2)));
        double before = of(new Ladder(games, BOUTS), "ari").error();
        for (int game = 0; game < 40; game++) {
            games.addAll(List.of(seat("t" + game, "ari", 1 + game % 2), seat("t" + game, "una", 2 - game % 2)));
        }
        assertThat(of(new Ladder(games, BOUTS), "ari").error()).isLessThan(before);
    }

    @Test
    void whoPlaysAlone_isNotRated() {
        assertThat(new Ladder(List.of(seat("a", "ari", 1)), BOUTS).of("ari")).isEmpty();
        assertThat(new Ladder(List.of(), List.of()).places()).isEmpty();
    }

    /** The most people that are rated at all, in games of three, within seconds. */
    @Test
    void manyPeople_areRated_andThoseWhoPlayedLastIfThereAreMore() {
        List<Played> games = new ArrayList<>();
        for (int game = 0; game < 2 * Ladder.MOST; game++) {
            for (int seat = 0; seat < 3; seat++) {
                games.add(seat("t" + game, "p" + (game + 7 * seat) % (Ladder.MOST + 100), 1 + seat));
            }
        }
        Ladder ladder = new Ladder(games, BOUTS);
        assertThat(ladder.places()).hasSize(Ladder.MOST + 3);
        assertThat(ladder.of("p0")).isPresent();
    }

    @Test
    void whatIsKnownOfTheLevels_canBeRead() {
        Games.all().forEach(game -> assertThat(Anchors.of(game)).allMatch(bout -> bout.won() + bout.lost() > 0));
    }
}
