package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.BadInput;
import tools.jackson.databind.JsonNode;
import althing.odin.actions.Digging;
import althing.odin.actions.Mountains;
import althing.odin.actions.Turns;
import althing.odin.board.Ships;
import althing.odin.board.Supply;
import althing.odin.board.Yield;
import althing.odin.box.Components;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.box.Throw;
import althing.odin.cards.Occupations;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;
import althing.odin.course.Rounds;
import althing.odin.scoring.Scoring;
import althing.odin.view.Viewing;

/** One worked example: what is given, what is done, what must come out. */
final class Example {

    private final JsonNode given;
    private final JsonNode when;
    private final JsonNode expect;
    private final Scene scene;
    private final Map<String, Integer> before;

    Example(JsonNode vector) {
        given = vector.path("given");
        when = vector.path("when");
        expect = vector.path("expect");
        boolean cards = given.has("played") || given.has("hand") || when.has("play") || when.has("anytime");
        scene = Given.scene(given, cards);
        before = new TreeMap<>(scene.all());
    }

    void check() {
        if (when.has("setup")) {
            new SetupExample(given, expect).check();
        } else if (when.has("anytime") || when.path("play").asString("").matches("\\d+[A-Ca-c]")) {
            card();
        } else if (when.has("acquire")) {
            scene.give("5silver").play("buy " + when.path("acquire").asString());
            expect.path("gain").propertyStream()
                    .forEach(each -> assertThat(scene.count(each.getKey())).isEqualTo(each.getValue().asInt()));
            counts();
        } else if (when.has("space")) {
            space();
        } else if (when.has("place")) {
            place();
        } else if (when.has("phase") || when.has("then-phase")) {
            phase((when.has("phase") ? when.path("phase") : when.path("then-phase")).asInt());
        } else if (when.has("feast")) {
            feast();
        } else if (when.has("query")) {
            assertThat(scene.position.view(0).areas().get(0).squares()).isEqualTo(expect.path("squares").asInt());
        } else if (when.has("take")) {
            Digging.begin(scene.position, 0, Objects.requireNonNull(Space.named("MT4A")).program.start(0), false);
            Question.MOUNTAIN.decision().play(scene.position, 0, new OdinMove.Dig(first(), when.path("take").asInt()));
            gained();
        } else if (when.has("in-one-round")) {
            scene.rolls(8, 8).play("go SA1B", "take rune-stone", "pass", "go SA3C", "explore newfoundland", "go EO2A",
                    "emigrate longship");
            assertThat(Supply.longships(scene.position, 0)).isEqualTo(expect.path("longships").asInt());
        } else if (when.has("imitate-candidates-column-1")) {
            imitate();
        } else if (when.has("after-phase")) {
            last();
        } else {
            scoring();
        }
    }

    /** A card that is used at any time, or played from the hand. */
    private void card() {
        if (when.has("move")) {
            for (int ore = when.path("move").asInt(); ore > 0; ore--) {
                scene.play("disarm longship-" + ore);
            }
            assertThat(scene.count("longship")).isEqualTo(expect.path("longships").size());
        } else if (when.has("order")) {
            scene.rolls(8, 8).lay(when.path("play").asString());
            assertThat(scene.options("choose")).isEqualTo(1);
            scene.play("choose 1");
            assertThat(scene.die().action()).as("%s", expect.path("reason")).isEqualTo(Throw.HUNT);
        } else if (when.has("anytime")) {
            for (int i = 0; i < when.path("times").asInt(1); i++) {
                scene.play("use " + when.path("anytime").asString() + " 1");
            }
        } else {
            scene.lay(when.path("play").asString());
            if (when.has("choose")) {
                scene.play("choose 2");
            } else if (when.has("exchange")) {
                scene.play("choose 1");
            }
        }
        expect.path("gain").propertyStream()
                .forEach(each -> assertThat(scene.count(each.getKey())).isEqualTo(each.getValue().asInt()));
        if (expect.has("gain-exactly-one-of")) {
            assertThat(expect.path("gain-exactly-one-of").valueStream().mapToInt(item -> scene.count(item.asString()))
                    .sum()).isEqualTo(1);
        }
        expect.propertyStream().filter(each -> each.getValue().isInt())
                .forEach(each -> assertThat(scene.count(each.getKey())).isEqualTo(each.getValue().asInt()));
    }

