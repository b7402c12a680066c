package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import althing.engine.Setup;
import tools.jackson.databind.JsonNode;
import althing.odin.box.Items;
import althing.odin.course.Preparation;
import althing.odin.view.OdinView;

/** An example of how a game is set up. */
final class SetupExample {

    private final JsonNode expect;
    private final OdinPosition position;
    private final boolean solo;

    SetupExample(JsonNode given, JsonNode expect) {
        this.expect = expect;
        int players = given.path("players").asInt();
        solo = players == 1;
        position = new OdinPosition(
                Setup.parse("odin(seats=" + players + ",length=" + given.path("length").asString() + ")"));
        Preparation.setUp(position);
    }

    void check() {
        if (solo) {
            vikings();
            return;
        }
        JsonNode each = expect.path("each-player");
        for (int seat = 0; seat < position.seats; seat++) {
            player(seat, each);
        }
        OdinView view = position.view(0);
        assertThat(view.strips()).hasSize(expect.path("mountain-strips-face-up").asInt(view.strips().size()));
        assertThat(view.spaces()).hasSize(61 + expect.path("extension-tiles").asInt(view.spaces().size() - 61));
    }

    private void player(int seat, JsonNode each) {
        each.propertyStream().forEach(fact -> {
            int number = fact.getValue().asInt();
            switch (fact.getKey()) {
                case "vikings-on-table" -> assertThat(12 - (position.calendar.squares(1) - 1)).isEqualTo(number);
                case "thing-square" -> assertThat(position.calendar.vikings(1) - 1).isEqualTo(number);
                default -> assertThat(position.count(seat, Items.named(fact.getKey()))).isEqualTo(number);
            }
        });
    }

    /** Whatever colour they have, so many vikings are there in each round. */
    private void vikings() {
        int round = 1;
        for (JsonNode vikings : expect.path("vikings-by-round")) {
            assertThat(position.calendar.vikings(round++)).isEqualTo(vikings.asInt());
        }
        assertThat(position.calendar.rounds).isEqualTo(expect.path("table").size());
        Map<Boolean, Integer> waiting = Map.of(true, 5, false, 6);
        assertThat(expect.path("waiting").asString()).startsWith(String.valueOf(waiting.get(round == 8)));
    }
}
