package althing.odin.course;

import java.util.Arrays;
import java.util.Locale;
import althing.odin.actions.Mountains;
import althing.odin.box.Card;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.cards.Occupations;

/** Sets a game up (FFO-1). */
public final class Preparation {

    private static final int FOUR = 4;
    private static final int STRIPS = Components.figure("strips");
    private static final int STRIPS_FOR_FOUR = Components.figure("strips-for-four");

    private Preparation() {
    }

    public static void setUp(OdinState position) {
        Arrays.fill(position.owner, (byte) OdinState.NOBODY);
        Arrays.fill(position.strips, (byte) OdinState.IN_PILE);
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
        for (int i = 0; i < (position.seats == FOUR ? STRIPS_FOR_FOUR : STRIPS); i++) {
            Mountains.turnUp(position);
        }
        if (!position.noCards) {
            deal(position);
        }
        position.start = position.random.nextInt(position.seats);
        position.round = 1;
    }

    /** One light card for each seat; the dark cards of the chosen decks form the deck (FFO-1.3, FFO-1.4). */
    private static void deal(OdinState position) {
        String decks = position.setup().option("occupations");
        for (Card card : Card.ALL) {
            if (decks.contains(card.deck().toLowerCase(Locale.ROOT))) {
                position.cards[card.index()] = (byte) (card.light() ? Occupations.OUT : Occupations.DECK);
            }
        }
        if (Occupations.isFirstChosen(position.setup())) {
            return;
        }
        for (int seat = 0; seat < position.seats; seat++) {
            int light = Occupations.count(position, Occupations.OUT);
            int card = Occupations.pick(position, Occupations.OUT, position.random.nextInt(light));
            position.cards[card] = (byte) (Occupations.HAND + seat);
        }
    }

    /** A home board, one of each of three weapons, and a mead (FFO-1.5). */
    private static void equip(OdinState position, int seat) {
        position.owner[seat] = (byte) seat;
        position.change(seat, Items.MEAD, 1);
        for (int weapon = Items.BOW; weapon <= Items.SPEAR; weapon++) {
            position.change(seat, weapon, 1);
            position.deck[weapon - Items.BOW]--;
        }
    }
}
