package althing.odin;

import static althing.odin.Refusals.lacking;
import static althing.odin.Refusals.tooPoor;

import althing.engine.Phrase;
import althing.engine.Refusal;
import althing.odin.OdinMove.Sail;

/** Finds the rule that keeps a seat from doing something with a ship. */
final class ShipRefusals {

    private final OdinPosition position;
    private final int seat;

    ShipRefusals(OdinPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    Refusal buy(int ship) {
        if (Anytime.price(ship) == 0) {
            return Refusal.of("FFO-6.1", "refusal.not-for-sale", "item", Wording.item(ship));
        }
        int silver = position.count(seat, Items.SILVER);
        return silver < Anytime.price(ship) ? tooPoor("FFO-6.1", Anytime.price(ship), silver) : noStage(ship);
    }

    private static Refusal noStage(int ship) {
        return Refusal.of("FFO-6.2", "refusal.no-stage", "ship", Wording.item(ship));
    }

    Refusal arm(int ship) {
        if (!Anytime.canArm(ship)) {
            return Refusal.of("FFO-6.4", "refusal.no-slot", "ship", Wording.item(ship));
        }
        return lacking("FFO-6.4", position.count(seat, ship) == 0 ? ship : Items.ORE);
    }

    /** Ore comes off a ship only by a card (FFO-6.5). */
    Refusal disarm(int ship) {
        boolean rage = position.isAsked(Task.RAGE);
        if (!rage && !Anytime.mayUnload(position, seat)) {
            return Refusal.of("FFO-6.5", "refusal.no-card", "card", Wording.card(Occupations.UNLOAD_SHIPS));
        }
        if (!Anytime.isLoaded(ship)) {
            return Refusal.of("FFO-6.5", "refusal.not-loaded", "ship", Wording.item(ship));
        }
        return rage && ship < Items.LONGSHIP && position.count(seat, ship) > 0
                ? Refusal.of("FFO-11.10", "refusal.not-a-longship", "ship", Wording.item(ship))
                : lacking("FFO-6.5", ship);
    }

    Refusal emigrate(int ship) {
        if (ship < Items.KNARR) {
            return Refusal.of("FFO-10.1", "refusal.not-large", "ship", Wording.item(ship));
        }
        if (position.count(seat, ship) == 0) {
            return lacking("FFO-10.1", ship);
        }
        int silver = position.count(seat, Items.SILVER);
        int price = Voyages.price(position, seat, position.due(Due.EMIGRATION_LESS));
        return silver < price
                ? tooPoor("FFO-10.1", price, silver)
                : Refusal.of("FFO-10.4", "refusal.table-full", "ships", Voyages.emigrated(position, seat));
    }

    Refusal rebuild(int ship) {
        if (ship > Items.ARMED_BOAT) {
            return Refusal.of("FFO-7.11", "refusal.not-a-boat", "ship", Wording.item(ship));
        }
        return position.count(seat, ship) == 0 ? lacking("FFO-7.11", ship) : noStage(Items.KNARR);
    }

    Refusal sail(Sail sail) {
        return sail.plain() + sail.armed() == 0
                ? Refusal.of("FFO-11.36", "refusal.no-boat")
                : Refusal.of("FFO-11.36", "refusal.no-such-boats", "plain", position.count(seat, Items.BOAT), "armed",
                        position.count(seat, Items.ARMED_BOAT), "most", position.due(Due.MOST_BOATS));
    }

    Refusal explore(int plan) {
        Plan wanted = Plan.ALL.get(plan);
        int owner = position.owner[Estate.FIRST_ISLAND + wanted.tile];
        if (owner != OdinPosition.NOBODY) {
            return Refusal.of("FFO-12.1", "refusal.claimed", "board", Wording.plan(wanted), "seat", Phrase.seat(owner));
        }
        return position.isBack(wanted.tile) == wanted.back
                ? Refusal.of("FFO-12.1", "refusal.other-space", "board", Wording.plan(wanted))
                : Refusal.of("FFO-12.1", "refusal.other-side", "board", Wording.plan(wanted));
    }
}
