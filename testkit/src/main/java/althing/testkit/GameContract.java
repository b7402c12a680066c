package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.Game;
import althing.engine.GameRecord;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.formats.Json;
import althing.formats.NotationJson;

/** What must hold for every game, over random games of every setup. A game's test class extends it and names the game. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract {

    /** Enough to meet every kind of decision; the hundred thousands run in the lab. */
    private static final int GAMES = 6;
    /** What takes long is checked at every third decision. */
    private static final int STRIDE = 3;

    protected abstract Game game();

    protected Stream<Setup> setups() {
        return Setup.all(game()).stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aSetupLine_readsBack(Setup setup) {
        assertThat(Setup.parse(setup.seeded(-42).line())).isEqualTo(setup.seeded(-42));
        assertThat(setup.seeded(7).start().setup()).as("a position keeps no seed").isEqualTo(setup);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void theSameSetupAndMoves_giveTheSamePosition(Setup setup) {
        forEachGame(setup, seed -> {
            List<Object> notations = new ArrayList<>();
            RandomGame game = new RandomGame(setup, seed);
            GameRecord record = game.play((position, _, _) -> notations.add(position.notation()));
            Position again = record.setup().start();
            for (int i = 0; i < notations.size(); i++) {
                assertThat(again.notation()).as("after %d moves", i).isEqualTo(notations.get(i));
                again.play(record.moves().get(i).seat(), record.moves().get(i).move());
            }
            assertThat(again.notation()).isEqualTo(game.position().notation());
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aMoveIsListed_exactlyWhenNothingRefusesIt(Setup setup) {
        Set<Move> known = knownMoves(setup);
        forEachGame(setup, seed -> new RandomGame(setup, seed).play(nowAndThen(seed, (position, _, _) -> {
            for (int other = 0; other < position.seats(); other++) {
                Set<Move> listed = listed(position, other);
                if (!position.isPending(other)) {
                    assertThat(listed).as("moves of seat %d, who owes no decision", other).isEmpty();
                }
                for (Move move : known) {
                    agree(position, other, move, listed.contains(move));
                }
            }
        })));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aMoveCode_readsBack(Setup setup) {
        for (Move move : knownMoves(setup)) {
            assertThat(game().move(move.code())).isEqualTo(move);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aCopy_isIndependent(Setup setup) {
        forEachGame(setup, seed -> {
            Position spare = setup.seeded(seed + 99).start();
            new RandomGame(setup, seed).play(nowAndThen(seed, (position, seat, move) -> {
                Object before = position.notation();
                Position copy = position.copy();
                spare.become(position);
                assertThat(copy.notation()).isEqualTo(before);
                assertThat(spare.notation()).isEqualTo(before);
                copy.play(seat, move);
                assertThat(position.notation()).as("after playing %s on a copy", move.code()).isEqualTo(before);
                spare.play(seat, move);
                assertThat(spare.notation()).isEqualTo(copy.notation());
            }));
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void anImaginedPosition_cannotBeToldFromTheTruth(Setup setup) {
        forEachGame(setup, seed -> {
            SplitMix random = SplitMix.stream(seed, 2);
            new RandomGame(setup, seed).play(nowAndThen(seed, (position, _, _) -> {
                for (int seat = 0; seat < position.seats(); seat++) {
                    Position imagined = position.copy();
                    imagined.imagine(seat, random);
                    assertThat(imagined.view(seat)).as("view of seat %d", seat).isEqualTo(position.view(seat));
                    assertThat(imagined.pending()).isEqualTo(position.pending());
                    assertThat(listed(imagined, seat)).isEqualTo(listed(position, seat));
                    assertThat(knownPoints(imagined, seat)).as("points that seat %d knows", seat)
                            .isEqualTo(knownPoints(position, seat));
                }
            }));
        });
    }

    /** Where two imaginings differ there is something to hide, and then the truth may come up only by chance. */
    @ParameterizedTest
    @MethodSource("setups")
    void imagining_doesNotReproduceTheTruth(Setup setup) {
        int[] counts = new int[2];
        forEachGame(setup, seed -> {
            SplitMix random = SplitMix.stream(seed, 3);
            new RandomGame(setup, seed).play(nowAndThen(seed, (position, seat, _) -> {
                ObjectNode truth = hidden(position);
                ObjectNode one = hidden(imagined(position, seat, random));
                ObjectNode two = hidden(imagined(position, seat, random));
                counts[0] += one.equals(two) ? 0 : 1;
                counts[1] += !one.equals(two) && one.equals(truth) ? 1 : 0;
            }));
        });
        assertThat(counts[1]).as("imagined the truth in %d of %d positions", counts[1], counts[0])
                .isLessThanOrEqualTo(2 + counts[0] / 20);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void imagining_dealsTheFutureAnew(Setup setup) {
        Position position = setup.seeded(5).start();
        Position imagined = imagined(position, 0, new SplitMix(6));
        if (tree(position).has("random")) {
            assertThat(tree(imagined).get("random")).isNotEqualTo(tree(position).get("random"));
        } else {
            assertThat(setup.seeded(6).start().notation()).as("a game without chance").isEqualTo(position.notation());
        }
    }

    /**
     * A move that says it disclosed nothing looks the same to everybody in every world that they thought possible. Where it
     * could not be played in such a world, having been played tells something, unless nothing of it can be seen or another
     * move would have looked the same there, as when a card goes face down from a hand to a pile.
     */
    @ParameterizedTest
    @MethodSource("setups")
    void whatDisclosesNothing_showsNothing(Setup setup) {
        forEachGame(setup, seed -> {
            SplitMix random = SplitMix.stream(seed, 4);
            new RandomGame(setup, seed).play((position, seat, move) -> {
                Position truth = position.copy();
                if (truth.play(seat, move).isBarrier()) {
                    return;
                }
                for (int viewer = Position.ONLOOKER; viewer < position.seats(); viewer++) {
                    Position imagined = imagined(position,
                            viewer == Position.ONLOOKER ? another(seat, position) : viewer,
                            random);
                    Object before = position.view(viewer);
                    if (imagined.why(seat, move).isEmpty()) {
                        imagined.play(seat, move);
                        assertThat(imagined.view(viewer)).as("what %d sees after %s", viewer, move.code())
                                .isEqualTo(truth.view(viewer));
                    } else if (!mayLook(imagined, seat, viewer, truth.view(viewer))) {
                        assertThat(truth.view(viewer))
                                .as("what %d sees after %s, which not every hand can play", viewer,
                                        move.code())
                                .isEqualTo(before);
                    }
                }
            });
        });
    }

    /** Whether some move of a seat leads to what a viewer sees. */
    private static boolean mayLook(Position position, int seat, int viewer, Object seen) {
        return listed(position, seat).stream().anyMatch(move -> {
            Position after = position.copy();
            after.play(seat, move);
            return after.view(viewer).equals(seen);
        });
    }

    /** Any other seat: what an onlooker does not know it does not know either, its own things aside. */
    private static int another(int seat, Position position) {
        return (seat + 1) % position.seats();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aNotation_readsBack(Setup setup) {
        forEachGame(setup, seed -> new RandomGame(setup, seed).play(nowAndThen(seed, (position, seat, move) -> {
            Position read = NotationJson.read(NotationJson.write(position));
            assertThat(read.notation()).isEqualTo(position.notation());
            assertThat(listed(read, seat)).isEqualTo(listed(position, seat));
            Position truth = position.copy();
            truth.play(seat, move);
            read.play(seat, move);
            assertThat(read.notation()).as("after %s", move.code()).isEqualTo(truth.notation());
        })));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aRecord_readsBack(Setup setup) {
        forEachGame(setup, seed -> {
            GameRecord record = new RandomGame(setup, seed).play();
            assertThat(GameRecord.parse(record.text())).isEqualTo(record);
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aFinishedGame_hasAWinner(Setup setup) {
        forEachGame(setup, seed -> {
            RandomGame game = new RandomGame(setup, seed);
            game.play();
            Position end = game.position();
            List<Integer> ranks = new ArrayList<>();
            for (int seat = 0; seat < end.seats(); seat++) {
                ranks.add(end.rank(seat));
                assertThat(listed(end, seat)).isEmpty();
                assertThat(end.scoreSheet().total().get(seat)).isEqualTo(end.points(seat));
                assertThat(end.knowsPoints(Position.ONLOOKER, seat)).as("points are open at the end").isTrue();
            }
            assertThat(ranks).contains(1).allMatch(rank -> rank >= 1 && rank <= end.seats());
        });
    }

    private static void agree(Position position, int seat, Move move, boolean listed) {
        if (position.why(seat, move).isEmpty() != listed) {
            throw new AssertionError("seat " + seat + ": " + move.code() + (listed
                    ? " is listed, but refused by " + position.why(seat, move)
                    : " is not listed, but nothing refuses it"));
        }
    }

    private static Position imagined(Position position, int seat, SplitMix random) {
        Position copy = position.copy();
        copy.imagine(seat, random);
        return copy;
    }

    private static List<Integer> knownPoints(Position position, int viewer) {
        return position.scoreSheet().of(seat -> position.knowsPoints(viewer, seat)).total();
    }

    /** The notation without its random state. */
    private static ObjectNode hidden(Position position) {
        return tree(position).without(List.of("random"));
    }

    private static ObjectNode tree(Position position) {
        return Json.STRICT.valueToTree(position.notation());
    }

    private Set<Move> knownMoves(Setup setup) {
        Set<Move> known = new LinkedHashSet<>();
        for (int seed = 100; seed < 100 + GAMES; seed++) {
            new RandomGame(setup, seed).play((position, seat, _) -> known.addAll(listed(position, seat)));
        }
        return known;
    }

    private static Set<Move> listed(Position position, int seat) {
        MoveList list = new MoveList();
        position.moves(seat, list);
        Set<Move> moves = new LinkedHashSet<>(list.toList());
        assertThat(moves).as("no move is listed twice").hasSize(list.size());
        return moves;
    }

    /** Something that holds for a game with a given seed. */
    @FunctionalInterface
    private interface Property {

        void holds(long seed);
    }

    private static void forEachGame(Setup setup, Property property) {
        for (int i = 0; i < GAMES; i++) {
            property.holds(setup.line().hashCode() + 1_000L * i);
        }
    }

    /** Looks at some decisions of a game, and at others in the next one. */
    private static RandomGame.Look nowAndThen(long seed, RandomGame.Look look) {
        int[] decision = {Math.floorMod(seed, STRIDE)};
        return (position, seat, move) -> {
            if (decision[0]++ % STRIDE == 0) {
                look.at(position, seat, move);
            }
        };
    }
}
