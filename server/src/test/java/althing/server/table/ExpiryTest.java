package althing.server.table;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Bots;
import althing.engine.Deal.Lot;
import althing.server.Tampering;
import althing.server.api.Requests.OpenTable;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState;
import althing.server.storage.Store;

import static org.assertj.core.api.Assertions.assertThat;

/** Tables that nobody uses are closed, once everybody could read for some days that they would be. */
class ExpiryTest {

    private static final String INGRID = "ingrid";
    private static final String OLAF = "olaf";
    private static final SeatRequest ME = new SeatRequest(Wish.ME, null, null);
    private static final SeatRequest BOT = new SeatRequest(Wish.BOT, null, 1);
    private static final SeatRequest FRIEND = new SeatRequest(Wish.FRIEND, null, null);
    /** Where moments are stored. */
    private static final Map<String, List<String>> TIMES = Map.of("hall_table", List.of("opened", "changed"),
            "table_event", List.of("at"), "table_closing", List.of("changed", "told", "due", "seen"));

    @TempDir
    private Path data;
    private Store store;
    private Hall hall;

    @BeforeEach
    void open() {
        store = Store.inDirectory(data);
        hall = new Hall(store, _ -> Bots.named("random"), Duration.ZERO);
    }

    @AfterEach
    void close() {
        hall.close();
        store.close();
    }

    @Test
    void aTableToWhichNobodyComes_isToldFiveDaysBefore_andEndsAfterTwoWeeks() {
        String id = open(ME, FRIEND);
        goOn(8);
        assertThat(expires(id)).isNull();
        assertThat(ended(id)).isNull();
        goOn(1);
        assertDays(expires(id), 5);
        goOn(4);
        assertDays(expires(id), 1);
        assertThat(ended(id)).isNull();
        goOn(1);
        assertThat(ended(id)).isEqualTo("idle");
        assertThat(expires(id)).as("it is over").isNull();
        assertThat(store.events(id)).hasSize(1);
    }

    @Test
    void whereTheDealWaitsForSomebody_itIsTheSame() {
        String id = withLots();
        assertThat(state(id).deal().waiting()).isTrue();
        goOn(9);
        assertDays(expires(id), 5);
        goOn(5);
        assertThat(ended(id)).isEqualTo("idle");
    }

    @Test
    void wherePeoplePlay_itTakesThreeMonths() {
        String id = openForTwo();
        goOn(84);
        assertThat(expires(id)).isNull();
        goOn(1);
        assertDays(expires(id), 5);
        goOn(5);
        assertThat(ended(id)).isEqualTo("idle");
    }

    @Test
    void whoDoesSomething_putsItOff() {
        String id = openForTwo();
        goOn(86);
        assertDays(expires(id), 4);
        hall.at(id, table -> table.say(OLAF, "hail"));
        assertThat(expires(id)).isNull();
        goOn(84);
        assertThat(ended(id)).isNull();
        assertThat(expires(id)).isNull();
    }

    @Test
    void finishedTables_andThoseOfSomebodyAlone_stay() {
        String over = openForTwo();
        hall.at(over, table -> table.agreement().end(INGRID, true));
        hall.at(over, table -> table.agreement().end(OLAF, true));
        String alone = open(ME, ME);
        String withABot = open(ME, BOT);
        goOn(95);
        assertThat(ended(over)).isEqualTo("agreed");
        assertThat(ended(alone)).isNull();
        assertThat(ended(withABot)).isNull();
        assertThat(expires(alone)).isNull();
    }

    /** A hall that was off for weeks finds tables that are overdue, and nobody could have known. */
    @Test
    void noTableEnds_beforeItsNoticeHasBeenOutForTheDaysThatArePromised() {
        String id = openForTwo();
        rest(200);
        hall.expire();
        assertThat(ended(id)).isNull();
        assertDays(expires(id), 5);
        goOn(4);
        assertThat(ended(id)).isNull();
        goOn(1);
        assertThat(ended(id)).isEqualTo("idle");
    }

    @Test
    void whileTheHallIsClosed_theDaysOfTheNoticeDoNotRun() {
        String id = open(ME, FRIEND);
        goOn(10);
        assertDays(expires(id), 4);
        rest(30);
        hall.expire();
        assertThat(ended(id)).isNull();
        assertDays(expires(id), 4);
    }

    @Test
    void aRestart_changesNothingOfWhatWasTold() {
        String id = open(ME, FRIEND);
        goOn(11);
        String told = expires(id);
        close();
        open();
        hall.expire();
        assertThat(expires(id)).isEqualTo(told);
        assertDays(told, 3);
    }

    @Test
    void whoLooksWhenItIsTold_isToldAnew() throws InterruptedException {
        String id = open(ME, FRIEND);
        rest(10);
        assertThat(expires(id)).isNull();
        Watcher watcher = new Watcher(INGRID, "127.0.0.1");
        hall.at(id, table -> table.watch(watcher));
        hall.expire();
        assertThat(watcher.await(0, TimeUnit.SECONDS)).isTrue();
        assertDays(expires(id), 5);
    }

    private String open(SeatRequest... seats) {
        return hall.open(INGRID, "runes(seats=2)", List.of(seats));
    }

    private String openForTwo() {
        String id = open(ME, FRIEND);
        hall.at(id, table -> table.lots().join(OLAF, invite(id), "Olaf", Optional.empty()));
        assertThat(state(id).deal().waiting()).isFalse();
        return id;
    }

    /** Two who have put lots in, which nobody has opened. */
    private String withLots() {
        String id = hall.open(INGRID, new OpenTable("runes(seats=2)", List.of(ME, FRIEND), null,
                Lot.seal("1".repeat(32)), null, null, null, null));
        hall.at(id, table -> table.lots().join(OLAF, invite(id), "Olaf", Optional.of(Lot.seal("2".repeat(32)))));
        return id;
    }

    private Optional<String> invite(String id) {
        return Optional.ofNullable(state(id).seats().get(1).invite());
    }

    /** So many days go by while the hall is open, and looks each of them. */
    private void goOn(int days) {
        for (int day = 0; day < days; day++) {
            pass(Duration.ofDays(1));
            Tampering.execute(data, "UPDATE table_closing SET seen = seen + " + Duration.ofDays(1).toMillis());
            hall.expire();
        }
    }

    /** So many days go by while the hall is closed. */
    private void rest(int days) {
        pass(Duration.ofDays(days));
    }

    private void pass(Duration time) {
        TIMES.forEach((table, columns) -> columns.forEach(column -> Tampering.execute(data,
                "UPDATE " + table + " SET " + column + " = " + column + " - " + time.toMillis())));
        hall.tidy(System.nanoTime());
    }

    private TableState state(String id) {
        return hall.at(id, table -> table.state(INGRID));
    }

    private @Nullable String expires(String id) {
        return state(id).accord().expires();
    }

    private @Nullable String ended(String id) {
        return state(id).accord().ended();
    }

    /** In how many days something is, but for the time that the test takes. */
    private static void assertDays(@Nullable String moment, int days) {
        assertThat(moment).isNotNull();
        assertThat(Duration.between(Instant.now(), Instant.parse(String.valueOf(moment))))
                .isBetween(Duration.ofDays(days).minusMinutes(5), Duration.ofDays(days));
    }
}
