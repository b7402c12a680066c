package althing.northgard;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;

import althing.engine.Seed;
import althing.engine.Setup;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Cards;
import althing.northgard.box.Die;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.state.Question;
import althing.northgard.year.Preparation;
import althing.northgard.year.Year;

import static org.assertj.core.api.Assertions.assertThat;

/** The examples of the rulebook that are tables rather than scenes. Each check gives back how many facts it compared. */
final class Tables {

    private Tables() {
    }

    static int check(JsonNode vector) {
        JsonNode given = vector.path("given");
        JsonNode expect = vector.path("expect");
        if (expect.has("early")) {
            return decks(given, expect);
        }
        if (expect.has("topCards")) {
            return creatures(given, expect);
        }
        if (expect.has("cardsDrawn")) {
            return forges(given, expect);
        }
        if (expect.has("spawnOffered")) {
            return spawn(given, expect);
        }
        return expect.has("faces") ? die(expect) : resources(given, expect);
    }

    private static NorthgardPosition dealt(String options, int seats) {
        NorthgardPosition position = new NorthgardPosition(
                Setup.parse("northgard(seats=" + seats + ",clans=drawn" + options + ")"));
        position.random.seed(Seed.of(seats));
        Preparation.nextClan(position);
        Preparation.deal(position);
        return position;
    }

    private static int decks(JsonNode given, JsonNode expect) {
        int row = 0;
        for (JsonNode seats : given.path("playerCounts")) {
            NorthgardPosition position = dealt("", seats.asInt());
            assertThat(position.layout.earlyCards).isEqualTo(expect.path("early").path(row).asInt());
            assertThat(position.layout.advancedCards).isEqualTo(expect.path("advanced").path(row).asInt());
            assertThat(position.view(0).achievements()).hasSize(expect.path("achievements").path(row).asInt());
            Year.begin(position);
            assertThat(position.piles.offerSize).isEqualTo(expect.path("revealedPerYear").path(row++).asInt());
        }
        return row;
    }

    private static int resources(JsonNode given, JsonNode expect) {
        int row = 0;
        for (JsonNode seat : given.path("seats")) {
            for (Resource resource : Resource.values()) {
                assertThat(Components.startResource(seat.asInt() - 1, resource))
                        .isEqualTo(expect.path(resource.code()).path(row).asInt());
            }
            row++;
        }
        NorthgardPosition five = dealt("", 5);
        assertThat(five.holdings.stock(five.clockwise(4), Resource.FOOD))
                .isEqualTo(expect.path("food").path(4).asInt());
        return row;
    }

    private static int creatures(JsonNode given, JsonNode expect) {
        int row = 0;
        for (JsonNode seats : given.path("playerCounts")) {
            NorthgardPosition position = dealt(",creatures=creatures", seats.asInt());
            int top = expect.path("topCards").path(row).asInt();
            assertThat(position.beasts.weakOnTop).isEqualTo(top);
            assertThat(position.beasts.deckSize - top).isEqualTo(expect.path("below").path(row++).asInt());
            for (int i = 0; i < top; i++) {
                assertThat(Bestiary.COMBAT[position.beasts.deck[Bestiary.COUNT - 1 - i]])
                        .isLessThanOrEqualTo(expect.path("topMaxValue").asInt());
            }
        }
        assertThat(Bestiary.ALL.stream().filter(face -> face.combat() <= expect.path("topMaxValue").asInt()))
                .hasSize(expect.path("lowValueCards").asInt());
        return row;
    }

    private static int forges(JsonNode given, JsonNode expect) {
        int row = 0;
        for (JsonNode forges : given.path("forgesControlled")) {
            Scene scene = Scene.of(2).map("T05 1 0 0", "T04 0 1 0").units("T05.s", 0, 1).units("T04.n", 0, 1);
            List<String> sites = List.of("T05.s", "T04.n");
            for (int i = 0; i < forges.asInt(); i++) {
                scene.build(sites.get(i), Building.FORGE);
            }
            Year.begin(scene.position);
            assertThat(scene.position.decks.hand.size(0))
                    .isEqualTo(expect.path("cardsDrawn").path(row++).asInt());
        }
        return row;
    }

    private static int spawn(JsonNode given, JsonNode expect) {
        Scene scene = Scene.with("creatures=more", given.path("playersCount").asInt()).smallMap();
        List<String> creatures = new ArrayList<>(
                List.of("wolf-beige", "wolf-brown", "bear-beige", "draugr-beige", "draugr-brown"));
        for (int i = 0; i < given.path("creaturesOnMap").asInt(); i++) {
            scene.creature(creatures.get(i), List.of("START.n", "START.e", "START.w", "T06.s").get(i));
        }
        scene.go().play(0, "pass " + Cards.id(scene.position.piles.offer[0]));
        assertThat(scene.asked() == Question.SPAWN).isEqualTo(expect.path("spawnOffered").asBoolean());
        return 1;
    }

    private static int die(JsonNode expect) {
        int face = 0;
        for (JsonNode each : expect.path("faces")) {
            if (each.has("choice")) {
                assertThat(face).isEqualTo(Die.CHOICE);
            } else {
                assertThat(Die.POINTS[face]).isEqualTo(each.path("points").asInt());
                assertThat(Die.CASUALTIES[face]).isEqualTo(each.path("casualties").asInt());
            }
            face++;
        }
        assertThat(face).isEqualTo(Die.FACES);
        return face;
    }
}
