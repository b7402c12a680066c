package althing.northgard;

import java.util.List;

/** The combat under way, or the last one (NOR-13). Sides are 0 for the attacker and 1 for the defender. Not thread safe. */
final class Fight {

    static final int ATTACKER = 0;
    static final int DEFENDER = 1;
    static final List<String> SIDES = List.of("attacker", "defender");
    static final int CREATURE = -1;
    static final int PENDING = -2;
    static final int NOBODY = -1;
    /** A number that is not decided yet. */
    static final int OPEN = -1;

    /** The territory, or {@link Tiles#NONE} before the first combat. */
    int at = Tiles.NONE;
    int creature = Bestiary.NONE;
    /** Whether the attackers came in, and do not fight a creature at home. */
    boolean visits;
    /** The attacker's card bonus and traits. */
    int points;
    int traits;
    int winner = NOBODY;
    /** The seat of each side, or {@link #CREATURE}. */
    final byte[] seat = new byte[2];
    final byte[] units = new byte[2];
    final byte[] strength = new byte[2];
    final byte[] bonus = new byte[2];
    final byte[] food = new byte[2];
    final byte[] face = new byte[2];
    /** The points and casualties of die and axes. */
    final byte[] dice = new byte[2];
    /** The casualties that each side inflicts. */
    final byte[] inflicts = new byte[2];
    /** The casualties that each side suffers once they are settled. */
    final byte[] suffers = new byte[2];
    /** The units that flee, and whose. */
    int fleeing;
    boolean fleeingKaija;
    int fleeingSeat;

    void become(Fight other) {
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

    int total(int side) {
        return strength[side] + bonus[side] + Math.max(food[side], 0) + dice[side];
    }

    boolean isPending() {
        return at != Tiles.NONE && winner == PENDING;
    }

    boolean is(Action.Trait trait) {
        return (traits >> trait.ordinal() & 1) != 0;
    }

    boolean isCreature(int side) {
        return seat[side] == CREATURE;
    }

    boolean isWithCreature() {
        return creature != Bestiary.NONE;
    }
}
