package althing.jorvik.view;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Sketch;
import althing.engine.View;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Season;

/**
 * What a seat or an onlooker sees of Jórvík. All is open but the order of the deck and the draws from the bag (JOR-0.9),
 * so every viewer sees the same. Cards are named by their ids; what is printed on them stands in the components.
 *
 * @param rounds    how many rounds the game has
 * @param asked     what kind of decision is owed; null when the game is over
 * @param startSeat who holds the start-player marker
 * @param spaces    the card spaces of this setup, first those with queues
 * @param row       the reservation row from the left
 * @param commons   the cubes in the commons
 * @param bag       the cubes in the bag, whose order nobody knows
 * @param deck      the cards left in each season of the deck, from the top down; within a season in no order
 * @param box       the cards that have left the game
 * @param stock     the brown vikings that nobody has bought yet
 * @param areas     the area of each seat
 * @param attacks   the Pict attacks so far, the last one perhaps still under way
 * @param quay      the cubes that were on the ships of the seat whose Loading turn it is; null outside a Loading turn
 * @param inHand    the cube in hand, or the payment that is due
 * @param carrying  cubes on their way between two artisans
 * @param lifted    the first of two vikings that change places
 */
public record JorvikView(int round, int rounds, Stage stage, @Nullable Decision asked, int startSeat,
        List<Space> spaces, List<Reservation> row, Map<Good, Integer> commons, Map<Good, Integer> bag,
        List<SeasonLeft> deck, List<String> box, int stock, List<Area> areas, List<Attack> attacks,
        @Nullable Quay quay, @Nullable InHand inHand, @Nullable Carrying carrying,
        @Nullable Lifted lifted) implements View {

    @Override
    public Sketch sketch(int viewer) {
        return new JorvikSketch(this, viewer).sketch();
    }

    /** Where the round is; DELIVERY is seen when an attack or its end asks for a decision. */
    public enum Stage {
        DELIVERY, DEMAND, PURCHASE, LOADING, SCORING, OVER
    }

    /** What can be asked. */
    public enum Decision {
        DOUBLE_WARRIOR, DOUBLE_GAIN, RANSOM, ANY_PHASE, DEMAND, SWAP, SWAP_WITH, QUEUE, RESERVED, UNLOAD, PAY, ALLOCATE,
        CARRY
    }

    /** A viking on the main board. */
    public record Placed(int seat, boolean brown) {}

    /**
     * A card space.
     *
     * @param queue   the vikings of its queue, the front first; always empty for spaces of the upper half
     * @param price   what the card costs now; 0 while nobody stands in the queue
     * @param buyer   who may buy it next, or now when it is {@code current}; null while nobody stands there
     * @param current whether this card is being sold now
     */
    public record Space(int space, boolean reserve, @Nullable String card, List<Good> cubes, List<Placed> queue,
            int price, @Nullable Integer buyer, boolean current) {}

    /**
     * A reserved card.
     *
     * @param price what it will cost: as many coins as cards lie in the row when its time comes
     */
    public record Reservation(String card, List<Good> cubes, Placed viking, int price, boolean current) {}

    /** The cards left in a season, in the order of the card list. */
    public record SeasonLeft(Season season, List<String> cards) {}

    /**
     * What belongs to one seat.
     *
     * @param atEnd         the points the seat would have if the game ended now
     * @param vikings       those in the supply
     * @param brownVikings  those on its building
     * @param strength      the sum of its warriors
     * @param storageSpaces how many cubes it can store
     * @param stored        the cubes it stores, in the warehouse as long as there is room
     * @param loading       the cards of the loading area; ships with their cubes until these are on the quay
     * @param personal      the cards of the personal area by kind; artisans and the warehouse with their cubes
     */
    public record Area(int coins, int points, int atEnd, int rank, int vikings, int brownVikings, int strength,
            int storageSpaces, List<Good> stored, List<Held> loading, List<Held> personal) {}

    /** A card of a seat with the cubes on it. */
    public record Held(String card, List<Good> cubes) {}

    /**
     * A Pict attack.
     *
     * @param round     the round in whose Delivery it came
     * @param strengths the defence of each seat, a doubled warrior included
     * @param points    what each seat gained or lost by it so far
     * @param pending   whether it is still under way
     */
    public record Attack(String card, int round, List<Integer> strengths, List<Integer> points, boolean pending) {}

    /** The cubes that a seat has still to distribute. */
    public record Quay(int seat, List<Good> cubes) {}

    /** A cube that has to be allocated at once, or comes as soon as {@code due} cubes are paid; no cube means a coin. */
    public record InHand(int seat, @Nullable Good cube, int due) {}

    /** Cubes on their way from one artisan to another; {@code left} more may follow. */
    public record Carrying(int seat, String from, String to, int left) {}

    /** A viking that will change places with another: where he stands, the row as space 0. */
    public record Lifted(int space, int spot) {}
}
