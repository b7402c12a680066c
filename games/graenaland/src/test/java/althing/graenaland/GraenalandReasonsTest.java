package althing.graenaland;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Setup;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Building;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Work;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandMove.Enter;
import althing.graenaland.table.GraenalandMove.Erect;
import althing.graenaland.table.GraenalandMove.Found;
import althing.graenaland.table.GraenalandMove.Give;
import althing.graenaland.table.GraenalandMove.Keep;
import althing.graenaland.table.GraenalandMove.Lend;
import althing.graenaland.table.GraenalandMove.Order;
import althing.graenaland.table.GraenalandMove.PayGold;
import althing.graenaland.table.GraenalandMove.PayToll;
import althing.graenaland.table.GraenalandMove.Permit;
import althing.graenaland.table.GraenalandMove.PledgeCard;
import althing.graenaland.table.GraenalandMove.PledgeGold;
import althing.graenaland.table.GraenalandMove.PledgeSupply;
import althing.graenaland.table.GraenalandMove.PromiseCard;
import althing.graenaland.table.GraenalandMove.PromiseVote;
import althing.graenaland.table.GraenalandMove.PromiseWork;
import althing.graenaland.table.GraenalandMove.Resettle;
import althing.graenaland.table.GraenalandMove.TakeSupply;
import althing.graenaland.table.GraenalandMove.Trade;
import althing.graenaland.table.GraenalandMove.TradeSupply;
import althing.graenaland.table.GraenalandMove.UseSupply;
import althing.graenaland.table.GraenalandMove.WithdrawCard;
import althing.graenaland.table.GraenalandMove.WithdrawGold;
import althing.graenaland.table.GraenalandMove.WithdrawSupply;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Island;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Standing;
import althing.graenaland.view.GraenalandView.Decision;
import althing.graenaland.view.GraenalandView.Province;
import althing.graenaland.view.GraenalandView;
import althing.testkit.ReasonsContract;

/** What Graenaland says about a move that is refused is true. */
class GraenalandReasonsTest extends ReasonsContract {

    @Override
    protected Game game() {
        return new GraenalandGame();
    }

    @Override
    protected List<Setup> setups() {
        return Setup.all(game()).stream().filter(GraenalandContractTest::isTelling).toList();
    }

    private static Reason told(Predicate<Witness> truth) {
        return told -> truth.test(Witness.of(told));
    }

    /** A reason whose fact a change of a copy makes otherwise. */
    private static Reason told(Predicate<Witness> truth, BiConsumer<GraenalandPosition, Witness> change) {
        return told(truth).orMended(told -> {
            GraenalandPosition copy = (GraenalandPosition) told.position().copy();
            change.accept(copy, Witness.of(told));
            return Optional.of(copy);
        });
    }

