package althing.odin;

import static althing.odin.Wording.amounts;
import static althing.odin.Wording.board;
import static althing.odin.Wording.card;
import static althing.odin.Wording.item;
import static althing.odin.Wording.items;
import static althing.odin.Wording.plan;
import static althing.odin.Wording.space;
import static althing.odin.Wording.spaceWithVikings;

import althing.engine.Phrase;
import althing.odin.OdinMove.Arm;
import althing.odin.OdinMove.Back;
import althing.odin.OdinMove.Buy;
import althing.odin.OdinMove.Choose;
import althing.odin.OdinMove.Dig;
import althing.odin.OdinMove.Disarm;
import althing.odin.OdinMove.Emigrate;
import althing.odin.OdinMove.Explore;
import althing.odin.OdinMove.First;
import althing.odin.OdinMove.Flip;
import althing.odin.OdinMove.Go;
import althing.odin.OdinMove.Imitate;
import althing.odin.OdinMove.Keep;
import althing.odin.OdinMove.Lay;
import althing.odin.OdinMove.Pay;
import althing.odin.OdinMove.Place;
import althing.odin.OdinMove.Play;
import althing.odin.OdinMove.Raise;
import althing.odin.OdinMove.Rebuild;
import althing.odin.OdinMove.Recall;
import althing.odin.OdinMove.Sail;
import althing.odin.OdinMove.Serve;
import althing.odin.OdinMove.Spend;
import althing.odin.OdinMove.Store;
import althing.odin.OdinMove.Take;
import althing.odin.OdinMove.Upgrade;
import althing.odin.OdinMove.Use;
import althing.odin.OdinMove.Word;

/** Puts moves into phrases. */
final class Options {

    private Options() {
    }

    static Phrase option(OdinPosition position, int seat, OdinMove move) {
        return switch (move) {
            case Go go -> spaceWithVikings(go.space());
            case Imitate imitate when !position.isAsked(Task.TURN) -> Phrase.of("move.follow", "space",
                    spaceWithVikings(imitate.space()));
            case Imitate imitate -> Phrase.of("move.imitate", "space", spaceWithVikings(imitate.space()));
            case Place place -> Phrase.of("move.place", "item", item(place.item()), "board",
                    board(position, place.board() % Estate.BOARDS));
            case Lay lay -> Phrase.of("move.lay", "row", lay.row() + 1, "column", lay.column() + 1, "turn",
                    lay.turn());
            case Buy buy -> Phrase.of("move.buy", "ship", item(buy.ship()), "silver", Anytime.price(buy.ship()));
            case Arm arm -> Phrase.of("move.arm", "ship", item(arm.ship()));
            case Store store -> Phrase.of("move.store", "item", item(store.resource()), "board",
                    plan(Plan.ALL.get(store.building())));
            case Choose choose -> alternative(Program.get(position.due(Due.CHOICE)), choose.alternative() - 1);
            case Dig dig -> Phrase.of("move.dig", "strip", Strip.id(dig.strip()), "items",
                    items(dig.strip(), Math.max(dig.count(), position.strips[dig.strip()]), dig.count()));
            case Upgrade upgrade -> Phrase.of("move.upgrade", "from", item(upgrade.good()), "to",
                    item(Upgrading.result(upgrade.good(), Upgrading.asked(position).steps())));
            case Raise raise -> Phrase.of("move.upgrade", "from", item(raise.good()), "to",
                    item(Upgrading.result(raise.good(), 2)));
            case Play play -> Phrase.of("move.play", "card", card(play.card()));
            case Use use -> Phrase.of("move.use", "card", card(use.card()), "what",
                    alternative(Occupations.program(use.card()), use.alternative() - 1));
            case Spend spend -> Phrase.of("move.spend", "stones", spend.stones(), "swords", spend.swords(), "spears",
                    spend.spears());
            case Flip flip -> Phrase.of("move.upgrade", "from", item(flip.good()), "to",
                    item(position.isAsked(Task.TURN_OVER)
                            ? Turning.result(flip.good())
                            : Items.UPGRADED[flip.good()]));
            case First first -> Phrase.of("move.first", "card", card(first.card()));
            case Keep keep -> Phrase.of("move.keep", "card", card(keep.card()));
            case Recall recall -> Phrase.of("move.recall", "space", spaceWithVikings(recall.space()));
            case Disarm disarm -> Phrase.of("move.disarm", "ship", item(disarm.ship()));
            case Take take -> take(position, take.tile());
            case Explore explore -> Phrase.of("move.explore", "board", plan(Plan.ALL.get(explore.island())), "silver",
                    (int) position.islandSilver[Plan.ALL.get(explore.island()).tile]);
            case Emigrate emigrate -> Phrase.of("move.emigrate", "ship", item(emigrate.ship()));
            case Rebuild rebuild -> Phrase.of("move.rebuild", "ship", item(rebuild.boat()));
            case Sail sail -> Phrase.of("move.sail", "plain", sail.plain(), "armed", sail.armed());
            case Pay pay -> pay(position, seat, pay.weapons());
            case Back back -> Phrase.of("move.back", "vikings", back.vikings());
            case Serve serve -> serve(serve);
            case Word word -> word(position, word);
        };
    }

