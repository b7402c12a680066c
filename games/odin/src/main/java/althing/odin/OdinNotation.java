package althing.odin;

import java.util.List;
import java.util.Map;

import althing.engine.Asked;
import althing.odin.OdinView.Board;
import althing.odin.OdinView.Dish;
import althing.odin.OdinView.Piece;

/**
 * A position of A Feast for Odin, written out. Items, boards, spaces and strips are named by their ids.
 *
 * @param random      the random state, hexadecimal
 * @param cursor      in the Actions phase who is next to place vikings; else how many seats the phase has dealt with
 * @param lastPlacer  who placed vikings last in this round, or -1
 * @param passed      the seats that place no more vikings in this round
 * @param twoPlunderers the seats that have placed only two vikings for Plundering in this round
 * @param agenda      the decisions and parts of actions that are due, the next one last
 * @param imitations  the columns of the two imitation spaces; 0 where they are left out
 * @param spaces      the spaces that are taken
 * @param strips      how many items are left on each strip that was turned up, 0 once it is gone; the others are in the pile
 * @param specials    the special tiles in the general supply
 * @param islands     the four exploration boards
 * @param deck        the occupations still to be drawn, in no order; {@code out} the light ones out of the game
 * @param actions     the actions under way, each of them interrupted by the next
 */
public record OdinNotation(String setup, String random, int round, int startSeat, Phase phase, int cursor,
        int lastPlacer, List<Integer> passed, List<Integer> twoPlunderers, List<Asked> agenda, List<Integer> imitations,
        List<Spot> spaces,
        Map<String, Integer> strips, List<String> specials, Map<String, Integer> weaponDeck,
        Map<String, Integer> weaponDiscards, List<Island> islands, List<String> deck, List<String> out,
        List<Action> actions, Banquet table, List<Area> seats) {

    /** A space that is taken; old vikings are those of the round before, in the solo game. */
    public record Spot(String space, int seat, int vikings, boolean old) {}

    /** An exploration board; the seat is -1 while nobody has it. */
    public record Island(String board, int silver, int seat) {}

    /**
     * An action under way.
     *
     * @param space        what is being done, and {@code site} where the vikings stand for it; empty without
     * @param instead      the effect of a card that is done instead of it or of a part of it; empty without
     * @param acted        whether it has had an effect
     * @param dug          the strips it took from
     * @param fresh        the goods that its upgrade brought
     * @param got          what its space and the strips gave
     * @param dugKinds     the kinds of items it took from strips
     * @param swordsSpent  the swords spent in its last battle
     * @param weaponsSpent the weapons spent on its last hunt, and {@code woodSpent} the wood
     * @param otherPlays   the cards played in it beside the one that counts them
     * @param bonusUsed    whether the card of the column bonus has been played
     * @param exchanged    the building resources paid on its space
     * @param saleSilver   the silver due at its sale so far
     */
    public record Action(String space, String site, String instead, boolean acted, List<String> dug,
            Map<String, Integer> fresh, Map<String, Integer> got, List<String> dugKinds, int swordsSpent,
            int weaponsSpent, int woodSpent, int otherPlays, boolean bonusUsed, List<String> exchanged, int saleSilver,
            Die die) {}

    /** The last die action of an action: its last roll, the number of rolls, the boats, the ore and the cards that count. */
    public record Die(Throw action, int roll, int rolls, int boats, int ore, int bonus, boolean onSite) {}

    /** The banquet table of the Feast under way, and the kinds of which a tile lies along it. */
    public record Banquet(int served, List<Dish> dishes, List<String> flat) {}

    /** What belongs to a seat. */
    public record Area(int thingSquare, int penalties, Map<String, Integer> items, List<Estate> boards,
            List<String> hand,
            List<String> played, List<String> spent) {}

    /** A board of a seat. */
    public record Estate(String board, int wood, int stone, List<Piece> laid) {

        static Estate of(Board board) {
            return new Estate(board.board(), board.wood(), board.stone(), board.laid());
        }
    }
}
