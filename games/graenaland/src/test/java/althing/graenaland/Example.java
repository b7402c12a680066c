package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import tools.jackson.databind.JsonNode;

import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Tile;
import althing.graenaland.box.VictoryFace;
import althing.graenaland.moving.Orders;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.view.CardViews;
import althing.graenaland.view.GraenalandView;
import althing.graenaland.view.ProvinceViews;

/** One worked example: sets the scene that it describes and compares what comes of it. */
final class Example {

    private static final List<String> COLOURS = List.of("yellow", "red", "white", "purple", "blue");
    private static final String TILE = "P1";

    private final JsonNode given;
    private final JsonNode expect;
    private final String when;
    private final Scene scene;

    Example(JsonNode vector) {
        given = vector.path("given");
        expect = vector.path("expect");
        when = vector.path("when").asString();
        scene = Scene.basic(given.has("players") ? given.path("players").asInt() : 5);
    }

    /** What an example is about is told by what it expects. */
    void check() {
        if (expect.has("tiles_used")) {
            layout();
        } else if (expect.has("drawn")) {
            harvest();
        } else if (expect.has("at")) {
            compass();
        } else if (expect.has("votes") || expect.has("hero_votes")) {
            votes();
        } else if (expect.has("talk")) {
            talk();
        } else if (given.has("forts")) {
            army();
        } else if (given.has("village_price")) {
            market();
        } else if (expect.has("met")) {
            buildings();
        } else if (given.has("supply_row")) {
            supply();
        } else {
            victoryCard();
        }
    }

    private static int seat(String colour) {
        assertThat(COLOURS).contains(colour);
        return COLOURS.indexOf(colour);
    }