    private int first() {
        return IntStream.range(0, Strip.COUNT).filter(strip -> scene.position.strips[strip] > 0).findFirst()
                .orElseThrow();
    }

    private void space() {
        List<String> moves = new ExampleMoves(scene, given, when).moves();
        if (!expect.path("legal").asBoolean(true)) {
            assertThat(isLegal(moves)).as("%s", moves).isFalse();
            return;
        }
        scene.play(moves.toArray(String[]::new));
        gained();
        counts();
    }

    private boolean isLegal(List<String> moves) {
        for (String move : moves) {
            if (scene.position.nextSeat() != 0 || !isMove(move) || !scene.can(move)) {
                return false;
            }
            scene.play(move);
        }
        return true;
    }

    private static boolean isMove(String code) {
        try {
            return Moves.named(code).code().equals(code);
        } catch (BadInput e) {
            return false;
        }
    }

    /** What came in, and what was paid, against the supply before. */
    private void gained() {
        Map<String, Integer> due = new TreeMap<>(before);
        if (given.has("rolls") || when.has("spend") || when.has("exchange-boat") || when.has("upgrade")
                || when.has("double-upgrade") || when.has("flip") || when.has("buy") || when.has("ship")) {
            expect.path("gain").propertyStream().forEach(
                    each -> assertThat(scene.count(each.getKey())).isEqualTo(each.getValue().asInt()));
            return;
        }
        if (!expect.has("gain")) {
            return;
        }
        expect.path("gain").propertyStream()
                .forEach(each -> due.merge(each.getKey(), each.getValue().asInt(), Integer::sum));
        JsonNode paid = when.path("space").asString("").equals("CR4") ? given : expect.path("pay");
        paid.propertyStream().forEach(each -> due.merge(each.getKey(), -each.getValue().asInt(), Integer::sum));
        due.values().removeIf(count -> count == 0);
        assertThat(new TreeMap<>(scene.all())).isEqualTo(due);
    }

    private void counts() {
        expect.propertyStream().forEach(each -> {
            String key = each.getKey();
            int number = each.getValue().asInt(0);
            switch (key) {
                case "silver", "stone", "sword", "wood", "bow" -> assertThat(scene.count(key)).isEqualTo(number);
                case "whaling-boats" -> assertThat(Supply.boats(scene.position, 0)).isEqualTo(number);
                case "knarrs" -> assertThat(scene.count("knarr")).isEqualTo(number);
                case "emigrated-knarrs" -> assertThat(scene.count("emigrated-knarr")).isEqualTo(number);
                case "emigrated-longships" -> assertThat(scene.count("emigrated-longship")).isEqualTo(number);
                case "ore-returned-to-supply", "goods-gained" -> assertThat(scene.count("ore")).isEqualTo(number);
                case "supply" -> each.getValue().propertyStream()
                        .forEach(item -> assertThat(scene.count(item.getKey())).isEqualTo(item.getValue().asInt()));
                case "longships" -> assertThat(each.getValue().isArray()
                        ? scene.count("longship-" + each.getValue().get(0).path("ore").asInt())
                        : Supply.longships(scene.position, 0)).isEqualTo(each.getValue().isArray() ? 1 : number);
                case "hand" -> assertThat(Occupations.hand(scene.position, 0)).isEqualTo(number);
                case "occupations-played" -> assertThat(
                        Viewing.cards(scene.position, Occupations.PLAYED)).hasSize(number);
                case "strips-left" -> assertThat(scene.position.view(0).strips())
                        .hasSize(each.getValue().size());
                case "vikings-returned" -> assertThat(scene.standing(when.path("space").asString())).isEqualTo(2);
                default -> {
                }
            }
        });
    }

