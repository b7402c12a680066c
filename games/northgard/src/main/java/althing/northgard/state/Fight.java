package althing.northgard.state;

import java.util.List;

import althing.northgard.box.Action;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Tiles;

/** The combat under way, or the last one (NOR-13). Sides are 0 for the attacker and 1 for the defender. Not thread safe. */
public final class Fight {

    public static final int ATTACKER = 0;
    public static final int DEFENDER = 1;
    public static final List<String> SIDES = List.of("attacker", "defender");
    public static final int CREATURE = -1;
    public static final int PENDING = -2;
    public static final int NOBODY = -1;
    /** A number that is not decided yet. */
    public static final int OPEN = -1;

    /** The territory, or {@link Tiles#NONE} before the first combat. */
    public int at = Tiles.NONE;
    public int creature = Bestiary.NONE;
    /** Whether the attackers came in, and do not fight a creature at home. */
    public boolean visits;
    /** The attacker's card bonus and traits. */
    public int points;
    public int traits;
    public int winner = NOBODY;
    /** The seat of each side, or {@link #CREATURE}. */
    public final byte[] seat = new byte[2];
    public final byte[] units = new byte[2];
    public final byte[] strength = new byte[2];
    public final byte[] bonus = new byte[2];
    public final byte[] food = new byte[2];
    public final byte[] face = new byte[2];
    /** The points and casualties of die and axes. */
    public final byte[] dice = new byte[2];
    /** The casualties that each side inflicts. */
    public final byte[] inflicts = new byte[2];
    /** The casualties that each side suffers once they are settled. */
    public final byte[] suffers = new byte[2];
    /** The units that flee, and whose. */
    public int fleeing;
    public boolean fleeingKaija;
    public int fleeingSeat;

    public void become(Fight other) {
        at = other.at;
        creature = other.creature;
        visits = other.visits;
        points = other.points;
        traits = other.traits;
        winner = other.winner;
        for (int side = 0; side < 2; side++) {
            seat[side] = other.seat[side];
            units[side] = other.units[side];
            strength[side] = other.strength[side];
            bonus[side] = other.bonus[side];
            food[side] = other.food[side];
            face[side] = other.face[side];
            dice[side] = other.dice[side];
            inflicts[side] = other.inflicts[side];
            suffers[side] = other.suffers[side];
        }
        fleeing = other.fleeing;
        fleeingKaija = other.fleeingKaija;
        fleeingSeat = other.fleeingSeat;
    }

    public int total(int side) {
        return strength[side] + bonus[side] + Math.max(food[side], 0) + dice[side];
    }

    public boolean isPending() {
        return at != Tiles.NONE && winner == PENDING;
    }

    public boolean is(Action.Trait trait) {
        return (traits >> trait.ordinal() & 1) != 0;
    }

    public boolean isCreature(int side) {
        return seat[side] == CREATURE;
    }

    public boolean isWithCreature() {
        return creature != Bestiary.NONE;
    }
}
