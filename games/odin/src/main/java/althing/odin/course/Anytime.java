package althing.odin.course;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Arm;
import althing.odin.course.OdinMove.Buy;
import althing.odin.course.OdinMove.Disarm;
import althing.odin.course.OdinMove.ForAnytime;
import althing.odin.course.OdinMove.Place;
import althing.odin.course.OdinMove.Store;
import althing.odin.course.OdinMove.Use;
import althing.odin.board.Laying;
import althing.odin.board.Placements;
import althing.odin.board.Ships;
import althing.odin.board.Storing;
import althing.odin.board.Supply;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.cards.CardUse;
import althing.odin.words.Names;

/**
 * What a seat may do at any time, before it answers any question that is open for it: lay tiles, fill slots, buy ships, use
 * cards, and between actions load ore (FFO-5, FFO-6, FFO-13.6). The question stays.
 */
public final class Anytime {

    private Anytime() {
    }

    public static void list(OdinState position, int seat, MoveList into) {
        Placements.list(position, seat, into);
        Storing.list(position, seat, into);
        Ships.listForSale(position, seat, into);
        CardUse.list(position, seat, into);
        Ships.listUnloading(position, seat, into);
        Ships.listArming(position, seat, into);
    }

    static boolean allows(OdinState position, int seat, ForAnytime move, @Nullable Why why) {
        return switch (move) {
            case Place place -> Placements.mayPlace(position, seat, place, why)
                    && Supply.has(position, seat, place.item(), "FFO-5.1", why);
            case Store store -> Storing.mayStore(position, seat, store, why);
            case Buy buy -> Ships.mayBuy(position, seat, buy.ship(), why);
            case Use use -> CardUse.mayUse(position, seat, use, why);
            case Disarm disarm -> Ships.mayUnload(position, seat, disarm.ship(), why);
            case Arm arm -> Ships.mayArm(position, seat, arm.ship(), why);
        };
    }

    static void play(OdinState position, int seat, ForAnytime move) {
        switch (move) {
            case Place place -> Laying.begin(position, seat, place);
            case Store store -> Storing.store(position, seat, store);
            case Buy buy -> Ships.buy(position, seat, buy.ship());
            case Use use -> CardUse.use(position, seat, use);
            case Disarm disarm -> Ships.unload(position, seat, disarm.ship());
            case Arm arm -> Ships.arm(position, seat, arm.ship());
        }
    }

    public static Phrase named(OdinState position, ForAnytime move) {
        return switch (move) {
            case Place place -> Phrase.of("move.place", "item", Names.item(place.item()), "board",
                    Names.slot(position.slot(place.board() % Estate.BOARDS)));
            case Store store -> Storing.named(store);
            case Buy buy -> Phrase.of("move.buy", "ship", Names.item(buy.ship()), "silver", Ships.price(buy.ship()));
            case Use use -> Phrase.of("move.use", "card", Names.card(use.card()), "what",
                    Names.alternative(CardUse.program(use.card()), use.alternative() - 1));
            case Disarm disarm -> Phrase.of("move.disarm", "ship", Names.item(disarm.ship()));
            case Arm arm -> Phrase.of("move.arm", "ship", Names.item(arm.ship()));
        };
    }

    /** Takes and gives what a move for any time does at once; says whether that is anything. */
    static boolean isTried(Expense expense, ForAnytime move) {
        switch (move) {
            case Place place -> expense.spend(place.item(), 1);
            case Store store -> expense.spend(store.resource(), 1);
            case Buy buy -> expense.exchange(Items.SILVER, Ships.price(buy.ship()), buy.ship());
            case Use use -> expense.alternative(CardUse.program(use.card()), use.alternative() - 1);
            case Disarm _,Arm _ -> {
                return false;
            }
        }
        return true;
    }
}
