package althing.odin;

import java.util.Arrays;

import tools.jackson.databind.JsonNode;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.box.Space;
import althing.odin.box.Strip;

/** Arranges what an example says is given. */
final class Given {

    private Given() {
    }

    static Scene scene(JsonNode given, boolean cards) {
        int players = given.path("players").asInt(2);
        String line = "odin(seats=" + players + ",length=" + given.path("length").asString("long") + ")";
        Scene scene = cards ? Scene.cards(line) : Scene.bare(line);
        given.path("played").valueStream().forEach(card -> scene.played(card.asString()));
        if (given.path("hand").asInt(0) > 0) {
            scene.holds("47a");
        }
        if (given.has("round")) {
            scene.round(given.path("round").asInt());
        }
        items(scene, given);
        ships(scene, given);
        board(scene, given);
        strips(scene, given);
        islands(scene, given);
        for (int i = 0; i < given.path("emigrations").asInt(0); i++) {
            scene.give("emigrated-knarr");
        }
        given.path("occupied").propertyStream().forEach(each -> scene.position.taken.set(Space.ALL.stream()
                .filter(space -> space.id.equals(each.getKey())).findFirst().orElseThrow().index,
                each
                        .getValue().asString().equals("self") ? 1 : 2));
        return scene;
    }

    private static void items(Scene scene, JsonNode given) {
        for (int item = 0; item < Items.COUNT; item++) {
            String id = Items.id(item);
            if (given.path(id).isInt() && !Items.isShip(item)) {
                scene.position.change(0, item, given.path(id).asInt());
            }
        }
        given.path("supply").propertyStream()
                .forEach(each -> scene.position.change(0, Items.named(each.getKey()), each.getValue().asInt()));
    }

    private static void ships(Scene scene, JsonNode given) {
        fleet(scene, given.path("whaling-boats"), Items.BOAT, "loaded-ore");
        fleet(scene, given.path("knarrs"), Items.KNARR, "ore");
        fleet(scene, given.path("large-ships"), Items.KNARR, "ore");
        fleet(scene, given.path("longships"), Items.LONGSHIP, "ore");
        given.path("ships").propertyStream()
                .forEach(each -> scene.position.change(0, Items.named(each.getKey()), each.getValue().asInt()));
    }

    private static void fleet(Scene scene, JsonNode ships, int kind, String ore) {
        if (ships.isInt()) {
            scene.position.change(0, kind, ships.asInt());
        }
        ships.valueStream().forEach(ship -> scene.position.change(0, kind + ship.path(ore).asInt(0), 1));
    }

    private static void board(Scene scene, JsonNode given) {
        String board = given.path("board").asString("home");
        if (!board.equals("home")) {
            scene.island(0, board);
        }
        JsonNode covered = given.path("covered-squares");
        covered.valueStream().forEach(square -> scene.cover(board, square.get(0).asInt(), square.get(1).asInt()));
        if (covered.isString()) {
            scene.coverAll("home", 3, 11, 0, 12).coverAll("home", 0, 2, 0, 9);
        }
        given.path("placed").valueStream().filter(JsonNode::isObject).forEach(placed -> {
            int item = Items.named(placed.path("tile").asString());
            scene.position.boards.put(Laid.of(0, item, placed.path("at").get(0).asInt(),
                    placed.path("at").get(1).asInt(), turn(item, placed.path("size").asString())));
        });
        if (given.path("mead-symbol-surrounded").asBoolean(false)) {
            scene.coverAll("home", 8, 11, 0, 2);
        }
    }

    /** The turn in which a tile has so many rows and columns. */
    static int turn(int item, String size) {
        return Arrays.stream(Shape.of(item))
                .filter(shape -> size.isEmpty() || size.equals(shape.height() + "x" + shape.width()))
                .findFirst().orElseThrow().turn();
    }

    /** Lays out strips that end as the given ones; each is found among the printed strips. */
    private static void strips(Scene scene, JsonNode given) {
        JsonNode strips = given.has("strip") ? given.path("strip") : given.path("strips");
        if (strips.isMissingNode()) {
            return;
        }
        Arrays.fill(scene.position.strips, (byte) 0);
        if (given.has("strip")) {
            turnUp(scene, strips);
        } else {
            strips.valueStream().forEach(strip -> turnUp(scene, strip));
        }
        for (int strip = 0, pile = given.path("pile").asInt(0); strip < Strip.COUNT && pile > 0; strip++) {
            if (scene.position.strips[strip] == 0) {
                scene.position.strips[strip] = OdinPosition.IN_PILE;
                pile--;
            }
        }
    }

    /** Turns up a printed strip on which the given items come next; a last double silver may lie further on. */
    private static void turnUp(Scene scene, JsonNode items) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            for (int left = items.size(); left <= Strip.FULL; left++) {
                if (scene.position.strips[strip] == 0 && goesOn(strip, left, items)) {
                    scene.position.strips[strip] = (byte) left;
                    return;
                }
            }
        }
        throw new IllegalArgumentException("no strip goes on with " + items);
    }

    private static boolean goesOn(int strip, int left, JsonNode items) {
        int exact = left == items.size() ? items.size() : items.size() - 1;
        for (int i = 0; i < exact; i++) {
            String item = Items.id(Strip.item(strip, left - i)) + (Strip.amount(strip, left - i) > 1 ? "2" : "");
            if (!item.equals(items.get(i).asString())) {
                return false;
            }
        }
        return exact > 1;
    }

    private static void islands(Scene scene, JsonNode given) {
        given.path("silver").propertyStream().forEach(each -> {
            Plan plan = Plan.named(each.getKey());
            scene.position.boards.turn(plan.tile, plan.back);
            scene.position.islandSilver[plan.tile] = (byte) each.getValue().asInt();
        });
        given.path("claimed").valueStream().forEach(island -> scene.island(1, island.asString()));
        if (given.path("newfoundland-available").asBoolean(false)) {
            scene.backs();
        }
    }
}
