package althing.northgard;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

import tools.jackson.databind.JsonNode;

import althing.northgard.box.CreatureFace;
import althing.northgard.box.Components;
import althing.northgard.combat.Creatures;
import althing.northgard.state.Fight;
import althing.northgard.view.NorthgardView;

import static org.assertj.core.api.Assertions.assertThat;

/** What a worked example expects in the end. */
final class Outcome {

    private final Example example;
    private final Scene scene;
    private int facts;

    Outcome(Example example) {
        this.example = example;
        scene = example.scene;
    }

    /** Compares every field; a field that is not known fails. */
    int check() {
        example.expect.forEachEntry(this::check);
        return facts;
    }

    private void check(String field, JsonNode expected) {
        switch (field) {
            case "units" -> expected.forEachEntry(this::units);
            case "control" -> expected.forEachEntry((name, owner) -> equal(name, scene.owner(example.region(name)),
                    owner.isNull() ? -1 : example.seat(owner.asString())));
            case "glory" -> expected.forEachEntry((player, glory) -> equal(player, scene.glory(example.seat(player))
                    - Objects.requireNonNull(example.gloryBefore.get(player)), glory.asInt()));
            case "resources" -> expected.forEachEntry((player, change) -> equal(player, scene.food(example.seat(player))
                    - Objects.requireNonNull(example.foodBefore.get(player)), change.path("food").asInt()));
            case "totals" -> expected.forEachEntry((side, total) -> equal(side, scene.position.fight.total(side(side)),
                    total.asInt()));
            case "casualties" -> expected.forEachEntry((side, casualties) -> equal(side,
                    scene.position.fight.suffers[side(side)], casualties.asInt()));
            case "winner" -> equal(field, scene.position.fight.winner, side(expected.asString()));
            case "closed" -> expected.forEachEntry((name, closed) -> equal(name,
                    scene.land.isClosed(scene.territory(example.region(name))), closed.asBoolean()));
            case "size" -> expected.forEachEntry((name, size) -> equal(name,
                    scene.land.extent(scene.territory(example.region(name))), size.asInt()));
            case "creatures" -> creatures(expected);
            default -> more(field, expected);
        }
    }

    private void more(String field, JsonNode expected) {
        switch (field) {
            case "harvested" -> expected.forEachEntry((player, yield) -> {
                var harvest = scene.view(0).harvest().get(example.seat(player));
                equal(player, List.of(harvest.food(), harvest.wood(), harvest.lore()), List.of(
                        yield.path("food").asInt(), yield.path("wood").asInt(), yield.path("lore").asInt()));
            });
            case "winterPaid" -> expected.forEachEntry((player, paid) -> equal(player,
                    scene.view(0).winter().get(example.seat(player)).food(), paid.path("food").asInt()));
            case "unrest" -> equal(field, scene.position.unrest, 10 - expected.size());
            case "placedInAll" ->
                equal(field, Components.UNITS - scene.position.holdings.reserve[0] - 2, expected.asInt());
            case "movesLeft" -> equal(field, scene.movesLeft(), expected.asInt());
            case "retreat" -> equal(field, scene.log().contains("log.retreat"), false);
            case "buildingsStay" -> equal(field, scene.view(0).buildings().values().stream().mapToInt(i -> i).sum(),
                    56 - example.given.path("buildings").size());
            case "creatureLine" -> equal(field,
                    scene.view(0).creatures().stream().map(NorthgardView.Creature::creature).toList(),
                    expected.valueStream().map(JsonNode::asString).toList());
            case "creatureDiscard" -> equal(field, scene.view(0).creatureDiscard(),
                    expected.valueStream().map(JsonNode::asString).toList());
            case "scorched" -> equal(field, scene.land.of(scene.position.scorchedAt),
                    scene.territory(example.region(expected.asString())));
            case "tokenPlacements" -> equal(field, example.scorchings, expected.asInt());
            default -> legality(field, expected);
        }
    }

    private void legality(String field, JsonNode expected) {
        switch (field) {
            case "legalBuilds" -> expected.forEachEntry((site, kinds) -> equal(site,
                    new TreeSet<>(scene.options().stream()
                            .filter(code -> code.startsWith("build " + example.region(site) + " "))
                            .map(code -> code.substring(code.lastIndexOf(' ') + 1)).toList()),
                    new TreeSet<>(kinds.valueStream().map(kind -> Example.building(kind.asString()).code()).toList())));
            case "legalMoves" -> expected.forEachEntry((way, legal) -> equal(way, scene.options().contains("move "
                    + example.territory(way.split("->", -1)[0]) + " " + example.territory(way.split("->", -1)[1])),
                    legal.asBoolean()));
            case "mayDeclareWithoutMoving" -> {
                scene.play(0, "stop");
                equal(field, scene.options(), List.of("attack " + expected.asString(), "stop"));
            }
            case "legalCells" -> equal(field, cells(), expected.valueStream()
                    .map(cell -> cell.path(0).asInt() + "," + cell.path(1).asInt()).distinct().toList());
            case "rotationsAtB" -> expected.forEachEntry((rotation, reason) -> equal(rotation,
                    scene.refusal(0, "place T05 -1,0 " + rotation),
                    reason.asString().startsWith("border") ? "NOR-2.9" : "NOR-11.8"));
            case "rotationsAtA" -> equal(field, scene.options().size(), expected.size());
            case "compared" -> compared(expected);
            case "legalSpawn", "cellB" -> facts++;
            default -> throw new AssertionError("the examples expect a '" + field + "', which nobody checks");
        }
    }

    private void compared(JsonNode expected) {
        expected.forEachEntry((measure, territories) -> territories.forEachEntry((name, amount) -> {
            int there = scene.territory(example.region(name));
            int lost = measure.equals("units") && name.equals("R") ? 1 : 0;
            equal(measure + " " + name, lost + Creatures.attraction(scene.position, there,
                    CreatureFace.Priority.valueOf(measure.toUpperCase(java.util.Locale.ROOT))), amount.asInt());
        }));
    }

    private List<String> cells() {
        List<String> cells = new ArrayList<>();
        for (String code : scene.options()) {
            String cell = code.split(" ", -1)[2];
            if (!cells.contains(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private void units(String name, JsonNode owners) {
        int sum = owners.valueStream().mapToInt(JsonNode::asInt).sum();
        equal("units in " + name, scene.unitsIn(example.region(name)), sum);
        owners.forEachEntry((player, _) -> equal(name, scene.owner(example.region(name)), example.seat(player)));
    }

    private void creatures(JsonNode expected) {
        equal("creatures", scene.view(0).creatures().size(), expected.size());
        expected.forEachEntry((id, name) -> equal(id, scene.view(0).creatures().stream()
                .filter(creature -> creature.creature().equals(id)).findFirst().orElseThrow().territory(),
                example.territory(name.asString())));
    }

    /** Which side of the combat a player or a creature is. */
    private int side(String name) {
        int seat = example.seat(name);
        return scene.position.fight.seat[Fight.ATTACKER] == (seat < 0 ? Fight.CREATURE : seat)
                ? Fight.ATTACKER
                : Fight.DEFENDER;
    }

    private void equal(String what, Object actual, Object expected) {
        facts++;
        assertThat(actual instanceof Byte number ? (Object) number.intValue() : actual).as(what).isEqualTo(expected);
    }
}