    @Override
    protected Map<String, Reason> reasons() {
        return Stream.of(start(), moving(), sharing(), building(), works(), payment(), joint(), ending())
                .flatMap(each -> each.entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Map<String, Reason> start() {
        return Map.of(
                "refusal.tile-laid", told(is -> is.on(is.tile()).isPresent()),
                "refusal.other-row",
                told(is -> is.tile().coast() != (is.view().provinces().size() < is.position().seats),
                        (copy, is) -> copy.cursor = is.tile().coast() ? 0 : copy.seats),
                "refusal.not-on-map", told(is -> is.on(is.tile()).isEmpty()
                        && is.told().fact("tile").equals(Names.tile(is.tile()))),
                "refusal.not-coastal", told(is -> !is.province().coast()),
                "refusal.own-village-there", told(is -> is.province().villages().get(is.seat()) > 0,
                        (copy, is) -> copy.addVillage(is.seat(), is.provinceIndex(), -1)),
                "refusal.crowded", told(is -> !is.province().coast() || Witness.villages(is.province()) > 1
                        || is.province().villages().get(is.seat()) > 0,
                        (copy, is) -> {
                            for (int seat = 0; seat < copy.seats; seat++) {
                                copy.addVillage(seat, is.provinceIndex(),
                                        -copy.island.villagesAt(seat, is.provinceIndex()));
                            }
                        }),
                "refusal.leave-room", told(GraenalandReasonsTest::leavesNoRoom),
                "refusal.not-dealt", told(is -> Objects.requireNonNull(is.view().secret()).cards().stream()
                        .noneMatch(card -> card.card().equals(((Keep) is.move()).card().id())),
                        (copy, is) -> copy.opening.dealt[is.seat()
                                * Components.VICTORY_CARDS_DEALT] = (byte) ((Keep) is.move())
                                        .card().index()));
    }

    /** Whether the starting player, who places last, would find two villages or an own one in every coastal province. */
    private static boolean leavesNoRoom(Witness is) {
        int last = is.position().start;
        String from = is.move() instanceof Resettle ? Objects.requireNonNull(is.view().founding()).tile() : null;
        return is.view().provinces().stream().filter(Province::coast).allMatch(each -> {
            int villages = Witness.villages(each) + (each.tile().equals(is.tile().id()) ? 1 : 0)
                    - (each.tile().equals(from) ? 1 : 0);
            return villages > 1 || each.villages().get(last) > 0;
        });
    }

    private static Map<String, Reason> moving() {
        return Map.of(
                "refusal.hero-not-there", told(is -> is.move() instanceof Order order
                        && is.hero(order.hero()).isEmpty()
                        && is.told().fact("hero").equals(Names.hero(order.hero().ordinal())),
                        (copy, is) -> copy.heroes.at[is.seat() * Heroes.KINDS
                                + ((Order) is.move()).hero().ordinal()] = 0),
                "refusal.leads-nowhere", told(is -> is.move() instanceof Order order
                        && !is.leads(is.hero(order.hero()).orElseThrow(), order.direction())),
                "refusal.does-not-wait", told(is -> is.move() instanceof Enter enter && enter.hero() == Hero.WARLORD));
    }

    private static Map<String, Reason> sharing() {
        return Map.of(
                "refusal.no-cards-there", told(is -> is.province().cards().isEmpty() && is.province().faceDown() == 0,
                        (copy, is) -> copy.island.up[is.provinceIndex()] = Cards
                                .one(is.province().terrain().ordinal() * Cards.PER_TERRAIN)),
                "refusal.no-vote-there", told(is -> is.province().votes().get(is.seat()).total() == 0,
                        (copy, is) -> copy.addVillage(is.seat(), is.provinceIndex(), 1)),
                "refusal.no-recipient", told(is -> is.move() instanceof Give give
                        && !Objects.requireNonNull(is.view().composing()).recipients().contains(give.seat()),
                        (copy, is) -> Arrays.fill(copy.offer.votes, (byte) 1)),
                "refusal.promised-enough", told(is -> is.promises().size() == Components.PROMISES_OPEN
                        || is.promises().stream().anyMatch(each -> each.standing() == Standing.MADE),
                        (copy, is) -> {
                            copy.promises.size = 0;
                            copy.promises.makers = 0;
                        }),
                "refusal.promised-already", told(is -> is.promises().stream().anyMatch(each -> isSame(is, each)),
                        (copy, is) -> copy.promises.size = 0),
                "refusal.empty-promise", told(is -> switch (is.move()) {
                    case PromiseVote vote -> vote.seat() == is.seat() || !is.takesPart(vote.seat());
                    case PromiseCard card -> card.seat() == is.seat() || !is.takesPart(card.seat())
                            || !is.shows(is.atIssue().terrain(), card.resource());
                    case PromiseWork work -> !Witness.isSettled(is.atIssue(), is.seat())
                            || is.atIssue().works().contains(work.work()) || isInHand(is, work.work());
                    default -> is.atIssue().heroes().stream().anyMatch(hero -> hero.seat() == is.seat());
                }));
    }

    private static boolean isInHand(Witness is, Work work) {
        GraenalandView.Joint joint = is.view().joint();
        return joint != null && joint.work() == work;
    }

    private static boolean isSame(Witness is, GraenalandView.Promise promise) {
        return promise.tile().equals(is.atIssue().tile()) && switch (is.move()) {
            case PromiseVote vote -> promise.pledge() == Pledge.VOTE && Objects.equals(promise.receiver(), vote.seat());
            case PromiseCard card -> promise.pledge() == Pledge.CARD && Objects.equals(promise.receiver(), card.seat())
                    && promise.resource() == card.resource();
            case PromiseWork work -> promise.pledge() == Pledge.WORK && promise.work() == work.work();
            default -> promise.pledge() == Pledge.AWAY;
        };
    }

    private static Map<String, Reason> building() {
        return Map.ofEntries(
                Map.entry("refusal.no-supply-now", told(GraenalandReasonsTest::isFinal,
                        (copy, is) -> copy.stage = Stage.BUILDING)),
                Map.entry("refusal.supply-taken", told(is -> is.view().supply().taken(),
                        (copy, is) -> copy.yard.supplyTaken = false)),
                Map.entry("refusal.not-face-up", told(is -> is.view().supply().row().stream()
                        .noneMatch(card -> card.card().equals(((TakeSupply) is.move()).card().id())),
                        (copy, is) -> copy.piles.supplyRow |= 1 << ((TakeSupply) is.move()).card().index())),
                Map.entry("refusal.no-piece", told(is -> is.clan().piecesLeft() == 0,
                        (copy, is) -> copy.placed[is.seat()]--)),
                Map.entry("refusal.out-of-reach", told(is -> !Witness.isSettled(is.province(), is.seat())
                        && is.province().neighbours().stream().noneMatch(other -> is.view().provinces().stream()
                                .anyMatch(each -> each.tile().equals(other) && Witness.isSettled(each, is.seat()))),
                        (copy, is) -> copy.addVillage(is.seat(), is.provinceIndex(), 1))),
                Map.entry("refusal.no-toll", told(is -> is.province().works().contains(Work.RAMPART)
                        && !Witness.isSettled(is.province(), is.seat())
                        && !Till.pays(is.wallet(is.province().villagePrice()),
                                0, takers(is)),
                        (copy, is) -> copy.island.works[is.provinceIndex()] = 0)),
                Map.entry("refusal.too-poor", told(GraenalandReasonsTest::isTooPoor,
                        (copy, is) -> {
                            copy.yard.tollTo = 0;
                            copy.hands[is.seat()] = Cards.FULL;
                        })),
                Map.entry("refusal.mountains", told(is -> is.province().terrain() == Terrain.MOUNTAINS)),
                Map.entry("refusal.place-taken", told(is -> is.province().buildings()
                        .containsKey(((Erect) is.move()).building()),
                        (copy, is) -> copy.island.owner[is.provinceIndex() * Island.BUILDINGS
                                + ((Erect) is.move()).building().ordinal()] = GraenalandState.NONE)),
                Map.entry("refusal.no-village", told(is -> is.province().villages().get(is.seat()) == 0,
                        (copy, is) -> copy.addVillage(is.seat(), is.provinceIndex(), 1))),
                Map.entry("refusal.army-full", told(is -> is.clan().army() == Components.ARMY_MOST,
                        (copy, is) -> copy.army[is.seat()] = 1)),
                Map.entry("refusal.no-fort", told(is -> is.view().provinces().stream()
                        .noneMatch(each -> Objects.equals(each.buildings().get(Building.FORT), is.seat())
                                && each.fortResource() == is.resource()))));
    }

    private static boolean isFinal(Witness is) {
        return is.view().stage() == Stage.FINAL_BUILDING;
    }

    private static int takers(Witness is) {
        return (int) IntStream.range(0, is.position().seats).filter(seat -> Witness.isSettled(is.province(), seat))
                .count();
    }

    /** No way to pay the price that is told, tried one by one. */
    private static boolean isTooPoor(Witness is) {
        Map<Resource, Integer> price = switch (is.move()) {
            case GraenalandMove.Settle _ -> is.province().villagePrice();
            case Erect erect -> is.view().prices().getOrDefault(erect.building().code(), Map.of());
            case Lend lend -> is.view().prices().getOrDefault(lend.work().code(), Map.of());
            case GraenalandMove.Arm arm -> army(is, arm);
            default -> is.due();
        };
        int amounts = price.entrySet().stream().mapToInt(each -> each.getValue() * Amounts.one(each.getKey().ordinal()))
                .sum();
        return is.told().fact("price").equals(Names.price(amounts)) && !Till.pays(is.wallet(price), 0, 0);
    }

    private static Map<Resource, Integer> army(Witness is, GraenalandMove.Arm arm) {
        if (arm.withoutFort()) {
            return is.view().prices().getOrDefault("army", Map.of());
        }
        Map<Resource, Integer> price = new EnumMap<>(is.view().prices().getOrDefault("army-with-fort", Map.of()));
        price.merge(arm.fort(), 1, Integer::sum);
        return price;
    }

    private static Map<String, Reason> works() {
        return Map.of(
                "refusal.no-works-now", told(GraenalandReasonsTest::isFinal, (copy, is) -> copy.stage = Stage.BUILDING),
                "refusal.invited-already",
                told(is -> is.position().yard.offered, (copy, is) -> copy.yard.offered = false),
                "refusal.work-stands", told(is -> is.province().works().contains(((Lend) is.move()).work()),
                        (copy, is) -> copy.island.works[is.provinceIndex()] = 0),
                "refusal.no-settlement", told(is -> !Witness.isSettled(is.province(), is.seat()),
                        (copy, is) -> copy.addVillage(is.seat(), is.provinceIndex(), 1)),
                "refusal.no-token", told(is -> Objects.equals(is.view().tokens().get(((Lend) is.move()).work()), 0),
                        (copy, is) -> Arrays.fill(copy.island.works, (byte) 0)),
                "refusal.no-permissions", told(is -> !is.position().setup().flag("permission")),
                "refusal.no-permission-now", told(GraenalandReasonsTest::isFinal,
                        (copy, is) -> copy.stage = Stage.BUILDING),
                "refusal.own-permission", told(is -> is.move() instanceof Permit permit && permit.seat() == is.seat()));
    }

    private static Map<String, Reason> payment() {
        return Map.of(
                "refusal.no-market", told(is -> is.markets() == 0),
                "refusal.same-resource", told(is -> is.move() instanceof Trade trade && trade.card() == trade.due()),
                "refusal.not-due", told(is -> !is.due().containsKey(is.resource()),
                        (copy, is) -> copy.yard.due += Amounts.one(is.resource().ordinal())),
                "refusal.no-such-card", told(is -> !hasCard(is), GraenalandReasonsTest::giveCard),
                "refusal.supply-does-not-pay", told(is -> supply(is).resources().stream()
                        .noneMatch(is.due()::containsKey),
                        (copy, is) -> copy.yard.due += Amounts.one(supply(is).resources().getFirst().ordinal())),
                "refusal.supply-order", told(is -> is.holds(supply(is))
                        && is.position().yard.nextSupply > supply(is).index(),
                        (copy, is) -> copy.yard.nextSupply = 0),
                "refusal.lay-supply", told(is -> is.move() instanceof TradeSupply trade
                        && trade.card().resources().contains(trade.due())
                        && is.position().yard.nextSupply <= trade.card().index(),
                        (copy, is) -> copy.yard.nextSupply = Components.SUPPLY.size()),
                "refusal.rest-unpaid", told(is -> !paysRest(is), (copy, is) -> {
                    copy.yard.tollTo = 0;
                    copy.hands[is.seat()] = Cards.FULL;
                }),
                "refusal.gold-not-needed", told(is -> is.position().rules == 1 && is.holds(goldFor(is))),
                "refusal.cannot-pay-plainly", told(is -> is.due().entrySet().stream()
                        .anyMatch(each -> is.hand().getOrDefault(each.getKey(), 0) < each.getValue())
                        || total(is.hand()) - total(is.due()) < is.toll(), (copy, is) -> {
                            copy.yard.tollTo = 0;
                            copy.hands[is.seat()] = Cards.FULL;
                        }));
    }

    private static int total(Map<Resource, Integer> amounts) {
        return amounts.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static Resource goldFor(Witness is) {
        return is.move() instanceof PayGold gold ? gold.due() : ((PledgeGold) is.move()).due();
    }

    private static SupplyFace supply(Witness is) {
        return switch (is.move()) {
            case UseSupply use -> use.card();
            case TradeSupply trade -> trade.card();
            default -> ((PledgeSupply) is.move()).card();
        };
    }

    private static boolean hasCard(Witness is) {
        return switch (is.move()) {
            case PayGold _,PledgeGold _ -> is.holds(Resource.GOLD);
            case Trade trade -> is.holds(trade.card());
            case PledgeCard card -> is.holds(card.due());
            case PayToll toll -> Objects.requireNonNull(is.view().hand()).cards().stream()
                    .anyMatch(held -> held.terrain() == toll.back() && held.resource() == toll.resource());
            default -> is.holds(supply(is));
        };
    }

    private static void giveCard(GraenalandPosition copy, Witness is) {
        copy.hands[is.seat()] = Cards.FULL;
        copy.supplyHands[is.seat()] = -1;
    }

    /** Whether what a payment leaves could be paid; after gold or a trade no supply card is laid any more. */
    private static boolean paysRest(Witness is) {
        Till.State wallet = is.wallet(is.due());
        return switch (is.move()) {
            case UseSupply use -> {
                Till.State left = wallet.without(use.card().index());
                for (Resource resource : use.card().resources()) {
                    left = left.paying(resource, 1);
                }
                yield Till.pays(left, use.card().index() + 1, is.toll());
            }
            case Trade trade -> Till.pays(wallet.without(trade.card()).paying(trade.due(), 1).trading(),
                    Components.SUPPLY.size(), is.toll());
            case TradeSupply trade -> Till.pays(wallet.without(trade.card().index()).paying(trade.due(), 1).trading(),
                    Components.SUPPLY.size(), is.toll());
            default -> Till.pays(wallet.without(Resource.GOLD).paying(((PayGold) is.move()).due(), 1),
                    Components.SUPPLY.size(), is.toll());
        };
    }

    private static Map<String, Reason> joint() {
        return Map.of(
                "refusal.not-pledged", told(is -> !isPledged(is)),
                "refusal.withdrawn-enough", told(is -> is.position().yard.withdrawn == is.told().number("most")
                        && is.told().number("most") == (is.position().rules == 1 ? 0 : 4),
                        (copy, is) -> copy.yard.withdrawn = -1),
                "refusal.called-enough", told(is -> is.position().yard.calls == is.told().number("most")
                        && is.told().number("most") == (is.position().rules == 1 ? 1 : 3),
                        (copy, is) -> copy.yard.calls = 0),
                "refusal.no-helpers", told(GraenalandReasonsTest::isWithoutHelp, (copy, is) -> {
                    Arrays.fill(copy.hands, Cards.FULL);
                    copy.yard.due = Components.WORK[0];
                }));
    }

    private static boolean isPledged(Witness is) {
        return is.pledged().filter(pledged -> switch (is.move()) {
            case WithdrawCard card -> pledged.cards().contains(card.due());
            case WithdrawGold gold -> Amounts.of(is.position().yard.pledgedGold[is.seat()], gold.due().ordinal()) > 0;
            default -> pledged.supply().contains(((WithdrawSupply) is.move()).card().id());
        }).isPresent();
    }

    private static boolean isWithoutHelp(Witness is) {
        return IntStream.range(0, is.position().seats).filter(seat -> seat != is.seat()).allMatch(seat -> {
            GraenalandView.Clan clan = is.view().clans().get(seat);
            boolean cards = clan.supplyCards() > 0 || clan.backs().values().stream().anyMatch(number -> number > 0);
            boolean pledged = Objects.requireNonNull(is.view().joint()).pledges().stream()
                    .anyMatch(each -> each.seat() == seat && !(each.cards().isEmpty() && each.supply().isEmpty()));
            return !pledged && (!cards || is.due().isEmpty());
        });
    }

    private static Map<String, Reason> ending() {
        return Map.of(
                "refusal.not-in-reach", told(is -> is.asked() == Decision.DECLARE
                        && Scoring.victoryPoints(is.position(), is.seat()) < Components.POINTS_TO_WIN,
                        (copy, is) -> {
                            copy.army[is.seat()] = (byte) Components.ARMY_MOST;
                            for (int province = 0; province < copy.board.provinces; province++) {
                                copy.addVillage(is.seat(), province,
                                        (province < 5 ? 2 : 0) - copy.island.villagesAt(is.seat(), province));
                            }
                        }),
                "refusal.prove-it", told(is -> isFinal(is) && Objects.equals(is.view().announcer(), is.seat())
                        && Scoring.victoryPoints(is.position(), is.seat()) < Components.POINTS_TO_WIN,
                        (copy, is) -> copy.shown |= 1 << is.seat()));
    }

    @Override
    protected Stream<Told> scenes() {
        List<Told> told = new ArrayList<>();
        add(told, Scene.basic(4).village(0, "P1").army(0, Components.ARMY_MOST).build(), 0, "army");
        add(told, Scene.basic(4).village(0, "P1", "F1").work("road", "F1", "H1", "F2", "M1", "H3", "M2").build(), 0,
                "road P1", "joint road P1");
        add(told, Scene.basic(4).village(0, "M1").build(), 0, "fort M1", "permit 1");
        GraenalandPosition founding = GraenalandPosition
                .start(Setup.parse("graenaland(seats=4,variant=advanced)").seeded(1));
        add(told, founding, founding.start, "found M1");
        add(told, Scene.basic(4).villages(0, "P1", 13).build(), 0, "village P1", "fort P1");
        add(told, Scene.basic(4).waiting(1, "priest", "P1").waiting(1, "skald", "P1").hero(0, "warlord", "H1")
                .hero(1, "warlord", "H1").hero(2, "warlord", "H1").hero(3, "warlord", "H1").orders()
                .play(1, "stay").play(2, "stay").play(3, "stay"), 1, "enter warlord");
        add(told, Scene.of("graenaland(seats=5,permission=true)").village(0, "P1").build(), 0, "permit 0");
        add(told, Scene.of("graenaland(seats=5,permission=true)").village(0, "P1").finalBuilding(1, 0), 0, "permit 1",
                "take S01");
        add(told, Scene.basic(4).village(0, "P1").work("market", "P1").supply(0, "S06")
                .hand(0, "livestock", "livestock", "wood", "wood", "grain", "grain").build().play(0, "village P1"), 0,
                "trade wood wood", "trade S06 livestock", "trade ore wood", "trade S01 wood", "gold grain",
                "gold wood");
        Scene first = Scene.of("graenaland(seats=4,rules=1)").village(0, "P1").village(1, "P1").hand(0, "grain")
                .hand(1, "ore", "gold").build();
        add(told, first.play(0, "joint market P1", "call"), 1, "pledge gold ore", "withdraw ore");
        add(told, first.play(1, "ready"), 0, "call");
        return told.stream();
    }

    private static void add(List<Told> into, Scene scene, int seat, String... codes) {
        add(into, scene.position.copy(), seat, codes);
    }

    private static void add(List<Told> into, GraenalandPosition position, int seat, String... codes) {
        for (String code : codes) {
            GraenalandMove move = Moves.named(code);
            into.add(new Told(position, seat, move, position.why(seat, move)
                    .orElseThrow(() -> new AssertionError(code + " is legal"))));
        }
    }
}
