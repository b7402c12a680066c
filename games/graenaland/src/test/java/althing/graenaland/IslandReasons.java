package althing.graenaland;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Work;
import althing.graenaland.table.GraenalandMove.Enter;
import althing.graenaland.table.GraenalandMove.Give;
import althing.graenaland.table.GraenalandMove.Keep;
import althing.graenaland.table.GraenalandMove.Order;
import althing.graenaland.table.GraenalandMove.PromiseCard;
import althing.graenaland.table.GraenalandMove.PromiseVote;
import althing.graenaland.table.GraenalandMove.PromiseWork;
import althing.graenaland.table.GraenalandMove.Resettle;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Names;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Standing;
import althing.graenaland.view.GraenalandView;
import althing.graenaland.view.GraenalandView.Province;
import althing.testkit.ReasonsContract.Reason;

import static althing.graenaland.Reasons.told;

/** How the reasons are verified that have to do with settling the island, moving heroes and sharing cards. */
final class IslandReasons {

    private IslandReasons() {
    }

    static Map<String, Reason> all() {
        return Reasons.together(List.of(start(), moving(), sharing()));
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
                "refusal.leave-room", told(IslandReasons::leavesNoRoom),
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
}
