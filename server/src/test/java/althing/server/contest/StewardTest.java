package althing.server.contest;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Bots;
import althing.server.api.ContestState.ContestForm;
import althing.server.api.ContestState.OpenContest;
import althing.server.storage.Store;
import althing.server.storage.StoredContest;
import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Meeting;
import althing.server.storage.StoredContest.Stage;
import althing.server.storage.StoredKey;
import althing.server.table.Hall;

import static org.assertj.core.api.Assertions.assertThat;

/** What becomes of a tournament when people do not come any more. */
class StewardTest {

    @TempDir
    private Path data;
    private Store store;
    private Hall hall;
    private String cup;

    @BeforeEach
    void open() {
        store = Store.inDirectory(data);
        hall = new Hall(store, _ -> Bots.named("random"), Duration.ZERO);
        ContestDesk desk = new ContestDesk(store, new Steward(hall, store));
        cup = desk.open("ingrid", new OpenContest("Cup", "hnefatafl(seats=2)", ContestForm.SWISS, 1, null, "days 2",
                true, "Ingrid")).head().id();
        desk.enter(cup, "olaf", "Olaf");
        desk.start(cup, "ingrid");
    }

    @AfterEach
    void close() {
        hall.close();
        store.close();
    }

    private void lookAfter(Duration time) {
        new Steward(hall, store, () -> Instant.now().plus(time)).carryOn();
    }

    private StoredContest now() {
        return store.contests().find(cup).orElseThrow();
    }

    @Test
    void aTableWhoseTimeIsUp_waitsTwoMoreDays_andThenWhoWasAskedIsBehind() {
        lookAfter(Duration.ofDays(3));
        assertThat(now().stage()).isEqualTo(Stage.RUNNING);
        assertThat(now().current().getFirst().isSettled()).isFalse();
        lookAfter(Duration.ofDays(5));
        Meeting table = now().tables().getFirst();
        assertThat(table.how()).isEqualTo("idle");
        int asked = Integer.numberOfTrailingZeros(pending());
        assertThat(table.ranks().get(asked)).isEqualTo(2);
        assertThat(table.ranks().get(1 - asked)).isEqualTo(1);
        assertThat(now().stage()).isEqualTo(Stage.OVER);
    }

    /** Who begins is the same at every table of this setup. */
    private static int pending() {
        return althing.engine.Setup.parse("hnefatafl(seats=2)#1").start().pending();
    }

    @Test
    void forWhoHasGone_aBotPlays_andTheOthersGoOn() {
        String table = String.valueOf(now().current().getFirst().table());
        hall.seatAnew(store.unions().forget(StoredKey.made("key", "key", "olaf", StoredKey.Kind.BROWSER, "",
                Instant.now(), null), Instant.now()).tables());
        lookAfter(Duration.ZERO);
        assertThat(store.table(table).orElseThrow().seats().stream().filter(seat -> seat.standIn() != null))
                .singleElement().matches(seat -> seat.name().equals("Viking"));
        assertThat(now().entries().get(1).gone()).isTrue();
    }

    @Test
    void whoeverLooks_andHoweverOften_aRoundIsOpenedOnce() {
        for (int times = 0; times < 3; times++) {
            lookAfter(Duration.ZERO);
        }
        assertThat(now().tables()).hasSize(1);
        assertThat(now().round()).isEqualTo(1);
    }

    @Test
    void aTableCounts_whereAllWhoPlayAreRated() {
        assertThat(again("first")).as("nobody has agreed to it").isFalse();
        store.ratedPeople().add("ingrid", Instant.now());
        assertThat(again("second")).as("one has").isFalse();
        store.ratedPeople().add("olaf", Instant.now());
        assertThat(again("third")).isTrue();
    }

    /** Whether the table of another tournament counts. */
    private boolean again(String name) {
        ContestDesk desk = new ContestDesk(store, new Steward(hall, store));
        String id = desk
                .open("ingrid", new OpenContest(name, "hnefatafl(seats=2)", ContestForm.SWISS, 1, null, "days 3",
                        true, "Ingrid"))
                .head().id();
        desk.enter(id, "olaf", "Olaf");
        desk.start(id, "ingrid");
        String table = store.contests().find(id).orElseThrow().current().getFirst().table();
        return store.table(String.valueOf(table)).orElseThrow().terms().rated();
    }

    @Test
    void theRated_standFirst_byTheirStrength_andTheOthersAsTheyWereDrawn() {
        List<Entry> drawn = List.of(new Entry(1, "new", "N", 0, false), new Entry(2, "weak", "W", 0, false),
                new Entry(3, "newer", "M", 0, false), new Entry(4, "strong", "S", 0, false));
        Map<String, Double> ratings = Map.of("weak", 1400.0, "strong", 1700.0);
        assertThat(ContestDesk.seeded(drawn, person -> ratings.containsKey(person)
                ? OptionalDouble.of(ratings.get(person))
                : OptionalDouble.empty()))
                .extracting(Entry::person).containsExactly("strong", "weak", "new", "newer");
    }
}
