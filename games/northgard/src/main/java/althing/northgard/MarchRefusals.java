package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.Action.Trait;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Send;

/** Why units cannot go that way, or not so many (NOR-10, NOR-19.5, NOR-22.3, NOR-25.1). */
final class MarchRefusals {

    private final NorthgardPosition position;
    private final int seat;
    private final Question asked;

    MarchRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    static Refusal mustLeave(NorthgardPosition position) {
        return Refusal.of("NOR-19.5", "refusal.must-leave-partner", "territory",
                Wording.territory(Marching.passing(position)));
    }

    Refusal refusal(March march) {
        if (position.land.of(march.from()) != march.from() || position.land.of(march.to()) != march.to()) {
            return Refusal.of("NOR-2.4", "refusal.no-territory");
        }
        return switch (asked) {
            case PULL -> pull(march);
            case BRIBE -> bribe(march);
            default -> move(march);
        };
    }

    private Refusal move(March march) {
        int passing = Marching.passing(position);
        if (passing != Tiles.NONE) {
            return march.from() == passing ? way(march) : mustLeave(position);
        }
        if (!Ways.hasMovable(position, seat, march.from())) {
            return Refusal.of(position.visitors(march.from()) > 0 ? "NOR-10.6" : "NOR-10.2", "refusal.no-units");
        }
        return position.isBlocked(march.from()) ? bear() : way(march);
    }

    private Refusal way(March march) {
        if (Marching.is(position, Trait.HIDDEN_WAYS)) {
            return position.land.isClosed(march.to())
                    ? Refusal.of("NOR-27.14", "refusal.closed")
                    : entrance(march);
        }
        if (!isNear(march)) {
            return noWay("NOR-10.2");
        }
        boolean regular = Land.contains(position.land.regularLow, position.land.regularHigh, march.to());
        return !regular && Marching.left(position) < Figures.HARD_BORDER_MOVES
                && !Marching.is(position, Trait.IGNORE_HARD)
                        ? Refusal.of("NOR-10.3", "refusal.hard-border", "moves", Figures.HARD_BORDER_MOVES, "left",
                                Marching.left(position))
                        : entrance(march);
    }

    private Refusal entrance(March march) {
        if (Ways.isShut(position, march.to())) {
            return Refusal.of("NOR-22.3", "refusal.valkyries");
        }
        return position.isPartner(seat, march.to())
                ? Refusal.of("NOR-19.5", "refusal.partner")
                : Refusal.of("NOR-18.2c", "refusal.kaija-fears");
    }

    private Refusal pull(March march) {
        if (!position.controls(seat, march.from())) {
            return Refusal.of("NOR-27.30", "refusal.no-units");
        }
        if (position.isBlocked(march.from())) {
            return bear();
        }
        return position.recruits.in(march.to()) == 0
                ? Refusal.of("NOR-27.30", "refusal.no-recruits")
                : noWay("NOR-27.30");
    }

    private Refusal bribe(March march) {
        if (!position.isEnemy(seat, march.from())) {
            return Refusal.of("NOR-27.16", "refusal.no-enemy");
        }
        if (position.land.units[march.from()] == 0) {
            return Refusal.of("NOR-27.16", "refusal.kaija-stays");
        }
        if (!isNear(march)) {
            return noWay("NOR-27.16");
        }
        return position.isHaunted(march.to())
                ? Refusal.of("NOR-27.16", "refusal.valkyrie")
                : Refusal.of("NOR-19.5", "refusal.partner-there");
    }

    private boolean isNear(March march) {
        position.land.look(march.from());
        return Land.contains(position.land.nearLow, position.land.nearHigh, march.to());
    }

    private static Refusal noWay(String rule) {
        return Refusal.of(rule, "refusal.no-way");
    }

    private static Refusal bear() {
        return Refusal.of("NOR-25.1", "refusal.bear");
    }

    Refusal refusal(Send send) {
        int from = Companies.from(position);
        return switch (Companies.purpose(position)) {
            case PULL -> send.units() + (send.kaija() ? 1 : 0) == 1
                    ? absent(send, position.land.units[from])
                    : Refusal.of("NOR-27.30", "refusal.one-figure");
            case BRIBE -> send.kaija()
                    ? Refusal.of("NOR-27.16", "refusal.kaija-stays")
                    : absent(send, Math.min(Raids.mostBribed(position), position.land.units[from]));
            case RETREAT -> absent(send, position.fight.fleeing);
            default -> company(send, from, Companies.to(position));
        };
    }

    /** Who is sent but is not there. */
    private static Refusal absent(Send send, int most) {
        return send.units() > most
                ? Refusal.of("NOR-10.2", "refusal.not-so-many", "most", most)
                : Refusal.of("NOR-18.2", "refusal.kaija-elsewhere");
    }

    private Refusal company(Send send, int from, int to) {
        int units = Ways.movable(position, seat, from);
        boolean kaijaThere = position.holdings.isClan(seat, Clan.BEAR) && position.land.of(position.kaijaAt) == from;
        if (send.units() > units || send.kaija() && !kaijaThere) {
            return absent(send, units);
        }
        if (send.kaija() && !position.course.awake && position.isEnemy(seat, to)) {
            return Refusal.of("NOR-18.2c", "refusal.kaija-fears");
        }
        int rest = Marching.left(position) - Ways.costOfWay(position, from, to);
        return position.isPartner(seat, to) && !Ways.canLeave(position, seat, to, rest, send.kaija())
                ? Refusal.of("NOR-19.5", "refusal.partner")
                : mustLeave(position);
    }
}