    private void place() {
        JsonNode place = when.path("place");
        int item = Items.named(place.path("tile").asString());
        String board = given.path("board").asString("home");
        if (given.has("income-received-in-phase-7")) {
            scene.give("silver");
        } else {
            scene.give(Items.id(item));
        }
        int income = Yield.boardIncome(scene.position, scene.board(board));
        scene.play("place " + Items.id(item) + " " + board);
        String lay = "lay " + place.path("at").get(0).asInt() + " " + place.path("at").get(1).asInt() + " "
                + Given.turn(item, place.path("size").asString(""));
        assertThat(scene.can(lay)).isEqualTo(expect.path("legal").asBoolean());
        if (!expect.path("legal").asBoolean()) {
            return;
        }
        assertThat(income).isEqualTo(expect.path("income-before").asInt(income));
        int minus = Scoring.minus(scene.position, scene.board(board));
        scene.play(lay);
        int after = Yield.boardIncome(scene.position, scene.board(board));
        assertThat(after).isEqualTo(expect.path("income-after").asInt(expect.path("income").asInt(after)));
        int left = Scoring.minus(scene.position, scene.board(board));
        assertThat(left).isEqualTo(expect.path("uncovered-minus-squares").asInt(left));
        assertThat(minus - left).isEqualTo(expect.path("minus-points-avoided").asInt(minus - left));
        if (expect.path("mead-bonus-lost").asBoolean(false)) {
            assertThat(scene.position.view(0).areas().get(0).boards().get(0).bonuses())
                    .anyMatch(bonus -> bonus.gives().equals(List.of("mead")) && bonus.covered());
        }
        if (when.has("then-phase")) {
            Yield.payBonuses(scene.position);
            gainedOnly();
        }
    }

    private void gainedOnly() {
        Map<String, Integer> gain = new TreeMap<>();
        expect.path("gain").propertyStream().forEach(each -> gain.put(each.getKey(), each.getValue().asInt()));
        assertThat(new TreeMap<>(scene.all())).isEqualTo(gain);
    }

    private void phase(int phase) {
        OdinPosition position = scene.position;
        switch (phase) {
            case 1 -> {
                position.thingSquare[0] = (byte) given.path("thing-square").asInt();
                Rounds.newVikings(position);
                assertThat((int) position.thingSquare[0]).isEqualTo(expect.path("thing-square").asInt());
                assertThat(position.view(0).areas().get(0).banquet())
                        .isEqualTo(expect.path("vikings-on-table").asInt());
            }
            case 2 -> {
                if (expect.has("gain")) {
                    scene.phase(Phase.HARVEST);
                    position.advance();
                    expect.path("gain").propertyStream().forEach(
                            each -> assertThat(scene.count(each.getKey())).isEqualTo(each.getValue().asInt()));
                    expect.path("not-gained").forEach(item -> assertThat(scene.count(item.asString())).isZero());
                    return;
                }
                Rounds.harvest(position);
                Map<String, Integer> gain = new TreeMap<>();
                expect.path("each-player-gains").propertyStream()
                        .forEach(each -> gain.put(each.getKey(), each.getValue().asInt()));
                assertThat(new TreeMap<>(scene.all())).isEqualTo(gain);
            }
            case 3 -> explorationBoards();
            case 7 -> {
                Yield.payIncome(position);
                assertThat(scene.count("silver")).isEqualTo(expect.path("silver-gained").asInt());
            }
            case 8 -> breeding();
            case 9 -> penalties();
            case 10 -> {
                Yield.payBonuses(position);
                gainedOnly();
            }
            case 11 -> {
                Mountains.clear(position);
                assertThat(position.view(0).strips()).hasSize(2)
                        .anyMatch(strip -> strip.items().size() == 7)
                        .anyMatch(strip -> strip.items().subList(0, 2).equals(List.of("wood", "stone")));
                assertThat(position.view(0).stripsInPile()).isEqualTo(expect.path("pile").asInt());
            }
            default -> solo();
        }
    }

    private long backs() {
        return IntStream.range(0, Estate.ISLANDS).filter(scene.position.boards::isBack).count();
    }

    private void explorationBoards() {
        long backs = backs();
        Rounds.explorationBoards(scene.position);
        assertThat(backs() - backs).isEqualTo(expect.path("flipped").size());
        expect.path("flipped").propertyStream().forEach(each -> assertThat(scene.position.view(0).islands())
                .anyMatch(island -> island.board().equals(each.getValue().asString())));
        expect.path("silver").propertyStream().forEach(each -> assertThat(scene.position.view(0).islands())
                .anyMatch(island -> island.board().equals(each.getKey())
                        && island.silver() == each.getValue().asInt()));
        if (expect.has("silver-added")) {
            assertThat(scene.position.islandSilver).containsOnly((byte) expect.path("silver-added").asInt());
        }
    }

