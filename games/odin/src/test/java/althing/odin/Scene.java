package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.odin.board.Supply;
import althing.odin.box.Amounts;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.cards.Occupations;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;
import althing.odin.course.Rounds;
import althing.odin.view.OdinView;
import althing.odin.view.Viewing;

/** A position that a test arranges, plays on and asks. Seat 0 is to move in round 1; things are written as in the data. */
final class Scene {

    final OdinPosition position;

    private Scene(OdinPosition position) {
        this.position = position;
    }

    /** The first turn of a game in which seat 0 starts; without occupations unless the line names them. */
    static Scene of(String line) {
        Setup setup = Setup.parse(line.contains("occupations") ? line : line.replace(")", ",occupations=none)"));
        for (long seed = 1;; seed++) {
            OdinPosition position = (OdinPosition) setup.seeded(seed).start();
            if (position.nextSeat() == 0) {
                return new Scene(position);
            }
        }
    }

    /** The same with empty supplies and all weapon cards in the deck. */
    static Scene bare(String line) {
        Scene scene = of(line);
        scene.position.holdings.clear();
        System.arraycopy(Items.WEAPON_COUNTS, 0, scene.position.deck, 0, Items.WEAPONS);
        return scene;
    }

    static Scene bare() {
        return bare("odin(seats=2)");
    }

    /** The same scene again, to be played otherwise. */
    Scene copy() {
        return new Scene(position.copy());
    }

    Scene give(String amounts) {
        return give(0, amounts);
    }

    Scene give(int seat, String amounts) {
        Amounts given = Amounts.parse(amounts);
        for (int i = 0; i < given.size(); i++) {
            int item = given.items()[i];
            if (item < Items.COUNT) {
                position.change(seat, item, given.counts()[i]);
                if (Items.isSpecial(item)) {
                    position.specials &= ~(1 << (item - Items.GOODS));
                }
            } else {
                Supply.gain(position, seat, item, 1);
            }
        }
        return this;
    }

    /** Gives the seat the island whose name is given, as it would lie. */
    Scene island(int seat, String name) {
        Plan plan = Plan.named(name);
        position.owner[Estate.FIRST_ISLAND + plan.tile] = (byte) seat;
        position.boards.turn(plan.tile, plan.back);
        return this;
    }

