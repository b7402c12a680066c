package althing.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.MoveList;
import althing.engine.Setup;
import althing.server.api.HallJson;

import static org.assertj.core.api.Assertions.assertThat;

/** Nobody learns over HTTP what their seat may not know. */
class LeakTest extends HallTest {

    private static final String SETUP = "runes(seats=3,hand=3)";

    /** Two tables that seat 0 cannot tell apart: the same own hand, other hands of the others, who choose differently. */
    @Test
    void positionsThatASeatCannotTellApart_lookTheSame() {
        List<Long> seeds = seedsWithTheSameFirstHand();
        JsonNode one = playSecretly(seeds.get(0));
        JsonNode other = playSecretly(seeds.get(1));
        assertThat(one).isEqualTo(other);
    }

    @Test
    void anOnlooker_seesNoHand_andNoChoice() {
        String table = ingrid.open(SETUP + "#5", "me", "me", "me");
        String stone = ingrid.state(table).path("options").path(0).path("move").asString();
        ingrid.play(table, 0, stone);
        JsonNode seen = olaf.state(table);
        assertThat(seen.path("view").path("hand")).isEmpty();
        assertThat(seen.path("view").path("choice").isNull()).isTrue();
        assertThat(seen.path("options")).isEmpty();
        assertThat(seen.toString()).doesNotContain("you-chose").doesNotContain("#5");
        assertThat(olaf.get("/api/tables/" + table + "/replay/1").text()).doesNotContain("you-chose");
    }

    @Test
    void aReplay_showsNoMoreThanTheSeatSaw() {
        String table = ingrid.open(SETUP + "#5", "me", "friend", "bot");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"}");
        JsonNode mine = ingrid.get("/api/tables/" + table + "/replay/0").json();
        JsonNode his = olaf.get("/api/tables/" + table + "/replay/0").json();
        assertThat(mine.path("view").path("hand")).hasSize(3).isNotEqualTo(his.path("view").path("hand"));
    }

    @Test
    void theSeed_isTold_whenTheGameIsOver_andFitsTheCommitment() throws Exception {
        String table = ingrid.open(SETUP, "me", "me", "me");
        JsonNode before = ingrid.state(table);
        assertThat(before.path("seededSetup").isNull()).isTrue();
        assertThat(ingrid.get("/api/tables").text()).doesNotContain("#");
        ingrid.playToTheEnd(table);
        String told = ingrid.state(table).path("seededSetup").asString();
        byte[] hash = java.security.MessageDigest.getInstance("SHA-256")
                .digest(told.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        assertThat(java.util.HexFormat.of().formatHex(hash)).isEqualTo(before.path("commitment").asString());
    }

    private JsonNode playSecretly(long seed) {
        String table = ingrid.open(SETUP + "#" + Long.toHexString(seed), "me", "friend", "friend");
        for (int seat = 1; seat < 3; seat++) {
            String invite = ingrid.state(table).path("seats").path(seat).path("invite").asString();
            try (Guest friend = new Guest(server.port())) {
                friend.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"F\"}");
                friend.play(table, seat, friend.state(table).path("options").path(0).path("move").asString());
            }
        }
        ObjectNode state = (ObjectNode) ingrid.state(table);
        state.remove(List.of("id", "commitment", "clock"));
        assertThat(state.path("view").path("chosen").toString()).isEqualTo("[false,true,true]");
        return state;
    }

    private static List<Long> seedsWithTheSameFirstHand() {
        Map<String, Long> seen = new HashMap<>();
        for (long seed = 1;; seed++) {
            Setup setup = Setup.parse(SETUP).seeded(seed);
            String hand = HallJson.write(setup.start().view(0));
            Long before = seen.put(hand, seed);
            if (before != null && !firstMove(setup).equals(firstMove(setup.seeded(before)))) {
                return List.of(before, seed);
            }
        }
    }

    private static String firstMove(Setup setup) {
        MoveList moves = new MoveList();
        setup.start().moves(1, moves);
        return moves.get(0).code();
    }
}
