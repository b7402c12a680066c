package althing.northgard;

import althing.northgard.cards.Upgrading;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.Land;

import static org.assertj.core.api.Assertions.assertThat;

/** Every tile, card, unit, building and creature is somewhere, once. */
final class Conservation {

    private Conservation() {
    }

    static void check(NorthgardPosition position) {
        if (position.course.first < 0) {
            return;
        }
        units(position);
        tiles(position);
        cards(position);
        buildings(position);
        creatures(position);
    }

    private static void units(NorthgardPosition position) {
        Land land = position.land;
        int visitors = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            int sum = position.holdings.reserve[seat]
                    + (position.fight.fleeingSeat == seat ? position.fight.fleeing : 0);
            for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
                sum += land.owner(there) == seat ? land.units(there) : 0;
                sum += position.land.visitor == seat ? land.visitors(there) : 0;
            }
            assertThat(sum).as("units of seat %d", seat).isEqualTo(Components.UNITS);
            assertThat(position.holdings.stock[seat * 3]).isNotNegative();
            assertThat(position.holdings.stock[seat * 3 + 1]).isNotNegative();
            assertThat(position.holdings.stock[seat * 3 + 2]).isNotNegative();
            assertThat(position.holdings.glory[seat]).isNotNegative();
        }
        for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
            visitors += position.visitors(there);
            if (there != position.fight.at) {
                assertThat(land.owner(there) >= 0).as(Tiles.region(there)).isEqualTo(position.figures(there) > 0);
            }
        }
        assertThat(position.land.visitor >= 0 || visitors == 0).as("visitors belong to somebody").isTrue();
    }

    private static void tiles(NorthgardPosition position) {
        int[] met = new int[Tiles.COUNT];
        for (int i = 0; i < position.land.grid.size(); i++) {
            met[position.land.grid.placed(i)]++;
        }
        for (int i = 0; i < position.piles.stackSize; i++) {
            met[position.piles.stack[i]]++;
        }
        for (int i = 0; i < position.piles.drawnSize; i++) {
            met[position.piles.drawn[i]]++;
        }
        for (int seat = 0; seat < position.seats; seat++) {
            for (int i = 0; i < position.piles.tilesHeld[seat]; i++) {
                met[position.piles.tiles[seat * Components.TILES_IN_HAND + i]]++;
            }
        }
        assertThat(met).containsOnly(1);
    }

    private static void cards(NorthgardPosition position) {
        for (Card card : Cards.ALL) {
            int sum = 0;
            for (int seat = 0; seat < position.seats; seat++) {
                sum += position.decks.count(seat, card.index());
                sum += position.decks.removed.count(seat, card.index());
                for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
                    boolean aside = (position.holdings.upgrades[seat] >> i & 1) != 0;
                    sum += aside && Upgrading.upgrade(position, seat, i) == card.index() ? 1 : 0;
                }
            }
            int expected = switch (card.face().kind()) {
                case START -> card.copies() * position.seats;
                case INITIAL, UPGRADE -> position.holdings.seatOf[Cards.CLAN[card.index()]] < 0 ? 0 : 1;
                case UNREST -> Components.UNREST_CARDS - position.unrest;
                case EARLY, ADVANCED, ACHIEVEMENT -> Math.min(sum, 1);
            };
            assertThat(sum).as(card.id()).isEqualTo(expected);
        }
    }

    private static void buildings(NorthgardPosition position) {
        int[] standing = new int[Buildings.COUNT];
        for (int region = 0; region < Tiles.REGION_COUNT; region++) {
            int building = position.land.estate.building[region];
            if (building != 0) {
                standing[building - 1]++;
                assertThat(Buildings.fits(building - 1, Tiles.SITE[region])).as(Tiles.region(region)).isTrue();
            }
            for (int kind = 0; kind < Buildings.FIRST_LARGE; kind++) {
                standing[kind] += position.land.estate.looseOf(region, kind);
            }
        }
        for (int kind = 0; kind < Buildings.COUNT; kind++) {
            assertThat(standing[kind] + position.buildingsLeft[kind]).isEqualTo(Components.BUILDINGS_PER_TYPE);
        }
    }

    private static void creatures(NorthgardPosition position) {
        int onMap = 0;
        for (byte at : position.beasts.at) {
            onMap += at == Tiles.NONE ? 0 : 1;
        }
        assertThat(onMap).isEqualTo(position.beasts.lineSize);
        assertThat(position.beasts.lineSize + position.beasts.deckSize).isLessThanOrEqualTo(Bestiary.COUNT);
    }
}
