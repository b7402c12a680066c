package althing.server.storage;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import althing.server.api.TableState.SeatKind;
import althing.server.storage.Dailies.Daily;
import althing.server.storage.Dailies.Score;
import althing.server.storage.StoredTable.Seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What the storage promises, whatever database is behind it. */
abstract class StoreContract {

    private static final Instant NOW = Instant.parse("2026-06-24T10:15:30.123Z");

    /** The store under test; every test uses tables of its own. */
    abstract Store store();

    /** The same data once more, to be read only. */
    abstract Store reader();

    @Test
    void aTable_comesBackAsItWasStored() {
        StoredTable table = table("back", 1, NOW);
        store().open(table, List.of());
        StoredTable read = store().table("back").orElseThrow();
        assertThat(read.setup()).isEqualTo(table.setup());
        assertThat(read.seats()).isEqualTo(table.seats());
        assertThat(read.opened()).isEqualTo(NOW);
        assertThat(read.pending()).isEqualTo(1);
        assertThat(store().table("nowhere")).isEmpty();
    }

    @Test
    void events_comeBackInOrder() {
        store().open(table("order", 1, NOW), List.of(event(1, "a"), event(2, "b")));
        store().append("order", event(3, "Żółć, 字 and \uD83D\uDEF6"), OptionalInt.of(2));
        assertThat(store().events("order").stream().map(Event::payload)).containsExactly("a", "b",
                "Żółć, 字 and \uD83D\uDEF6");
        assertThat(store().table("order").orElseThrow().pending()).isEqualTo(2);
    }

    @Test
    void ofTwoEventsWithOneNumber_oneIsRefused_andChangesNothing() {
        store().open(table("twice", 1, NOW), List.of(event(1, "first")));
        assertThatThrownBy(() -> store().append("twice", event(1, "second"), OptionalInt.of(8)))
                .isInstanceOf(SeqTaken.class);
        assertThat(store().events("twice")).singleElement().extracting(Event::payload).isEqualTo("first");
        assertThat(store().table("twice").orElseThrow().pending()).isEqualTo(1);
    }

