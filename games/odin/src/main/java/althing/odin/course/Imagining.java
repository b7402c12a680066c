package althing.odin.course;

import althing.engine.SplitMix;
import althing.odin.box.Card;
import althing.odin.cards.Occupations;

/** Deals anew what a seat cannot see of the occupation cards. */
public final class Imagining {

    private Imagining() {
    }

    /** Light cards change places with those out of the game, dark ones with those in the deck. */
    public static void deal(OdinState position, int seat, SplitMix random) {
        shuffle(position, seat, true, Occupations.OUT, random);
        shuffle(position, seat, false, Occupations.DECK, random);
    }

    private static void shuffle(OdinState position, int seat, boolean light, int rest, SplitMix random) {
        for (int card = Card.COUNT - 1; card > 0; card--) {
            if (isHidden(position, seat, card, light, rest)) {
                swap(position, card, hidden(position, seat, card, light, rest, random));
            }
        }
    }

    private static boolean isHidden(OdinState position, int seat, int card, boolean light, int rest) {
        int where = position.cards[card];
        boolean others = where >= Occupations.HAND && where < Occupations.PLAYED && where != Occupations.HAND + seat;
        return Card.get(card).light() == light && (where == rest || others);
    }

    /** A hidden card among those up to the given one (Fisher and Yates). */
    private static int hidden(OdinState position, int seat, int last, boolean light, int rest, SplitMix random) {
        int count = 0;
        for (int card = 0; card <= last; card++) {
            count += isHidden(position, seat, card, light, rest) ? 1 : 0;
        }
        int skip = random.nextInt(count);
        int card = 0;
        while (!isHidden(position, seat, card, light, rest) || skip-- > 0) {
            card++;
        }
        return card;
    }

    private static void swap(OdinState position, int one, int other) {
        byte kept = position.cards[one];
        position.cards[one] = position.cards[other];
        position.cards[other] = kept;
    }
}
