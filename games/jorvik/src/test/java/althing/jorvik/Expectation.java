package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import tools.jackson.databind.JsonNode;

import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.round.Course;
import althing.jorvik.view.JorvikView;

/** Compares what an example expects, by its key, with the position. */
record Expectation(Scene scene, List<String> players, Map<String, String> cards, JsonNode given, int bagBefore) {

    void check(String what, JsonNode value) {
        switch (what) {
            case "spaces" -> value.forEachEntry((space, card) -> assertThat(cardOn(Integer.parseInt(space)))
                    .isEqualTo(cards.get(card.asString())));
            case "empty_spaces", "boxed_from" -> value.forEach(space -> assertThat(cardOn(space.asInt())).isEmpty());
            case "cards_on" -> assertThat(occupied()).isEqualTo(numbers(value));
            case "cards_revealed" -> assertThat(occupied()).hasSize(value.asInt());
            case "cubes_on" -> value.forEachEntry((card, cubes) -> cubesOn(index(card), cubes));
            case "bag_delta" -> assertThat(Goods.total(scene.position.bag) - bagBefore).isEqualTo(value.asInt());
            case "next_phase" -> nextPhase(value.asString());
            case "next_space" -> assertThat(scene.position.cursor + 1).isLessThanOrEqualTo(value.asInt());
            case "defence" -> eachSeat(value, seat -> scene.view().attacks().getLast().strengths().get(seat));
            case "points_delta" -> eachSeat(value, seat -> scene.position.points(seat) - Components.START_POINTS);
            case "attack_card" -> assertThat(scene.view().box()).contains(scene.view().attacks().getLast().card());
            case "queues" -> value.forEachEntry(this::queue);
            case "supply" -> eachSeat(value, seat -> scene.position.supply[seat]);
            case "supply_delta", "returned" -> eachSeat(value, seat -> scene.position.supply[seat]
                    - scene.position.variant.vikings + (what.equals("returned") ? placed(seat) : 0));
            case "row" -> row(value);
            case "coins" -> eachSeat(value, seat -> scene.position.coins[seat]);
            case "coins_delta" -> eachSeat(value, seat -> scene.position.coins[seat]
                    - given.path("coins").path(players.get(seat)).asInt());
            case "loading" -> loading(value);
            case "personal" -> assertThat(scene.personal(0)).containsExactlyInAnyOrder(refs(value));
            case "boxed" -> assertThat(scene.view().box()).contains(refs(value));
            case "artisan_cubes" -> value.forEachEntry((card, cubes) -> assertThat(scene.position.laid[index(card)])
                    .isEqualTo(goods(cubes)));
            case "artisan_complete" -> value.forEachEntry((card, complete) -> assertThat(
                    scene.position.lacking(index(card)) == Goods.NONE).isEqualTo(complete.asBoolean()));
            case "storage" -> assertThat(scene.position.stored[0]).isEqualTo(goods(value));
            case "commons" -> commons(value);
            case "bag" -> assertThat(Goods.total(scene.position.bag)).isEqualTo(value.asInt());
            case "brown_vikings_in_stock" -> assertThat(scene.view().stock()).isEqualTo(value.asInt());
            case "offers" -> assertThat(value.isArray()).isTrue();
            default -> throw new AssertionError("nothing checks '" + what + "'");
        }
    }

    private interface BySeat {

        int of(int seat);
    }

    private void eachSeat(JsonNode expected, BySeat actual) {
        expected.forEachEntry((player, number) -> assertThat(actual.of(players.indexOf(player))).as(player)
                .isEqualTo(number.asInt()));
    }

    private String cardOn(int space) {
        int card = scene.position.spaces[space - 1];
        return card == Components.NONE ? "" : Components.id(card);
    }

    private List<Integer> occupied() {
        return scene.view().spaces().stream().filter(space -> space.card() != null).map(JorvikView.Space::space)
                .toList();
    }

    private static List<Integer> numbers(JsonNode list) {
        List<Integer> numbers = new ArrayList<>();
        list.forEach(number -> numbers.add(number.asInt()));
        return numbers;
    }

    private int index(String ref) {
        return Scene.index(cards.getOrDefault(ref, ref));
    }

    private void cubesOn(int card, JsonNode cubes) {
        int cargo = scene.position.cargo[card - Components.FIRST_SHIP];
        if (cubes.isNumber()) {
            assertThat(Goods.total(cargo)).isEqualTo(cubes.asInt());
        } else {
            assertThat(cargo).isEqualTo(goods(cubes));
        }
    }

    private void nextPhase(String phase) {
        Course.advance(scene.position);
        assertThat(scene.view().stage().name()).isEqualToIgnoringCase(phase);
    }

    private void queue(String space, JsonNode owners) {
        List<String> standing = scene.view().spaces().get(Integer.parseInt(space) - 1).queue().stream()
                .map(viking -> players.get(viking.seat())).toList();
        List<String> expected = new ArrayList<>();
        owners.forEach(owner -> expected.add(owner.asString()));
        assertThat(standing).isEqualTo(expected);
    }

    /** How many vikings of a seat the example had placed at first. */
    private int placed(int seat) {
        int placed = 0;
        for (JsonNode queue : given.path("queues")) {
            for (JsonNode owner : queue) {
                placed += owner.asString().equals(players.get(seat)) ? 1 : 0;
            }
        }
        for (JsonNode reserved : given.path("row")) {
            placed += reserved.path("by").asString().equals(players.get(seat)) ? 1 : 0;
        }
        return placed;
    }

    private void row(JsonNode expected) {
        assertThat(scene.view().row()).hasSize(expected.size());
        for (int spot = 0; spot < expected.size(); spot++) {
            JorvikView.Reservation reserved = scene.view().row().get(spot);
            assertThat(reserved.card()).isEqualTo(cards.get(expected.get(spot).path("card").asString()));
            assertThat(players.get(reserved.viking().seat())).isEqualTo(expected.get(spot).path("by").asString());
            assertThat(Goods.of(reserved.cubes())).isEqualTo(goods(expected.get(spot).path("cubes")));
        }
    }

    private void loading(JsonNode expected) {
        if (expected.isArray()) {
            assertThat(scene.loading(0)).containsExactlyInAnyOrder(refs(expected));
        } else {
            expected.forEachEntry((player, list) -> assertThat(scene.loading(players.indexOf(player)))
                    .containsExactlyInAnyOrder(refs(list)));
        }
    }

    private String[] refs(JsonNode list) {
        List<String> ids = new ArrayList<>();
        list.forEach(ref -> ids.add(cards.getOrDefault(ref.asString(), ref.asString())));
        return ids.toArray(String[]::new);
    }

    private void commons(JsonNode counts) {
        int expected = Goods.NONE;
        for (Map.Entry<String, JsonNode> each : counts.properties()) {
            expected += each.getValue().asInt() * Scene.goods(each.getKey());
        }
        assertThat(scene.position.commons).isEqualTo(expected);
    }

    private static int goods(JsonNode list) {
        List<String> words = new ArrayList<>();
        list.forEach(word -> words.add(word.asString()));
        return Scene.goods(words.toArray(String[]::new));
    }
}
