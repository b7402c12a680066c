package althing.graenaland.notation;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Notation;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;
import althing.graenaland.box.Building;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Work;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Standing;

/**
 * A position of Graenaland, written out. Provinces are named by their tiles, resource cards by back and face
 * ({@code forest-wood}), supply and victory cards by their ids, seats by numbers from 0.
 */
@Means("a position between two decisions, hidden things included; a province is named by its tile, a resource card by its back and its face")
public record GraenalandNotation(String setup, String random,
        @Means("the turn, counted from 1; 0 before the first one") @Within(most = 1_000_000) int turn,
        @Means("the starting player") @SeatNumber int startSeat,
        @Means("the main player of the turn, who has the ship; before the first turn the starting player") @SeatNumber int mainSeat,
        @Means("where the game is") Stage stage,
        @Means("what is asked; `null` when the game is over") @Nullable Question asked,
        @Means("the seats that still owe an answer to it") @Size(most = 5) List<@SeatNumber Integer> pending,
        @Means("how many tiles, seats or villages the phase has dealt with: the tiles that lie while the map is made; the places after the starting or main player, or after the announcer, at which the seat that is asked sits; the founded village whose owner may give way") @Within(most = 10) int cursor,
        @Means("the tile of each province, the coast from left to right, then inland; `-` where none lies yet") @Size(least = 5, most = 9) List<@Word("place") String> map,
        @Means("what is in each province, in the order of the map") @Size(least = 5, most = 9) List<Place> provinces,
        @Means("what belongs to each seat") @Size(perSeat = true) List<Clan> clans,
        @Means("the decks of plains, forest, hills and mountains, each from the top") @Size(least = 4, most = 4) List<@Size(most = 36) List<@Word("card") String>> decks,
        @Means("the discarded resource cards") Map<@Word("card") String, @Within(most = 18) Integer> discard,
        @Means("the supply cards that lie face up") @Size(most = 4) List<@Word("supply") String> supplyRow,
        @Means("the supply cards that can still be drawn, in no order") @Size(most = 16) List<@Word("supply") String> supplyDeck,
        @Means("the supply cards that were spent") @Size(most = 16) List<@Word("supply") String> supplyDiscard,
        @Means("what each seat has ordered in this turn") @Size(perSeat = true) List<@Word("order") String> orders,
        @Means("from where each ordered hero went; `-` where none did, or before the orders are revealed") @Size(perSeat = true) List<@Word("place") String> origins,
        @Means("whether the orders of this turn are revealed and carried out") boolean revealed,
        @Means("the seats whose ordered hero changed places with another of theirs") @Size(most = 5) List<@SeatNumber Integer> swapped,
        @Means("who proposes, and what; `null` outside the sharing of the cards") @Nullable Proposal proposal,
        @Means("the promises, the oldest first") @Size(most = 24) List<Promised> promises,
        @Means("the seats that have promised something during this vote or this joint work") @Size(most = 5) List<@SeatNumber Integer> promised,
        @Means("what is being built, and what this building phase remembers") Works building,
        @Means("who has announced victory; `null` before the final building") @Nullable @SeatNumber Integer announcer,
        @Means("the seats that have declared victory when all were asked last") @Size(most = 5) List<@SeatNumber Integer> declared,
        @Means("the seats that have shown that they have won, or that the game is over for; their victory cards are open") @Size(most = 5) List<@SeatNumber Integer> shown,
        @Means("the villages of the advanced start in the order in which they were placed") @Size(most = 10) List<Founded> founded)
        implements
            Notation {

    @Override
    public GraenalandState position() {
        return new NotationReader(this).read();
    }

    /** What is in a province. */
    @Means("what is in a province")
    public record Place(
            @Means("how many villages each seat has there") @Size(perSeat = true) List<@Within(most = 13) Integer> villages,
            @Means("who owns the building of a kind") Map<Building, @SeatNumber Integer> buildings,
            @Means("the public works") @Size(most = 4) List<Work> works,
            @Means("the cards that lie face up beside it") Map<@Word("card") String, @Within(most = 18) Integer> faceUp,
            @Means("the cards that lie face down beside it") Map<@Word("card") String, @Within(most = 18) Integer> faceDown) {}

    /** What belongs to a seat. */
    @Means("what belongs to a seat")
    public record Clan(@Means("the strength of its army") @Within(least = 1, most = 10) int army,
            @Means("the resource cards in hand") Map<@Word("card") String, @Within(most = 18) Integer> hand,
            @Means("the supply cards in hand") @Size(most = 16) List<@Word("supply") String> supply,
            @Means("the heroes on the board and their tiles") Map<Hero, @Word("tile") String> heroes,
            @Means("the heroes that wait, and the tiles where they will enter") Map<Hero, @Word("tile") String> waiting,
            @Means("what each seat knows to be in this hand, at least") @Size(perSeat = true) List<Map<@Word("card") String, @Within(most = 18) Integer>> known,
            @Means("the victory cards it was dealt; none in the basic game and before they are dealt") @Size(most = 3) List<@Word("victory") String> dealt,
            @Means("the one it kept; `null` before it has") @Nullable @Word("victory") String victory,
            @Means("the resource cards pledged to the joint work") Map<@Word("card") String, @Within(most = 18) Integer> pledged,
            @Means("the supply cards pledged to it") @Size(most = 16) List<@Word("supply") String> pledgedSupply,
            @Means("the resources for which pledged gold stands") Map<Resource, @Within(most = 9) Integer> pledgedGold,
            @Means("how many promises it has kept") @Within(most = 1_000_000) int kept,
            @Means("how many promises it has broken") @Within(most = 1_000_000) int broken) {}

    /** How the cards of a province are to be shared. */
    @Means("how the cards of a province are to be shared")
    public record Proposal(@Means("who proposes") @SeatNumber int seat,
            @Means("the province; `null` before it is chosen") @Nullable @Word("tile") String tile,
            @Means("how many of its cards somebody is to get so far; the face-up cards come first, in the order of the [cards](#words-card)") @Within(most = 36) int given,
            @Means("what each seat is to get") @Size(perSeat = true) List<Share> shares,
            @Means("how each seat has voted; `open` also for those who have no vote there") @Size(perSeat = true) List<@Word("ballot") String> ballots) {}

    /** What a proposal gives to a seat. */
    @Means("what a proposal gives to a seat")
    public record Share(@Means("the face-up cards") Map<@Word("card") String, @Within(most = 18) Integer> faceUp,
            @Means("how many face-down cards") @Within(most = 36) int faceDown) {}

    /** What is being built. */
    @Means("what is being built, and what this building phase remembers")
    public record Works(@Means("who builds, or built last") @SeatNumber int builder,
            @Means("what is being built, as in the codes of moves; `null` if nothing is") @Nullable @Word("thing") String thing,
            @Means("where; `null` for an army and if nothing is being built") @Nullable @Word("tile") String site,
            @Means("what is still to pay; never gold") Map<Resource, @Within(most = 9) Integer> due,
            @Means("how many of the [supply cards](#words-supply) may not be laid any more, because a later one was") @Within(most = 16) int nextSupply,
            @Means("the seats that still get a rampart toll") @Size(most = 5) List<@SeatNumber Integer> tollTo,
            @Means("how many markets were used in this building phase") @Within(most = 6) int marketsUsed,
            @Means("whether the supply card of this turn was taken") boolean supplyTaken,
            @Means("whether there was a joint work or a permission in this turn") boolean offered,
            @Means("who builds with the main player’s permission; `null` if nobody does") @Nullable @SeatNumber Integer permitted,
            @Means("how often the helpers of the joint work were asked") @Within(most = 3) int calls,
            @Means("how many cards the helper who is asked has taken back") @Within(most = 4) int withdrawn) {}

    /** A promise. */
    @Means("a promise")
    public record Promised(@Means("who made it") @SeatNumber int maker,
            @Means("to whom, for a vote or a card; otherwise `null`") @Nullable @SeatNumber Integer receiver,
            @Means("what is promised: a vote for the receiver’s next proposal, a card in the maker’s own, a public work, or to keep away") Pledge pledge,
            @Means("the province that it is about") @Word("tile") String tile,
            @Means("the resource of a promised card; otherwise `null`") @Nullable Resource resource,
            @Means("the promised work; otherwise `null`") @Nullable Work work,
            @Means("the turn in which it was made") @Within(most = 1_000_000) int turn,
            @Means("what became of it: made while the vote or the joint work is not decided, then open until it is kept, broken or lapsed") Standing standing) {}

    /** A village of the advanced start. */
    @Means("a village of the advanced start")
    public record Founded(@Means("whose it is") @SeatNumber int seat,
            @Means("where it was placed") @Word("tile") String tile) {}
}
