package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;
import althing.formats.Json;
import althing.formats.NotationJson;
import althing.graenaland.notation.NotationWords;
import althing.graenaland.table.Moves;
import althing.testkit.RandomGame;

/** A notation that cannot be a position is refused with a sentence that says where. */
class NotationTest {

    private static final Setup BASIC = Setup.parse("graenaland(seats=4)");
    private static final Setup ALL = Setup.parse("graenaland(seats=5,variant=advanced,map=own,permission=true)");
    private static final int GAMES = 12;
    private static final Map<String, Position> MET = new HashMap<>();

    /** The notation of the last position of a few random games in which this is asked. */
    private static ObjectNode met(String asked) {
        if (MET.isEmpty()) {
            for (int seed = 0; seed < GAMES; seed++) {
                new RandomGame(ALL, seed).play((position, _, _) -> MET
                        .put(NotationWords.word(((GraenalandPosition) position).asked), position.copy()));
            }
        }
        return (ObjectNode) NotationJson.tree(Objects.requireNonNull(MET.get(asked), asked));
    }

    private static ObjectNode start() {
        return (ObjectNode) NotationJson.tree(BASIC.seeded(7).start());
    }

    private static void isRefused(ObjectNode notation, String path, String value, String sentence) {
        JsonPointer pointer = JsonPointer.compile(path);
        JsonNode parent = notation.at(pointer.head());
        JsonNode damaged = Json.STRICT.readTree(value.replace('\'', '"'));
        if (parent instanceof ObjectNode object) {
            object.set(pointer.last().getMatchingProperty(), damaged);
        } else {
            ((ArrayNode) parent).set(pointer.last().getMatchingIndex(), damaged);
        }
        assertThatThrownBy(() -> NotationJson.read(Json.READABLE.writeValueAsString(notation)))
                .isInstanceOf(BadInput.class).message().matches("(?s)Line \\d+, .*").contains(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            /random | 'x' | random: 'x' is not a text like
            /mainSeat | 4 | mainSeat: 4 is not a seat from 0 to 3.
            /turn | 0 | turn: the first turn begins when all is set up.
            /turn | null | turn: null is not a number
            /stage | 'MOVING' | stage: 'MOVING' is not one of map, founding, victory-cards,
            /stage | 'map' | asked: 'order' is not asked in the stage 'map'.
            /stage | 'over' | asked: something is asked exactly as long as the game is not over.
            /asked | 'build' | asked: 'build' is not asked in the stage 'moving'.
            /asked | null | asked: something is asked exactly as long as the game is not over.
            /pending | [] | pending: somebody must owe an answer to what is asked.
            /pending | [0, 0] | pending: seat 0 stands twice.
            /map/4 | 'P2' | map[4]: 'P2' lies on the coast.
            /map/0 | 'F1' | map[1]: 'F1' lies twice.
            /map/0 | '-' | map[0]: a tile is missing.
            /map/0 | 'X9' | map[0]: 'X9' is not one of
            /provinces | [] | provinces: the list has 0 elements; it takes 5 to 9.
            /provinces/4/buildings | {'fort': 1} | provinces[4].buildings: there are no places for buildings in mountains.
            /provinces/0/works | ['road', 'road'] | provinces[0].works: 'road' stands twice.
            /provinces/4/faceUp | {'plains-ore': 1} | provinces[4].faceUp: there are cards of another terrain.
            /provinces/0/villages/0 | 14 | provinces[0].villages[0]: 14 is not a number from 0 to 13.
            /clans/0/army | 11 | clans[0].army: 11 is not a number from 1 to 10.
            /clans/0/hand | {'sea-fish': 2} | clans[0].hand.sea-fish: 'sea-fish' is not one of
            /clans/0/hand | {'mountains-gold': 2} | in all, not
            /clans/0/heroes/warlord | 'P2' | clans[0].heroes.warlord: the tile 'P2' is not on the map.
            /clans/0/heroes | {} | clans[0].heroes: the warlord is missing.
            /clans/0/waiting | {'warlord': 'P1'} | clans[0].waiting.warlord: only a priest or a skald
            /clans/0/known/1 | {'mountains-gold': 1} | clans[0].known[1]: nobody can know of cards
            /clans/0/dealt | ['V01', 'V02', 'V03'] | clans[0].dealt: there must be none
            /clans/0/victory | 'V01' | clans[0].victory: 'V01' was not dealt to this seat.
            /clans/0/pledgedGold | {'wood': 1} | clans[0].pledgedGold: it must say what each pledged gold stands for.
            /clans/0/pledgedGold | {'gold': 1} | clans[0].pledgedGold: no price names gold.
            /decks/0/0 | 'forest-wood' | decks[0][0]: 'forest-wood' belongs to another deck.
            /supplyDeck | [] | supplyDeck: every supply card must be somewhere, once.
            /orders/0 | 'fly' | orders[0]: 'fly' is not one of
            /orders/0 | 'skald w' | orders[0]: it must be 'open' here.
            /origins/0 | 'P1' | origins[0]: there is one exactly for a hero
            /revealed | true | revealed: the orders are revealed when all are given, and not before.
            /swapped | [1] | swapped: no hero of seat 1 has moved.
            /promised | [1] | promised: nobody can promise anything now.
            /building/thing | 'castle' | building.thing: 'castle' is not one of
            /building/thing | 'fort' | building.thing: something is being built exactly while
            /building/due | {'wood': 1} | building.due: nothing is to be paid now.
            /building/calls | 1 | building.calls: helpers are asked after the appeal, and only then.
            /building/tollTo | [1] | building.tollTo: these seats do not get a toll.
            /building/marketsUsed | 1 | building.marketsUsed: seat 0 can have used 0 at most.
            /building/permitted | 1 | building.permitted: there is no permission here.
            /announcer | 1 | announcer: there is one from the final building on, and only then.
            /shown | [1] | shown: it does not fit to the stage 'moving'.
            """)
    void whatDoesNotFit_isNamed(String path, String value, String sentence) {
        isRefused(start(), path, value, sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            map-tile | /cursor | 5 | map[
            map-tile | /turn | 1 | turn: the first turn begins when all is set up.
            map-vote | /cursor | 0 | pending: this is not whom 'map-vote' asks here.
            found | /founded | [] | it must have 0 villages now.
            found | /clans/0/army | 2 | clans[0].army: nobody has armed yet.
            displace | /cursor | 9 | cursor: it does not say whose village may give way.
            keep-card | /clans/0/dealt | ['V01', 'V01', 'V02'] | clans[0].dealt[1]: 'V01' was dealt twice.
            keep-card | /founded | [] | it must have 0 villages now.
            propose | /cursor | 0 | pending: this is not whom 'propose' asks here.
            propose | /proposal | null | proposal: there is one while cards are shared, and only then.
            assign | /proposal/given | 36 | proposal.given: of
            assign | /proposal/shares/0/faceDown | 36 | proposal.shares[0]: these cards were not given.
            assign | /proposal/ballots/0 | 'for' | proposal.ballots[0]: it must be 'open' here.
            vote | /proposal/tile | null | proposal.tile: it is chosen first of all, and then not changed.
            vote | /proposal/given | 0 | proposal.given: of
            vote | /pending | [0, 1, 2, 3, 4] | it must be 'open' here.
            declare | /declared | [0, 1, 2, 3, 4] | pending: this is not whom 'declare' asks here.
            build | /building/builder | 9 | building.builder: 9 is not a seat from 0 to 4.
            pay | /building/due | {} | building.due: all is paid.
            pay | /building/due | {'wood': 9} | building.due: it is more than the price.
            pay | /building/thing | null | building.thing: something is being built exactly while
            toll | /building/tollTo | [] | building.tollTo: these seats do not get a toll.
            bring-hero | /building/thing | 'fort' | building.thing: it cannot be built there by seat
            appeal | /building/calls | 1 | building.calls: helpers are asked after the appeal, and only then.
            pledge | /cursor | 0 | pending: this is not whom 'pledge' asks here.
            pledge | /building/due | {} | building.due: it is not what the pledges leave of the price.
            joint-pay | /building/offered | false | building.thing: it cannot be built there by seat
            permitted | /building/permitted | null | building.permitted: somebody must be permitted.
            """)
    void whatDoesNotFitToWhatIsAsked_isNamed(String asked, String path, String value, String sentence) {
        isRefused(met(asked), path, value, sentence);
    }

    @Test
    void promises_fitTogether() {
        ObjectNode vote = met("vote");
        ObjectNode promise = vote.putArray("promises").addObject().put("maker", 1).put("receiver", 2)
                .put("pledge", "vote").put("tile", vote.at("/proposal/tile").stringValue()).putNull("resource")
                .putNull("work").put("turn", 1).put("standing", "made");
        assertThat(NotationJson.tree(NotationJson.read(vote.toString()))).isEqualTo(vote);
        isRefused(vote.deepCopy(), "/promises/0/receiver", "1",
                "promises[0].receiver: nobody promises himself anything.");
        isRefused(vote.deepCopy(), "/promises/0/turn", "999", "promises[0].turn: turn 999 has not come yet.");
        isRefused(vote.deepCopy(), "/promises/0/work", "'road'", "do not fit to the pledge 'vote'.");
        ArrayNode promises = (ArrayNode) vote.path("promises");
        promises.add(promise.deepCopy()).add(promise.deepCopy());
        isRefused(vote, "/promises", promises.deepCopy().add(promise.deepCopy()).toString(),
                "promises[3]: seat 1 has more than 3 open ones.");
    }

    @Test
    void aNotationOfAnyMoment_readsBack() {
        new RandomGame(ALL, 4).play((position, _, _) -> assertThat(
                NotationJson.read(NotationJson.write(position)).notation()).isEqualTo(position.notation()));
    }

    /** What a notation calls a thing is what the codes of moves call it. */
    @Test
    void wordsOfANotation_areThoseOfMoves() {
        assertThat(NotationWords.ORDERS).contains("skald sail-w").allSatisfy(order -> assertThat(order)
                .isEqualTo(order.toLowerCase(Locale.ROOT)));
        for (String tile : NotationWords.TILES) {
            assertThat(Moves.named("village " + tile).code()).isEqualTo("village " + tile);
        }
        assertThat(Moves.named("take S01").code()).isEqualTo("take " + NotationWords.SUPPLY.getFirst());
    }
}
