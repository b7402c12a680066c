package althing.server;

import java.net.URI;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.server.calling.CallSettings;
import althing.server.storage.StoredWay.WayKind;

import static org.assertj.core.api.Assertions.assertThat;

/** How somebody is called is their own business. */
class CallingRightsTest extends HallTest {

    private static final URI PUBLIC = URI.create("http://hall.example.org");

    @Override
    protected HallServer start() {
        return HallServer.start(new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO,
                Optional.of(PUBLIC)).calling(
                        new CallSettings(EnumSet.of(WayKind.WEBHOOK, WayKind.PUSH), Optional.of(PUBLIC),
                                Optional.empty(), "", Set.of())),
                bots());
    }

    @Test
    void ways_areSeenTurnedAndEndedByTheirOwnerOnly() {
        String id = hook(ingrid, "https://example.org/hook").json().path("ways").path(0).path("id").asString();
        assertThat(olaf.get("/api/calls").json().path("ways").isEmpty()).isTrue();
        assertThat(olaf.post("/api/calls/ways/" + id, "{\"on\":false}").problem()).isEqualTo("no-such-way");
        assertThat(olaf.post("/api/calls/ways/" + id + "/confirm", "{\"code\":\"guess\"}").problem())
                .isEqualTo("wrong-code");
        assertThat(olaf.send(olaf.request("/api/calls/ways/" + id).DELETE()).problem()).isEqualTo("no-such-way");
        assertThat(ingrid.post("/api/calls/ways/" + id, "{\"on\":false}").json().path("ways").path(0).path("on")
                .asBoolean()).isFalse();
        assertThat(ingrid.send(ingrid.request("/api/calls/ways/" + id).DELETE()).json().path("ways").isEmpty())
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"webhook, http://example.org/, bad-way", "webhook, https://example.org:25/, bad-way",
            "webhook, not an address, bad-way", "mail, a@example.org, no-such-way",
            "push, https://push.example.org/1, bad-way", "pigeon, x, bad-input"})
    void whatCannotBeCalled_isRefused(String kind, String address, String problem) {
        assertThat(ingrid.post("/api/calls/ways",
                "{\"kind\":\"" + kind + "\",\"address\":\"" + address + "\",\"language\":\"en\"}").problem())
                .isIn(problem, "bad-request");
    }

    @Test
    void wordsAndCodes_cannotBeTriedWithoutEnd() {
        hook(ingrid, "https://example.org/hook");
        Guest.Reply reply = olaf.post("/api/calls/stop", "{\"word\":\"guess\"}");
        for (int guess = 0; guess < 20 && reply.status() == 200; guess++) {
            reply = olaf.post("/api/calls/stop", "{\"word\":\"guess\"}");
        }
        assertThat(reply.problem()).isEqualTo("too-many");
        assertThat(ingrid.get("/api/calls").json().path("ways").size()).isEqualTo(1);
    }

    @Test
    void atHowManyTablesSomebodyIsAsked_isCounted() {
        ingrid.open("runes(seats=2)#1", "me", "screen");
        assertThat(ingrid.get("/api/calls/asked").json().path("tables").asInt()).isEqualTo(1);
        assertThat(olaf.get("/api/calls/asked").json().path("tables").asInt()).isZero();
    }

    private static Guest.Reply hook(Guest guest, String address) {
        return guest.post("/api/calls/ways",
                "{\"kind\":\"webhook\",\"address\":\"" + address + "\",\"language\":\"en\"}");
    }
}
