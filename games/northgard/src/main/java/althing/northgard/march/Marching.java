package althing.northgard.march;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.combat.Challenges;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;
import althing.northgard.year.Gains;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** Which units of a Move action go where next (NOR-10.2, NOR-10.3, NOR-19.5, NOR-22.3, NOR-25.1). */
public final class Marching extends NorthgardDecision implements Sender {

    public Marching() {
        super("NOR-10.1");
    }

    /** Without moves left creatures are attacked, and the combats begin. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        if (MoveAction.left(position) > 0) {
            return false;
        }
        end(position, seat);
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
        if (MoveAction.is(position, Trait.HIDDEN_WAYS)) {
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
        int left = MoveAction.left(position);
        for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
            int rest = left - Passage.cost(position, RegionSet.contains(regularLow, regularHigh, there));
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
        return MoveAction.passing(position) == Tiles.NONE || mustLeave(position, why);
    }

    private static boolean mustLeave(NorthgardState position, @Nullable Why why) {
        return why != null && refuse(why, "NOR-19.5", "refusal.must-leave-partner", "territory",
                Names.territory(MoveAction.passing(position)));
    }

    /** Whether the seat has figures there that may be moved (NOR-10.2, NOR-10.6, NOR-25.1). */
    private static boolean mayLeave(NorthgardState position, int seat, int there, @Nullable Why why) {
        int passing = MoveAction.passing(position);
        if (passing != Tiles.NONE) {
            return there == passing || mustLeave(position, why);
        }
        return must(why, hasMovable(position, seat, there),
                position.visitors(there) > 0 ? "NOR-10.6" : "NOR-10.2", "refusal.no-units")
                && isUnblocked(position, there, why);
    }

    /** Whether the seat has figures there that have not met an enemy, or may leave him again (NOR-10.6, NOR-27.12). */
    private static boolean hasMovable(NorthgardState position, int seat, int there) {
        return position.controls(seat, there) || (MoveAction.is(position, Trait.PASS_THROUGH_ENEMIES)
                && position.isEnemy(seat, there) && position.visitors(there) > 0);
    }

    private static boolean isWay(NorthgardState position, int seat, March march, @Nullable Why why) {
        if (MoveAction.is(position, Trait.HIDDEN_WAYS)) {
            return isHiddenWay(position, march.to(), why)
                    && mayEnter(position, seat, march.from(), march.to(), 0, why);
        }
        if (!must(why, position.land.isNear(march.from(), march.to()), "NOR-10.2", "refusal.no-way")) {
            return false;
        }
        int left = MoveAction.left(position);
        int rest = left - Passage.costOfWay(position, march.from(), march.to());
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
        if (!must(why, !Passage.isShut(position, there), "NOR-22.3", "refusal.valkyries")) {
            return false;
        }
        return position.isPartner(seat, there)
                ? must(why, Passage.canPass(position, seat, own, there, rest), "NOR-19.5", "refusal.partner")
                : must(why, Passage.canGo(position, seat, own, there, rest), "NOR-18.2c", "refusal.kaija-fears");
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        if (move instanceof March march) {
            Sending.ask(position, seat, this, march.from(), march.to());
        } else {
            end(position, seat);
        }
    }

    /** The combats follow when all have moved (NOR-10.8). */
    private static void end(NorthgardState position, int seat) {
        int act = MoveAction.act(position);
        position.agenda.pop();
        Challenges.begin(position, seat, act);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "moves", MoveAction.left(position));
    }

    @Override
    public void listCompanies(NorthgardState position, int seat, int from, int to, MoveList into) {
        int units = Company.movable(position, seat, from);
        boolean kaija = Company.isKaijaAt(position, seat, from) && Passage.isKaijaBrave(position, seat, to);
        if (MoveAction.passing(position) == Tiles.NONE && !position.isPartner(seat, to)) {
            Company.listAmong(units, kaija, into);
            return;
        }
        for (int i = 0; i <= units; i++) {
            for (int with = 0; with <= (kaija ? 1 : 0); with++) {
                if (i + with > 0 && Passage.canGoOn(position, seat, with == 1, from, to)
                        && Passage.mayBeLeft(position, seat, i, with == 1, from, to)) {
                    into.add(Moves.SEND[with][i]);
                }
            }
        }
    }

    @Override
    public boolean maySend(NorthgardState position, int seat, int from, int to, Send send, @Nullable Why why) {
        return Company.areThere(send, Company.movable(position, seat, from), Company.isKaijaAt(position, seat, from),
                why)
                && must(why, !send.kaija() || Passage.isKaijaBrave(position, seat, to), "NOR-18.2c",
                        "refusal.kaija-fears")
                && must(why, Passage.canGoOn(position, seat, send.kaija(), from, to), "NOR-19.5", "refusal.partner")
                && (Passage.mayBeLeft(position, seat, send.units(), send.kaija(), from, to)
                        || mustLeave(position, why));
    }

    /** A company goes its way, which uses up moves. */
    @Override
    public void send(NorthgardState position, int seat, int from, int to, Send send) {
        MoveAction.spend(position, Passage.costOfWay(position, from, to));
        if (send.kaija() && MoveAction.is(position, Trait.KAIJA_COLLECTS)) {
            kaijaCollects(position, seat, from);
        }
        Company.transfer(position, seat, from, to, send);
        MoveAction.passThrough(position, seat, to);
    }

    /** All food and wood shown where Kaija leaves (NOR-27.27). */
    private static void kaijaCollects(NorthgardState position, int seat, int from) {
        Gains.collect(position, seat, Resource.FOOD, position.land.estate.icons(from, Resource.FOOD.ordinal()));
        Gains.collect(position, seat, Resource.WOOD, position.land.estate.icons(from, Resource.WOOD.ordinal()));
    }
}
