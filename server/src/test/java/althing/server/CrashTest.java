package althing.server;

import java.util.function.IntFunction;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;

import static org.assertj.core.api.Assertions.assertThat;

/** Something that should work does not, at one table. */
class CrashTest extends HallTest {

    /** A bot of level 5 that always fails. */
    @Override
    protected IntFunction<Bot> bots() {
        return level -> level < 5 ? new LastMoveBot() : new Bot() {

            @Override
            public String name() {
                return "broken";
            }

            @Override
            public Move choose(Belief belief, SplitMix random) {
                throw new ArithmeticException("two and two are five");
            }
        };
    }

    @Test
    void aBotThatFails_stopsItsTable_andNoOther() {
        String broken = ingrid.post("/api/tables", """
                {"setup":"runes#1","seats":[{"kind":"me"},{"kind":"bot","level":5}]}""").json().path("id").asString();
        JsonNode state = ingrid.state(broken);
        while (state.path("trouble").isNull()) {
            state = ingrid.state(broken);
        }
        assertThat(state.path("trouble").path("code").asString()).isEqualTo("bot");
        assertThat(state.path("trouble").path("detail").asString()).contains("The bot on seat 1 failed");
        ingrid.playToTheEnd(ingrid.open("runes#1", "me", "bot"));
    }

    @Test
    void rulesThatFail_playNothing_andTheTableGoesOn() {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        for (int seat = 0; seat < 2; seat++) {
            ingrid.play(table, seat, ingrid.state(table).path("options").path(0).path("move").asString());
        }
        int carver = ingrid.state(table).path("acting").asInt();
        JsonNode before = ingrid.state(table);
        assertThat(ingrid.play(table, carver, "carve 3").problem()).isEqualTo("rules");
        JsonNode after = ingrid.state(table);
        assertThat(after.path("trouble").path("code").asString()).isEqualTo("rules");
        assertThat(after.path("seq")).isEqualTo(before.path("seq"));
        assertThat(after.path("view")).isEqualTo(before.path("view"));
        assertThat(ingrid.play(table, carver, "carve 1").status()).isEqualTo(200);
        assertThat(ingrid.state(table).path("trouble").isNull()).isTrue();
        ingrid.playToTheEnd(table);
    }
}
