package althing.odin.notation;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.Notation;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;
import althing.odin.view.OdinView.Dish;
import althing.odin.view.OdinView.Piece;
import althing.odin.OdinPosition;
import althing.odin.box.Throw;
import althing.odin.course.Phase;

/** A position of A Feast for Odin, written out. Things are named as in moves. */
public record OdinNotation(String setup, String random,
        @Means("the round, from 1; the short game has six of them") @Within(least = 1, most = 7) int round,
        @Means("who starts this round") @SeatNumber int startSeat,
        @Means("the phase of the round") Phase phase,
        @Means("in the Actions phase who is next to place vikings, else how many seats the phase has dealt with") @Within(most = 4) int cursor,
        @Means("who placed vikings last in this round") @SeatNumber(orNone = true) int lastPlacer,
        @Means("who places no more vikings in this round") List<@SeatNumber Integer> passed,
        @Means("who has placed only two vikings for Plundering in this round (card 106B)") List<@SeatNumber Integer> twoPlunderers,
        @Means("what is owed, the next entry last; the last one is a decision") List<Asked> agenda,
        @Means("the columns of the two imitation spaces; 0 and 0 with fewer than four players") @Size(least = 2, most = 2) List<@Within(most = 4) Integer> imitations,
        @Means("the spaces that are taken") List<Spot> spaces,
        @Means("how many items are left on each strip that was turned up, 0 once it is gone; the other strips are in the pile") Map<@Word("strip") String, @Within(most = 7) Integer> strips,
        @Means("the special tiles in the general supply") List<@Word("special") String> specials,
        @Means("the weapon cards in the deck") Map<@Word("weapon") String, @Within(most = OdinNotation.CARDS) Integer> weaponDeck,
        @Means("the weapon cards in the discard pile") Map<@Word("weapon") String, @Within(most = OdinNotation.CARDS) Integer> weaponDiscards,
        @Means("the four exploration boards in their order") @Size(least = 4, most = 4) List<Island> islands,
        @Means("the dark occupations still to be drawn, in no order") List<@Word("card") String> deck,
        @Means("the light occupations out of the game") List<@Word("card") String> out,
        @Means("the actions under way, each of them interrupted by the next; one without a space while nothing is done") @Size(least = 1, most = OdinNotation.ACTIONS) List<Action> actions,
        @Means("the banquet table of the Feast under way") Banquet table,
        @Means("what belongs to each seat") @Size(perSeat = true) List<Area> seats) implements Notation {

    @Override
    public OdinPosition position() {
        return new NotationReader(this).read();
    }

    /** More than anybody can have of anything. */
    static final int MOST = 1000;
    static final int CARDS = 100;
    static final int ACTIONS = 16;

    @Means("A space that is taken.")
    public record Spot(@Means("the space") @Word("space") String space,
            @Means("who took it") @SeatNumber int seat,
            @Means("the vikings that stand there; a space stays taken when they leave it") @Within(most = 4) int vikings,
            @Means("whether they are those of the round before, in the solo game") boolean old) {}

    @Means("An exploration board.")
    public record Island(@Means("the board by the side that it shows") @Word("island") String board,
            @Means("the silver on it") @Within(most = 12) int silver,
            @Means("who has it") @SeatNumber(orNone = true) int seat) {}

    @Means("An action under way, or an effect of a card that is like one.")
    public record Action(
            @Means("the space whose action it is") @Nullable @Word("space") String space,
            @Means("the space where the vikings stand for it, another one only in an imitation") @Nullable @Word("space") String site,
            @Means("the effect of a card that is done instead of it or of a part of it") @Nullable @Word("effect") String instead,
            @Means("whether it has had an effect") boolean acted,
            @Means("the strips that its mountain took from") List<@Word("strip") String> dug,
            @Means("the goods that its upgrade brought") Map<@Word("good") String, @Within(least = 1, most = 8) Integer> fresh,
            @Means("what its space and the strips gave") Map<@Word("item") String, @Within(least = 1, most = OdinNotation.CARDS) Integer> got,
            @Means("the kinds of items that it took from strips") List<@Word("strip-item") String> dugKinds,
            @Means("the swords spent in its last battle") @Within(most = OdinNotation.CARDS) int swordsSpent,
            @Means("the weapons spent on its last hunt") @Within(most = OdinNotation.CARDS) int weaponsSpent,
            @Means("the wood spent on its last hunt") @Within(most = OdinNotation.CARDS) int woodSpent,
            @Means("the cards played in it beside the one that counts them (card 176B)") @Within(most = OdinNotation.CARDS) int otherPlays,
            @Means("whether the card of the column bonus has been played") boolean bonusUsed,
            @Means("the building resources paid on its space") List<@Word("resource") String> exchanged,
            @Means("the silver due at its sale so far") @Within(most = OdinNotation.CARDS) int saleSilver,
            @Means("its last die action") Die die) {}

    @Means("The last die action of an action; before the first roll all numbers are 0.")
    public record Die(@Means("which die action") Throw action,
            @Means("the last roll") @Within(most = 12) int roll,
            @Means("how often the die was rolled") @Within(most = 4) int rolls,
            @Means("the whaling boats that sail") @Within(most = 3) int boats,
            @Means("the ore that counts") @Within(most = 6) int ore,
            @Means("what cards add to each roll") @Within(least = -5, most = 10) int bonus,
            @Means("whether it is the die action of the space where the vikings stand") boolean onSite) {}

    @Means("A banquet table.")
    public record Banquet(
            @Means("how many squares are dealt with, from the left; those of emigrated ships count") @Within(most = 12) int served,
            @Means("what was served") List<Dish> dishes,
            @Means("the kinds of which a tile lies along the table; peas twice for two of them (card 186A)") List<@Word("food") String> flat) {}

    @Means("What belongs to a seat.")
    public record Area(@Means("the vikings it can still place") @Within(most = 12) int thingSquare,
            @Means("its Thing penalties") @Within(most = OdinNotation.MOST) int penalties,
            @Means("all it has that lies on no board") Map<@Word("item") String, @Within(least = 1, most = OdinNotation.MOST) Integer> items,
            @Means("its boards, the home board among them") List<Land> boards,
            @Means("the occupations in its hand") List<@Word("card") String> hand,
            @Means("the occupations it has played") List<@Word("card") String> played,
            @Means("those whose only effect has been used up (as soon as)") List<@Word("card") String> spent) {}

    @Means("A board of a seat.")
    public record Land(@Means("the board") @Word("board") String board,
            @Means("the wood on its slots") @Within(most = 3) int wood,
            @Means("the stone on its slots") @Within(most = 3) int stone,
            @Means("what lies on it, in the order of laying") List<Piece> laid) {}
}
