package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Buildings;
import althing.northgard.box.Tiles;
import althing.northgard.state.Estate;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** Which building to exchange for another of its size, if any (NOR-27.6). */
public final class Replacing extends NorthgardDecision {

    public Replacing() {
        super("NOR-27.6");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Construction.listReplacements(position, seat, into);
        into.add(Word.DECLINE);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case Replace replace -> BuildChoice.isOwn(position, seat, replace.region(), "NOR-27.6", why)
                    && stands(position, replace, why) && BuildChoice.isLeft(position, replace.now(), why)
                    && must(why, replace.loose()
                            || Buildings.fits(replace.now().ordinal(), Tiles.SITE[replace.region()]),
                            BuildChoice.siteRule(replace.now()), "refusal.no-site");
            case Word.DECLINE -> true;
            default -> notNow(position, seat, why);
        };
    }

    private static boolean stands(NorthgardState position, Replace replace, @Nullable Why why) {
        Estate estate = position.land.estate;
        int old = replace.old().ordinal();
        boolean stands = replace.loose()
                ? !Buildings.isLarge(old) && estate.looseOf(replace.region(), old) > 0
                : estate.building[replace.region()] == old + 1;
        return stands || (why != null
                && refuse(why, "NOR-27.6", "refusal.no-building", "building", Names.building(old)));
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        if (move instanceof Replace replace) {
            Construction.replace(position, seat, replace);
        } else {
            position.agenda.pop();
        }
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Replace replace
                ? Phrase.of("move.replace", "old", Names.building(replace.old().ordinal()), "building",
                        Names.building(replace.now().ordinal()), "territory", Names.region(position, replace.region()))
                : super.option(position, seat, move);
    }
}
