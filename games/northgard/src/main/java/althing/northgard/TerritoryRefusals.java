package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardView.Decision;

/** Why something cannot be done or built in a territory (NOR-8, NOR-9, NOR-25.1). */
final class TerritoryRefusals {

    private final NorthgardPosition position;
    private final int seat;
    private final Decision asked;

    TerritoryRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    Refusal refusal(At at) {
        String rule = rule(at.deed());
        if (!isAsked(at.deed())) {
            return Refusals.notNow(position, seat, rule);
        }
        int there = position.land.of(at.region());
        if (there != at.region()) {
            return Refusal.of("NOR-2.4", "refusal.no-territory");
        }
        if (at.kaija() && !position.mayPlaceKaija(seat)) {
            return Refusal.of("NOR-18.2a", "refusal.no-kaija");
        }
        if (at.deed() == Deed.RECRUIT && position.isBlocked(there)) {
            return Refusal.of("NOR-25.1", "refusal.bear");
        }
        return Refusal.of(rule, "refusal.not-there");
    }

    private boolean isAsked(Deed deed) {
        return switch (deed) {
            case SETTLE -> asked == Decision.SETTLE || asked == Decision.SECOND_CHANCE;
            case RECRUIT -> asked == Decision.RECRUIT;
            case ADD -> asked == Decision.ADD;
            case SCORCH -> asked == Decision.SCORCH;
            case FIGHT -> asked == Decision.COMBAT;
            case PUSH -> asked == Decision.PUSH;
            case RETREAT -> asked == Decision.RETREAT;
            case STRIKE -> asked == Decision.STRIKE;
            case SPAWN -> asked == Decision.SPAWN;
            case STALK -> asked == Decision.STALK;
            case GATHER -> asked == Decision.BUILD;
        };
    }

    private static String rule(Deed deed) {
        return switch (deed) {
            case SETTLE -> "NOR-3.11";
            case RECRUIT -> "NOR-8.2";
            case ADD, STRIKE -> "NOR-27.17";
            case SCORCH -> "NOR-18.6a";
            case FIGHT -> "NOR-13.2";
            case PUSH -> "NOR-27.9";
            case RETREAT -> "NOR-13.11";
            case SPAWN -> "NOR-26.2";
            case STALK -> "NOR-24.6";
            case GATHER -> "NOR-27.31";
        };
    }

    Refusal refusal(Build build) {
        int there = position.land.of(build.region());
        if (there == Tiles.NONE || !position.controls(seat, there)) {
            return Refusal.of("NOR-9.1", "refusal.not-controlled");
        }
        if (position.isBlocked(there)) {
            return Refusal.of("NOR-25.1", "refusal.bear");
        }
        int kind = build.building().ordinal();
        int site = Tiles.SITE[build.region()];
        if (build.loose() != (Construction.action(position).is(Action.Trait.LOOSE) && !Buildings.isLarge(kind))) {
            return Refusal.of("NOR-27.7", "refusal.no-site");
        }
        if (!build.loose() && (site == Tiles.NONE || !Buildings.fits(kind, site)
                || position.land.estate.building[build.region()] != 0)) {
            return Refusal.of(build.building() == Building.MENHIR ? "NOR-9.4" : "NOR-9.3", "refusal.no-site");
        }
        if (position.buildingsLeft[kind] == 0) {
            return Refusal.of("NOR-9.6", "refusal.none-left", "building", Wording.building(kind));
        }
        if ((position.land.estate.kinds(there) >> kind & 1) != 0 && !Construction.action(position).is(Action.Trait.DUPLICATE)) {
            return Refusal.of("NOR-9.5", "refusal.already-there", "building", Wording.building(kind));
        }
        return Buildings.isLarge(kind) && Construction.isLargeBarred(position)
                ? Refusal.of("NOR-27.8", "refusal.one-large")
                : Refusal.of("NOR-9.1", "refusal.too-little-wood", "wood", Buildings.COST[kind]);
    }
}