    /** A way to do an action: named for spaces, told by its first part for cards. */
    private static Phrase alternative(Program program, int alternative) {
        if (program.space >= 0) {
            return Phrase.of("choice." + program.owner + "." + (alternative + 1));
        }
        return switch (Program.deed(program.start(alternative))) {
            case Deed.Trade trade when trade.gain().isEmpty() -> bought(program, alternative, trade.pay());
            case Deed.Trade trade when trade.pay().isEmpty() -> Phrase.of("move.gain", "gain", amounts(trade.gain()));
            case Deed.Trade trade -> Phrase.of("move.trade", "pay", amounts(trade.pay()), "gain",
                    amounts(trade.gain()));
            case Deed.Mountain mountain -> Phrase.of("prompt.mountain", "count", mountain.parts().getFirst());
            default -> Phrase.of("move.use-it");
        };
    }

    /** What a payment is for: the first part after it that says so. */
    private static Phrase bought(Program program, int alternative, Amounts pay) {
        for (int deed = program.start(alternative) + 1; deed < program.end(alternative); deed++) {
            switch (Program.deed(deed)) {
                case Deed.Play _ -> {
                    return Phrase.of("move.pay-to-play", "pay", amounts(pay));
                }
                case Deed.Upgrade upgrade -> {
                    return Phrase.of("move.pay-to-upgrade", "pay", amounts(pay), "count", upgrade.count());
                }
                case Deed.Roll roll -> {
                    return Phrase.of("move.pay-to-roll", "pay", amounts(pay), "action",
                            Phrase.name("throw." + OdinNames.code(roll.kind())));
                }
                case Deed.Trade trade -> {
                    return Phrase.of("move.trade", "pay", amounts(pay), "gain", amounts(trade.gain()));
                }
                case Deed.Simple simple when simple == Deed.Simple.BACK -> {
                    return Phrase.of("move.pay-to-return", "pay", amounts(pay));
                }
                default -> {
                }
            }
        }
        return Phrase.of("move.use-it");
    }

    private static Phrase take(OdinPosition position, int tile) {
        return switch (position.asked()) {
            case SALE -> Phrase.of("move.purchase", "item", item(tile), "silver",
                    Trading.price(position, position.agenda.seat(), tile));
            case DICE -> Phrase.of("move.loot", "item", item(tile), "due", Dice.boost(position, tile));
            case SPLIT -> Phrase.of("move.loot", "item", item(tile), "due",
                    Loot.boost(position, position.agenda.seat(), position.due(Due.SPLIT), tile));
            default -> Phrase.of("move.take", "item", item(tile));
        };
    }

    private static Phrase pay(OdinPosition position, int seat, int weapons) {
        Throw kind = Dice.kind(position);
        return Phrase.of("move.pay", "weapons", weapons, "weapon", item(kind.weapon), "rest",
                Dice.woodDue(position, seat, weapons), "resource", item(kind.resource()));
    }

    private static Phrase serve(Serve serve) {
        int food = serve.food();
        boolean square = Items.FLAT[food] == Items.UPRIGHT[food];
        return Phrase.of(square ? "move.serve" : serve.flat() ? "move.serve-flat" : "move.serve-upright", "item",
                item(food), "squares", serve.flat() ? Items.FLAT[food] : Items.UPRIGHT[food]);
    }

    private static Phrase trade(OdinPosition position) {
        return switch (position.asked()) {
            case MAID -> Phrase.of("move.maid");
            case COURIER -> Phrase.of("move.courier", "item", item(Courier.asked(position).tile));
            case RECALL_AGAIN -> Phrase.of("move.recall-again", "silver", position.round);
            default -> {
                Deed.Trade trade = (Deed.Trade) Program.deed(position.due(Due.OFFER));
                yield Phrase.of("move.trade", "pay", amounts(trade.pay()), "gain", amounts(trade.gain()));
            }
        };
    }

    private static Phrase word(OdinPosition position, Word word) {
        return switch (word) {
            case PASS -> Phrase.of("move.pass");
            case DONE -> Phrase.of(switch (position.asked()) {
                case WINDOW -> "move.done";
                case TUTOR -> "move.draw";
                case INSTEAD, INSTEAD_UPGRADE -> "move.not-instead";
                default -> "move.skip";
            });
            case TRADE -> trade(position);
            case ROLL -> Phrase.of("move.roll");
            case FAIL -> Phrase.of("move.fail", "gain", amounts(Dice.kind(position).consolation));
            case COIN -> Phrase.of("move.coin");
            case LEAVE -> Phrase.of("move.leave");
        };
    }
}