    private static List<String> strings(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    private void layout() {
        List<String> used = scene.view(0).provinces().stream().map(GraenalandView.Province::tile).toList();
        assertThat(used).hasSize(expect.path("tiles_used").asInt());
        List<String> leftOut = Components.TILES.stream().filter(tile -> !used.contains(tile.id())).map(Example::label)
                .sorted().toList();
        assertThat(leftOut).isEqualTo(strings(expect.path("left_out_labels")).stream().sorted().toList());
    }

    private static String label(Tile tile) {
        return String.join(",", tile.players().stream().map(String::valueOf).toList());
    }

    private void province(JsonNode province) {
        province.path("settlements").properties().forEach(entry -> scene.villages(seat(entry.getKey()), TILE,
                entry.getValue().path("villages").asInt()));
        province.path("heroes").forEach(hero -> scene.hero(seat(hero.get(0).asString()), hero.get(1).asString(), TILE));
        province.path("works").forEach(work -> scene.work(work.asString(), TILE));
        province.path("cards").forEach(card -> {
            String[] words = card.asString().split(":", -1);
            if (words[0].equals("down")) {
                scene.faceDown(TILE, words[1]);
            } else {
                scene.cards(TILE, words[0]);
            }
        });
        given.path("army").properties().forEach(entry -> scene.army(seat(entry.getKey()), entry.getValue().asInt()));
    }

    private void harvest() {
        province(given.path("province"));
        assertThat(Components.IMPROVEMENT[0]).isEqualTo(Resource.GRAIN.ordinal());
        scene.top("plains", strings(given.path("deck")).toArray(String[]::new));
        int before = cards().size();
        int deck = scene.view(0).decks().getFirst().left();
        scene.harvest();
        assertThat(deck - scene.view(0).decks().getFirst().left()).isEqualTo(expect.path("drawn").asInt());
        if (expect.path("cards_after").isArray()) {
            assertThat(cards()).containsExactlyInAnyOrderElementsOf(strings(expect.path("cards_after")));
            List<String> discarded = new ArrayList<>();
            scene.view(0).decks().getFirst().discarded()
                    .forEach((resource, number) -> discarded.addAll(Collections.nCopies(number, resource.code())));
            assertThat(discarded).isEqualTo(strings(expect.path("discarded")));
        } else {
            assertThat(cards()).hasSize(expect.path("cards_after").asInt());
            assertThat(cards().size() - before).isEqualTo(expect.path("cards_added").asInt());
        }
    }

    private List<String> cards() {
        List<String> cards = new ArrayList<>();
        scene.place(TILE).cards().forEach(card -> cards.add(card.code()));
        CardViews.faces(scene.position.island.down[scene.province(TILE)])
                .forEach(card -> cards.add("down:" + card.code()));
        return cards;
    }

    private String tile(String place) {
        String[] words = place.split(" ", -1);
        int number = Integer.parseInt(words[1]);
        return ProvinceViews.tile(scene.position,
                words[0].equals("coast") ? number : scene.position.board.coast + number);
    }

    private void compass() {
        int seat = seat(given.path("hero").get(0).asString());
        String hero = given.path("hero").get(1).asString();
        scene.hero(seat, hero, tile(given.path("at").asString()));
        Direction direction = Direction.valueOf(when.substring(when.lastIndexOf(' ') + 1));
        scene.main(seat == 0 ? 1 : 0).orders();
        assertThat(scene.refusal(seat, "order " + hero + " " + direction.code())).isEqualTo("GRA-5.7");
        Orders.carryOut(scene.position, seat, Orders.code(Hero.valueOf(hero.toUpperCase(Locale.ROOT)), direction));
        assertThat(scene.whereIs(seat, hero)).isEqualTo(tile(expect.path("at").asString()));
    }

    private void votes() {
        province(given.path("province"));
        expect.path("army").properties().forEach(
                entry -> assertThat(scene.clan(seat(entry.getKey())).army()).isEqualTo(entry.getValue().asInt()));
        for (String kind : List.of("votes", "hero_votes")) {
            expect.path(kind).properties().forEach(entry -> assertThat(scene.votes(TILE).get(seat(entry.getKey())))
                    .as(entry.getKey()).isEqualTo(entry.getValue().asInt()));
        }
        if (expect.has("total")) {
            int total = scene.votes(TILE).stream().mapToInt(Integer::intValue).sum();
            assertThat(total).isEqualTo(expect.path("total").asInt());
            scene.cards(TILE, "ore").share().play(1, "propose " + TILE, "give 1");
            assertThat(java.util.Objects.requireNonNull(scene.view(0).offer()).needed())
                    .isEqualTo(expect.path("needed_to_pass").asInt());
        }
    }

    /** A program cannot judge wording: it keeps the window shut or open, and a published proposal as it is. */
    private void talk() {
        scene.village(0, TILE).village(1, TILE).village(2, TILE).cards(TILE, "grain", "ore");
        switch (given.path("moment").asString()) {
            case "before_proposal" -> scene.share();
            case "vote_open" -> scene.share().play(1, "propose " + TILE, "give 1", "give 2");
            default -> scene.build();
        }
        boolean open = expect.path("chat_window").asString().equals("open");
        assertThat(scene.view(1).talk()).isEqualTo(open);
        if (open) {
            assertThat(scene.options(1)).contains("promise rampart", "promise grain 2").doesNotContain("give 1");
            List<GraenalandView.Share> shares = java.util.Objects.requireNonNull(scene.view(0).offer()).shares();
            scene.play(1, "promise rampart");
            assertThat(java.util.Objects.requireNonNull(scene.view(0).offer()).shares()).isEqualTo(shares);
        } else {
            assertThat(scene.options(given.path("moment").asString().equals("before_proposal") ? 1 : 0))
                    .noneMatch(code -> code.startsWith("promise"));
        }
    }

    private void army() {
        int seat = seat(given.path("player").asString());
        Map<String, String> tiles = Map.of("forest", "F1", "plains", "P1", "hills", "H1");
        strings(given.path("forts")).forEach(terrain -> scene.building(seat, "fort", tiles.getOrDefault(terrain, "")));
        scene.army(seat, given.path("army").path("yellow").asInt())
                .hand(seat, strings(given.path("hand")).toArray(String[]::new)).build();
        List<String> steps = scene.options(seat).stream().filter(code -> code.startsWith("army")).toList();
        assertThat(!steps.isEmpty()).isEqualTo(expect.path("legal").asBoolean());
        if (!steps.isEmpty()) {
            scene.play(seat, steps.getFirst());
            assertThat(scene.handOf(seat)).isEqualTo(strings(expect.path("hand")));
        }
        assertThat(scene.clan(seat).army()).isEqualTo(expect.path("army").path("yellow").asInt());
    }

    private void market() {
        int seat = seat(given.path("player").asString());
        Map<Resource, Integer> price = scene.place(TILE).villagePrice();
        given.path("village_price").properties().forEach(entry -> assertThat(price)
                .containsEntry(Resource.valueOf(entry.getKey().toUpperCase(Locale.ROOT)), entry.getValue().asInt()));
        scene.village(seat, TILE).work("market", TILE)
                .hand(seat, strings(given.path("hand")).toArray(String[]::new)).build();
        assertThat(scene.clan(seat).markets()).isEqualTo(given.path("markets_unused").asInt());
        assertThat(scene.options(seat).contains("village " + TILE)).isEqualTo(expect.path("legal").asBoolean());
        scene.play(seat, "village " + TILE);
        assertThat(scene.clan(seat).settlements()).isEqualTo(2);
        assertThat(scene.handOf(seat)).isEqualTo(strings(expect.path("hand")));
        assertThat(scene.clan(seat).markets()).isEqualTo(expect.path("markets_unused").asInt());
    }

    private void buildings() {
        int seat = seat(given.path("player").asString());
        scene.building(seat, "fort", "P1").building(seat, "hall", "P1");
        assertThat(given.path("buildings").asInt()).isEqualTo(2);
        assertThat(scene.clan(seat).met().contains(Column.BUILDINGS)).isEqualTo(expect.path("met").asBoolean());
        scene.building(seat, "fort", "F1");
        assertThat(scene.clan(seat).met().contains(Column.BUILDINGS)).isEqualTo(expect.path("met_with_3").asBoolean());
    }

    private void supply() {
        scene.village(1, TILE).hero(0, "warlord", TILE);
        for (int seat = 0; seat < scene.position.seats; seat++) {
            scene.hero(seat, "warlord", TILE);
        }
        scene.build();
        assertThat(scene.view(0).supply().row()).hasSize(given.path("supply_row").asInt());
        scene.play(0, "take " + scene.view(0).supply().row().getFirst().card());
        assertThat(scene.view(0).supply().row()).hasSize(expect.path("row_during_building").asInt());
        scene.play(0, "done");
        assertThat(scene.view(0).supply().row()).hasSize(expect.path("row_for_next_main_player").asInt());
    }

    /** The example card of the designed set is V02. */
    private void victoryCard() {
        VictoryFace card = Components.VICTORY.stream().filter(each -> each.id().equals("V02")).findFirst()
                .orElseThrow();
        int total = 0;
        for (Map.Entry<String, JsonNode> entry : expect.path("points").properties()) {
            Column column = Column.valueOf(entry.getKey().toUpperCase(Locale.ROOT));
            int points = Scoring.levels(card.index(), column.ordinal(),
                    given.path("stats").path(entry.getKey()).asInt());
            assertThat(points).as(entry.getKey()).isEqualTo(entry.getValue().asInt());
            total += points;
        }
        if (expect.has("total")) {
            assertThat(total).isEqualTo(expect.path("total").asInt());
            assertThat(total >= Components.POINTS_TO_WIN).isEqualTo(expect.path("wins").asBoolean());
        }
    }
}
