package althing.odin;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;
import althing.odin.actions.Mountains;
import althing.odin.cards.Occupations;
import althing.odin.view.Viewing;

/** The moves that an example on an action space stands for. */
final class ExampleMoves {

    private final Scene scene;
    private final JsonNode given;
    private final JsonNode when;
    private final List<String> moves = new ArrayList<>();

    ExampleMoves(Scene scene, JsonNode given, JsonNode when) {
        this.scene = scene;
        this.given = given;
        this.when = when;
    }

    List<String> moves() {
        if (when.has("before")) {
            moves.add(when.path("before").asString().contains("ore") ? "arm longship-2" : "buy whaling-boat");
        }
        moves.add("go " + when.path("space").asString());
        if (given.has("rolls")) {
            dice();
        } else {
            choices();
        }
        return moves;
    }

    private void dice() {
        int[] rolls = given.path("rolls").valueStream().mapToInt(JsonNode::asInt).toArray();
        scene.rolls(when.path("space").asString().matches("HU[34]|SA[23]B") ? 12 : 8, rolls);
        if (when.path("space").asString().equals("HU3")) {
            moves.add("sail 1 2");
        }
        for (int i = 1; i < rolls.length; i++) {
            moves.add("roll");
        }
        if (when.path("declare").asString("").equals("failure")) {
            moves.add("fail");
        } else if (when.has("take")) {
            moves.add("take " + when.path("take").asString());
        } else if (when.has("spend")) {
            moves.add("pay " + when.path("spend").path("bow").asInt(0));
        }
    }

    private void choices() {
        if (when.path("space").asString().equals("EO1B")) {
            moves.add("play 47a");
        } else if (when.path("space").asString().equals("EO3B")) {
            moves.add("play " + drawn());
        }
        each("take", "explore ");
        each("upgrade", "upgrade ");
        each("double-upgrade", "upgrade ");
        each("flip", "flip ");
        each("buy", "take ");
        if (when.has("choose")) {
            choose();
        }
        if (when.has("exchange-boat")) {
            moves.add("rebuild whaling-boat-1");
            moves.add("emigrate knarr");
        }
        if (when.has("ship")) {
            moves.add("emigrate " + when.path("ship").asString() + "-2");
        }
    }

    private void choose() {
        JsonNode choice = when.path("choose");
        if (choice.isArray()) {
            choice.forEach(_ -> moves.add("trade"));
        } else {
            moves.add(choice.asString().endsWith("longship") ? "choose 3" : "choose 2");
        }
    }

    private void each(String key, String word) {
        JsonNode what = when.path(key);
        if (what.isString()) {
            moves.add(word + what.asString());
        }
        if (key.equals("take") && what.isArray()) {
            what.forEach(dig -> moves.add("dig " + strip(dig.path("strip").asInt()) + " " + dig.path("n").asInt()));
            return;
        }
        if (key.contains("upgrade") && what.isArray() && Mountains.isPossible(scene.position, false)) {
            moves.add("done");
        }
        what.valueStream().forEach(item -> moves.add(word + item.asString().split(" ", -1)[0].replace('_', '-')));
    }

    /** The card that the next draw will bring. */
    private String drawn() {
        Scene ahead = scene.copy();
        ahead.play("go EO3B");
        return Viewing.cards(ahead.position, Occupations.HAND).getFirst();
    }

    /** The strip that lies in the given place of those that are face up. */
    private String strip(int place) {
        String first = given.path("strips").get(place).get(0).asString();
        return scene.position.view(0).strips().stream().filter(strip -> strip.items().getFirst().equals(first))
                .findFirst().orElseThrow().strip();
    }
}
