package althing.odin;

import althing.engine.Refusal;
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

/** Finds the rule that forbids a move which is not listed. What is listed is decided by the phases alone. */
final class Refusals {

    private final OdinPosition position;
    private final int seat;

    private Refusals(OdinPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    static Refusal refusal(OdinPosition position, int seat, OdinMove move) {
        if (position.isOver()) {
            return Refusal.over("FFO-16.1");
        }
        if (!position.isPending(seat)) {
            return Refusal.notYourTurn(position.phase == Phase.ACTIONS ? "FFO-3.1" : "FFO-3.11", position);
        }
        Action owing = Duty.owing(position);
        if (owing != null && move != Word.DONE && Flow.isOffered(position, seat, move)) {
            return Refusal.of("FFO-3.10", "refusal.effect-owed", "space", Wording.space(owing.space));
        }
        return new Refusals(position, seat).refusal(move);
    }

    private Refusal refusal(OdinMove move) {
        return switch (move) {
            case Go go -> isAsked(Task.TURN) ? go(go.space()) : notNow("FFO-3.1");
            case Play play -> play(play.card());
            case Disarm disarm -> isAsked(Task.RAGE) || Anytime.mayUnload(position, seat) && position.asked().anytime
                    ? lacking("FFO-6.5", disarm.ship())
                    : notNow("FFO-6.5");
            case First first -> isAsked(Task.ORDER) ? use(first.card()) : notNow("FFO-13.7");
            case Keep keep -> isAsked(Task.FIRST_CARD)
                    ? Refusal.of("FFO-17.9", "refusal.no-light-card", "card", Wording.card(keep.card()))
                    : notNow("FFO-17.9");
            case Recall _ -> isAsked(Task.RECALL)
                    ? Refusal.of("FFO-O.60C", "refusal.no-viking-there")
                    : notNow("FFO-O.60C");
            case Use use -> position.asked().anytime ? use(use.card()) : notNow("FFO-13.6");
            case Raise raise -> isAsked(Task.UPGRADE) ? raise(raise.good()) : notNow("FFO-8.6");
            case Spend _ -> isAsked(Task.SPEND)
                    ? Refusal.of("FFO-11.11", "refusal.cannot-pay")
                    : notNow("FFO-11.11");
            case Imitate imitate -> isAsked(Task.TURN) ? imitate(imitate.space()) : notNow("FFO-14.2");
            case Place place -> position.asked().anytime ? place(place) : notNow("FFO-5.1");
            case Lay lay -> isAsked(Task.LAY) ? lay(lay) : notNow("FFO-5.1");
            case Buy buy -> position.asked().anytime ? buy(buy.ship()) : notNow("FFO-6.1");
            case Arm arm -> arm(arm.ship());
            case Store store -> position.asked().anytime ? store(store) : notNow("FFO-5.35");
            case Choose _ -> isAsked(Task.CHOOSE)
                    ? Refusal.of("FFO-7.4", "refusal.no-such-choice")
                    : notNow("FFO-7.4");
            case Dig dig -> isAsked(Task.MOUNTAIN) ? dig(dig) : notNow("FFO-8.2");
            case Upgrade upgrade -> isAsked(Task.UPGRADE) ? upgrade(upgrade.good()) : notNow("FFO-8.6");
            case Flip flip -> isAsked(Task.OVERSEAS) || isAsked(Task.TURN_OVER)
                    ? flip(flip.good())
                    : notNow("FFO-9.1");
            case Take take -> take(take.tile());
            case Explore explore -> isAsked(Task.EXPLORE)
                    ? Refusal.of("FFO-12.1", "refusal.no-island", "board",
                            Wording.plan(Plan.ALL.get(explore.island())))
                    : notNow("FFO-12.1");
            case Emigrate emigrate -> isAsked(Task.EMIGRATE) ? noShip(emigrate.ship(), "FFO-10.1") : notNow("FFO-10.1");
            case Rebuild rebuild -> isAsked(Task.REBUILD) ? noShip(rebuild.boat(), "FFO-7.11") : notNow("FFO-7.11");
            case Sail _ -> isAsked(Task.BOATS)
                    ? Refusal.of("FFO-11.36", "refusal.no-such-boats")
                    : notNow("FFO-11.36");
            case Pay _ -> pay();
            case Back _ -> isAsked(Task.BACK)
                    ? Refusal.of("FFO-11.34", "refusal.too-many-vikings")
                    : notNow("FFO-11.34");
            case Serve serve -> isAsked(Task.FEAST) ? serve(serve) : notNow("FFO-4.9");
            case Word word -> word(word);
        };
    }

    private boolean isAsked(Task task) {
        return position.asked() == task;
    }

    private Refusal notNow(String rule) {
        return Refusal.notNow(rule, position, seat);
    }

    private Refusal lacking(String rule, int item) {
        return Refusal.of(rule, "refusal.lacking", "item", Wording.item(item));
    }

    private Refusal go(int space) {
        if (position.taken[space] != 0) {
            return Refusal.of(position.taken[space] > OdinPosition.OLD ? "FFO-17.5" : "FFO-3.3", "refusal.taken",
                    "space", Wording.space(space));
        }
        return action(space);
    }

    private Refusal action(int space) {
        if (!Turns.hasVikings(position, seat, space)) {
            return Refusal.of("FFO-3.2", "refusal.too-few-vikings", "vikings", Turns.vikings(position, seat, space),
                    "left",
                    (int) position.thingSquare[seat]);
        }
        if (!Deeds.hasShips(position, seat, Space.get(space))) {
            return Refusal.of("FFO-3.7", "refusal.no-ship", "space", Wording.space(space));
        }
        return Refusal.of("FFO-3.6", "refusal.no-effect", "space", Wording.space(space));
    }

    private Refusal imitate(int space) {
        int imitation = Turns.imitation(position, space);
        if (imitation < 0) {
            return Refusal.of("FFO-14.1", "refusal.no-imitation");
        }
        if (position.taken[imitation] != 0) {
            return Refusal.of("FFO-14.4", "refusal.imitated");
        }
        if (!Turns.isTakenByOther(position, seat, space)) {
            return Refusal.of("FFO-14.3", "refusal.not-others", "space", Wording.space(space));
        }
        return action(space);
    }

    private Refusal place(Place place) {
        int board = place.board() == 0 ? seat : place.board() % Estate.BOARDS;
        if (position.owner[board] != seat || position.slot(board) != place.board()) {
            return Refusal.of("FFO-5.1", "refusal.not-your-board");
        }
        Plan plan = position.plan(board);
        if (!Placing.isAllowed(position, board, place.item())) {
            return Refusal.of(plan.isHouse() ? "FFO-5.30" : "FFO-5.2", "refusal.not-allowed-there", "item",
                    Wording.item(place.item()), "board", Wording.board(position, board));
        }
        if (position.count(seat, place.item()) == 0) {
            return lacking("FFO-5.1", place.item());
        }
        return Refusal.of("FFO-5.4", "refusal.no-room", "item", Wording.item(place.item()), "board",
                Wording.board(position, board));
    }

    private Refusal lay(Lay lay) {
        return new PlaceRefusal(position, Flow.board(position), Flow.item(position)).refusal(lay);
    }

    private Refusal buy(int ship) {
        if (Anytime.price(ship) == 0) {
            return notNow("FFO-6.1");
        }
        return position.count(seat, Items.SILVER) < Anytime.price(ship)
                ? Refusal.of("FFO-6.1", "refusal.too-poor", "silver", Anytime.price(ship))
                : Refusal.of("FFO-6.2", "refusal.no-stage", "ship", Wording.item(ship));
    }

    private Refusal arm(int ship) {
        if (!Anytime.mayArm(position)) {
            return notNow("FFO-6.6");
        }
        if (!Anytime.canArm(ship)) {
            return Refusal.of("FFO-6.4", "refusal.no-slot", "ship", Wording.item(ship));
        }
        return lacking("FFO-6.4", position.count(seat, ship) == 0 ? ship : Items.ORE);
    }

    private Refusal store(Store store) {
        return position.count(seat, store.resource()) == 0
                ? lacking("FFO-5.34", store.resource())
                : Refusal.of("FFO-5.34", "refusal.no-building-slot", "board",
                        Wording.plan(Plan.ALL.get(store.building())));
    }

    private Refusal dig(Dig dig) {
        if (position.strips[dig.strip()] <= 0) {
            return Refusal.of("FFO-8.1", "refusal.no-strip", "strip", Strip.id(dig.strip()));
        }
        return Mountains.isOpen(position, dig.strip())
                ? Refusal.of("FFO-8.2", "refusal.too-many-items", "strip", Strip.id(dig.strip()))
                : Refusal.of("FFO-8.3", "refusal.same-strip", "strip", Strip.id(dig.strip()));
    }

    private Refusal upgrade(int good) {
        int steps = Upgrading.asked(position).steps();
        if (Upgrading.result(good, steps) == Items.NONE) {
            return Refusal.of(steps > 1 ? "FFO-8.9" : "FFO-8.11", "refusal.no-upgrade", "item", Wording.item(good));
        }
        return position.count(seat, good) > 0
                ? Refusal.of("FFO-8.8", "refusal.upgraded-before", "item", Wording.item(good))
                : lacking("FFO-8.6", good);
    }

    private Refusal raise(int good) {
        return position.isDue(Due.UPGRADE_RAISE)
                ? upgrade(good)
                : Refusal.of("FFO-8.6", "refusal.no-card", "card", Wording.card(Occupations.ONE_DOUBLE_UPGRADE));
    }

    private Refusal play(int card) {
        boolean asked = isAsked(Task.PLAY) || isAsked(Task.BONUS) || isAsked(Task.TUTOR);
        return asked ? Refusal.of("FFO-13.2", "refusal.not-in-hand", "card", Wording.card(card)) : notNow("FFO-13.2");
    }

    private Refusal use(int card) {
        return Occupations.has(position, seat, card)
                ? Refusal.of("FFO-13.6", "refusal.card-no-effect", "card", Wording.card(card))
                : Refusal.of("FFO-13.1", "refusal.no-card", "card", Wording.card(card));
    }

    private Refusal flip(int good) {
        if (Items.COLOUR[good] != Colour.GREEN) {
            return Refusal.of("FFO-9.1", "refusal.not-green", "item", Wording.item(good));
        }
        return position.count(seat, good) > 0
                ? Refusal.of("FFO-9.1", "refusal.flipped-before", "item", Wording.item(good))
                : lacking("FFO-9.1", good);
    }

    private Refusal take(int tile) {
        return switch (position.asked()) {
            case SALE -> sale(tile);
            case FORGE -> Refusal.of("FFO-7.8", "refusal.not-forged", "item", Wording.item(tile));
            case DICE -> loot(tile);
            default -> notNow("FFO-9.3");
        };
    }

    private Refusal sale(int tile) {
        if (!Items.isSpecial(tile) || Items.PRICE[tile] == Items.NONE) {
            return Refusal.of("FFO-9.4", "refusal.not-for-sale", "item", Wording.item(tile));
        }
        return Supply.isLeft(position, tile)
                ? Refusal.of("FFO-9.3", "refusal.too-poor", "silver", Items.PRICE[tile])
                : Refusal.of("FFO-15.1", "refusal.gone", "item", Wording.item(tile));
    }

    private Refusal loot(int tile) {
        if (!Dice.kind(position).isBattle()) {
            return notNow("FFO-11.12");
        }
        return Dice.isLoot(position, tile)
                ? Refusal.of("FFO-11.12", "refusal.too-weak", "item", Wording.item(tile), "due",
                        Dice.boost(position, tile), "means", Dice.means(position, seat))
                : Refusal.of("FFO-11.12", "refusal.no-loot", "item", Wording.item(tile));
    }

    private Refusal noShip(int ship, String rule) {
        return lacking(rule, ship);
    }

    private Refusal pay() {
        boolean due = isAsked(Task.DICE) && !Dice.kind(position).isBattle();
        return due ? Refusal.of("FFO-11.31", "refusal.cannot-pay") : notNow("FFO-11.31");
    }

    private Refusal serve(Serve serve) {
        int food = serve.food();
        if (position.count(seat, food) == 0) {
            return lacking("FFO-4.9", food);
        }
        if (!Feast.isApart(position, seat, food)) {
            return Refusal.of("FFO-4.13", "refusal.same-colour", "item", Wording.item(food));
        }
        if (serve.flat() && !Feast.mayLieFlat(position, seat, food)) {
            return Refusal.of("FFO-4.12", "refusal.flat-before", "item", Wording.item(food));
        }
        return Refusal.of("FFO-4.15", "refusal.table-too-short", "item", Wording.item(food));
    }

    private Refusal word(Word word) {
        return switch (word) {
            case PASS -> notNow("FFO-3.4");
            case DONE -> isAsked(Task.TURN) || isAsked(Task.FEAST) || isAsked(Task.LAY)
                    ? notNow("FFO-3.10")
                    : Refusal.of("FFO-3.10", "refusal.must-act");
            case TRADE -> notNow("FFO-7.4");
            case ROLL -> isAsked(Task.DICE)
                    ? Refusal.of("FFO-11.2", "refusal.no-more-rolls", "rolls", Dice.mostRolls(position, seat))
                    : notNow("FFO-11.2");
            case FAIL -> notNow("FFO-11.3");
            case COIN -> isAsked(Task.FEAST) ? lacking("FFO-4.10", Items.SILVER) : notNow("FFO-4.10");
            case LEAVE -> notNow("FFO-4.17");
        };
    }
}
