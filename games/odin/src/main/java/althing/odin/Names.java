package althing.odin;

import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Phrase;

/** Puts things and decisions into phrases. */
final class Wording {

    private Wording() {
    }

    static Phrase.NameFact item(int item) {
        return Phrase.name("item." + Items.id(item));
    }

    static Phrase.NameFact space(int space) {
        return Phrase.name("space." + Space.get(space).id);
    }

    /** A space with its number of vikings, where its name alone might mean its neighbour. */
    static Phrase spaceWithVikings(int space) {
        return Phrase.of("space.with-vikings", "space", space(space), "vikings", Space.get(space).column);
    }

    static Phrase.NameFact plan(Plan plan) {
        return Phrase.name("board." + plan.id);
    }

    /** A board by its name; houses of a kind are told apart by a number. */
    static Phrase board(OdinPosition position, int board) {
        return slot(position.slot(board));
    }

    static Phrase slot(int slot) {
        int board = slot % Estate.BOARDS;
        Plan plan = Estate.plan(board, slot >= Estate.BOARDS);
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
        return switch (position.asked()) {
            case TURN -> Phrase.of("prompt.turn", "vikings", (int) position.thingSquare[seat]);
            case WINDOW -> Phrase.of("prompt.window", "phase",
                    Phrase.name("phase." + OdinNames.code(position.phase)));
            case LAY -> Phrase.of("prompt.lay", "item", item(Flow.item(position)), "board",
                    board(position, Flow.board(position)));
            case CHOOSE -> Phrase.of("prompt.choose", "space", owner(Program.get(position.due(Due.CHOICE))));
            case PLAY -> Phrase.of("prompt.play", "count", position.due(Due.PLAY_LEFT));
            case BONUS -> Phrase.of("prompt.bonus");
            case TUTOR -> Phrase.of("prompt.tutor");
            case SETTLE -> Phrase.of("prompt.settle", "item", item(position.due(Due.SETTLED)));
            case FOLLOW -> Phrase.of("prompt.follow");
            case INSTEAD, INSTEAD_UPGRADE -> Phrase.of("prompt.instead");
            case TURN_OVER -> Phrase.of("prompt.turn-over", "count", position.due(Due.TURN_OVER_LEFT));
            case RAGE -> Phrase.of("prompt.rage", "bonus", position.due(Due.RAGE));
            case STEWARD -> Phrase.of("prompt.steward");
            case MAID -> Phrase.of("prompt.maid", "board", board(position, Estate.named(position.due(Due.MAID), seat)));
            case COURIER -> Phrase.of("prompt.courier", "item", item(Courier.asked(position).tile));
            case MORE -> Phrase.of("prompt.more");
            case RECALL -> Phrase.of("prompt.recall");
            case RECALL_AGAIN ->
                Phrase.of("prompt.recall-again", "space", spaceWithVikings(position.due(Due.RECALL_AGAIN)), "silver",
                        position.round);
            case LATE -> Phrase.of("prompt.late");
            case SPLIT -> Phrase.of("prompt.split", "item", item(position.due(Due.SPLIT)));
            case FISH -> Phrase.of("prompt.fish", "count", position.due(Due.FISH_LEFT));
            case ORDER -> Phrase.of("prompt.order");
            case FIRST_CARD -> Phrase.of("prompt.first-card");
            case OFFER -> {
                Deed.Trade trade = (Deed.Trade) Program.deed(position.due(Due.OFFER));
                yield Phrase.of("prompt.offer", "pay", amounts(trade.pay()), "gain", amounts(trade.gain()));
            }
            case MOUNTAIN -> Phrase.of("prompt.mountain", "count", Mountains.most(position));
            case UPGRADE -> Phrase.of("prompt.upgrade", "count", position.due(Due.UPGRADE_LEFT), "steps",
                    Upgrading.asked(position).steps());
            case OVERSEAS -> Phrase.of("prompt.overseas");
            case SALE -> Phrase.of("prompt.sale", "count", position.due(Due.SALE_LEFT), "silver",
                    position.count(seat, Items.SILVER));
            case FORGE -> Phrase.of("prompt.forge");
            case EXPLORE -> Phrase.of("prompt.explore");
            case EMIGRATE ->
                Phrase.of("prompt.emigrate", "silver",
                        Voyages.price(position, seat, position.due(Due.EMIGRATION_LESS)));
            case REBUILD -> Phrase.of("prompt.rebuild");
            case BOATS -> Phrase.of("prompt.boats", "count", position.due(Due.MOST_BOATS));
            case DICE -> dice(position, seat);
            case SPEND ->
                Phrase.of("prompt.spend", "due", position.due(Due.SPENDING), "item", item(position.due(Due.LOOT)));
            case BACK -> Phrase.of("prompt.back", "vikings", position.due(Due.MOST_BACK));
            case FEAST -> Phrase.of("prompt.feast", "left", Feast.to(position) - position.served);
            case THROW, BEGIN, AFTER, PROGRAM, DEED, RESUME, END, TABLE ->
                throw new IllegalStateException("never asked");
        };
    }

    private static Phrase dice(OdinPosition position, int seat) {
        return Phrase.of(Dice.kind(position).isBattle() ? "prompt.battle" : "prompt.hunt", "action",
                Phrase.name("throw." + OdinNames.code(Dice.kind(position))), "roll", position.now.die, "result",
                Dice.result(position), "left", Dice.mostRolls(position, seat) - position.now.rolls);
    }

    static Phrase.NameFact card(int card) {
        return Phrase.name("card." + Card.get(card).id());
    }

    private static Phrase.NameFact owner(Program program) {
        return Phrase.name((program.space >= 0 ? "space." : "card.") + program.owner);
    }
}
