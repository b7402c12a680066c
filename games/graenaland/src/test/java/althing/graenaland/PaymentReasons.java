package althing.graenaland;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.table.GraenalandMove.PayGold;
import althing.graenaland.table.GraenalandMove.PayToll;
import althing.graenaland.table.GraenalandMove.PledgeCard;
import althing.graenaland.table.GraenalandMove.PledgeGold;
import althing.graenaland.table.GraenalandMove.PledgeSupply;
import althing.graenaland.table.GraenalandMove.Trade;
import althing.graenaland.table.GraenalandMove.TradeSupply;
import althing.graenaland.table.GraenalandMove.UseSupply;
import althing.graenaland.table.GraenalandMove.WithdrawCard;
import althing.graenaland.table.GraenalandMove.WithdrawGold;
import althing.graenaland.table.GraenalandMove.WithdrawSupply;
import althing.graenaland.view.GraenalandView;
import althing.testkit.ReasonsContract.Reason;

import static althing.graenaland.Reasons.told;

/** How the reasons are verified that have to do with paying, alone or together. */
final class PaymentReasons {

    private PaymentReasons() {
    }

    static Map<String, Reason> all() {
        return Reasons.together(List.of(payment(), joint()));
    }

    private static Map<String, Reason> payment() {
        return Map.of(
                "refusal.no-market", told(is -> is.markets() == 0),
                "refusal.same-resource", told(is -> is.move() instanceof Trade trade && trade.card() == trade.due()),
                "refusal.not-due", told(is -> !is.due().containsKey(is.resource()),
                        (copy, is) -> copy.yard.due += Amounts.one(is.resource().ordinal())),
                "refusal.no-such-card", told(is -> !hasCard(is), PaymentReasons::giveCard),
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
                "refusal.no-helpers", told(PaymentReasons::isWithoutHelp, (copy, is) -> {
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
}
