package althing.odin;

import java.util.Arrays;

/** Sets a game up (FFO-1). */
final class Preparation {

    private static final int FOUR = 4;

    private Preparation() {
    }

    static void setUp(OdinPosition position) {
        Arrays.fill(position.owner, (byte) OdinPosition.NOBODY);
        Arrays.fill(position.strips, (byte) OdinPosition.IN_PILE);
        position.specials = (1 << Items.SPECIALS) - 1;
        for (int weapon = 0; weapon < Items.WEAPONS; weapon++) {
            position.deck[weapon] = Items.WEAPON_COUNTS[weapon];
        }
        for (int seat = 0; seat < position.seats; seat++) {
            equip(position, seat);
        }
        if (position.seats == FOUR) {
            position.lowImitation = 1 + position.random.nextInt(2);
            position.highImitation = 3 + position.random.nextInt(2);
        }
        int strips = Components.figure(position.seats == FOUR ? "strips-for-four" : "strips");
        for (int i = 0; i < strips; i++) {
            Mountains.turnUp(position);
        }
        position.start = position.random.nextInt(position.seats);
        position.round = 1;
    }

    /** A home board, one of each of three weapons, and a mead (FFO-1.5). */
    private static void equip(OdinPosition position, int seat) {
        position.owner[seat] = (byte) seat;
        position.change(seat, Items.MEAD, 1);
        for (int weapon = Items.BOW; weapon <= Items.SPEAR; weapon++) {
            position.change(seat, weapon, 1);
            position.deck[weapon - Items.BOW]--;
        }
    }
}