    @Test
    void manyWriters_getEveryNumberOnce() throws InterruptedException, ExecutionException {
        store().open(table("race", 1, NOW), List.of());
        int writers = 4;
        int numbers = 25;
        List<Callable<Integer>> work = new ArrayList<>();
        for (int writer = 0; writer < writers; writer++) {
            work.add(() -> appendAll("race", numbers));
        }
        int stored = 0;
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Integer> future : pool.invokeAll(work)) {
                stored += future.get();
            }
        }
        assertThat(stored).isEqualTo(numbers);
        assertThat(store().events("race")).hasSize(numbers);
    }

    @Test
    void whoJoins_isStoredWithTheEvent() {
        store().open(table("join", 1, NOW), List.of());
        Seat open = store().table("join").orElseThrow().seats().get(2);
        Seat taken = open.takenBy("olaf", "Olaf");
        store().reseat("join", event(1, "Olaf"), taken, OptionalInt.empty());
        assertThat(store().table("join").orElseThrow().seats().get(2)).isEqualTo(taken);
        assertThat(store().tablesOf("olaf", 10)).extracting(StoredTable::id).contains("join");
    }

    @Test
    void aPersonsTables_comeLastChangedFirst() {
        store().open(tableOf("old", "helga", NOW.minus(Duration.ofDays(1))), List.of());
        store().open(tableOf("new", "helga", NOW), List.of());
        assertThat(store().tablesOf("helga", 10)).extracting(StoredTable::id).containsExactly("new", "old");
        Event late = new Event(1, Event.Kind.CHAT, 0, "hi", NOW.plus(Duration.ofDays(1)));
        store().append("old", late, OptionalInt.empty());
        assertThat(store().tablesOf("helga", 1)).extracting(StoredTable::id).containsExactly("old");
        assertThat(store().tablesOf("nobody", 10)).isEmpty();
    }

    @Test
    void tablesThatWaitForABot_areFound() {
        store().open(table("bot-asked", 0b010, NOW), List.of());
        store().open(table("person-asked", 0b001, NOW), List.of());
        store().open(table("over", 0, NOW), List.of());
        assertThat(store().waitingForBots()).extracting(StoredTable::id).contains("bot-asked")
                .doesNotContain("person-asked", "over");
    }

    @Test
    void whoIsBlocked_staysSoUntilItEnds_andIsGivenAlong() {
        Blocks blocks = store().blocks();
        blocks.add("hild", "ketil", new Blocks.Block("b1", "Ketil", NOW));
        blocks.add("hild", "ketil", new Blocks.Block("b2", "Again", NOW));
        blocks.add("ketil", "sven", new Blocks.Block("b3", "Sven", NOW));
        assertThat(blocks.list("hild")).containsExactly(new Blocks.Block("b1", "Ketil", NOW));
        assertThat(blocks.blocks("hild", "ketil")).isTrue();
        assertThat(blocks.blocks("ketil", "hild")).isFalse();
        store().unions().join(StoredKey.made("k", "k", "ketil", StoredKey.Kind.BROWSER, "", NOW, null), "sven", NOW);
        blocks.look();
        assertThat(blocks.blocks("hild", "sven")).as("who is blocked stays so as another").isTrue();
        assertThat(blocks.list("ketil")).as("nobody blocks themselves").isEmpty();
        assertThat(blocks.list("sven")).isEmpty();
        assertThat(blocks.end("sven", "b1")).isFalse();
        assertThat(blocks.end("hild", "b1")).isTrue();
        assertThat(blocks.blocks("hild", "sven")).isFalse();
    }

    @Test
    void whatATableCameTo_isKeptOnce_andFoundAnewWhenItGoesOn() {
        store().open(tableOf("result", "sigrid", NOW), List.of());
        Results results = store().results();
        assertThat(results.untallied(1000)).doesNotContain("result");
        store().append("result", event(1, "end"), OptionalInt.of(0));
        assertThat(results.untallied(1000)).contains("result");
        StoredTable over = store().table("result").orElseThrow();
        List<Results.Result> found = List.of(new Results.Result(0, "runes", NOW, 1, 7, 4, 1, "score.carved", true),
                new Results.Result(1, "runes", NOW, null, null, 0, 0, null, true));
        results.keep(tableOf("result", "sigrid", NOW.minusMillis(1)), List.of(), NOW);
        assertThat(results.untallied(1000)).as("it has changed since it was read").contains("result");
        results.keep(over, found, NOW);
        results.keep(over, List.of(), NOW);
        assertThat(results.untallied(1000)).doesNotContain("result");
        assertThat(results.of("sigrid", 10).stream().map(Results.Played::result).toList()).isEqualTo(found);
        assertThat(results.counting("runes", 1000)).as("who does not want it is not rated")
                .noneMatch(each -> "sigrid".equals(each.person()));
        store().ratedPeople().add("sigrid", NOW);
        store().ratedPeople().add("sigrid", NOW);
        assertThat(results.counting("runes", 1000)).anyMatch(each -> "sigrid".equals(each.person()));
        store().append("result", event(2, "back"), OptionalInt.of(1));
        assertThat(results.of("sigrid", 10)).as("it goes on").isEmpty();
        store().ratedPeople().remove("sigrid");
        assertThat(store().ratedPeople().has("sigrid")).isFalse();
    }

    @Test
    void whoReadsBeside_seesWhatIsStored_andKeepsNobodyFromStoring() {
        store().open(table("beside", 1, NOW), List.of(event(1, "a")));
        try (Store reader = reader()) {
            assertThat(reader.tables()).extracting(StoredTable::id).contains("beside");
            assertThat(reader.course("beside").orElseThrow().events()).hasSize(1);
            store().append("beside", event(2, "b"), OptionalInt.of(2));
            StoredCourse course = reader.course("beside").orElseThrow();
            assertThat(course.events()).hasSize(2);
            assertThat(course.table().pending()).isEqualTo(2);
            assertThat(course.table().seats()).isEqualTo(seats("ingrid"));
            assertThat(reader.course("nowhere")).isEmpty();
        }
    }

    @Test
    void whoReads_cannotStore() {
        store().open(table("read", 1, NOW), List.of());
        try (Store reader = reader()) {
            assertThatThrownBy(() -> reader.append("read", event(1, "a"), OptionalInt.empty()))
                    .isInstanceOf(StorageTrouble.class);
        }
        assertThat(store().events("read")).isEmpty();
    }

    /** A move and who decides after it are stored at once, and are read at once. */
    @Test
    void whoReads_seesEachTableAtOneMoment() throws InterruptedException {
        store().open(table("moment", 0, NOW), List.of());
        Thread writer = Thread.ofPlatform().start(() -> {
            for (int number = 1; number <= 200; number++) {
                store().append("moment", event(number, "x"), OptionalInt.of(number));
            }
        });
        try (Store reader = reader()) {
            int seen = 0;
            while (seen < 200) {
                StoredCourse course = reader.course("moment").orElseThrow();
                seen = course.events().size();
                assertThat(course.table().pending()).isEqualTo(seen);
            }
        }
        writer.join();
    }

    private int appendAll(String table, int numbers) {
        int stored = 0;
        for (int number = 1; number <= numbers; number++) {
            try {
                store().append(table, event(number, "x"), OptionalInt.empty());
                stored++;
            } catch (SeqTaken e) {
                // Another writer was first.
            }
        }
        return stored;
    }

    private static Event event(int seq, String payload) {
        return new Event(seq, Event.Kind.MOVE, 0, payload, NOW);
    }

    @Test
    void aGameOfTheDay_isBegunOnce_andStaysSettled() {
        Daily daily = new Daily(LocalDate.parse("2026-06-24"), "runes");
        assertThat(store().dailies().open(tableOf("day-1", "day-olaf", NOW), daily, 0)).isEqualTo("day-1");
        assertThat(store().dailies().open(tableOf("day-2", "day-olaf", NOW), daily, 0)).isEqualTo("day-1");
        assertThat(store().table("day-2")).isEmpty();
        assertThat(store().dailies().unsettled(daily, 9)).isEmpty();
        assertThat(store().dailies().hasEnded(daily.day(), "day-olaf")).isFalse();
        store().append("day-1", event(1, "a"), OptionalInt.of(0));
        assertThat(store().dailies().hasEnded(daily.day(), "day-olaf")).isTrue();
        assertThat(store().dailies().unsettled(daily, 9)).containsExactly(new Dailies.Attempt("day-1", 0));
        store().dailies().settle("day-1", NOW, Optional.of(new Score(7, -2, 30)));
        store().dailies().settle("day-1", NOW.plusSeconds(1), Optional.empty());
        assertThat(store().dailies().unsettled(daily, 9)).isEmpty();
        assertThat(store().dailies().lines(daily)).singleElement()
                .isEqualTo(new Dailies.Line("day-olaf", seats("day-olaf").getFirst().name(), "day-1", NOW,
                        new Score(7, -2, 30)));
    }

    @Test
    void whenTwoBecomeOne_theGameOfTheDayCountsThatWasBegunFirst_andWhoGoesLeavesAScore() {
        Daily both = new Daily(LocalDate.parse("2026-06-25"), "runes");
        Daily one = new Daily(LocalDate.parse("2026-06-26"), "runes");
        store().dailies().open(tableOf("two-1", "two-old", NOW.plusSeconds(5)), both, 0);
        store().dailies().open(tableOf("two-2", "two-new", NOW), both, 0);
        store().dailies().open(tableOf("two-3", "two-new", NOW), one, 0);
        store().dailies().settle("two-3", NOW, Optional.of(new Score(1, 1, 1)));
        StoredKey key = key("two-key", "two-new");
        store().unions().join(key, "two-old", NOW);
        assertThat(store().dailies().tableOf(both, "two-old")).contains("two-2");
        assertThat(store().dailies().tableOf(one, "two-old")).contains("two-3");
        store().unions().forget(key("two-key", "two-old"), NOW);
        assertThat(store().dailies().tableOf(one, "two-old")).isEmpty();
        assertThat(store().dailies().lines(one)).singleElement().matches(line -> line.name().equals("Viking")
                && line.score() != null);
    }

    private static StoredContest contest(String id, String... people) {
        return new StoredContest(id, people[0], NOW, new StoredContest.Terms("Cup", "runes(seats=2)",
                StoredContest.Form.SWISS, 3, 4, "days 2", true), StoredContest.Stage.OPEN, 0, 0, 0,
                IntStream.range(0, people.length).mapToObj(at -> new StoredContest.Entry(at + 1, people[at],
                        "P" + at, 0, false)).toList(),
                List.of());
    }

    private static Contests.Opened opened(int round, int number, String table) {
        return new Contests.Opened(new StoredContest.Meeting(round, number, 0, table, List.of(1, 2), List.of(), null),
                Optional.of(table(table, 1, NOW)));
    }

    @Test
    void aTournament_comesBackAsItWasStored_andIsFoundByThoseWhoMay() {
        store().contests().open(contest("cup-back", "cup-olaf", "cup-freya"));
        StoredContest read = store().contests().find("cup-back").orElseThrow();
        assertThat(read).isEqualTo(contest("cup-back", "cup-olaf", "cup-freya"));
        assertThat(store().contests().found("cup-somebody", 100)).contains(read);
        assertThat(store().contests().find("cup-nowhere")).isEmpty();
        assertThat(store().contests().cancel(read)).isTrue();
        assertThat(store().contests().find("cup-back")).isEmpty();
    }

    @Test
    void ofManyWhoOpenARound_oneDoes_withAllItsTables() throws Exception {
        store().contests().open(contest("cup-once", "once-olaf", "once-freya"));
        StoredContest read = store().contests().find("cup-once").orElseThrow();
        StoredContest next = new StoredContest(read.id(), read.openedBy(), read.opened(), read.terms(),
                StoredContest.Stage.RUNNING, 1, 3, read.version(), read.entries(), List.of());
        List<Callable<Boolean>> nodes = new ArrayList<>();
        for (int node = 0; node < 6; node++) {
            String table = "cup-once-" + node;
            nodes.add(() -> store().contests().begin(next, List.of(opened(1, 1, table))));
        }
        int stored = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(6)) {
            for (Future<Boolean> each : threads.invokeAll(nodes)) {
                stored += each.get() ? 1 : 0;
            }
        }
        assertThat(stored).isEqualTo(1);
        StoredContest begun = store().contests().find("cup-once").orElseThrow();
        assertThat(begun.tables()).hasSize(1);
        assertThat(store().table(String.valueOf(begun.tables().getFirst().table()))).isPresent();
        assertThat(IntStream.range(0, 6).filter(node -> store().table("cup-once-" + node).isPresent()).count())
                .isEqualTo(1);
        assertThat(store().contests().enter(read, new StoredContest.Entry(3, "once-late", "Late", 0, false)))
                .as("who has read before the start").isFalse();
    }

    @Test
    void howATableEnded_isNotedOnce() {
        store().contests().open(contest("cup-note", "note-olaf", "note-freya"));
        StoredContest read = store().contests().find("cup-note").orElseThrow();
        store().contests().begin(new StoredContest(read.id(), read.openedBy(), read.opened(), read.terms(),
                StoredContest.Stage.RUNNING, 1, 3, read.version(), read.entries(), List.of()),
                List.of(opened(1, 1, "cup-note-1")));
        assertThat(store().contests().unsettled("cup-note")).isEmpty();
        assertThat(store().contests().silent("cup-note", NOW.plusSeconds(1))).containsExactly("cup-note-1");
        store().append("cup-note-1", event(1, "a"), OptionalInt.of(0));
        assertThat(store().contests().unsettled("cup-note")).containsExactly("cup-note-1");
        store().contests().settle("cup-note", "cup-note-1", List.of(2, 1), "played");
        store().contests().settle("cup-note", "cup-note-1", List.of(1, 2), "agreed");
        assertThat(store().contests().find("cup-note").orElseThrow().tables().getFirst().ranks()).containsExactly(2, 1);
        assertThat(store().contests().running()).contains("cup-note");
    }

    @Test
    void whoBecomesOneWithAnother_orGoes_staysInTheTournamentAsFarAsCanBe() {
        store().contests().open(contest("cup-one", "one-host", "one-a", "one-b"));
        store().unions().join(key("one-key", "one-b"), "one-a", NOW);
        StoredContest both = store().contests().find("cup-one").orElseThrow();
        assertThat(both.active().stream().map(StoredContest.Entry::person)).containsExactly("one-host", "one-a");
        assertThat(both.version()).as("who has read before reads again").isPositive();
        store().unions().forget(key("one-key", "one-a"), NOW);
        StoredContest gone = store().contests().find("cup-one").orElseThrow();
        assertThat(gone.active()).hasSize(1);
        assertThat(gone.entries().get(1).name()).isEqualTo("Viking");
        store().unions().join(key("one-other", "one-host"), "one-new", NOW);
        assertThat(store().contests().find("cup-one").orElseThrow().openedBy()).isEqualTo("one-new");
    }

    @Test
    void aProgram_isItsOwnersAlsoWhenItsTokenWasEnded_andGoesWithThem() {
        String hash = "ab".repeat(32);
        String program = Programs.named(hash);
        StoredKey token = StoredKey.made(hash, "tok", "prog-owner", StoredKey.Kind.TOKEN, "Bot", NOW, "play");
        store().register().keep(token);
        store().open(tableOf("prog-table", program, NOW), List.of());
        assertThat(store().programs().owner(program)).isEqualTo("prog-owner");
        assertThat(store().programs().owner("prog-owner")).isEqualTo("prog-owner");
        assertThat(store().programs().owner(Programs.named("cd".repeat(32)))).startsWith(StoredTable.PROGRAM);
        assertThat(store().programs().of("prog-owner")).containsExactly(Map.entry(program, "Bot"));
        assertThat(store().hostRows().unfinished("prog-owner")).isEqualTo(1);
        store().register().end("prog-owner", "tok", NOW);
        assertThat(store().programs().owner(program)).isEqualTo("prog-owner");
        Unions.Gone gone = store().unions().forget(key("prog-key", "prog-owner"), NOW);
        assertThat(gone.tables()).containsExactly("prog-table");
        assertThat(gone.banned()).isFalse();
        assertThat(store().table("prog-table").orElseThrow().seats().getFirst())
                .matches(seat -> seat.name().equals("Viking") && seat.person() == null);
    }

    @Test
    void aBan_staysWithEachBrowserOfWhoHasGone() {
        HostRows host = store().hostRows();
        store().register().keep(key("ban-one", "ban-one"));
        store().register().keep(key("ban-two", "ban-one"));
        host.ban("ban-one", new HostRows.Ban("b-1", "Ketil", NOW), new HostRows.Deed("d-1", NOW, "ban", "Ketil, t",
                "ban-one"));
        host.report(new HostRows.Report("r-1", "t", 0, "ban-one", "Ketil", "rude", NOW), "sven");
        host.report(new HostRows.Report("r-2", "t", 1, "sven", "Sven", "ruder", NOW), "ban-one");
        assertThat(host.reportedBy("ban-one")).singleElement().matches(report -> report.said().equals("ruder"));
        assertThat(store().unions().forget(key("ban-two", "ban-one"), NOW).banned()).isTrue();
        assertThat(host.order().banned()).contains("ban-one", "ban-two");
        assertThat(host.bans().toString()).doesNotContain("Ketil");
        assertThat(host.audit().toString()).doesNotContain("Ketil").contains("…, t");
        assertThat(host.report("r-1")).isEmpty();
        assertThat(host.report("r-2")).isPresent();
        assertThat(store().register().holder("ban-two")).contains("ban-two");
        assertThat(store().register().holder("ban-one")).contains("ban-one");
    }

    private static StoredKey key(String hash, String person) {
        return StoredKey.made(hash, hash, person, StoredKey.Kind.BROWSER, "", NOW, null);
    }

    private static StoredTable table(String id, int pending, Instant at) {
        return new StoredTable(id, "runes(seats=3)#1", 1, "ingrid", at, at, pending, seats("ingrid"));
    }

    private static StoredTable tableOf(String id, String person, Instant at) {
        return new StoredTable(id, "runes(seats=3)#1", 1, person, at, at, 1, seats(person));
    }

    private static List<Seat> seats(String person) {
        return List.of(new Seat(0, SeatKind.PERSON, "Ingrid", null, person, null),
                new Seat(1, SeatKind.BOT, "Orm", 3, null, null),
                new Seat(2, SeatKind.OPEN, "", null, null, "word"));
    }
}
