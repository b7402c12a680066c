package althing.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import althing.server.table.Turns.Wish;

import static org.assertj.core.api.Assertions.assertThat;

/** Whose bot thinks next. The clock is turned by hand. */
class TurnsTest {

    private static final long SECOND = 1_000_000_000L;

    private long now = 100 * SECOND;

    @Test
    void whoComesFirst_thinksFirst() {
        Turns turns = new Turns(1, now);
        turns.want(attended("a", "ingrid"));
        turns.want(attended("b", "olaf"));
        assertThat(thinkAll(turns, SECOND)).containsExactly("a", "b");
    }

    @Test
    void aTableThatSomebodyAttends_goesBeforeAllOthers() {
        Turns turns = new Turns(1, now);
        for (int i = 0; i < 2000; i++) {
            turns.want(new Wish("lonely" + i, "olaf", "", false, now));
        }
        turns.want(attended("seen", "olaf"));
        assertThat(turns.next(now)).map(Wish::table).contains("seen");
    }

    @Test
    void aTableThatSomebodyComesTo_waitsNoLonger() {
        Turns turns = new Turns(1, now);
        turns.want(new Wish("a", "ingrid", "", false, now));
        turns.want(new Wish("b", "ingrid", "", false, now + 60 * SECOND));
        turns.want(attended("b", "ingrid"));
        assertThat(turns.waiting()).isEqualTo(2);
        assertThat(turns.next(now)).map(Wish::table).contains("b");
    }

    @Test
    void whoWakesATable_doesNotTakeItFromWhoAttendsIt() {
        Turns turns = new Turns(1, now);
        turns.want(attended("a", "ingrid"));
        turns.wake(new Wish("a", "ingrid", "", false, now + 60 * SECOND));
        assertThat(turns.next(now)).map(Wish::attended).contains(true);
        assertThat(turns.waiting()).isZero();
    }

    @Test
    void aTableThatNobodyAttends_waitsAWhileAfterEachMove() {
        Turns turns = new Turns(1, now);
        turns.want(new Wish("lonely", "olaf", "", false, now + 2 * SECOND));
        assertThat(turns.next(now)).isEmpty();
        assertThat(turns.nanosToWait(now)).isEqualTo(2 * SECOND);
        assertThat(turns.next(now + 2 * SECOND)).map(Wish::table).contains("lonely");
    }

    @Test
    void tablesThatNobodyAttends_restAsLongAsTheyThought() {
        Turns turns = new Turns(1, now);
        turns.want(new Wish("a", "olaf", "", false, now));
        turns.want(new Wish("b", "olaf", "", false, now));
        think(turns, 5 * SECOND);
        assertThat(turns.next(now)).isEmpty();
        assertThat(turns.nanosToWait(now)).isEqualTo(5 * SECOND);
        turns.want(attended("seen", "olaf"));
        assertThat(turns.next(now)).map(Wish::table).contains("seen");
        assertThat(turns.next(now + 5 * SECOND)).as("the thread is taken by an opener with one share").isEmpty();
    }

    @Test
    void whoHasLetBotsThinkLess_goesFirst() {
        Turns turns = new Turns(1, now);
        turns.want(attended("greedy1", "olaf"));
        turns.want(attended("greedy2", "olaf"));
        turns.want(attended("greedy3", "olaf"));
        turns.want(attended("modest1", "ingrid"));
        turns.want(attended("modest2", "ingrid"));
        assertThat(thinkAll(turns, SECOND)).containsExactly("greedy1", "modest1", "greedy2", "modest2", "greedy3");
    }

    @Test
    void timeCounts_notTurns() {
        Turns turns = new Turns(1, now);
        turns.want(attended("long", "olaf"));
        turns.want(attended("long2", "olaf"));
        turns.want(attended("short1", "ingrid"));
        turns.want(attended("short2", "ingrid"));
        assertThat(think(turns, 10 * SECOND)).contains("long");
        assertThat(think(turns, SECOND)).contains("short1");
        assertThat(think(turns, SECOND)).contains("short2");
        assertThat(think(turns, SECOND)).contains("long2");
    }