    private void breeding() {
        if (when.has("action-phase-uses")) {
            scene.position.change(0, Items.SHEEP, -1);
        }
        Rounds.breeding(scene.position);
        assertThat(scene.count("sheep")).isEqualTo(expect.path("sheep").asInt());
        assertThat(scene.count("pregnant-sheep")).isEqualTo(expect.path("pregnant-sheep").asInt());
    }

    private void penalties() {
        Scene feast = Scene.bare("odin(seats=1)").round(given.path("squares").asInt() - 5)
                .give(given.path("covered").asInt() + "silver").phase(Phase.FEAST);
        feast.position.advance();
        feast.play(Stream.generate(() -> "coin").limit(given.path("covered").asInt()).toArray(String[]::new));
        assertThat((int) feast.position.penalties[0]).isEqualTo(expect.path("thing-penalties-gained").asInt());
        assertThat(-3 * feast.position.penalties[0]).isEqualTo(expect.path("points").asInt());
    }

    private void feast() {
        Scene feast = Scene.bare("odin(seats=1)").round(given.path("squares").asInt() - 5);
        List<String> moves = new ArrayList<>();
        when.path("feast").valueStream().forEach(dish -> {
            int item = Items.named(dish.path("tile").asString());
            feast.give(Items.id(item));
            boolean flat = item != Items.SILVER && Items.UPRIGHT[item] != dish.path("length").asInt();
            moves.add(item == Items.SILVER ? "coin" : "serve " + Items.id(item) + (flat ? " flat" : ""));
        });
        feast.phase(Phase.FEAST);
        feast.position.advance();
        for (String move : moves.subList(0, moves.size() - 1)) {
            feast.play(move);
        }
        assertThat(feast.can(moves.getLast())).isEqualTo(expect.path("legal").asBoolean());
        if (expect.path("legal").asBoolean()) {
            feast.play(moves.getLast());
            assertThat((int) feast.position.penalties[0]).isEqualTo(expect.path("penalties").asInt());
        }
    }

    private void imitate() {
        scene.position.lowImitation = given.path("imitation-columns").get(0).asInt();
        scene.position.highImitation = given.path("imitation-columns").get(1).asInt();
        scene.give("9wood");
        expect.path("allowed").valueStream()
                .forEach(space -> assertThat(scene.can("imitate " + space.asString())).isTrue());
        expect.path("refused").propertyStream()
                .forEach(space -> assertThat(scene.refusal("imitate " + space.getKey())).isEqualTo("FFO-14.3"));
    }

    private void last() {
        scene.phase(Phase.FEAST);
        scene.position.advance();
        assertThat(scene.position.isOver()).isEqualTo(expect.path("game-over").asBoolean());
        assertThat(scene.count("mead")).isEqualTo(expect.path("bonus-goods").asInt());
    }

    private void solo() {
        List<String> placed = given.path("placed").valueStream().map(space -> space.asString()).toList();
        scene.give("peas");
        for (String space : placed) {
            scene.play("go " + space);
            while (!scene.position.isAsked(Turns.FRAME)) {
                scene.play(scene.moves().get(0).code());
            }
        }
        scene.phase(Phase.REMOVE_VIKINGS);
        scene.position.advance();
        placed.forEach(space -> assertThat(scene.refusal("go " + space)).isEqualTo("FFO-17.5"));
        assertThat(scene.position.thingSquare[0] - 2).isEqualTo(expect.path("thing-square-before-round-2").asInt());
        scene.phase(Phase.REMOVE_VIKINGS);
        scene.position.advance();
        placed.forEach(space -> assertThat(scene.can("go " + space)).isTrue());
    }

    private void scoring() {
        if (when.path("scoring").asString().equals("ships")) {
            assertThat(Scoring.ships(scene.position, 0)).isEqualTo(expect.path("points").asInt());
            expect.path("prices").propertyStream().forEach(each -> assertThat(
                    Ships.price(Items.named(each.getKey()))).isEqualTo(each.getValue().asInt()));
        } else if (when.path("scoring").asString().equals("occupations")) {
            assertThat(Occupations.points(scene.position, 0)).isEqualTo(expect.path("points").asInt());
        } else {
            assertThat(-Components.figure("thing-penalty") * expect.path("pairs").asInt())
                    .isEqualTo(expect.path("points").asInt());
        }
    }
}
