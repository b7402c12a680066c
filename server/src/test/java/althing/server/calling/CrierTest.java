package althing.server.calling;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.server.api.CallState.AddWay;
import althing.server.api.TableState.SeatKind;
import althing.server.pace.Expiry;
import althing.server.storage.CallKind;
import althing.server.storage.CallNews.Search;
import althing.server.storage.Closings.Quiet;
import althing.server.storage.Event;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;
import althing.server.storage.StoredWay.WayKind;
import althing.server.storage.Terms;

import static org.assertj.core.api.Assertions.assertThat;

/** Who is away is called: by push, by mail, by webhook, all of them real. */
class CrierTest {

    private static final String INGRID = "ingrid";

    @TempDir
    private Path data;
    private Store store;
    private PushService service;
    private MailBox mail;
    private CallDesk desk;
    private Crier crier;
    private final Map<String, Optional<Instant>> deadlines = new HashMap<>();
    /** A moment at which everybody has been away for long. */
    private final Instant later = Instant.now().plus(Duration.ofHours(1)).truncatedTo(ChronoUnit.MILLIS);

    @BeforeEach
    void open() throws IOException, GeneralSecurityException {
        store = Store.inDirectory(data);
        service = new PushService();
        mail = new MailBox();
        desk = desk();
        crier = desk.crier();
    }

    @AfterEach
    void close() throws IOException {
        crier.close();
        mail.close();
        service.close();
        store.close();
    }

    private CallDesk desk() {
        return new CallDesk(store, new CallSettings(EnumSet.allOf(WayKind.class),
                Optional.of(URI.create("https://hall.example.org")), Optional.of(mail.address()), "hall@example.org",
                Set.of(service.machine())), id -> deadlines.getOrDefault(id, Optional.empty()));
    }

    /** Ingrid is invited to play by Olaf, on the second seat. */
    private void invite(String id, Instant opened) {
        store.open(new StoredTable(id, "vikings(seats=2)#1", 1, "olaf", opened, opened, 2,
                List.of(seat(0, "olaf"), new Seat(1, SeatKind.OPEN, "Ingrid", null, null, "word", null, INGRID))),
                List.of());
    }

    private String lastText() {
        return service.received.getLast().path("text").asString();
    }

    @Test
    void whoIsInvitedAndAway_isCalledToTheDoorOfTheTable() {
        push();
        invite("t1", later.minusSeconds(600));
        look(later);
        assertThat(lastText()).isEqualTo("A seat is kept for you at Vikings.");
        assertThat(service.received.getFirst().path("url").asString())
                .isEqualTo("https://hall.example.org/table/t1?join");
        look(later.plus(Duration.ofDays(1)));
        assertThat(service.received).as("once is enough").hasSize(1);
    }

    @Test
    void aNewRound_callsAlsoWhoseTurnItIsNot() {
        push();
        Instant moment = later.minusSeconds(600);
        store.open(new StoredTable("round", "vikings(seats=2)#1", 1, "contest-cup", moment, moment, 2,
                List.of(seat(0, INGRID), seat(1, "olaf"))), List.of());
        look(later);
        assertThat(lastText()).isEqualTo("A round of your tournament has begun: Vikings.");
    }

    @Test
    void aTableThatIsAboutToBeClosed_isToldOnce_whetherPeopleWaitOrPlay() {
        push();
        table("t1", "olaf", INGRID);
        Instant near = later.minusSeconds(600).plus(Expiry.USUAL.idle()).minus(Expiry.USUAL.notice());
        look(near);
        assertThat(service.received).isEmpty();
        store.closings().tell(new Quiet("t1", later.minusSeconds(600)), near, near.plus(Expiry.USUAL.notice()));
        look(near);
        assertThat(lastText())
                .isEqualTo("Your table of Vikings will close soon, because nobody has come for long.");
        look(near.plus(Duration.ofHours(1)));
        assertThat(service.received).hasSize(1);
    }

    @Test
    void whoIsGivenTime_andWhoWaitsForSomebodyWhoseTimeIsUp_isCalled() {
        push();
        Instant opened = later.minusSeconds(600);
        store.open(new StoredTable("t1", "vikings(seats=2)#1", 1, "olaf", opened, opened, 1,
                List.of(seat(0, "olaf"), seat(1, INGRID)), null, null, null, new Terms(false, null, "days 1", false)),
                List.of());
        deadlines.put("t1", Optional.of(later));
        crier.date(later);
        look(later.minusSeconds(1));
        assertThat(service.received).isEmpty();
        look(later);
        assertThat(lastText()).isEqualTo("Vikings: somebody’s time is up, or you were given more.");
        Instant gift = later.plus(Duration.ofHours(2));
        store.append("t1", new Event(1, Event.Kind.GIFT, 1, "60 0", gift), OptionalInt.empty());
        deadlines.put("t1", Optional.empty());
        crier.date(gift.plus(Duration.ofHours(1)));
        look(gift.plus(Duration.ofHours(1)));
        assertThat(service.received).hasSize(2);
        look(gift.plus(Duration.ofHours(2)));
        assertThat(service.received).hasSize(2);
    }

