package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardView.Decision;

/** Why units cannot go that way (NOR-10, NOR-19.5, NOR-22.3, NOR-25.1). */
final class MarchRefusals {

    private final NorthgardPosition position;
    private final int seat;
    private final Decision asked;

    MarchRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    Refusal refusal(March march) {
        if (asked != Decision.MOVE) {
            return Refusal.of(asked == Decision.PULL ? "NOR-27.30" : "NOR-27.16", "refusal.no-way");
        }
        if (position.land.of(march.from()) != march.from() || position.land.of(march.to()) != march.to()) {
            return Refusal.of("NOR-2.4", "refusal.no-territory");
        }
        if (Marching.passing(position) != Tiles.NONE && march.from() != Marching.passing(position)) {
            return Refusal.of("NOR-19.5", "refusal.must-leave-partner");
        }
        if (!position.controls(seat, march.from()) && Marching.passing(position) == Tiles.NONE) {
            return Refusal.of(position.visitors(march.from()) > 0 ? "NOR-10.6" : "NOR-10.2", "refusal.no-units");
        }
        if (position.isBlocked(march.from())) {
            return Refusal.of("NOR-25.1", "refusal.bear");
        }
        return way(march);
    }

    private Refusal way(March march) {
        position.land.look(march.from());
        if (!Marching.is(position, Action.Trait.HIDDEN_WAYS)) {
            if (!Land.contains(position.land.nearLow, position.land.nearHigh, march.to())) {
                return Refusal.of("NOR-10.2", "refusal.no-way");
            }
            boolean regular = Land.contains(position.land.regularLow, position.land.regularHigh, march.to());
            if (!regular && Marching.left(position) < Figures.HARD_BORDER_MOVES
                    && !Marching.is(position, Action.Trait.IGNORE_HARD)) {
                return Refusal.of("NOR-10.3", "refusal.hard-border", "moves", Figures.HARD_BORDER_MOVES);
            }
        }
        if (position.isPartner(seat, march.to())) {
            return Refusal.of("NOR-19.5", "refusal.partner");
        }
        if (position.isHaunted(march.to())) {
            return Refusal.of("NOR-22.3", "refusal.valkyries");
        }
        return position.isEnemy(seat, march.to())
                ? Refusal.of("NOR-18.2c", "refusal.kaija-fears")
                : Refusal.of("NOR-27.14", "refusal.no-way");
    }
}
