package althing.server;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/** Reviews of finished games. */
class ReviewTest extends HallTest {

    @Test
    void aFinishedGame_isReviewedOnce_andTheReviewIsKept() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "bot");
        ingrid.playToTheEnd(table);
        assertThat(olaf.get(review(table)).json().path("stage").asString()).isEqualTo("none");
        assertThat(ingrid.post(review(table), "{}").status()).isEqualTo(202);
        JsonNode done = waitForIt(table);
        JsonNode review = done.path("review");
        assertThat(review.path("accounts")).hasSize(2);
        for (JsonNode account : review.path("accounts")) {
            assertThat(account.path("start").asDouble() + account.path("decisions").asDouble()
                    + account.path("luck").asDouble() + account.path("others").asDouble())
                    .isCloseTo(account.path("result").asDouble(), within(0.001));
        }
        assertThat(review.path("moments").path(review.path("moments").size() - 1).path("at").asInt())
                .isEqualTo(done.path("moves").asInt());
        restart();
        assertThat(olaf.get(review(table)).json()).isEqualTo(done);
    }

    @Test
    void whatWaits_whenTheHallCloses_isReviewedAfterItsNextStart() {
        String table = ingrid.open("vikings(seats=2)#1", "me", "bot");
        ingrid.playToTheEnd(table);
        ingrid.post(review(table), "{}");
        restart();
        assertThat(ingrid.get(review(table)).json().path("stage").asString()).isIn("queued", "running", "done");
        waitForIt(table);
    }

    /** The rules of this game fail on purpose where a judge looks further than people go. */
    @Test
    void aReviewThatFails_saysSo_andTheHallGoesOn() {
        String table = ingrid.open("runes(seats=2)#1", "me", "bot");
        ingrid.playToTheEnd(table);
        ingrid.post(review(table), "{}");
        while (!ingrid.get(review(table)).json().path("stage").asString().equals("failed")) {
            Thread.onSpinWait();
        }
        assertThat(ingrid.get("/api/health").status()).isEqualTo(200);
    }

    @Test
    void whatCannotBeReviewed_isRefusedInASentence() {
        String running = ingrid.open("runes(seats=2)#1", "me", "screen");
        assertThat(ingrid.post(review(running), "{}").problem()).isEqualTo("not-over");
        assertThat(ingrid.get(review(running)).problem()).isEqualTo("not-over");
        assertThat(ingrid.post(review("nowhere"), "{}").problem()).isEqualTo("no-such-table");
    }

    @Test
    void nobodyMayAskForMoreThanTheAllowance() {
        String last = "";
        for (int game = 0; game < 21; game++) {
            String table = ingrid.open("runes(seats=2)#" + Integer.toHexString(game + 16), "me", "screen");
            ingrid.playToTheEnd(table);
            last = ingrid.post(review(table), "{}").problem();
        }
        assertThat(last).isEqualTo("reviews-spent");
    }

    private JsonNode waitForIt(String table) {
        JsonNode state = ingrid.get(review(table)).json();
        while (!state.path("stage").asString().equals("done")) {
            assertThat(state.path("stage").asString()).isNotEqualTo("failed");
            Thread.onSpinWait();
            state = ingrid.get(review(table)).json();
        }
        return state;
    }

    private static String review(String table) {
        return "/api/tables/" + table + "/review";
    }
}
