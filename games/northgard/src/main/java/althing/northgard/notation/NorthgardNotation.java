package althing.northgard.notation;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.Notation;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;
import althing.northgard.NorthgardPosition;
import althing.northgard.box.Action;
import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.state.Holdings;
import althing.northgard.state.Step;

/** A position of Northgard, written out. Cards, tiles, regions and creatures are named by their ids. */
@Means("a position between two decisions; cards, tiles, regions and creatures are named by their ids, a territory by the first of its regions in the order of the words, and piles are written from the top")
public record NorthgardNotation(String setup, String random,
        @Means("the year") @Within(least = 1, most = 10) int year,
        @Means("what comes next once all that waits is decided") Step step,
        @Means("how many seats this step has dealt with") @Within(most = 5) int cursor,
        @Means("who holds the First Player marker; nobody before it is dealt") @Nullable @SeatNumber Integer first,
        @Means("whose turn of the Actions phase it is; nobody’s outside of the phase") @Nullable @SeatNumber Integer turn,
        @Means("whether a card was played in this turn") boolean turnPlayed,
        @Means("whether one without the Flash symbol was") boolean turnMain,
        @Means("the resource that Scorched Earth takes in this Harvest") @Nullable Resource scorchedTake,
        @Means("the decisions and steps that wait, the next one last; empty when the game is over") @Size(most = 12) List<Asked> agenda,
        @Means("the map in the order of placing, the start tile first") List<Laid> tiles,
        @Means("the territories with units") List<Garrison> territories,
        @Means("whose units move or attack; nobody’s outside of Move actions and combats") @Nullable @SeatNumber Integer visitor,
        @Means("where the card under way has recruited by its last Recruit action") List<Recruited> recruits,
        @Means("the buildings on the map") List<Standing> buildings,
        @Means("a region of the territory in which Kaija stands") @Nullable @Word("region") String kaija,
        @Means("whether she came into a territory of somebody else") boolean kaijaVisits,
        @Means("a region of the territory in which the Scorched Earth token lies") @Nullable @Word("region") String scorched,
        @Means("whether Kaija may enter enemy territories this year") boolean awake,
        @Means("the creature line") List<Beast> creatures,
        @Means("the creature deck; the creatures that are neither here nor in the line are on its discard pile") List<@Word("creature") String> creatureDeck,
        @Means("how many cards on top of the creature deck were chosen among the weaker ones in the setup") @Within(most = 9) int creatureTop,
        @Means("the creatures that acted in this phase") List<@Word("creature") String> activated,
        @Means("the creatures that are attacked in this action and have not been fought yet") List<@Word("creature") String> declared,
        @Means("the stack of tiles") List<@Word("tile") String> stack,
        @Means("how many tiles at the bottom of the stack were seen by all") @Within(most = 40) int stackKnown,
        @Means("the tiles drawn to be placed") @Size(most = 3) List<@Word("tile") String> drawn,
        @Means("the Development deck; empty before it is dealt") List<@Word("card") String> developments,
        @Means("the Achievements laid out; none before they are dealt") @Size(most = 5) List<@Word("card") String> achievements,
        @Means("the cards on offer") @Size(most = 5) List<@Word("card") String> offer,
        @Means("the Unrest cards in their pile") @Within(most = 10) int unrest,
        @Means("what belongs to each seat") @Size(perSeat = true) List<Seat> seats,
        @Means("the combat under way or the last one") @Nullable Struggle fight,
        @Means("what the Harvest under way, else the last one, brought each seat") @Size(perSeat = true) List<Yield> harvest,
        @Means("what the last Winter cost each seat") @Size(perSeat = true) List<Cost> winter) implements Notation {

    /** A tile of the map. */
    @Means("a tile of the map")
    public record Laid(@Means("the tile") @Word("tile") String tile,
            @Means("how many cells it lies east of the start tile") @Within(least = -40, most = 40) int x,
            @Means("how many cells it lies south of it") @Within(least = -40, most = 40) int y,
            @Means("by how many quarters it is turned clockwise") @Within(most = 3) int rotation) {}

    /** The units of a territory. */
    @Means("the units of a territory")
    public record Garrison(@Means("the first region of the territory") @Word("region") String territory,
            @Means("who controls it") @Nullable @SeatNumber Integer owner,
            @Means("the units of who controls it, without Kaija") @Within(most = 14) int units,
            @Means("the units that came in and have not fought or left yet, without Kaija") @Within(most = 14) int visitors) {}

    /** A building. */
    @Means("a building")
    public record Standing(
            @Means("the region of its site; of one without a site, the territory’s first region") @Word("region") String region,
            @Means("what it is") Building building,
            @Means("whether it stands without a site") boolean loose) {}

    /** A creature of the line. */
    @Means("a creature of the line")
    public record Beast(@Means("the creature") @Word("creature") String creature,
            @Means("a region of its territory") @Word("region") String region) {}

    /** A card with the seats that know it. */
    @Means("a card with the seats that know it")
    public record Known(@Means("the card") @Word("card") String card,
            @Means("the seats that know it; its owner knows a card in hand in any case") @Size(most = 5) List<@SeatNumber Integer> by) {}

    /** A card of an active zone. */
    @Means("a card of an active zone")
    public record Used(@Means("the card") @Word("card") String card,
            @Means("whether it was played for its effect") boolean played) {}

    /** What belongs to a seat. */
    @Means("what belongs to a seat")
    public record Seat(@Means("the clan; none before it is chosen") @Nullable Clan clan,
            @Means("the food") @Within(most = Holdings.MOST) int food,
            @Means("the wood") @Within(most = Holdings.MOST) int wood,
            @Means("the lore") @Within(most = Holdings.MOST) int lore,
            @Means("the glory tokens") @Within(most = Holdings.MOST) int glory,
            @Means("the units in the reserve") @Within(most = 14) int reserve,
            @Means("the hand; cards that were just drawn lie last") List<Known> hand,
            @Means("the draw pile") List<Known> draw,
            @Means("the active zone, the card under way last") List<Used> active,
            @Means("the discard pile, its top last") List<@Word("card") String> discard,
            @Means("the cards that were removed from the game") List<@Word("card") String> removed,
            @Means("the clan upgrades still set aside") @Size(most = 2) List<@Word("card") String> upgrades,
            @Means("the tiles in hand in the setup") @Size(most = 3) List<@Word("tile") String> tiles,
            @Means("whether the seat has passed this year") boolean passed,
            @Means("whether it has taken this year’s card before passing") boolean foresaw,
            @Means("whether it ignores defences this year") boolean conqueror) {}

    /** Figures recruited in a territory. */
    @Means("figures recruited in a territory")
    public record Recruited(@Means("the first region of the territory") @Word("region") String territory,
            @Means("how many") @Within(least = 1, most = 15) int figures) {}

    /** How a combat ended. */
    public enum Outcome {
        ATTACKER, DEFENDER, NOBODY, PENDING
    }

    /** A combat. */
    @Means("a combat")
    public record Struggle(@Means("a region of the territory that is fought for") @Word("region") String at,
            @Means("the creature that fights") @Nullable @Word("creature") String creature,
            @Means("whether the attackers came in, and do not fight a creature at home") boolean visits,
            @Means("the attacker’s bonus of the card") @Within(most = 9) int points,
            @Means("what is special about the attacker’s action") List<Action.Trait> traits,
            @Means("who has won") Outcome winner,
            @Means("the attacker and the defender") @Size(least = 2, most = 2) List<Struggler> sides,
            @Means("the units that are still to retreat, without Kaija") @Within(most = 14) int fleeing,
            @Means("whether Kaija is still to retreat") boolean fleeingKaija,
            @Means("whose units retreat, or retreated last") @SeatNumber int fleeingSeat) {}

    /** One side of a combat. */
    @Means("one side of a combat")
    public record Struggler(@Means("the seat; none for the creature") @Nullable @SeatNumber Integer seat,
            @Means("the figures at the beginning, with Kaija; 0 for the creature") @Within(most = 15) int units,
            @Means("the points of the figures or of the creature") @Within(most = 28) int strength,
            @Means("the points of card, buildings and clan") @Within(most = 99) int bonus,
            @Means("the food discarded; none before it is decided") @Nullable @Within(most = 15) Integer food,
            @Means("the face of the die; none before it is rolled") @Nullable @Word("face") String face,
            @Means("the points of die and axes") @Within(most = 9) int dice,
            @Means("the casualties that this side inflicts") @Within(most = 99) int inflicts,
            @Means("the casualties that this side suffers, once they are settled") @Within(most = 99) int suffers) {}

    /** What a Harvest brought a seat. */
    @Means("what a Harvest brought a seat, before trading")
    public record Yield(@Means("the glory") @Within(most = 127) int glory,
            @Means("the food") @Within(most = 127) int food,
            @Means("the wood") @Within(most = 127) int wood,
            @Means("the lore") @Within(most = 127) int lore) {}

    /** What a Winter cost a seat. */
    @Means("what a Winter cost a seat")
    public record Cost(@Means("the units on the map") @Within(most = 14) int units,
            @Means("the food paid") @Within(most = 14) int food, @Means("the wood paid") @Within(most = 14) int wood,
            @Means("whether it took Unrest") boolean unrest) {}

    @Override
    public NorthgardPosition position() {
        return new NotationReader(this).read();
    }
}
