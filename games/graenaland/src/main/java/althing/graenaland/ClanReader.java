package althing.graenaland;

import althing.engine.BadInput;
import althing.graenaland.GraenalandNotation.Clan;

import static althing.graenaland.Given.cards;
import static althing.graenaland.Given.require;
import static althing.graenaland.Given.supply;
import static althing.graenaland.Given.within;

/** Reads what each clan of a notation has and what is known of it. */
final class ClanReader {

    private final GraenalandNotation notation;
    private final GraenalandPosition position;
    private final Given given;

    ClanReader(GraenalandNotation notation, GraenalandPosition position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
    }

    void clans() {
        require(notation.clans().size() == position.seats, "clans: there must be one for each seat.");
        for (int seat = 0; seat < position.seats; seat++) {
            clan(seat, "clans[" + seat + "]", notation.clans().get(seat));
        }
    }

    private void clan(int seat, String path, Clan clan) {
        position.army[seat] = (byte) within(path + ".army", clan.army(), Components.ARMY_START, Components.ARMY_MOST);
        require(position.placed[seat] <= Components.PIECES, path + ": it has more settlements than pieces.");
        position.hands[seat] = cards(path + ".hand", clan.hand());
        position.supplyHands[seat] = supply(path + ".supply", clan.supply());
        clan.heroes().forEach((hero, tile) -> position.heroes[seat * GraenalandPosition.HEROES
                + hero.ordinal()] = (byte) given.province(path + ".heroes", tile));
        clan.waiting().forEach((hero, tile) -> {
            require(hero != Hero.WARLORD && !clan.heroes().containsKey(hero), path + ".waiting: it cannot wait.");
            position.waiting[seat * GraenalandPosition.HEROES + hero.ordinal()] = (byte) given.province(
                    path + ".waiting",
                    tile);
        });
        require(clan.known().size() == position.seats, path + ".known: there must be one for each seat.");
        for (int observer = 0; observer < position.seats; observer++) {
            position.known[observer * position.seats + seat] = cards(path + ".known", clan.known().get(observer));
        }
        position.yard.pledged[seat] = cards(path + ".pledged", clan.pledged());
        position.yard.pledgedSupply[seat] = supply(path + ".pledgedSupply", clan.pledgedSupply());
        clan.pledgedGold().forEach((resource, number) -> position.yard.pledgedGold[seat] += within(
                path + ".pledgedGold", number, 0, 9) * Amounts.one(resource.ordinal()));
        position.promises.kept[seat] = (byte) within(path + ".kept", clan.kept(), 0, Byte.MAX_VALUE);
        position.promises.broken[seat] = (byte) within(path + ".broken", clan.broken(), 0, Byte.MAX_VALUE);
        victory(seat, path, clan);
    }

    private void victory(int seat, String path, Clan clan) {
        int dealt = clan.dealt().size();
        require(dealt == 0 || position.advanced && dealt == Components.VICTORY_CARDS_DEALT,
                path + ".dealt: there must be none or " + Components.VICTORY_CARDS_DEALT + ".");
        for (int i = 0; i < dealt; i++) {
            position.dealt[seat * Components.VICTORY_CARDS_DEALT + i] = (byte) victory(path, clan.dealt().get(i));
        }
        String kept = clan.victory();
        if (kept != null) {
            require(clan.dealt().contains(kept), path + ".victory: it was not dealt.");
            position.victory[seat] = (byte) victory(path, kept);
        }
    }

    private static int victory(String path, String id) {
        return Components.VICTORY.stream().filter(card -> card.id().equals(id)).findFirst()
                .orElseThrow(() -> new BadInput(path + ": there is no victory card '" + id + "'.")).index();
    }
}
