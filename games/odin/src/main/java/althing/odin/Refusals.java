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
        if (owing != null && Flow.isOffered(position, seat, move)) {
            return move == Word.DONE
                    ? mustAct()
                    : Refusal.of("FFO-3.10", "refusal.effect-owed", "space", Wording.space(owing.space));
        }
        return new Refusals(position, seat).refusal(move);
    }

    private Refusal refusal(OdinMove move) {
        return switch (move) {
            case Go go -> isAsked(Task.TURN) ? spaces().go(go.space()) : notNow("FFO-3.1");
            case Imitate imitate -> imitate(imitate.space());
            case Place place -> place(place);
            case Lay lay -> isAsked(Task.LAY) ? lay(lay) : notNow("FFO-5.1");
            case Buy buy -> isAnytime() ? ships().buy(buy.ship()) : notNow("FFO-6.1");
            case Arm arm -> Anytime.mayArm(position) ? ships().arm(arm.ship()) : notNow("FFO-6.6");
            case Disarm disarm -> isAsked(Task.RAGE) || isAnytime() ? ships().disarm(disarm.ship()) : notNow("FFO-6.5");
            case Emigrate emigrate -> isAsked(Task.EMIGRATE) ? ships().emigrate(emigrate.ship()) : notNow("FFO-10.1");
            case Rebuild rebuild -> isAsked(Task.REBUILD) ? ships().rebuild(rebuild.boat()) : notNow("FFO-7.11");
            case Sail sail -> isAsked(Task.BOATS) ? ships().sail(sail) : notNow("FFO-11.36");
            case Explore explore -> isAsked(Task.EXPLORE) ? ships().explore(explore.island()) : notNow("FFO-12.1");
            case Store store -> isAsked(Task.STEWARD) || isAnytime() ? store(store) : notNow("FFO-5.35");
            case Choose choose -> isAsked(Task.CHOOSE) ? goods().choose(choose.alternative()) : notNow("FFO-7.4");
            case Use use -> isAnytime() ? goods().use(use) : notNow("FFO-13.6");
            case First first -> isAsked(Task.ORDER) ? first(first.card()) : notNow("FFO-13.7");
            case Dig dig -> isAsked(Task.MOUNTAIN) ? goods().dig(dig) : notNow("FFO-8.2");
            case Upgrade upgrade -> isAsked(Task.UPGRADE) ? goods().upgrade(upgrade.good()) : notNow("FFO-8.6");
            case Raise raise -> isAsked(Task.UPGRADE) ? goods().raise(raise.good()) : notNow("FFO-8.6");
            case Flip flip -> flip(flip.good());
            case Take take -> take(take.tile());
            case Play play -> play(play.card());
            case Keep keep -> isAsked(Task.FIRST_CARD)
                    ? Refusal.of("FFO-17.9", "refusal.no-light-card", "card", Wording.card(keep.card()))
                    : notNow("FFO-17.9");
            case Recall recall -> isAsked(Task.RECALL)
                    ? Refusal.of("FFO-O.60C", "refusal.no-viking-there", "space", Wording.space(recall.space()))
                    : notNow("FFO-O.60C");
            case Back _ -> isAsked(Task.BACK) ? back() : notNow("FFO-11.34");
            case Spend spend -> isAsked(Task.SPEND) ? spend(spend) : notNow("FFO-11.11");
            case Pay pay -> isHunting() ? pay(pay.weapons()) : notNow("FFO-11.31");
            case Serve serve -> isAsked(Task.FEAST) ? serve(serve) : notNow("FFO-4.9");
            case Word word -> word(word);
        };
    }

    private boolean isAsked(Task task) {
        return position.asked() == task;
    }

    private boolean isAnytime() {
        return position.asked().anytime;
    }

    private boolean isHunting() {
        return isAsked(Task.DICE) && !Dice.kind(position).isBattle();
    }

    private SpaceRefusals spaces() {
        return new SpaceRefusals(position, seat);
    }

    private ShipRefusals ships() {
        return new ShipRefusals(position, seat);
    }

    private GoodsRefusals goods() {
        return new GoodsRefusals(position, seat);
    }

    private Refusal notNow(String rule) {
        return Refusal.notNow(rule, position, seat);
    }

    static Refusal lacking(String rule, int item) {
        return Refusal.of(rule, "refusal.lacking", "item", Wording.item(item));
    }

    static Refusal tooPoor(String rule, int price, int silver) {
        return Refusal.of(rule, "refusal.too-poor", "silver", price, "have", silver);
    }

    private static Refusal mustAct() {
        return Refusal.of("FFO-3.10", "refusal.must-act");
    }

    private Refusal imitate(int space) {
        return switch (position.asked()) {
            case TURN -> spaces().imitate(space);
            case FOLLOW -> spaces().follow(space);
            case LATE -> spaces().late(space);
            default -> notNow("FFO-14.2");
        };
    }

    private Refusal place(Place place) {
        PlaceRefusals places = new PlaceRefusals(position, seat);
        return switch (position.asked()) {
            case FISH -> places.fish(place);
            case SETTLE -> places.settle(place);
            default -> isAnytime() ? places.place(place) : notNow("FFO-5.1");
        };
    }

    private Refusal lay(Lay lay) {
        return new LayRefusal(position, Flow.board(position), Flow.item(position)).refusal(lay);
    }

    private Refusal store(Store store) {
        if (isAsked(Task.STEWARD) && store.building() != Plan.SHED.index) {
            return Refusal.of("FFO-O.42b", "refusal.shed-only");
        }
        return position.count(seat, store.resource()) == 0
                ? lacking("FFO-5.34", store.resource())
                : Refusal.of("FFO-5.34", "refusal.no-building-slot", "item", Wording.item(store.resource()), "board",
                        Wording.plan(Plan.ALL.get(store.building())));
    }

    private Refusal first(int card) {
        return Occupations.has(position, seat, card)
                ? Refusal.of("FFO-13.7", "refusal.card-not-due", "card", Wording.card(card))
                : noCard(card);
    }

    static Refusal noCard(int card) {
        return Refusal.of("FFO-13.1", "refusal.no-card", "card", Wording.card(card));
    }

    private Refusal flip(int good) {
        return switch (position.asked()) {
            case OVERSEAS -> goods().flip(good);
            case TURN_OVER -> goods().turnOver(good);
            default -> notNow("FFO-9.1");
        };
    }

    private Refusal take(int tile) {
        return switch (position.asked()) {
            case SALE -> goods().buy(tile);
            case FORGE -> goods().forge(tile);
            case MORE -> goods().more(tile);
            case SPLIT -> goods().second(tile);
            case DICE -> Dice.kind(position).isBattle() ? goods().loot(tile) : notNow("FFO-11.12");
            default -> notNow("FFO-9.3");
        };
    }

    private Refusal play(int card) {
        boolean asked = isAsked(Task.PLAY) || isAsked(Task.BONUS) || isAsked(Task.TUTOR);
        return asked ? Refusal.of("FFO-13.2", "refusal.not-in-hand", "card", Wording.card(card)) : notNow("FFO-13.2");
    }

    private Refusal back() {
        return Refusal.of("FFO-11.34", "refusal.too-many-vikings", "vikings", position.due(Due.MOST_BACK));
    }

    private Refusal spend(Spend spend) {
        int worth = spend.stones() * Dice.stoneValue(position, seat) + spend.swords() + spend.spears();
        return Refusal.of("FFO-11.11", "refusal.cannot-spend", "due", position.due(Due.SPENDING), "worth",
                worth,
                "stones", position.count(seat, Items.STONE), "swords", position.count(seat, Items.SWORD), "spears",
                Dice.spears(position, seat));
    }

    private Refusal pay(int weapons) {
        Throw kind = Dice.kind(position);
        return Refusal.of("FFO-11.31", "refusal.cannot-pay", "due", Dice.result(position), "wood",
                Dice.woodDue(position, seat, weapons), "have", position.count(seat, kind.resource()), "weapons",
                position.count(seat, kind.weapon), "weapon", Wording.item(kind.weapon));
    }

    private Refusal serve(Serve serve) {
        int food = serve.food();
        if (position.count(seat, food) == 0) {
            return lacking("FFO-4.9", food);
        }
        if (!Feast.isApart(position, seat, food)) {
            return Refusal.of("FFO-4.13", "refusal.same-colour", "item", Wording.item(food));
        }
        if (serve.flat() && Items.FLAT[food] == Items.UPRIGHT[food]) {
            return Refusal.of("FFO-4.12", "refusal.one-way", "item", Wording.item(food));
        }
        if (serve.flat() && !Feast.mayLieFlat(position, seat, food)) {
            return Refusal.of("FFO-4.12", "refusal.flat-before", "item", Wording.item(food));
        }
        return Refusal.of("FFO-4.15", "refusal.table-too-short", "item", Wording.item(food), "left",
                Feast.to(position) - position.served);
    }

    private Refusal word(Word word) {
        return switch (word) {
            case PASS -> notNow("FFO-3.4");
            case DONE -> done();
            case TRADE -> notNow("FFO-7.4");
            case ROLL -> isAsked(Task.DICE)
                    ? Refusal.of("FFO-11.2", "refusal.no-more-rolls", "rolls", Dice.mostRolls(position, seat))
                    : notNow("FFO-11.2");
            case FAIL -> notNow("FFO-11.3");
            case COIN -> isAsked(Task.FEAST) ? lacking("FFO-4.10", Items.SILVER) : notNow("FFO-4.10");
            case LEAVE -> notNow("FFO-4.17");
        };
    }

    private Refusal done() {
        return switch (position.asked()) {
            case INSTEAD -> spaces().action(position.due(Due.INSTEAD));
            case MOUNTAIN, UPGRADE, SALE, EMIGRATE, REBUILD, PLAY -> mustAct();
            default -> notNow("FFO-3.10");
        };
    }
}