    @Test
    void eachKind_canBeSwitchedOff_andOnAgain() {
        push();
        invite("t1", later.minusSeconds(600));
        desk.turn(INGRID, CallKind.INVITATION, false);
        desk.turn(INGRID, CallKind.INVITATION, false);
        assertThat(desk.state(INGRID).silent()).containsExactly(CallKind.INVITATION);
        look(later);
        assertThat(service.received).isEmpty();
        table("t2", INGRID, "olaf");
        look(later);
        assertThat(lastText()).as("nothing of the invitation").isEqualTo("Your turn at Vikings.");
        desk.turn(INGRID, CallKind.TURN, false);
        desk.turn(INGRID, CallKind.INVITATION, true);
        ask("t2", later.plus(Duration.ofHours(1)));
        invite("t3", later.plus(Duration.ofHours(1)));
        look(later.plus(Duration.ofHours(2)));
        assertThat(lastText()).isEqualTo("A seat is kept for you at Vikings.");
    }

    @Test
    void whatIsOfSeveralKinds_isOneCall() {
        push();
        invite("t1", later.minusSeconds(600));
        table("t2", INGRID, "olaf");
        look(later);
        assertThat(service.received).hasSize(1);
        assertThat(lastText()).isEqualTo("Your turn at Vikings.\nA seat is kept for you at Vikings.");
        assertThat(service.received.getFirst().path("tables").asInt()).isEqualTo(2);
    }

    @Test
    void whoIsAskedAtATableThatWasOpenedForThem_isCalled_thoughNothingHasHappenedThere() {
        push();
        Instant moment = later.minusSeconds(600);
        store.open(new StoredTable("round", "vikings(seats=2)#1", 1, "contest-cup", moment, moment, 1,
                List.of(seat(0, INGRID), seat(1, "olaf"))), List.of());
        look(later);
        assertThat(service.received.getFirst().path("url").asString())
                .isEqualTo("https://hall.example.org/table/round");
    }

    @Test
    void whoIsAwayAndAsked_isCalledByPush_sealedForTheBrowser() {
        push();
        table("t1", INGRID, "olaf");
        look(later);
        assertThat(service.troubles).isEmpty();
        JsonNode summons = service.received.getFirst();
        assertThat(summons.path("text").asString()).isEqualTo("Your turn at Vikings.");
        assertThat(summons.path("url").asString()).isEqualTo("https://hall.example.org/table/t1");
        assertThat(store.callJobs().waiting().count()).isZero();
    }

    @Test
    void whoLooks_isNotCalled_notEvenWhenTheCallIsOnItsWay() {
        push();
        table("t1", INGRID, "olaf");
        look(Instant.now());
        assertThat(store.callJobs().waiting().count()).isZero();
        crier.call(later);
        assertThat(store.callJobs().waiting().count()).isEqualTo(1);
        store.callWays().see(INGRID, later);
        look(later);
        assertThat(service.received).isEmpty();
        assertThat(store.callJobs().waiting().count()).isZero();
    }

    @Test
    void whatSomebodyHasSeen_isNoNews() {
        push();
        table("t1", INGRID, "olaf");
        store.callWays().see(INGRID, later.plusSeconds(1));
        look(later.plus(Duration.ofHours(1)));
        assertThat(service.received).isEmpty();
    }

    @Test
    void manyTables_areOneCall_andThenThereIsPeace() {
        push();
        table("t1", INGRID, "olaf");
        table("t2", INGRID, "sven");
        look(later);
        assertThat(service.received).singleElement()
                .satisfies(call -> assertThat(call.path("text").asString()).endsWith("2."));
        ask("t2", later.plusSeconds(60));
        look(later.plusSeconds(90));
        assertThat(service.received).hasSize(1);
        look(later.plus(Crier.PEACE).plusSeconds(1));
        assertThat(service.received).hasSize(2);
        look(later.plus(Duration.ofDays(1)));
        assertThat(service.received).as("nothing new").hasSize(2);
    }

    @Test
    void whereNobodyWaits_nobodyIsCalled() {
        push();
        table("t1", INGRID, INGRID);
        look(later);
        assertThat(service.received).isEmpty();
    }

