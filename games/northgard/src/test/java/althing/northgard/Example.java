package althing.northgard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

import tools.jackson.databind.JsonNode;

import althing.northgard.box.Building;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.state.Question;
import althing.northgard.state.Step;

import static org.assertj.core.api.Assertions.assertThat;

/** One worked example of the rulebook on a map: sets up what is given, plays the steps, checks what is expected. */
final class Example {

    final JsonNode given;
    final JsonNode expect;
    private final JsonNode when;
    final List<String> players = new ArrayList<>();
    private final Map<String, String> regionAt = new HashMap<>();
    final Scene scene;
    final Map<String, Integer> gloryBefore = new HashMap<>();
    final Map<String, Integer> foodBefore = new HashMap<>();
    int scorchings;

    Example(JsonNode vector) {
        given = vector.path("given");
        when = vector.path("when");
        expect = vector.path("expect");
        given.path("players").forEachEntry((name, _) -> players.add(name));
        Clan[] clans = given.path("players").valueStream().filter(player -> player.has("clan"))
                .map(player -> Clan.valueOf(player.path("clan").asString().toUpperCase(Locale.ROOT)))
                .toArray(Clan[]::new);
        String variant = given.path("variant").asString("");
        scene = given.has("module")
                ? Scene.with(variant.isEmpty() ? "creatures=creatures" : "creatures=more", players.size(), clans)
                : Scene.of(players.size(), clans);
        build();
    }

    int seat(String player) {
        return players.indexOf(player);
    }

    /** The region that a cell and the printed name of a region name, or a name given for one. */
    String region(String name) {
        String place = given.path("names").path(name).asString(name);
        String[] parts = place.split("[:#]", -1);
        return Objects.requireNonNull(regionAt.get(parts[0]), name) + "." + parts[1];
    }

    String territory(String name) {
        return scene.code(region(name));
    }

    private void build() {
        given.path("map").forEach(tile -> {
            String id = tile.path(0).asString();
            regionAt.put(tile.path(1).asInt() + "," + tile.path(2).asInt(), id);
            scene.map(id + " " + tile.path(1).asInt() + " " + tile.path(2).asInt() + " " + tile.path(3).asInt());
        });
        given.path("units").forEachEntry((name, owners) -> owners.forEachEntry(
                (player, units) -> scene.units(region(name), seat(player), units.asInt())));
        given.path("buildings").forEach(building -> scene.build(region(building.path(0).asString()),
                building(building.path(2).asString())));
        given.path("creatures").forEachEntry((id, name) -> scene.creature(id, region(name.asString())));
        given.path("players").forEachEntry((name, player) -> scene.stock(seat(name), player.path("food").asInt(0),
                player.path("wood").asInt(0), player.path("lore").asInt(0)));
        if (given.has("drawnTile")) {
            scene.top(given.path("drawnTile").asString());
        }
        if (given.has("creatureDeckTop")) {
            scene.creatureTop(given.path("creatureDeckTop").asString());
        }
        players.forEach(player -> {
            gloryBefore.put(player, scene.glory(seat(player)));
            foodBefore.put(player, scene.food(seat(player)));
        });
        dice();
    }

    static Building building(String camelCase) {
        return Building.valueOf(camelCase.replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT));
    }

    private void dice() {
        List<String> faces = new ArrayList<>();
        when.forEach(step -> step.path("die").forEachEntry((_, face) -> faces.add(face.asString().split(":", -1)[0])));
        scene.dice(faces.toArray(String[]::new));
    }

    int run() {
        when.forEach(this::step);
        return new Outcome(this).check();
    }

    private void step(JsonNode step) {
        if (step.has("play")) {
            scene.position.course.turn = (seat(step.path("by").asString()) + players.size() - 1) % players.size();
            scene.hand(seat(step.path("by").asString()), step.path("play").asString(), "unrest").go()
                    .play(seat(step.path("by").asString()), "play " + step.path("play").asString());
        } else if (step.has("move")) {
            move(step.path("move"));
        } else if (step.has("food")) {
            step.path("food").forEachEntry(this::food);
        } else if (step.has("die")) {
            step.path("die").forEachEntry(this::die);
        } else if (step.has("phase")) {
            phase(step.path("phase").asString());
        } else {
            other(step);
        }
    }

    private void other(JsonNode step) {
        if (step.has("place")) {
            JsonNode place = step.path("place");
            scene.play(scene.decides(), "place " + place.path("tile").asString() + " "
                    + place.path("at").path(0).asInt() + "," + place.path("at").path(1).asInt() + " "
                    + place.path("rot").asInt());
        } else if (step.has("recruit")) {
            step.path("recruit").forEachEntry((name, units) -> {
                for (int i = 0; i < units.asInt(); i++) {
                    scene.play(scene.decides(), "recruit " + territory(name));
                }
            });
        } else if (step.has("declareCreature")) {
            scene.play(scene.decides(), "attack " + step.path("declareCreature").asString());
        } else if (step.has("retreat")) {
            step.path("retreat").forEachEntry((player, places) -> retreat(seat(player), places));
        } else if (step.has("token")) {
            scene.play(scene.decides(), "scorch " + territory(step.path("token").asString()));
            scorchings++;
        } else if (step.has("pass")) {
            scene.go().play(scene.decides(), "pass " + Cards.id(scene.position.piles.offer[0]));
        } else if (step.has("spawn")) {
            assertThat(scene.options()).containsExactlyInAnyOrder("spawn " + territory(step.path("at").asString()),
                    "decline");
            scene.play(scene.decides(), "spawn " + territory(step.path("at").asString()));
        } else {
            assertThat(step.has("combat")).as("a step of a kind that is known").isTrue();
            assertThat(scene.position.fight.at).isEqualTo(scene.territory(region(step.path("combat").asString())));
        }
    }

    private void move(JsonNode move) {
        int seat = scene.decides();
        int left = scene.movesLeft();
        scene.play(seat, "move " + territory(move.path("from").asString()) + " "
                + territory(move.path("to").asString()));
        if (scene.asked() == Question.SEND) {
            scene.play(seat, "send " + move.path("units").asInt());
        }
        assertThat(scene.movesLeft()).isLessThan(left);
    }

    private void food(String player, JsonNode food) {
        if (scene.asked() == Question.FOOD && scene.decides() == seat(player)) {
            scene.play(seat(player), "food " + food.asInt());
        } else {
            assertThat(food.asInt()).as("food of %s", player).isZero();
        }
    }

    private void die(String side, JsonNode face) {
        String[] words = face.asString().split(":", -1);
        if (words.length > 1 && !scene.position.isOver() && scene.asked() == Question.DIE) {
            scene.play(seat(side), words[1]);
        }
    }

    private void retreat(int seat, JsonNode places) {
        places.forEachEntry((name, units) -> {
            if (scene.asked() == Question.RETREAT) {
                scene.play(seat, "retreat " + territory(name));
                if (scene.asked() == Question.SEND) {
                    scene.play(seat, "send " + units.asInt());
                }
            }
        });
    }

    private void phase(String phase) {
        if (phase.startsWith("creatures")) {
            scene.go(Step.CREATURES);
        } else if (phase.startsWith("harvest")) {
            scene.go(Step.SCORCHED);
            while (scene.asked() == Question.TRADE) {
                scene.play(scene.decides(), "stop");
            }
        }
    }
}
