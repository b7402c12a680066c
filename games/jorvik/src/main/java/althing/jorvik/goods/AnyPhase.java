package althing.jorvik.goods;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikMove.CardUse;
import althing.jorvik.town.JorvikMove.Carry;
import althing.jorvik.town.JorvikMove.Steal;
import althing.jorvik.town.JorvikMove.Take;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Town;

/** The three cards that act in any phase: right before an own decision, never in the middle of one (JOR-12.2). */
public final class AnyPhase {

    private AnyPhase() {
    }

    /** Whether the seat has an any-phase card and something to do with it. */
    static boolean isUseful(Town town, int seat) {
        if (!holdsAny(town, seat)) {
            return false;
        }
        town.scratch.clear();
        list(town, seat, town.scratch);
        return !town.scratch.isEmpty();
    }

    private static boolean holdsAny(Town town, int seat) {
        return town.holds(seat, Components.MOVE_CUBES) || town.holds(seat, Components.TAKE_CUBE)
                || town.holds(seat, Components.THEFT);
    }

    /** Adds the uses of the seat's any-phase cards. Cubes are listed as sets of goods, with the terms of the checks. */
    static void list(Town town, int seat, MoveList into) {
        if (town.holds(seat, Components.TAKE_CUBE)) {
            listTaking(town, seat, into);
        }
        if (town.holds(seat, Components.THEFT)) {
            listTheft(town, seat, into);
        }
        if (town.holds(seat, Components.MOVE_CUBES)) {
            listMoving(town, seat, into);
        }
    }

    private static void listTaking(Town town, int seat, MoveList into) {
        for (int kinds = Goods.kinds(town.commons); kinds != 0; kinds &= kinds - 1) {
            int good = Goods.first(kinds);
            if (mayTake(town, seat, good, null)) {
                into.add(Moves.TAKE.of(good));
            }
        }
    }

    private static void listTheft(Town town, int seat, MoveList into) {
        for (int artisan = 0; artisan < Components.ARTISANS; artisan++) {
            if (canStealFrom(town, seat, artisan)) {
                Moves.steal(artisan).addEach(town.laid[artisan], into);
            }
        }
    }

    private static void listMoving(Town town, int seat, MoveList into) {
        for (int from = 0; from < Components.ARTISANS; from++) {
            if (town.holds(seat, from) && town.laid[from] != Goods.NONE) {
                for (int to = 0; to < Components.ARTISANS; to++) {
                    if (to != from && town.holds(seat, to)) {
                        Moves.carry(from, to).addEach(Carrying.fitting(town, from, to), into);
                    }
                }
            }
        }
    }

    static boolean allows(Town town, int seat, CardUse use, @Nullable Why why) {
        return switch (use) {
            case Take take -> mayTake(town, seat, take.good().ordinal(), why);
            case Steal steal -> maySteal(town, seat, steal, why);
            case Carry carry -> holds(town, seat, Components.MOVE_CUBES, "JOR-13.7", why)
                    && Carrying.mayCarry(town, seat, carry, why);
        };
    }

    /** Refuses to use a card in the middle of a decision (JOR-12.2). */
    public static boolean inBetween(@Nullable Why why) {
        return must(why, false, "JOR-12.2", "refusal.in-between");
    }

    private static boolean holds(Town town, int seat, int card, String rule, @Nullable Why why) {
        return must(why, town.holds(seat, card), rule, "refusal.no-building", "card", Names.card(card));
    }

    /** A cube that could only go back to the commons is no use of the card. */
    private static boolean mayTake(Town town, int seat, int good, @Nullable Why why) {
        return holds(town, seat, Components.TAKE_CUBE, "JOR-13.8", why)
                && must(why, Goods.has(town.commons, good), "JOR-13.8", "refusal.not-in-commons", "good",
                        Names.good(good))
                && must(why, Allocating.hasPlace(town, seat, good), "JOR-14.4", "refusal.no-use", "good",
                        Names.good(good));
    }

    private static boolean maySteal(Town town, int seat, Steal steal, @Nullable Why why) {
        int artisan = steal.artisan().index();
        boolean isThere = canStealFrom(town, seat, artisan) && Goods.has(town.laid[artisan], steal.good().ordinal());
        return holds(town, seat, Components.THEFT, "JOR-14.3", why)
                && must(why, isThere, "JOR-14.3", "refusal.not-to-steal", "card", Names.card(artisan), "good",
                        Names.good(steal.good()));
    }

    /** An artisan in somebody else's personal area that is not complete (JOR-14.3). */
    private static boolean canStealFrom(Town town, int seat, int artisan) {
        return artisan < Components.ARTISANS && town.holder(artisan) >= 0 && !town.holds(seat, artisan)
                && town.lacking(artisan) != Goods.NONE;
    }

    static void play(Town town, int seat, CardUse use) {
        switch (use) {
            case Take take -> take(town, seat, take);
            case Steal steal -> steal(town, seat, steal);
            case Carry carry -> {
                town.box(Components.MOVE_CUBES);
                Carrying.carry(town, seat, carry, Components.AMOUNT[Components.MOVE_CUBES]);
            }
        }
    }

    private static void take(Town town, int seat, Take take) {
        town.box(Components.TAKE_CUBE);
        town.commons -= Goods.one(take.good());
        if (town.isHeard()) {
            town.tell("log.take", "seat", Phrase.seat(seat), "good", Names.good(take.good()));
        }
        Allocating.begin(town, seat, take.good().ordinal());
    }

    private static void steal(Town town, int seat, Steal steal) {
        int artisan = steal.artisan().index();
        town.box(Components.THEFT);
        town.laid[artisan] -= Goods.one(steal.good());
        if (town.isHeard()) {
            town.tell("log.steal", "seat", Phrase.seat(seat), "good", Names.good(steal.good()),
                    "card", Names.card(artisan), "victim", Phrase.seat(town.holder(artisan)));
        }
        Allocating.begin(town, seat, steal.good().ordinal());
    }

    static Phrase option(Town town, CardUse use) {
        return switch (use) {
            case Take take -> Phrase.of("move.take", "card", Names.card(Components.TAKE_CUBE), "good",
                    Names.good(take.good()));
            case Steal steal -> Phrase.of("move.steal", "card", Names.card(Components.THEFT), "good",
                    Names.good(steal.good()), "artisan", Names.card(steal.artisan().index()), "seat",
                    Phrase.seat(town.holder(steal.artisan().index())));
            case Carry carry -> Carrying.option(carry);
        };
    }
}
