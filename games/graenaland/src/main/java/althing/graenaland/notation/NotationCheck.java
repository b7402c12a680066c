package althing.graenaland.notation;

import static althing.graenaland.notation.Given.require;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Work;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Piles;
import althing.graenaland.talk.Ledger;

/** Refuses a position whose components do not add up. */
public final class NotationCheck {

    private NotationCheck() {
    }

    public static void check(GraenalandState position) {
        cards(position);
        supply(position);
        known(position);
        works(position);
        promises(position);
    }

    private static void cards(GraenalandState position) {
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            int number = count(position, kind);
            require(number == Cards.COUNT[kind], "discard: there are " + number + " cards '"
                    + NotationWords.CARDS.get(kind) + "' in all, not " + Cards.COUNT[kind] + ".");
        }
    }

    private static int count(GraenalandState position, int kind) {
        int number = Cards.count(position.piles.discard, kind);
        for (int seat = 0; seat < position.seats; seat++) {
            number += Cards.count(position.hands[seat], kind) + Cards.count(position.yard.pledged[seat], kind);
        }
        for (int province = 0; province < position.board.provinces; province++) {
            number += Cards.count(position.island.up[province], kind)
                    + Cards.count(position.island.down[province], kind);
        }
        int start = Piles.START[Cards.terrain(kind)];
        for (int i = start; i < start + position.piles.deckLeft[Cards.terrain(kind)]; i++) {
            number += position.piles.deck[i] == kind ? 1 : 0;
        }
        return number;
    }

    private static void supply(GraenalandState position) {
        int seen = 0;
        int total = 0;
        int[] table = {position.piles.supplyRow, position.piles.supplyDeck, position.piles.supplyDiscard};
        for (int[] places : new int[][]{table, position.supplyHands, position.yard.pledgedSupply}) {
            for (int cards : places) {
                seen |= cards;
                total += Integer.bitCount(cards);
            }
        }
        require(total == Components.SUPPLY.size() && Integer.bitCount(seen) == total,
                "supplyDeck: every supply card must be somewhere, once.");
    }

    private static void known(GraenalandState position) {
        for (int seat = 0; seat < position.seats; seat++) {
            for (int observer = 0; observer < position.seats; observer++) {
                long known = position.known[observer * position.seats + seat];
                require(Cards.common(known, position.hands[seat]) == known, "clans[" + seat + "].known[" + observer
                        + "]: nobody can know of cards that are not in the hand.");
            }
        }
    }

    private static void works(GraenalandState position) {
        for (Work work : Work.values()) {
            require(position.island.tokensLeft(work.ordinal()) >= 0,
                    "provinces: there are more works '" + work.code() + "' than tokens.");
        }
    }

    private static void promises(GraenalandState position) {
        int[] open = new int[position.seats];
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            open[Ledger.maker(entry)] += Ledger.isResolved(entry) ? 0 : 1;
            require(open[Ledger.maker(entry)] <= Components.PROMISES_OPEN, "promises[" + i + "]: seat "
                    + Ledger.maker(entry) + " has more than " + Components.PROMISES_OPEN + " open ones.");
        }
    }
}
