package althing.jorvik;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Setup;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.Carry;
import althing.jorvik.town.JorvikMove.DoubleWarrior;
import althing.jorvik.town.JorvikMove.Exchange;
import althing.jorvik.town.JorvikMove.Join;
import althing.jorvik.town.JorvikMove.Reserve;
import althing.jorvik.town.JorvikMove.Steal;
import althing.jorvik.town.JorvikMove.Swap;
import althing.jorvik.town.JorvikMove.With;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;
import althing.jorvik.view.JorvikView;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.ReasonsContract;

/** What Jórvík says about a move that is refused is true. */
class JorvikReasonsTest extends ReasonsContract {

    private static final Set<Decision> CHAINS = EnumSet.of(Decision.PAY, Decision.ALLOCATE, Decision.CARRY,
            Decision.SWAP_WITH);

    @Override
    protected Game game() {
        return new JorvikGame();
    }

    @Override
    protected List<Setup> setups() {
        return Setup.all(game()).stream().filter(JorvikContractTest::isTelling).toList();
    }

    private static Reason told(Predicate<Witness> truth) {
        return told -> truth.test(Witness.of(told));
    }

    /** A reason whose fact a change of a copy makes otherwise. */
    private static Reason told(Predicate<Witness> truth, BiConsumer<JorvikPosition, Witness> change) {
        return told(truth).orMended(told -> {
            JorvikPosition copy = (JorvikPosition) told.position().copy();
            change.accept(copy, Witness.of(told));
            return Optional.of(copy);
        });
    }

    /** The seat of a refusal gets a card. */
    private static void give(JorvikPosition position, Witness witness, int card) {
        position.where[card] = (byte) (Town.PERSONAL + witness.told().seat());
    }

