package althing.jorvik.notation;

import java.util.List;
import java.util.Map;

import althing.engine.Asked;
import althing.engine.Notation;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;
import althing.jorvik.JorvikPosition;
import althing.jorvik.cards.Good;
import althing.jorvik.town.Step;

/** A position of Jórvík, written out. Cards are named by their ids. */
@Means("a position between two decisions; cards are named by their ids")
public record JorvikNotation(String setup, String random,
        @Means("the round; after the last one, while the final attack and the scoring go on, one more") @Within(least = 1, most = 17) int round,
        @Means("who holds the start-player marker") @SeatNumber int startSeat,
        @Means("what comes next once all that is owed is decided") Step step,
        @Means("how many spaces, seats or queues this step has dealt with; in Demand how many seats after the start player’s the next turn is; otherwise 0") @Within(most = 12) int cursor,
        @Means("the decisions that are owed, the next one last; empty when the game is over") @Size(most = 2) List<Asked> agenda,
        @Means("the cards that are not revealed yet, from the top, season by season") List<@Word("card") String> deck,
        @Means("the cards that have left the game") List<@Word("card") String> box,
        @Means("the card spaces on which a card lies") @Size(most = 12) List<Space> spaces,
        @Means("the reservation row from the left") @Size(most = 6) List<Reserved> row,
        @Means("the cubes in the bag") Map<Good, @Within(most = 9) Integer> bag,
        @Means("the cubes in the commons") Map<Good, @Within(most = 9) Integer> commons,
        @Means("the cubes that the seat whose Loading turn it is has still to distribute") List<Good> quay,
        @Means("the brown vikings that nobody has bought yet") @Within(most = 2) int brownStock,
        @Means("the brown vikings that have left the game") @Within(most = 2) int brownBoxed,
        @Means("the seats that place no brown viking any more in this Demand") @Size(most = 5) List<@SeatNumber Integer> stopped,
        @Means("what belongs to each seat") @Size(perSeat = true) List<Area> seats,
        @Means("the Pict attacks so far, the last one perhaps still under way") @Size(most = 4) List<Attack> attacks)
        implements
            Notation {

    @Override
    public JorvikPosition position() {
        return new NotationReader(this).read();
    }

    /** A card space on which a card lies. */
    @Means("a card space on which a card lies")
    public record Space(
            @Means("its number: 1 to 6 have queues, 7 to 12 are for cards to reserve") @Within(least = 1, most = 12) int space,
            @Means("the card") @Word("card") String card,
            @Means("the cubes on it, if it is a ship") List<Good> cubes,
            @Means("the vikings of its queue, the front first") @Size(most = 8) List<Placed> queue) {}

    /** A viking on the main board. */
    @Means("a viking on the main board")
    public record Placed(@Means("whose he is") @SeatNumber int seat,
            @Means("whether he is one of the brown vikings") boolean brown) {}

    /** A reserved card. */
    @Means("a reserved card")
    public record Reserved(@Means("the card") @Word("card") String card,
            @Means("the cubes on it, if it is a ship") List<Good> cubes,
            @Means("the viking on it") Placed viking) {}

    /** What belongs to a seat. */
    @Means("what belongs to a seat")
    public record Area(@Means("the coins") @Within(most = 1_000_000) int coins,
            @Means("the vikings in the supply") @Within(most = 4) int vikings,
            @Means("the brown vikings on their building") @Within(most = 2) int brownVikings,
            @Means("the points that oracles have brought") @Within(most = 1_000_000) int oraclePoints,
            @Means("the stored cubes; the warehouse is filled before the player board") @Size(most = 5) List<Good> stored,
            @Means("the cards of the loading area") List<Held> loading,
            @Means("the cards of the personal area") List<Held> personal) {}

    /** A card of a seat. */
    @Means("a card of a seat")
    public record Held(@Means("the card") @Word("card") String card,
            @Means("the cubes on a ship that is not unloaded or on an artisan; none on other cards") List<Good> cubes) {}

    /** A Pict attack. */
    @Means("a Pict attack")
    public record Attack(@Means("the card") @Word("card") String card,
            @Means("the round in whose Delivery it came, at most the last one") @Within(least = 1, most = 16) int round,
            @Means("the defence of each seat, a doubled warrior included") @Size(perSeat = true) List<@Within(most = 50) Integer> strengths,
            @Means("what each seat has gained or lost by it so far") @Size(perSeat = true) List<@Within(least = -4, most = 8) Integer> points) {}
}
