package althing.odin;

import static althing.odin.Refusals.lacking;
import static althing.odin.Refusals.tooPoor;

import java.util.Optional;

import althing.engine.Refusal;
import althing.odin.OdinMove.Dig;
import althing.odin.OdinMove.Use;

/** Finds the rule that keeps a seat from exchanging, raising or taking goods. */
final class GoodsRefusals {

    private final OdinPosition position;
    private final int seat;

    GoodsRefusals(OdinPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    Refusal choose(int alternative) {
        return alternative("FFO-7.4", Program.get(position.due(Due.CHOICE)), alternative);
    }

    /** What a card in play cannot do now. */
    Refusal use(Use use) {
        Program program = Effect.program(use.card());
        if (!Occupations.has(position, seat, use.card())) {
            return Refusals.noCard(use.card());
        }
        if (program == null || use.alternative() <= program.alternatives() && !isOffered(use)) {
            return Refusal.of("FFO-13.6", "refusal.card-not-due", "card", Wording.card(use.card()));
        }
        return alternative("FFO-13.6", program, use.alternative());
    }

    /** Whether the card could be used now if what it needs were there. */
    private boolean isOffered(Use use) {
        return switch (position.asked()) {
            case INSTEAD -> Moments.offers(Moments.INSTEAD[position.due(Due.INSTEAD)], use.card());
            case INSTEAD_UPGRADE -> Moments.offers(Moments.INSTEAD_OF_UPGRADE, use.card());
            default -> false;
        } || Occupations.isForAnytime(use.card())
                && Occupations.isNow(position, use.card(), use.alternative() - 1);
    }

    private Refusal alternative(String rule, Program program, int alternative) {
        if (alternative > program.alternatives()) {
            return Refusal.of(rule, "refusal.no-alternative", "number", alternative, "most", program.alternatives());
        }
        return blocked(rule, program, alternative - 1)
                .orElse(Refusal.of(rule, "refusal.no-such-choice", "number", alternative));
    }

    /** The part of an alternative that cannot be paid or had, if that is why it is not possible. */
    Optional<Refusal> blocked(String rule, Program program, int alternative) {
        for (int deed = program.start(alternative); deed < program.end(alternative); deed++) {
            if (Program.isRequired(deed) && !Deeds.isPossible(position, seat, deed)
                    && Program.deed(deed) instanceof Deed.Trade trade) {
                return Optional.of(trade(rule, deed, trade));
            }
        }
        return Optional.empty();
    }

    private Refusal trade(String rule, int deed, Deed.Trade trade) {
        Amounts due = Prices.due(position, seat, deed, trade.pay());
        return Supply.has(position, seat, due)
                ? Refusal.of(rule, "refusal.not-to-be-had", "gain", Wording.amounts(trade.gain()))
                : Refusal.of(rule, "refusal.cannot-afford", "pay", Wording.amounts(due));
    }

    Refusal dig(Dig dig) {
        int left = position.strips[dig.strip()];
        if (left <= 0) {
            return Refusal.of("FFO-8.1", "refusal.no-strip", "strip", Strip.id(dig.strip()));
        }
        if (!Mountains.isOpen(position, dig.strip())) {
            return Refusal.of("FFO-8.3", "refusal.same-strip", "strip", Strip.id(dig.strip()));
        }
        int most = Math.min(left, Mountains.most(position));
        return dig.count() > most
                ? Refusal.of("FFO-8.2", "refusal.too-many-items", "strip", Strip.id(dig.strip()), "most", most)
                : Refusal.of("FFO-O.164A", "refusal.not-rock", "strip", Strip.id(dig.strip()), "item",
                        Wording.item(Strip.item(dig.strip(), left)));
    }

    Refusal upgrade(int good) {
        return upgrade(good, Upgrading.asked(position).steps());
    }

    private Refusal upgrade(int good, int steps) {
        if (Upgrading.result(good, steps) == Items.NONE) {
            return Refusal.of(steps > 1 ? "FFO-8.9" : "FFO-8.11", "refusal.no-upgrade", "item", Wording.item(good),
                    "steps", steps);
        }
        if (position.count(seat, good) == 0) {
            return lacking("FFO-8.6", good);
        }
        if (Upgrading.asked(position).only() != 0 && (Upgrading.asked(position).only() >> good & 1) == 0) {
            return Refusal.of("FFO-O.36A", "refusal.not-this-good", "item", Wording.item(good));
        }
        return position.count(seat, good) <= position.now.fresh[good]
                ? Refusal.of("FFO-8.8", "refusal.upgraded-before", "item", Wording.item(good), "count",
                        (int) position.now.fresh[good])
                : Refusal.of("FFO-O.83A", "refusal.other-kind", "item", Wording.item(good));
    }

    /** One good of a large upgrade may rise twice by a card (card 152A). */
    Refusal raise(int good) {
        if (!Occupations.has(position, seat, Occupations.ONE_DOUBLE_UPGRADE)) {
            return Refusals.noCard(Occupations.ONE_DOUBLE_UPGRADE);
        }
        return position.isDue(Due.UPGRADE_RAISE)
                ? upgrade(good, 2)
                : Refusal.of("FFO-O.152A", "refusal.no-double", "item", Wording.item(good));
    }

    Refusal flip(int good) {
        if (Items.COLOUR[good] != Colour.GREEN) {
            return Refusal.of("FFO-9.1", "refusal.not-green", "item", Wording.item(good));
        }
        return position.count(seat, good) > 0
                ? Refusal.of("FFO-9.1", "refusal.flipped-before", "item", Wording.item(good))
                : lacking("FFO-9.1", good);
    }

    Refusal turnOver(int good) {
        if (position.count(seat, good) == 0) {
            return lacking("FFO-O.78B", good);
        }
        return Items.isSpecial(good) || Turning.result(good) == Items.NONE
                ? Refusal.of("FFO-O.78B", "refusal.no-other-side", "item", Wording.item(good))
                : Refusal.of("FFO-O.78B", "refusal.turned-before", "item", Wording.item(good), "count",
                        (int) position.now.fresh[good]);
    }

    Refusal buy(int tile) {
        if (!Items.isSpecial(tile) || Items.PRICE[tile] == Items.NONE) {
            return Refusal.of("FFO-9.4", "refusal.not-for-sale", "item", Wording.item(tile));
        }
        return Supply.isLeft(position, tile)
                ? tooPoor("FFO-9.3", Trading.price(position, seat, tile), position.count(seat, Items.SILVER))
                : gone("FFO-15.1", tile);
    }

    private static Refusal gone(String rule, int tile) {
        return Refusal.of(rule, "refusal.gone", "item", Wording.item(tile));
    }

    Refusal forge(int tile) {
        return Items.FORGED[tile]
                ? gone("FFO-7.8", tile)
                : Refusal.of("FFO-7.8", "refusal.no-tongs", "item", Wording.item(tile));
    }

    Refusal more(int good) {
        return Items.isSpecial(good) || Items.isAnimal(good)
                ? Refusal.of("FFO-O.31C", "refusal.no-more", "item", Wording.item(good))
                : Refusal.of("FFO-O.31C", "refusal.not-three", "item", Wording.item(good), "count",
                        position.count(seat, good));
    }

    Refusal loot(int tile) {
        return Loot.isLoot(position, seat, tile) ? tooWeak(tile, Dice.boost(position, tile)) : noLoot(tile);
    }

    /** The tile that is carried off beside another (card 136c). */
    Refusal second(int tile) {
        int first = position.due(Due.SPLIT);
        if (tile == first && Items.isSpecial(tile)) {
            return gone("FFO-11.12", tile);
        }
        return Loot.isLoot(position, seat, tile)
                ? tooWeak(tile, Loot.boost(position, seat, first, tile))
                : noLoot(tile);
    }

    private Refusal noLoot(int tile) {
        return Items.isSpecial(tile)
                ? gone("FFO-11.12", tile)
                : Refusal.of("FFO-11.12", "refusal.no-loot", "item", Wording.item(tile));
    }

    private Refusal tooWeak(int tile, int due) {
        return Refusal.of("FFO-11.12", "refusal.too-weak", "item", Wording.item(tile), "due", due, "means",
                Dice.means(position, seat));
    }
}
