package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import tools.jackson.databind.JsonNode;

import althing.jorvik.cards.Card;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.goods.Loading;
import althing.jorvik.market.Offer;
import althing.jorvik.round.Course;
import althing.jorvik.round.Question;
import althing.jorvik.round.Scoring;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;
import althing.jorvik.view.JorvikView;

/** One worked example of the rulebook: sets up what is given, plays the steps, and checks what is expected. */
final class Example {

    private final JsonNode given;
    private final JsonNode expect;
    private final List<String> players = new ArrayList<>();
    private final Map<String, String> cards = new HashMap<>();
    private final Set<String> used = new HashSet<>();
    private final List<String> offers = new ArrayList<>();
    private final Scene scene;
    private final int bagBefore;

    Example(JsonNode vector) {
        given = vector.path("given");
        expect = vector.path("expect");
        given.path("players").forEach(player -> players.add(player.asString()));
        if (players.isEmpty()) {
            players.addAll(List.of("A", "B"));
        }
        scene = given.path("variant").asString("karl").equals("jarl")
                ? Scene.jarl(players.size())
                : Scene.karl(players.size());
        if (given.has("start")) {
            scene.position.start = seat(given.path("start").asString());
        }
        build();
        bagBefore = Goods.total(scene.position.bag);
        vector.path("when").forEach(this::step);
    }

    private int seat(String player) {
        return players.indexOf(player);
    }

    /** A real card with the kind and values that the example names. */
    private String card(JsonNode inline) {
        String found = Components.ALL.stream()
                .filter(card -> !used.contains(card.id()) && scene.position.variant.plays(card.index())
                        && fits(card, inline))
                .map(Card::id).findFirst().orElseGet(this::anyCard);
        used.add(found);
        cards.put(inline.path("ref").asString("?"), found);
        return found;
    }

    private static boolean fits(Card card, JsonNode inline) {
        boolean kind = card.kind().name().toLowerCase(Locale.ROOT).equals(inline.path("type").asString());
        int amount = inline.path("cubes").isNumber() ? inline.path("cubes").asInt() : inline.path("strength").asInt(-1);
        boolean needs = !inline.has("needs") || Goods.of(card.goods()) == goods(inline.path("needs"));
        boolean good = !inline.has("good") || Goods.of(card.goods()) == goods(inline.path("good"));
        return kind && needs && good && (amount < 0 || card.face().amount() == amount)
                && (!inline.has("points") || card.face().points() == inline.path("points").asInt());
    }

    /** Some card without cubes, where the example does not care. */
    private String anyCard() {
        return Components.ALL.stream().filter(card -> card.kind() != Kind.SHIP && card.kind() != Kind.PICT_ATTACK
                && !used.contains(card.id()) && scene.position.variant.plays(card.index())).map(Card::id).findFirst()
                .orElseThrow();
    }

    private static int goods(JsonNode node) {
        return Scene.goods(words(node));
    }

    private static String[] words(JsonNode node) {
        List<String> words = new ArrayList<>();
        if (node.isString()) {
            words.add(node.asString());
        }
        node.forEach(each -> words.add(each.asString()));
        return words.toArray(String[]::new);
    }

    private void build() {
        given.path("warriors")
                .forEachEntry((player, strengths) -> strengths.forEach(strength -> scene.give(seat(player),
                        card(Inline.warrior(strength.asInt())))));
        given.path("coins").forEachEntry((player, coins) -> scene.position.coins[seat(player)] = coins.asInt());
        given.path("bought").forEachEntry((player, count) -> {
            for (int i = 0; i < count.asInt(); i++) {
                String card = anyCard();
                used.add(card);
                scene.bought(seat(player), card);
            }
        });
        for (int i = 0; i < given.path("feasts").asInt(0); i++) {
            scene.position.where[Components.first(Kind.FEAST) + i] = Town.PERSONAL;
        }
        int by = Math.max(0, seat(given.path("by").asString("")));
        given.path("loading").forEach(inline -> scene.bought(by, card(inline), words(inline.path("cargo"))));
        given.path("personal").forEach(inline -> {
            String card = card(inline);
            scene.give(by, card);
            if (inline.path("cubes").isArray()) {
                scene.supply(card, words(inline.path("cubes")));
            }
        });
        board();
        begin();
    }

