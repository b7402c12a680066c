package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Buildings;
import althing.northgard.box.Tiles;
import althing.northgard.state.Estate;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** Which building to exchange for another of its size, if any (NOR-27.6). */
public final class Replacing extends NorthgardDecision {

    public static final Frame REPLACE = new Frame(Question.REPLACE);

    public Replacing() {
        super("NOR-27.6");
    }

    public static boolean isPossible(NorthgardState position, int seat) {
        position.scratch().clear();
        listReplacements(position, seat, position.scratch());
        return !position.scratch().isEmpty();
    }

    public static void ask(NorthgardState position, int seat) {
        if (isPossible(position, seat)) {
            position.agenda.push(REPLACE, seat);
        }
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        listReplacements(position, seat, into);
        into.add(Word.DECLINE);
    }

    private static void listReplacements(NorthgardState position, int seat, MoveList into) {
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            int region = own;
            do {
                if (position.land.estate.building[region] != 0) {
                    listFor(position, region, position.land.estate.building[region] - 1, Tiles.SITE[region], into);
                }
                for (int kind = 0; position.land.estate.loose[region] != 0 && kind < Buildings.FIRST_LARGE; kind++) {
                    if (position.land.estate.looseOf(region, kind) > 0) {
                        listFor(position, region, kind, Tiles.NONE, into);
                    }
                }
                region = position.land.nextOf(region);
            } while (region != own);
        }
    }

    private static void listFor(NorthgardState position, int region, int old, int site, MoveList into) {
        int first = Buildings.isLarge(old) ? Buildings.FIRST_LARGE : 0;
        int last = Buildings.isLarge(old) ? Buildings.COUNT : Buildings.FIRST_LARGE;
        for (int kind = first; kind < last; kind++) {
            if (kind != old && position.buildingsLeft[kind] > 0
                    && (site == Tiles.NONE || Buildings.fits(kind, site))) {
                into.add(Moves.replace(old, kind, region, site == Tiles.NONE));
            }
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case Replace replace -> Construction.isOwn(position, seat, replace.region(), "NOR-27.6", why)
                    && stands(position, replace, why) && Construction.isLeft(position, replace.now(), why)
                    && must(why, replace.loose()
                            || Buildings.fits(replace.now().ordinal(), Tiles.SITE[replace.region()]),
                            Construction.siteRule(replace.now()), "refusal.no-site");
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
            replace(position, seat, replace);
        } else {
            position.agenda.pop();
        }
    }

    private static void replace(NorthgardState position, int seat, Replace replace) {
        position.agenda.pop();
        int old = replace.old().ordinal();
        position.buildingsLeft[old]++;
        if (replace.loose()) {
            position.land.estate.addLoose(replace.region(), old, -1);
        }
        Construction.put(position, replace.region(), replace.now().ordinal(), replace.loose());
        if (position.isHeard()) {
            position.tell("log.replace", "seat", Phrase.seat(seat), "old", Names.building(old), "building",
                    Names.building(replace.now().ordinal()));
        }
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Replace replace
                ? Phrase.of("move.replace", "old", Names.building(replace.old().ordinal()), "building",
                        Names.building(replace.now().ordinal()), "use", Names.use(replace.now().ordinal()), "territory",
                        Names.region(position, replace.region()))
                : super.option(position, seat, move);
    }
}
