package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import althing.graenaland.table.Island;
import althing.graenaland.table.Heroes;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.moving.Arrivals;
import althing.graenaland.table.Piles;
import althing.graenaland.table.Promises;
import althing.graenaland.table.Question;

/** What must be true of the components in every position. */
final class Conservation {

    private Conservation() {
    }

    static void check(GraenalandPosition position) {
        resourceCards(position);
        supplyCards(position);
        settlements(position);
        heroes(position);
        knowledge(position);
        talk(position);
    }

    private static void resourceCards(GraenalandPosition position) {
        int[] counts = new int[Cards.KINDS];
        add(counts, position.piles.discard);
        for (long[] place : new long[][]{position.hands, position.yard.pledged, position.island.up,
                position.island.down}) {
            for (long cards : place) {
                add(counts, cards);
            }
        }
        for (int terrain = 0; terrain < Cards.DECK.length; terrain++) {
            int start = Piles.START[terrain];
            for (int i = start; i < start + position.piles.deckLeft[terrain]; i++) {
                assertThat(Cards.terrain(position.piles.deck[i])).isEqualTo(terrain);
                counts[position.piles.deck[i]]++;
            }
        }
        assertThat(counts).as("resource cards").isEqualTo(Cards.COUNT);
        for (int province = 0; province < position.board.provinces; province++) {
            if (position.island.tiles[province] >= 0) {
                long foreign = ~Cards.mask(Components.TERRAIN[position.island.tiles[province]]);
                assertThat((position.island.up[province] | position.island.down[province]) & foreign).isZero();
            }
        }
    }

    private static void add(int[] counts, long cards) {
        for (int kind = 0; kind < counts.length; kind++) {
            counts[kind] += Cards.count(cards, kind);
        }
    }

    private static void supplyCards(GraenalandPosition position) {
        int[] table = {position.piles.supplyRow, position.piles.supplyDeck, position.piles.supplyDiscard};
        int total = 0;
        int seen = 0;
        for (int[] place : new int[][]{table, position.supplyHands, position.yard.pledgedSupply}) {
            for (int cards : place) {
                total += Integer.bitCount(cards);
                seen |= cards;
            }
        }
        assertThat(total).as("supply cards").isEqualTo(16).isEqualTo(Integer.bitCount(seen));
    }

    private static void settlements(GraenalandPosition position) {
        for (int seat = 0; seat < position.seats; seat++) {
            int placed = 0;
            for (int province = 0; province < position.board.provinces; province++) {
                int buildings = 0;
                for (int kind = 0; kind < Island.BUILDINGS; kind++) {
                    buildings += position.island.owner[province * Island.BUILDINGS + kind] == seat ? 1 : 0;
                }
                assertThat(position.island.settledAt(seat, province))
                        .isEqualTo(position.island.villagesAt(seat, province) + buildings);
                placed += position.island.settledAt(seat, province);
            }
            assertThat((int) position.placed[seat]).isEqualTo(placed).isBetween(0, Components.PIECES);
            assertThat((int) position.army[seat]).isBetween(1, Components.ARMY_MOST);
        }
        for (int work = 0; work < Components.TOKENS.length; work++) {
            assertThat(position.island.tokensLeft(work)).isNotNegative();
        }
    }

    /** No two heroes of a clan in one province, and none both on the board and waiting. */
    private static void heroes(GraenalandPosition position) {
        for (int seat = 0; seat < position.seats; seat++) {
            int places = 0;
            for (int kind = 0; kind < Heroes.KINDS; kind++) {
                int place = position.heroes.place(seat, kind);
                if (place != Board.NOWHERE) {
                    assertThat(places >> place & 1).as("heroes of seat %d in province %d", seat, place).isZero();
                    places |= 1 << place;
                    assertThat(Arrivals.waits(position, seat, kind)).isEqualTo(Board.NOWHERE);
                }
            }
        }
    }

    /** Nobody knows of a card that is not there. */
    private static void knowledge(GraenalandPosition position) {
        for (int observer = 0; observer < position.seats; observer++) {
            for (int seat = 0; seat < position.seats; seat++) {
                long known = position.known[observer * position.seats + seat];
                for (int kind = 0; kind < Cards.KINDS; kind++) {
                    assertThat(Cards.count(known, kind)).as("what seat %d knows of seat %d", observer, seat)
                            .isLessThanOrEqualTo(Cards.count(position.hands[seat], kind));
                }
            }
        }
    }

    private static void talk(GraenalandPosition position) {
        boolean window = position.isAsked(Question.VOTE) || position.isAsked(Question.APPEAL)
                || position.isAsked(Question.PLEDGE) || position.isAsked(Question.JOINT_PAY);
        assertThat(position.isTalkOpen() || !window).isTrue();
        assertThat(position.promises.size).isLessThanOrEqualTo(Promises.MOST);
    }
}