    private void board() {
        for (int space = 1; space <= 2 * Components.SPACES; space++) {
            JsonNode inline = given.path("space_" + space);
            if (!inline.isMissingNode()) {
                scene.lay(space, card(inline), words(inline.path("cargo")));
            }
        }
        given.path("cards_on").forEach(space -> {
            if (scene.position.spaces[space.asInt() - 1] == Components.NONE) {
                String card = anyCard();
                used.add(card);
                scene.lay(space.asInt(), card);
            }
        });
        given.path("row").forEach(reserved -> scene.reserve(seat(reserved.path("by").asString()),
                card(reserved.path("card")), words(reserved.path("cubes"))));
        given.path("queues").forEachEntry((space, queue) -> queue.forEach(player -> scene.queue(Integer.parseInt(space),
                seat(player.asString()))));
        List<String> top = new ArrayList<>();
        given.path("deck_top").forEach(inline -> top.add(card(inline)));
        scene.top(top.toArray(String[]::new));
        if (given.has("attack")) {
            scene.top(Components.ALL.stream().filter(card -> card.kind() == Kind.PICT_ATTACK
                    && card.face().amount() == given.path("attack").path("gain").asInt()).findFirst().orElseThrow()
                    .id());
        }
    }

    private void begin() {
        switch (given.path("phase").asString("")) {
            case "demand" -> {
                scene.position.enter(Step.DEMAND);
                scene.position.cursor = given.has("turn") ? seat(given.path("turn").asString()) : 0;
                if (!given.path("supply").path(players.getFirst()).asString("").equals("0")) {
                    Course.advance(scene.position);
                }
            }
            case "purchase" -> scene.go(given.path("row").isEmpty() ? Step.QUEUES : Step.ROW);
            default -> {
            }
        }
    }

    private void step(JsonNode step) {
        int by = seat(step.path("by").asString(""));
        switch (step.path("do").asString()) {
            case "deliver", "reveal_attack" -> scene.go(Step.DELIVERY);
            case "place" -> scene.play(by, "join " + step.path("queue").asInt());
            case "reserve" -> scene.play(by, "reserve " + step.path("space").asInt());
            case "end_demand" -> Course.advance(scene.position);
            case "pass", "buy", "decline" -> offer(by, step.path("do").asString());
            case "income" -> scene.position.step = Step.LOADING;
            case "to_artisan" ->
                scene.play(by, "place " + step.path("cube").asString() + " " + ref(step.path("artisan")));
            case "sell", "store" -> scene.play(by, step.path("do").asString() + " " + step.path("cube").asString());
            case "end_turn" -> answer(by, JorvikMove.Word.FINISH);
            case "setup", "list_options", "final_scoring" -> {
            }
            case "move_cards" -> Course.advance(scene.position);
            default -> throw new AssertionError("no step " + step);
        }
        if (step.path("do").asString().equals("income") && !given.has("loading")) {
            Loading.nextSeat(scene.position);
        }
    }

    private void answer(int by, JorvikMove move) {
        Question.asked(scene.position).decision().play(scene.position, by, move);
    }

    /** Plays without going on, so that the state right after the last step can be looked at. */
    private void offer(int by, String word) {
        Course.advance(scene.position);
        assertThat(scene.decides()).as("who may %s", word).isEqualTo(by);
        offers.add(players.get(by) + " " + Offer.now(scene.position).price(scene.position) + " "
                + scene.options().contains("buy"));
        assertThat(scene.options()).contains(word);
        answer(by, Moves.named(word));
    }

    private String ref(JsonNode name) {
        return Objects.requireNonNull(cards.get(name.asString()), name.toString());
    }

    void check() {
        Set<String> known = Set.of("points_from", "delivery", "next_by", "options", "each_player");
        expect.forEachEntry((what, value) -> {
            if (!known.contains(what)) {
                new Expectation(scene, players, cards, given, bagBefore).check(what, value);
            }
        });
        if (expect.has("offers")) {
            List<String> wanted = new ArrayList<>();
            expect.path("offers").forEach(offer -> wanted.add(offer.path("by").asString() + " "
                    + offer.path("price").asInt() + " " + offer.path("can_buy").asBoolean()));
            assertThat(offers).isEqualTo(wanted);
        }
        if (expect.has("next_by")) {
            assertThat(scene.decides()).isEqualTo(seat(expect.path("next_by").asString()));
        }
        expect.path("options").forEach(option -> {
            int space = option.path("queue").asInt();
            assertThat(scene.options()).contains("join " + space);
            assertThat(Vikings.size(scene.position.queues[space - 1]) + 1).isEqualTo(option.path("spot").asInt());
        });
        if (expect.has("options")) {
            assertThat(scene.options()).hasSize(expect.path("options").size());
        }
        if (expect.has("points_from")) {
            int points = expect.path("points_from").properties().iterator().next().getValue().asInt();
            assertThat(Scoring.total(scene.position, 0)).isEqualTo(points);
        }
        expect.path("each_player").forEachEntry((what, value) -> {
            for (JorvikView.Area area : scene.view().areas()) {
                Object actual = switch (what) {
                    case "vikings" -> area.vikings();
                    case "coins" -> area.coins();
                    case "points" -> area.points();
                    default -> area.stored().size();
                };
                assertThat(actual).as(what).isEqualTo(value.isNumber() ? value.asInt() : value.size());
            }
        });
    }
}
