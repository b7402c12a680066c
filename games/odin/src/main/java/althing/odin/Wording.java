package althing.odin;

import java.util.List;
import java.util.stream.IntStream;

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

/** Puts decisions and moves into phrases. */
final class Wording {

    private Wording() {
    }

    static Phrase.NameFact item(int item) {
        return Phrase.name("item." + Items.id(item));
    }

    static Phrase.NameFact space(int space) {
        return Phrase.name("space." + Space.get(space).id);
    }

    static Phrase.NameFact plan(Plan plan) {
        return Phrase.name("board." + plan.id);
    }

    /** A board by its name; houses of a kind are told apart by a number. */
    static Phrase board(OdinPosition position, int board) {
        Plan plan = position.plan(board);
        return board < Estate.FIRST_SHED
                ? Phrase.of("board.named", "name", plan(plan))
                : Phrase.of("board.numbered", "name", plan(plan), "number", board - Estate.first(plan) + 1);
    }

    static Phrase amount(int count, int item) {
        return Phrase.of("amount", "count", count, "item", item(item));
    }

    static List<Phrase> amounts(Amounts amounts) {
        return IntStream.range(0, amounts.size()).mapToObj(i -> amount(amounts.counts()[i], amounts.items()[i]))
                .toList();
    }

    /** So many items of a strip, from the leftmost of those that were left. */
    static List<Phrase> items(int strip, int left, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> amount(Strip.amount(strip, left - i), Strip.item(strip, left - i))).toList();
    }

    static List<Phrase.NameFact> harvest(int most) {
        return IntStream.range(0, Items.GOODS)
                .filter(good -> Items.HARVEST[good] > 0 && Items.HARVEST[good] <= most).mapToObj(Wording::item)
                .toList();
    }

    static List<Phrase.NameFact> served(OdinPosition position) {
        return Views.dishes(position).stream().map(dish -> item(Items.named(dish.item()))).toList();
    }

    static Phrase prompt(OdinPosition position, int seat) {
        int number = position.agenda.number();
        return switch (position.asked()) {
            case TURN -> Phrase.of("prompt.turn", "vikings", (int) position.thingSquare[seat]);
            case WINDOW -> Phrase.of("prompt.window", "phase",
                    Phrase.name("phase." + OdinNames.code(position.phase)));
            case LAY -> Phrase.of("prompt.lay", "item", item(Flow.item(position)), "board",
                    board(position, Flow.board(position)));
            case CHOOSE -> Phrase.of("prompt.choose", "space", owner(Program.get(number)));
            case PLAY -> Phrase.of("prompt.play", "count", Asking.count(number));
            case BONUS -> Phrase.of("prompt.bonus");
            case TUTOR -> Phrase.of("prompt.tutor");
            case SETTLE -> Phrase.of("prompt.settle", "item", item(number));
            case FOLLOW -> Phrase.of("prompt.follow");
            case INSTEAD, INSTEAD_UPGRADE -> Phrase.of("prompt.instead");
            case TURN_OVER -> Phrase.of("prompt.turn-over", "count", number);
            case RAGE -> Phrase.of("prompt.rage", "bonus", number);
            case STEWARD -> Phrase.of("prompt.steward");
            case MAID -> Phrase.of("prompt.maid", "board", board(position, number));
            case COURIER -> Phrase.of("prompt.courier", "item", item(Courier.asked(position).tile));
            case MORE -> Phrase.of("prompt.more");
            case RECALL -> Phrase.of("prompt.recall");
            case RECALL_AGAIN -> Phrase.of("prompt.recall-again", "space", space(number), "silver", position.round);
            case LATE -> Phrase.of("prompt.late");
            case SPLIT -> Phrase.of("prompt.split", "item", item(number));
            case FISH -> Phrase.of("prompt.fish", "count", number);
            case ORDER -> Phrase.of("prompt.order");
            case FIRST_CARD -> Phrase.of("prompt.first-card");
            case OFFER -> {
                Deed.Trade trade = (Deed.Trade) Program.deed(number);
                yield Phrase.of("prompt.offer", "pay", amounts(trade.pay()), "gain", amounts(trade.gain()));
            }
            case MOUNTAIN -> Phrase.of("prompt.mountain", "count", Mountains.most(number));
            case UPGRADE -> Phrase.of("prompt.upgrade", "count", Upgrading.left(number), "steps",
                    Upgrading.deed(number).steps());
            case OVERSEAS -> Phrase.of("prompt.overseas");
            case SALE -> Phrase.of("prompt.sale", "count", Asking.count(number), "silver",
                    position.count(seat, Items.SILVER));
            case FORGE -> Phrase.of("prompt.forge");
            case EXPLORE -> Phrase.of("prompt.explore");
            case EMIGRATE ->
                Phrase.of("prompt.emigrate", "silver", Voyages.price(position, seat, Asking.count(number)));
            case REBUILD -> Phrase.of("prompt.rebuild");
            case BOATS -> Phrase.of("prompt.boats", "count", number);
            case DICE -> dice(position, seat);
            case SPEND -> Phrase.of("prompt.spend", "due", Loot.due(number), "item", item(Loot.first(number)));
            case BACK -> Phrase.of("prompt.back", "vikings", number);
            case FEAST -> Phrase.of("prompt.feast", "left", Feast.to(position) - position.served);
            case THROW, BEGIN, AFTER, PROGRAM, DEED, END -> throw new IllegalStateException("never asked");
        };
    }

    private static Phrase dice(OdinPosition position, int seat) {
        return Phrase.of(Dice.kind(position).isBattle() ? "prompt.battle" : "prompt.hunt", "action",
                Phrase.name("throw." + OdinNames.code(Dice.kind(position))), "roll", position.die, "result",
                Dice.result(position), "left", Dice.mostRolls(position, seat) - position.rolls);
    }

    static Phrase option(OdinPosition position, int seat, OdinMove move) {
        return switch (move) {
            case Go go -> Phrase.of("move.go", "space", space(go.space()), "vikings", Space.get(go.space()).column);
            case Imitate imitate when !position.isAsked(Task.TURN) -> Phrase.of("move.follow", "space",
                    space(imitate.space()));
            case Imitate imitate -> Phrase.of("move.imitate", "space", space(imitate.space()), "vikings",
                    Space.get(imitate.space()).column);
            case Place place -> Phrase.of("move.place", "item", item(place.item()), "board",
                    board(position, place.board() % Estate.BOARDS));
            case Lay lay -> Phrase.of("move.lay", "row", lay.row() + 1, "column", lay.column() + 1, "turn",
                    lay.turn());
            case Buy buy -> Phrase.of("move.buy", "ship", item(buy.ship()), "silver", Anytime.price(buy.ship()));
            case Arm arm -> Phrase.of("move.arm", "ship", item(arm.ship()));
            case Store store -> Phrase.of("move.store", "item", item(store.resource()), "board",
                    plan(Plan.ALL.get(store.building())));
            case Choose choose -> alternative(Program.get(position.agenda.number()), choose.alternative() - 1);
            case Dig dig -> Phrase.of("move.dig", "strip", Strip.id(dig.strip()), "items",
                    items(dig.strip(), Math.max(dig.count(), position.strips[dig.strip()]), dig.count()));
            case Upgrade upgrade -> Phrase.of("move.upgrade", "from", item(upgrade.good()), "to",
                    item(Upgrading.result(upgrade.good(), Upgrading.deed(position.agenda.number()).steps())));
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
            case Recall recall -> Phrase.of("move.recall", "space", space(recall.space()));
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

    static Phrase.NameFact card(int card) {
        return Phrase.name("card." + Card.get(card).id());
    }

    private static Phrase.NameFact owner(Program program) {
        return Phrase.name((program.space >= 0 ? "space." : "card.") + program.owner);
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
            case Deed.Mountain mountain -> Phrase.of("prompt.mountain", "count", mountain.parts());
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
                    Loot.boost(position, position.agenda.seat(), position.agenda.number(), tile));
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
                Deed.Trade trade = (Deed.Trade) Program.deed(position.agenda.number());
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
