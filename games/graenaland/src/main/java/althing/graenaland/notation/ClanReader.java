package althing.graenaland.notation;

import static althing.graenaland.notation.Given.amounts;
import static althing.graenaland.notation.Given.cards;
import static althing.graenaland.notation.Given.require;
import static althing.graenaland.notation.Given.supply;

import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.notation.GraenalandNotation.Clan;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;

/** Reads what each clan of a notation has and what is known of it. */
public final class ClanReader {

    private static final int DEALT = Components.VICTORY_CARDS_DEALT;

    private final GraenalandNotation notation;
    private final GraenalandState position;
    private final Given given;

    public ClanReader(GraenalandNotation notation, GraenalandState position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
    }

    public void clans() {
        for (int seat = 0; seat < position.seats; seat++) {
            clan(seat, "clans[" + seat + "]", notation.clans().get(seat));
        }
    }

    private void clan(int seat, String path, Clan clan) {
        position.army[seat] = (byte) clan.army();
        require(position.placed[seat] <= Components.PIECES,
                path + ": it has " + position.placed[seat] + " settlements and " + Components.PIECES + " pieces.");
        position.hands[seat] = cards(clan.hand());
        position.supplyHands[seat] = supply(path + ".supply", clan.supply());
        heroes(seat, path, clan);
        for (int observer = 0; observer < position.seats; observer++) {
            position.known[observer * position.seats + seat] = cards(clan.known().get(observer));
        }
        position.yard.pledged[seat] = cards(clan.pledged());
        position.yard.pledgedSupply[seat] = supply(path + ".pledgedSupply", clan.pledgedSupply());
        position.yard.pledgedGold[seat] = amounts(path + ".pledgedGold", clan.pledgedGold());
        position.promises.kept[seat] = clan.kept();
        position.promises.broken[seat] = clan.broken();
        victory(seat, path, clan);
    }

    private void heroes(int seat, String path, Clan clan) {
        int first = seat * Heroes.KINDS;
        int places = 0;
        for (Hero hero : clan.heroes().keySet()) {
            int place = given.province(path + ".heroes." + hero.code(), clan.heroes().get(hero));
            require((places >> place & 1) == 0,
                    path + ".heroes." + hero.code() + ": another hero of this clan stands there.");
            places |= 1 << place;
            position.heroes.at[first + hero.ordinal()] = (byte) place;
        }
        for (Hero hero : clan.waiting().keySet()) {
            String here = path + ".waiting." + hero.code();
            require(hero != Hero.WARLORD && !clan.heroes().containsKey(hero),
                    here + ": only a priest or a skald that is not on the board can wait.");
            position.heroes.waiting[first + hero.ordinal()] = (byte) given.province(here, clan.waiting().get(hero));
        }
    }

    private void victory(int seat, String path, Clan clan) {
        int dealt = clan.dealt().size();
        require(dealt == 0 || (position.advanced && dealt == DEALT),
                path + ".dealt: there must be none, or " + DEALT + " in the advanced game.");
        for (int i = 0; i < dealt; i++) {
            byte card = (byte) NotationWords.VICTORY.indexOf(clan.dealt().get(i));
            for (byte other : position.opening.dealt) {
                require(other != card, path + ".dealt[" + i + "]: '" + clan.dealt().get(i) + "' was dealt twice.");
            }
            position.opening.dealt[seat * DEALT + i] = card;
        }
        String kept = clan.victory();
        if (kept != null) {
            require(clan.dealt().contains(kept), path + ".victory: '" + kept + "' was not dealt to this seat.");
            position.opening.victory[seat] = (byte) NotationWords.VICTORY.indexOf(kept);
        }
    }
}
