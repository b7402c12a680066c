package althing.odin.board;

import althing.engine.Phrase;
import althing.odin.box.Items;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Weapon cards from the deck and the discard pile. The deck's order is unknown, so a card is drawn by lot (FFO-1.6). */
public final class Weapons {

    private Weapons() {
    }

    /** Draws cards face up; an empty deck is made from the discard pile, and without one a card stands in (FFO-15.4). */
    public static void draw(OdinState position, int seat, int count) {
        position.reveal();
        for (int i = 0; i < count; i++) {
            int weapon = drawn(position);
            position.change(seat, Items.BOW + weapon, 1);
            if (position.isHeard()) {
                position.tell("log.weapon", "seat", Phrase.seat(seat), "weapon", Names.item(Items.BOW + weapon));
            }
        }
    }

    private static int drawn(OdinState position) {
        if (total(position.deck) == 0) {
            for (int weapon = 0; weapon < Items.WEAPONS; weapon++) {
                position.deck[weapon] = position.discards[weapon];
                position.discards[weapon] = 0;
            }
        }
        int cards = total(position.deck);
        if (cards == 0) {
            return pick(Items.WEAPON_COUNTS, position.random.nextInt(total(Items.WEAPON_COUNTS)));
        }
        int weapon = pick(position.deck, position.random.nextInt(cards));
        position.deck[weapon]--;
        return weapon;
    }

    /** A named weapon comes from the discard pile, else from the deck, else a card stands in (FFO-11.5, FFO-15.6). */
    public static void receive(OdinState position, int seat, int item, int count) {
        int weapon = item - Items.BOW;
        for (int i = 0; i < count; i++) {
            if (position.discards[weapon] > 0) {
                position.discards[weapon]--;
            } else if (position.deck[weapon] > 0) {
                position.deck[weapon]--;
            }
            position.change(seat, item, 1);
        }
    }

    private static int total(byte[] cards) {
        int total = 0;
        for (byte each : cards) {
            total += each;
        }
        return total;
    }

    private static int pick(byte[] cards, int number) {
        int left = number;
        int weapon = 0;
        while (left >= cards[weapon]) {
            left -= cards[weapon++];
        }
        return weapon;
    }
}
