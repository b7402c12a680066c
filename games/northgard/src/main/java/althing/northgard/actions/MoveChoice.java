package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** Which units of a Move action go where next (NOR-10.2, NOR-10.3, NOR-19.5, NOR-22.3, NOR-25.1). */
public final class MoveChoice extends NorthgardDecision {

    public MoveChoice() {
        super("NOR-10.1");
    }

    /** Without moves left creatures are attacked, and the combats begin. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        if (Marching.left(position) > 0) {
            return false;
        }
        Marching.end(position, seat);
        return true;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (int own = position.land.territoryFrom(0); own >= 0; own = position.land.territoryFrom(own + 1)) {
            if (mayLeave(position, seat, own, null)) {
                listFrom(position, seat, own, into);
            }
        }
        if (mayStop(position, null)) {
            into.add(Word.STOP);
        }
    }

    private static void listFrom(NorthgardState position, int seat, int own, MoveList into) {
        if (Marching.is(position, Trait.HIDDEN_WAYS)) {
            for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(
                    there + 1)) {
                if (there != own && isHiddenWay(position, there, null)
                        && mayEnter(position, seat, own, there, 0, null)) {
                    into.add(Moves.march(own, there));
                }
            }
            return;
        }
        position.land.look(own);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        long regularLow = position.land.regularLow;
        long regularHigh = position.land.regularHigh;
        int left = Marching.left(position);
        for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
            int rest = left - Ways.cost(position, RegionSet.contains(regularLow, regularHigh, there));
            if (isNearEnough(rest, left, null) && mayEnter(position, seat, own, there, rest, null)) {
                into.add(Moves.march(own, there));
            }
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case March march -> isTerritory(position, march.from(), why) && isTerritory(position, march.to(), why)
                    && mayLeave(position, seat, march.from(), why) && isWay(position, seat, march, why);
            case Word.STOP -> mayStop(position, why);
            default -> notNow(position, seat, why);
        };
    }

    /** Whoever stands in a partner's territory must leave it first (NOR-19.5). */
    private static boolean mayStop(NorthgardState position, @Nullable Why why) {
        return Marching.passing(position) == Tiles.NONE || mustLeave(position, why);
    }

    public static boolean mustLeave(NorthgardState position, @Nullable Why why) {
        return why != null && refuse(why, "NOR-19.5", "refusal.must-leave-partner", "territory",
                Names.territory(Marching.passing(position)));
    }

    /** Whether the seat has figures there that may be moved (NOR-10.2, NOR-10.6, NOR-25.1). */
    private static boolean mayLeave(NorthgardState position, int seat, int there, @Nullable Why why) {
        int passing = Marching.passing(position);
        if (passing != Tiles.NONE) {
            return there == passing || mustLeave(position, why);
        }
        return must(why, Ways.hasMovable(position, seat, there),
                position.visitors(there) > 0 ? "NOR-10.6" : "NOR-10.2", "refusal.no-units")
                && isUnblocked(position, there, why);
    }

    private static boolean isWay(NorthgardState position, int seat, March march, @Nullable Why why) {
        if (Marching.is(position, Trait.HIDDEN_WAYS)) {
            return isHiddenWay(position, march.to(), why)
                    && mayEnter(position, seat, march.from(), march.to(), 0, why);
        }
        if (!must(why, position.land.isNear(march.from(), march.to()), "NOR-10.2", "refusal.no-way")) {
            return false;
        }
        int left = Marching.left(position);
        int rest = left - Ways.costOfWay(position, march.from(), march.to());
        return isNearEnough(rest, left, why) && mayEnter(position, seat, march.from(), march.to(), rest, why);
    }

    /** Hidden ways lead to every territory that is not closed (NOR-27.14). */
    private static boolean isHiddenWay(NorthgardState position, int there, @Nullable Why why) {
        return must(why, !position.land.isClosed(there), "NOR-27.14", "refusal.closed");
    }

    private static boolean isNearEnough(int rest, int left, @Nullable Why why) {
        return must(why, rest >= 0, "NOR-10.3", "refusal.hard-border", "moves", Components.HARD_BORDER_MOVES, "left",
                left);
    }

    private static boolean mayEnter(NorthgardState position, int seat, int own, int there, int rest,
            @Nullable Why why) {
        if (!must(why, !Ways.isShut(position, there), "NOR-22.3", "refusal.valkyries")) {
            return false;
        }
        return position.isPartner(seat, there)
                ? must(why, Ways.canPass(position, seat, own, there, rest), "NOR-19.5", "refusal.partner")
                : must(why, Ways.canGo(position, seat, own, there, rest), "NOR-18.2c", "refusal.kaija-fears");
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        if (move instanceof March march) {
            Companies.ask(position, seat, march.from(), march.to());
        } else {
            Marching.end(position, seat);
        }
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "moves", Marching.left(position));
    }
}