    /** The board of seat 0 with this name. */
    int board(String name) {
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] == 0 && Estate.slotName(position.slot(board)).equals(name)) {
                return board;
            }
        }
        throw new IllegalArgumentException("seat 0 has no " + name);
    }

    /** Turns all islands over. */
    Scene backs() {
        IntStream.range(0, Estate.ISLANDS).forEach(island -> position.boards.turn(island, true));
        return this;
    }

    /** The covered squares of all boards, row by row. */
    List<Integer> covered() {
        return IntStream.range(0, Estate.BOARDS * Plan.ROWS)
                .mapToObj(at -> position.boards.covered(at / Plan.ROWS, at % Plan.ROWS)).toList();
    }

    /** Covers a square of a board with silver that nobody had. */
    Scene cover(String board, int row, int column) {
        position.boards.put(Laid.of(board(board), Items.SILVER, row, column, 0));
        return this;
    }

    Scene coverAll(String board, int fromRow, int toRow, int fromColumn, int toColumn) {
        Plan plan = position.plan(board(board));
        for (int row = fromRow; row <= toRow; row++) {
            for (int column = fromColumn; column <= toColumn; column++) {
                int free = plan.squares[row] & ~plan.bonus[row] & ~position.boards.covered(board(board), row);
                if ((free >> column & 1) != 0) {
                    cover(board, row, column);
                }
            }
        }
        return this;
    }

    Scene round(int round) {
        position.round = round;
        Arrays.fill(position.thingSquare, (byte) position.calendar.vikings(round));
        return this;
    }

    /** Goes on to a phase that has nothing to do yet. */
    Scene phase(Phase phase) {
        position.agenda.clear();
        Rounds.enter(position, phase);
        return this;
    }

    /** Arranges the random state so that the next rolls of a die come out so. */
    Scene rolls(int sides, int... rolls) {
        for (long state = 0;; state++) {
            position.random.seed(Seed.of(state));
            boolean fits = true;
            for (int roll : rolls) {
                fits &= 1 + position.random.nextInt(sides) == roll;
            }
            if (fits) {
                position.random.seed(Seed.of(state));
                return this;
            }
        }
    }

    /** Plays moves of whoever is asked. */
    Scene play(String... codes) {
        for (String code : codes) {
            OdinMove move = Moves.named(code);
            assertThat(position.why(position.nextSeat(), move)).as(code).isEmpty();
            position.play(position.nextSeat(), move);
        }
        return this;
    }

    boolean can(String code) {
        return position.why(position.nextSeat(), Moves.named(code)).isEmpty();
    }

    /** The rule that refuses a move, or nothing if it is legal. */
    @Nullable
    String refusal(String code) {
        return position.why(position.nextSeat(), Moves.named(code)).map(refusal -> refusal.rule()).orElse(null);
    }

    int count(String item) {
        return count(0, item);
    }

    int count(int seat, String item) {
        int index = Items.named(item);
        if (index < Items.COUNT) {
            return position.count(seat, index);
        }
        return (int) Viewing.boards(position, seat).stream().filter(board -> board.plan().equals(item)).count();
    }

    /** All that seat 0 has, buildings included. */
    Map<String, Integer> all() {
        Map<String, Integer> all = new LinkedHashMap<>(Viewing.items(position, 0));
        for (String building : new String[]{"shed", "stone-house", "long-house"}) {
            if (count(building) > 0) {
                all.put(building, count(building));
            }
        }
        return all;
    }

    static Map<String, Integer> map(String amounts) {
        Amounts parsed = Amounts.parse(amounts);
        Map<String, Integer> map = new LinkedHashMap<>();
        for (int i = 0; i < parsed.size(); i++) {
            map.merge(Items.id(parsed.items()[i]), parsed.counts()[i], Integer::sum);
        }
        return map;
    }

    MoveList moves() {
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return moves;
    }

    /** A bare scene with occupations, but nobody holds one. */
    static Scene cards(String line) {
        Scene scene = bare(line.replace(")", ",occupations=abc)"));
        for (int card = 0; card < Card.COUNT; card++) {
            if (scene.position.cards[card] >= Occupations.HAND) {
                scene.position.cards[card] = Occupations.OUT;
            }
        }
        return scene;
    }

    /** Only these strips lie face up, with so many items left. */
    Scene strips(int... left) {
        Arrays.fill(position.strips, (byte) 0);
        for (int strip = 0; strip < left.length; strip++) {
            position.strips[strip] = (byte) left[strip];
        }
        return this;
    }

    /** Seat 0's vikings stand on these spaces. */
    Scene standing(String... spaces) {
        for (String name : spaces) {
            Space space = Objects.requireNonNull(Space.named(name));
            position.taken.set(space.index, 1);
            position.standing[space.index] = (byte) space.column;
        }
        return this;
    }

    /** Seat 0 has played this card, or holds it. */
    Scene played(String card) {
        position.cards[Card.known("test", card).index()] = Occupations.PLAYED;
        return this;
    }

    Scene holds(String card) {
        position.cards[Card.known("test", card).index()] = Occupations.HAND;
        return this;
    }

    /** Seat 0 plays a card that it need not hold. */
    Scene lay(String card) {
        Occupations.play(position, 0, Card.known("test", card).index());
        position.advance();
        return this;
    }

    /** The die action under way. */
    OdinView.Die die() {
        return Objects.requireNonNull(position.view(0).dice());
    }

    /** How many vikings stand on a space. */
    int standing(String space) {
        return position.standing[Objects.requireNonNull(Space.named(space)).index];
    }

    /** How many legal moves start with a word. */
    long options(String word) {
        return moves().toList().stream().filter(move -> move.code().split(" ", -1)[0].equals(word)).count();
    }
}
