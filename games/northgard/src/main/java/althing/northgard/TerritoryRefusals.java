package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.Action.Kind;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;

/** Why something cannot be done in a territory. */
final class TerritoryRefusals {

    private final NorthgardPosition position;
    private final int seat;
    private final Question asked;

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
        return refusal(at.deed(), there, rule);
    }

    private boolean isAsked(Deed deed) {
        return switch (deed) {
            case SETTLE -> asked == Question.SETTLE || asked == Question.SECOND_CHANCE;
            case RECRUIT -> asked == Question.RECRUIT;
            case ADD -> asked == Question.ADD;
            case SCORCH -> asked == Question.SCORCH;
            case FIGHT -> asked == Question.COMBAT;
            case PUSH -> asked == Question.PUSH;
            case RETREAT -> asked == Question.RETREAT;
            case STRIKE -> asked == Question.STRIKE;
            case SPAWN -> asked == Question.SPAWN;
            case STALK -> asked == Question.STALK;
            case GATHER -> asked == Question.BUILD && Construction.mayGather(position);
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

    private Refusal refusal(Deed deed, int there, String rule) {
        return switch (deed) {
            case SETTLE -> settle(there, rule);
            case RECRUIT -> new RecruitRefusals(position, seat).refusal(there);
            case ADD -> Refusal.of(rule, "refusal.not-controlled");
            case SCORCH -> Refusal.of(rule, position.land.of(position.scorchedAt) == there
                    ? "refusal.token-there"
                    : "refusal.not-beside-own");
            case FIGHT -> Refusal.of(rule, "refusal.no-combat");
            case PUSH, RETREAT -> flight(there, rule);
            case STRIKE -> Refusal.of(rule, position.isEnemy(seat, there) && Raids.striking(position) != Kind.RAID
                    ? "refusal.not-beside-own"
                    : "refusal.no-enemy");
            case SPAWN -> Refusal.of(rule, position.creatures(there, -1) != 0
                    ? "refusal.creature-there"
                    : "refusal.no-lair");
            case STALK -> stalk(there, rule);
            case GATHER -> gather(there, rule);
        };
    }

    private Refusal settle(int there, String rule) {
        if (asked == Question.SETTLE && !Settling.isOnTile(position, there)) {
            return Refusal.of(rule, "refusal.not-on-tile");
        }
        return position.isNeutral(there)
                ? Refusal.of("NOR-20.5", "refusal.valkyrie")
                : Refusal.of("NOR-3.13", "refusal.occupied");
    }

    private Refusal flight(int there, String rule) {
        if (!Retreat.isWay(position, there, asked == Question.PUSH)) {
            return Refusal.of(rule, "refusal.no-way");
        }
        if (Combat.isPending(position, there)) {
            return Refusal.of(rule, "refusal.combat-there");
        }
        return position.isHaunted(there)
                ? Refusal.of("NOR-22.3", "refusal.valkyrie")
                : Refusal.of(rule, "refusal.occupied");
    }

    private Refusal stalk(int there, String rule) {
        if (!Creatures.isBeside(position, Creatures.stalker(position), there)) {
            return Refusal.of("NOR-24.2", "refusal.no-way");
        }
        return Refusal.of(rule, position.creatures(there, -1) != 0
                ? "refusal.creature-there"
                : "refusal.drawn-elsewhere");
    }

    private Refusal gather(int there, String rule) {
        if (!position.controls(seat, there)) {
            return Refusal.of(rule, "refusal.not-controlled");
        }
        return position.isBlocked(there)
                ? Refusal.of("NOR-25.1", "refusal.bear")
                : Refusal.of(rule, "refusal.nothing-to-build");
    }
}