    @Test
    void whoComesAnew_isNotAheadOfWhoHasWaited() {
        Turns turns = new Turns(1, now);
        turns.want(attended("a", "olaf"));
        turns.want(attended("b", "olaf"));
        think(turns, 10 * SECOND);
        turns.want(attended("c", "ingrid"));
        assertThat(thinkAll(turns, SECOND)).containsExactly("b", "c");
    }

    @Test
    void anOpener_hasHalfOfTheThreads_andSoHaveTheTablesThatNobodyAttends() {
        Turns turns = new Turns(4, now);
        for (int i = 0; i < 10; i++) {
            turns.want(attended("greedy" + i, "olaf"));
            turns.want(new Wish("lonely" + i, "helga" + i, "", false, now));
        }
        List<String> running = new ArrayList<>();
        for (Optional<Wish> next = turns.next(now); next.isPresent(); next = turns.next(now)) {
            running.add(next.get().table());
        }
        assertThat(running).containsExactly("greedy0", "greedy1", "lonely0", "lonely1");
        turns.want(attended("modest", "ingrid"));
        assertThat(turns.next(now)).map(Wish::table).contains("modest");
    }

    @Test
    void whoThrowsCookiesAway_isStillThere_andOthersGoFirst() {
        Turns turns = new Turns(1, now);
        for (int i = 0; i < 4; i++) {
            turns.want(attended("greedy" + i, "olaf" + i, "192.0.2.1"));
        }
        assertThat(think(turns, SECOND)).contains("greedy0");
        turns.want(attended("modest", "ingrid", "192.0.2.2"));
        assertThat(think(turns, SECOND)).contains("greedy1");
        turns.want(attended("modest", "ingrid", "192.0.2.2"));
        assertThat(thinkAll(turns, SECOND)).containsExactly("modest", "greedy2", "greedy3");
    }

    @Test
    void ofOneAddress_whoHasLetBotsThinkLess_goesFirst() {
        Turns turns = new Turns(1, now);
        turns.want(attended("greedy1", "olaf", "school"));
        turns.want(attended("greedy2", "olaf", "school"));
        turns.want(attended("modest", "ingrid", "school"));
        assertThat(thinkAll(turns, SECOND)).containsExactly("greedy1", "modest", "greedy2");
    }

    @Test
    void aTableThatNobodyAttends_holdsUpWhoIsAttended_untilItHasThought() {
        Turns turns = new Turns(1, now);
        turns.want(new Wish("lonely", "olaf", "", false, now));
        Wish lonely = turns.next(now).orElseThrow();
        assertThat(turns.isHeldUp()).isFalse();
        turns.want(new Wish("lonely2", "olaf", "", false, now));
        assertThat(turns.isHeldUp()).as("nobody waits for that one").isFalse();
        turns.want(attended("seen", "olaf"));
        assertThat(turns.isHeldUp()).isTrue();
        turns.done(lonely, SECOND, now);
        assertThat(turns.isHeldUp()).isFalse();
        turns.next(now);
        turns.want(attended("seen2", "ingrid"));
        assertThat(turns.isHeldUp()).as("what thinks now is attended").isFalse();
    }

    @Test
    void whoHasTheirShare_isNotHeldUp() {
        Turns turns = new Turns(2, now);
        turns.want(attended("greedy1", "olaf"));
        turns.want(attended("greedy2", "olaf"));
        turns.want(new Wish("lonely", "helga", "", false, now));
        assertThat(turns.next(now)).map(Wish::table).contains("greedy1");
        assertThat(turns.next(now)).map(Wish::table).contains("lonely");
        assertThat(turns.isHeldUp()).isFalse();
    }

    private static Wish attended(String table, String opener) {
        return attended(table, opener, "home of " + opener);
    }

    private static Wish attended(String table, String opener, String place) {
        return new Wish(table, opener, place, true, 0);
    }

    private Optional<String> think(Turns turns, long duration) {
        Optional<Wish> next = turns.next(now);
        now += duration;
        next.ifPresent(wish -> turns.done(wish, duration, now));
        return next.map(Wish::table);
    }

    private List<String> thinkAll(Turns turns, long duration) {
        List<String> order = new ArrayList<>();
        for (Optional<String> next = think(turns, duration); next.isPresent(); next = think(turns, duration)) {
            order.add(next.get());
        }
        return order;
    }
}
