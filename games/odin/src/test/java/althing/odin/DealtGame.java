package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.odin.actions.Turns;
import althing.odin.board.Placing;
import althing.odin.board.Supply;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.cards.Effect;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinMove;

/**
 * A random game of all decks in which whoever is to place vikings is dealt goods, ships, and cards in play and in hand on
 * purpose, so that {@link Encounters} come about. A failure tells the moves of the last turns.
 */
final class DealtGame {

    private static final int CARDS_IN_PLAY = 30;
    private static final int CARDS_IN_HAND = 14;
    private static final int STORY = 60;
    /** Cards that open windows of their own. */
    private static final int[] IN_PLAY = cards("91c", "99A", "102B", "185B", "105B", "177B", "132b", "90C", "103C",
            "120b");
    private static final int[] IN_HAND = cards("77A", "60C", "31C", "71C", "78B", "20A", "85C", "87A", "17A", "83A",
            "5A", "84B");
    static final int TUTOR = Card.known("test", "52a").index();
    private static final int HORN = Items.named("drinking-horn");

    /** Looks at the game around each move. */
    interface Look {

        void before(OdinPosition position, int seat, OdinMove move);

        void after(OdinPosition position, int seat, OdinMove move);
    }

    final OdinPosition position;
    private final SplitMix random;
    private final Encounters encounters;
    private final MoveList moves = new MoveList();
    private final List<String> story = new ArrayList<>();
    private boolean allForAnyTime;

    DealtGame(int seats, long seed, Encounters encounters) {
        position = (OdinPosition) Setup.parse("odin(seats=" + seats + ",occupations=abc)").seeded(seed).start();
        random = SplitMix.stream(seed, 2);
        this.encounters = encounters;
        furnish();
    }

    /** Every card that can be used at any time is in play. */
    DealtGame withAllForAnyTime() {
        allForAnyTime = true;
        return this;
    }

    private static int[] cards(String... ids) {
        return List.of(ids).stream().mapToInt(id -> Card.known("test", id).index()).toArray();
    }

    /** A house in which exactly one bonus pays. */
    private void furnish() {
        int house = Estate.FIRST_LONG_HOUSE;
        position.owner[house] = 0;
        Plan.Bonus bonus = position.plan(house).bonuses[0];
        for (int i = 0; i < bonus.around().length; i++) {
            for (int left = bonus.around()[i]; left != 0; left &= left - 1) {
                position.boards.put(Laid.of(house, Items.SILVER, bonus.row() - 1 + i,
                        Integer.numberOfTrailingZeros(left), 0));
            }
        }
    }

    void play(Look look) {
        try {
            while (!position.isOver()) {
                step(look);
            }
            assertThat(position.interrupted).isZero();
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(e.getMessage() + "\nin " + position.setup().line() + " after "
                    + String.join(", ", story.subList(Math.max(0, story.size() - STORY), story.size())), e);
        }
    }

    private void step(Look look) {
        int seat = position.nextSeat();
        if (position.isAsked(Turns.FRAME) && random.nextInt(2) == 0) {
            deal(seat);
        }
        position.moves(seat, moves);
        assertThat(moves.isEmpty()).as("an unanswered question: " + position.asked()).isFalse();
        OdinMove move = encounters.choose(position, seat, moves, random);
        story.add(move.code());
        look.before(position, seat, move);
        encounters.note(position, seat, move);
        position.play(seat, move);
        look.after(position, seat, move);
    }

    /** Takes all cards back, but for one whose wood may lie in houses, and deals to one seat. */
    private void deal(int seat) {
        for (int card = 0; card < Card.COUNT; card++) {
            if (card == Occupations.WOOD_IN_HOUSES && position.cards[card] >= Occupations.PLAYED) {
                continue;
            }
            position.cards[card] = (byte) (Card.get(card).light() ? Occupations.OUT : Occupations.DECK);
        }
        IntStream.of(IN_PLAY).filter(_ -> random.nextInt(2) == 0)
                .forEach(card -> give(card, Occupations.PLAYED + seat));
        IntStream.of(IN_HAND).filter(_ -> random.nextInt(3) == 0).forEach(card -> give(card, Occupations.HAND + seat));
        give(TUTOR, Occupations.PLAYED + seat);
        Stream.of(Effect.of(Effect.moment("anytime"))).filter(_ -> allForAnyTime)
                .forEach(effect -> give(effect.card().index(), Occupations.PLAYED + seat));
        for (int i = 0; i < CARDS_IN_PLAY; i++) {
            give(random.nextInt(Card.COUNT), Occupations.PLAYED + seat);
        }
        encounters.wanted(random).limit(CARDS_IN_HAND).forEach(card -> give(card, Occupations.HAND + seat));
        goods(seat);
        horn(seat);
        encounters.dealt();
    }

    /** Gives a card that nobody has. */
    private void give(int card, int place) {
        if (position.cards[card] < Occupations.HAND) {
            position.cards[card] = (byte) place;
        }
    }

    private void goods(int seat) {
        for (int good = 0; good < Items.GOODS; good++) {
            set(seat, good, Math.max(0, random.nextInt(6) - 2));
        }
        for (int item = Items.WOOD; item <= Items.ORE; item++) {
            set(seat, item, 1 + random.nextInt(6));
        }
        set(seat, Items.SILVER, 8 + random.nextInt(25));
        for (int weapon = Items.BOW; weapon <= Items.SWORD; weapon++) {
            set(seat, weapon, Math.max(position.count(seat, weapon), random.nextInt(4)));
        }
        for (int ship = Items.BOAT; ship <= Items.FULL_LONGSHIP; ship++) {
            set(seat, ship, 0);
        }
        set(seat, Items.BOAT, random.nextInt(2));
        set(seat, Items.ARMED_BOAT, random.nextInt(2));
        set(seat, Items.KNARR, random.nextInt(3));
        set(seat, Items.LONGSHIP + random.nextInt(4), random.nextInt(3));
    }

    private void set(int seat, int item, int count) {
        position.change(seat, item, count - position.count(seat, item));
    }

    /** The drinking horn lies on a board, so that somebody may take it off. */
    private void horn(int seat) {
        for (int board = 0; position.count(seat, HORN) > 0 && board < Estate.BOARDS; board++) {
            moves.clear();
            if (position.owner[board] == seat && Placing.fits(position, board, HORN)) {
                Placing.list(position, board, HORN, moves);
                OdinMove.Lay lay = (OdinMove.Lay) moves.get(0);
                set(seat, HORN, 0);
                position.boards.put(Laid.of(board, HORN, lay.row(), lay.column(), lay.turn()));
            }
        }
        if (Supply.isLeft(position, HORN)) {
            position.specials &= ~(1 << (HORN - Items.GOODS));
            set(seat, HORN, 1);
        }
    }

    /** The first words of the legal moves. */
    static List<String> words(MoveList moves) {
        return new ArrayList<>(moves.toList().stream().map(Move::code).map(code -> code.split(" ", -1)[0]).distinct()
                .toList());
    }
}