    @Test
    void whatIsOff_isSilent() {
        push();
        desk.add(INGRID, new AddWay(WayKind.WEBHOOK, service.hook(), null, null, "en"));
        String push = desk.state(INGRID).ways().getFirst().id();
        desk.turn(INGRID, push, false);
        table("t1", INGRID, "olaf");
        look(later);
        assertThat(service.received).hasSize(1);
        assertThat(service.received.getFirst().path("title").asString()).isEqualTo("It is your turn");
    }

    @Test
    void aBrowserThatIsGone_isForgotten_andWhoDoesNotAnswerIsGivenUp() {
        push();
        table("t1", INGRID, "olaf");
        service.answer(500);
        look(later);
        assertThat(store.callJobs().waiting().count()).isEqualTo(1);
        for (int hours = 1; hours < Crier.MOST_TRIES; hours++) {
            look(later.plus(Duration.ofHours(3L * hours)));
        }
        assertThat(service.received).hasSize(Crier.MOST_TRIES);
        assertThat(store.callJobs().waiting().count()).isZero();
        service.answer(410);
        ask("t1", later.plus(Duration.ofDays(1)));
        look(later.plus(Duration.ofDays(2)));
        assertThat(desk.state(INGRID).ways()).isEmpty();
    }

    @Test
    void mail_isSentWhereSomebodyHasShownThatItIsTheirs_inTheirLanguage() {
        desk.add(INGRID, new AddWay(WayKind.MAIL, "ingrid@example.org", null, null, "pl"));
        table("t1", INGRID, "olaf");
        look(Instant.now());
        String words = MailBox.text(mail.messages.getFirst());
        assertThat(mail.said).contains("MAIL FROM:<hall@example.org>", "RCPT TO:<ingrid@example.org>")
                .anyMatch(line -> line.startsWith("AUTH PLAIN "));
        look(later);
        assertThat(mail.messages).as("not confirmed yet").hasSize(1);
        String code = words.replaceAll("(?s).*: ([a-z0-9]{8})\n.*", "$1");
        desk.confirm(INGRID, desk.state(INGRID).ways().getFirst().id(), code.toUpperCase(Locale.ROOT));
        look(later);
        String text = MailBox.text(mail.messages.getLast());
        assertThat(text).startsWith("Twoja kolej w grze Wikingowie.\nhttps://hall.example.org/table/t1\n");
        desk.stop(text.replaceAll("(?s).*#(\\S+)\n", "$1"));
        assertThat(desk.state(INGRID).ways()).isEmpty();
    }

    @Test
    void anAddressThatNobodyHas_isForgotten() {
        desk.add(INGRID, new AddWay(WayKind.MAIL, "nobody@example.org", null, null, "en"));
        look(Instant.now());
        assertThat(desk.state(INGRID).ways()).isEmpty();
        assertThat(store.callJobs().waiting().count()).isZero();
    }

    @Test
    void twoNodes_callOnce_andKnowTheSameKeys() {
        push();
        table("t1", INGRID, "olaf");
        CallDesk other = desk();
        assertThat(other.state(INGRID).pushKey()).isEqualTo(desk.state(INGRID).pushKey());
        var seenByBoth = store.callNews()
                .absent(new Search(later, later, later));
        crier.call(later);
        assertThat(store.callJobs().call(seenByBoth.getFirst(), "{}", later, _ -> "x")).isZero();
        var taken = store.callJobs().take(later).orElseThrow();
        assertThat(store.callJobs().take(later)).as("another has it").isEmpty();
        Instant afterItsDeath = later.plus(Duration.ofMinutes(3));
        assertThat(store.callJobs().take(afterItsDeath).orElseThrow().id()).isEqualTo(taken.id());
        other.crier().close();
    }

    private void push() {
        desk.add(INGRID, new AddWay(WayKind.PUSH, service.endpoint(), service.point(), service.secret(), "en"));
    }

    private void look(Instant now) {
        crier.call(now);
        crier.carry(now);
        crier.awaitHands();
    }

    /** A table at which the first of two is asked since a moment ago. */
    private void table(String id, String asked, String other) {
        Instant moment = later.minusSeconds(600);
        store.open(new StoredTable(id, "vikings(seats=2)#1", 1, asked, moment, moment, 1,
                List.of(seat(0, asked), seat(1, other))),
                List.of(new Event(1, Event.Kind.MOVE, 1, "done", moment)));
    }

    /** Somebody has played, and the first is asked again. */
    private void ask(String table, Instant at) {
        store.append(table, new Event(2, Event.Kind.MOVE, 1, "done", at), OptionalInt.of(1));
    }

    private static Seat seat(int number, String person) {
        return new Seat(number, SeatKind.PERSON, person, null, person, null);
    }
}