    @Override
    protected Map<String, Reason> reasons() {
        return Stream.of(demand(), purchase(), cubes(), cards(), attack()).flatMap(each -> each.entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Map<String, Reason> demand() {
        return Map.of(
                "refusal.no-queue", told(is -> is.move() instanceof Join join && join.space() == is.number("space")
                        && !is.hasSpace(join.space(), false) && is.hasSpace(is.number("last"), false)
                        && !is.hasSpace(is.number("last") + 1, false)),
                "refusal.no-card", told(is -> is.move() instanceof Join join && join.space() == is.number("space")
                        && is.space(join.space()).card() == null,
                        (copy, is) -> copy.spaces[is.number("space") - 1] = (byte) Components.first(Kind.FEAST)),
                "refusal.queue-full", told(is -> is.move() instanceof Join join
                        && is.vikings(join.space()) == is.number("spots"),
                        (copy, is) -> copy.queues[((Join) is.move()).space() - 1] = Vikings.NONE),
                "refusal.no-viking", told(is -> is.area().vikings() == 0,
                        (copy, is) -> copy.supply[is.told().seat()]++),
                "refusal.no-brown", told(is -> is.area().brownVikings() == 0, (copy, is) -> {
                    give(copy, is, Components.BROWN_VIKINGS);
                    copy.brownReady = 1;
                }),
                "refusal.must-place", told(is -> is.area().vikings() > 0,
                        (copy, is) -> copy.supply[is.told().seat()] = 0),
                "refusal.karl", told(is -> is.told().position().setup().option("variant").equals("karl")),
                "refusal.not-upper", told(is -> is.move() instanceof Reserve reserve
                        && reserve.space() == is.number("space") && !is.hasSpace(reserve.space(), true)
                        && is.hasSpace(is.number("first"), true) && !is.hasSpace(is.number("first") - 1, true)
                        && is.hasSpace(is.number("last"), true) && !is.hasSpace(is.number("last") + 1, true)),
                "refusal.nothing-to-reserve", told(is -> is.move() instanceof Reserve reserve
                        && reserve.space() == is.number("space") && is.space(reserve.space()).card() == null,
                        (copy, is) -> copy.spaces[is.number("space") - 1] = (byte) Components.first(Kind.FEAST)));
    }

    private static Map<String, Reason> purchase() {
        return Map.of(
                "refusal.too-poor", told(is -> is.number("price") == is.price()
                        && is.number("coins") == is.area().coins() && is.area().coins() < is.price(),
                        (copy, is) -> copy.coins[is.told().seat()] = is.number("price")),
                "refusal.no-such-viking", told(is -> switch (is.move()) {
                    case Swap swap -> swap.spot() < 1 || swap.spot() > is.vikings(swap.space());
                    case With with -> with.spot() < 1 || with.spot() > is.vikings(with.space());
                    default -> false;
                }),
                "refusal.same-viking", told(is -> is.move() instanceof With with
                        && new JorvikView.Lifted(with.space(), with.spot()).equals(is.view().lifted())));
    }

    private static Map<String, Reason> cubes() {
        return Map.ofEntries(
                Map.entry("refusal.not-your-artisan", told(is -> !is.holds(is.card("card")),
                        (copy, is) -> give(copy, is, is.card("card").index()))),
                Map.entry("refusal.no-artisan", told(is -> is.card("card").kind() != Kind.ARTISAN)),
                Map.entry("refusal.artisan-full", told(is -> is.holds(is.card("card"))
                        && is.isFull(is.card("card"), is.good()))),
                Map.entry("refusal.storage-full", told(is -> is.isStorageFull()
                        && is.number("spaces") == is.area().storageSpaces(),
                        (copy, is) -> copy.stored[is.told().seat()] = Goods.NONE)),
                Map.entry("refusal.not-stored", told(is -> !is.area().stored().contains(is.good()),
                        (copy, is) -> copy.stored[is.told().seat()] += Goods.one(is.good()))),
                Map.entry("refusal.not-on-quay", told(is -> !is.quay().contains(is.good()),
                        (copy, is) -> copy.quay += Goods.one(is.good()))),
                Map.entry("refusal.no-cube", told(is -> !is.usable().contains(is.good()),
                        (copy, is) -> copy.quay += Goods.one(is.good()))),
                Map.entry("refusal.other-cube-in-hand", told(is -> is.view().inHand() != null
                        && is.view().inHand().cube() == is.good() && is.view().inHand().due() == 0
                        && !is.move().code().contains(" " + is.good().code()))),
                Map.entry("refusal.no-merchant", told(is -> !is.hasTaker(Kind.MERCHANT, is.good()), (copy, is) -> {
                    if (Components.MERCHANT[is.good().ordinal()] != Components.NONE) {
                        give(copy, is, Components.MERCHANT[is.good().ordinal()]);
                    }
                })),
                Map.entry("refusal.no-oracle", told(is -> !is.hasTaker(Kind.ORACLE, is.good()))),
                Map.entry("refusal.not-in-loading", told(is -> is.view().stage() != JorvikView.Stage.LOADING)),
                Map.entry("refusal.not-in-commons", told(is -> !is.view().commons().containsKey(is.good()),
                        (copy, is) -> copy.commons += Goods.one(is.good()))),
                Map.entry("refusal.other-exchange", told(is -> is.move() instanceof Exchange exchange
                        && exchange.cubes() != is.number("cubes") && exchange.cubes() != is.number("fewer")
                        && is.number("cubes") == 3 && is.number("fewer") == 2)),
                Map.entry("refusal.too-few-cubes", told(is -> is.number("usable") == is.usable().size()
                        && is.usable().size() < is.number("cubes"),
                        (copy, is) -> copy.quay += is.number("cubes") * Goods.one(Good.IRON))));
    }

    private static Map<String, Reason> cards() {
        return Map.of(
                "refusal.no-building", told(is -> !is.holds(is.card("card"))
                        && !(is.move() == JorvikMove.Word.FREE && is.loads(is.card("card"))),
                        (copy, is) -> give(copy, is, is.card("card").index())),
                "refusal.no-use", told(is -> is.isStorageFull() && Components.ALL.stream()
                        .noneMatch(card -> card.kind() == Kind.ARTISAN && is.holds(card) && !is.isFull(card, is.good()))
                        && (is.view().stage() != JorvikView.Stage.LOADING || (!is.hasTaker(Kind.MERCHANT, is.good())
                                && !is.hasTaker(Kind.ORACLE, is.good()))),
                        (copy, is) -> copy.stored[is.told().seat()] = Goods.NONE),
                "refusal.not-to-steal", told(is -> is.move() instanceof Steal steal
                        && steal.artisan() == is.card("card") && steal.good() == is.good()
                        && !(is.isHeldByAnother(steal.artisan()) && !is.isComplete(steal.artisan())
                                && is.cubesOn(steal.artisan()).contains(steal.good()))),
                "refusal.not-to-carry", told(is -> is.move() instanceof Carry carry && carry.good() == is.good()
                        && carry.from() == is.card("from") && carry.to() == is.card("to") && !canCarry(is, carry)),
                "refusal.in-between", told(is -> CHAINS.contains(is.view().asked())));
    }

    private static boolean canCarry(Witness is, Carry carry) {
        JorvikView.Carrying carrying = is.view().carrying();
        boolean begun = carrying == null || (carrying.from().equals(carry.from().id())
                && carrying.to().equals(carry.to().id()));
        return begun && carry.from() != carry.to() && is.holds(carry.from()) && is.holds(carry.to())
                && is.cubesOn(carry.from()).contains(carry.good()) && !is.isFull(carry.to(), carry.good());
    }

    private static Map<String, Reason> attack() {
        return Map.of(
                "refusal.no-such-warrior", told(is -> is.move() instanceof DoubleWarrior warrior
                        && warrior.strength() == is.number("strength")
                        && Components.ALL.stream().noneMatch(card -> card.kind() == Kind.WARRIOR
                                && card.face().amount() == warrior.strength() && is.holds(card))),
                "refusal.other-double", told(is -> is.told().fact("what").equals("warrior")
                        ? is.view().asked() == Decision.DOUBLE_WARRIOR && is.move() == JorvikMove.Word.DOUBLE_GAIN
                        : is.view().asked() == Decision.DOUBLE_GAIN && is.move() instanceof DoubleWarrior));
    }

    @Override
    protected Stream<Told> scenes() {
        Scene demand = Scene.jarl(2).lay(1, "feast-1").lay(7, "feast-2").go(Step.DEMAND);
        Scene brown = Scene.jarl(2).lay(1, "feast-1").give(0, "building-brown-vikings").queue(1, 0, 0, 0, 0)
                .go(Step.DEMAND);
        Scene karl = Scene.karl(2).lay(1, "feast-1").go(Step.DEMAND);
        Scene loading = Scene.jarl(2).bought(0, "ship3-01", "iron", "jet", "wool").store(0, "amber").go(Step.LOADING);
        Scene carrying = Scene.jarl(4).give(0, "building-move-cubes", "artisan-iron-jet", "artisan-iron-jet-leather")
                .supply("artisan-iron-jet", "iron").lay(1, "feast-1").go(Step.DEMAND);
        return Stream.of(
                told(demand, "join 2"), told(demand, "join 7"), told(demand, "join 0"), told(demand, "reserve 2"),
                told(demand, "reserve 12"), told(brown, "join 1"), told(karl, "reserve 2"), told(karl, "reserve 7"),
                told(loading, "place iron merchant-amber"), told(loading, "exchange 4 iron"),
                told(carrying, "carry jet artisan-iron-jet artisan-iron-jet-leather"),
                told(carrying, "carry iron artisan-iron-jet artisan-iron-jet"));
    }

    private static Told told(Scene scene, String code) {
        JorvikMove move = Moves.named(code);
        int seat = scene.decides();
        return new Told(scene.position, seat, move, scene.position.why(seat, move).orElseThrow());
    }
}
