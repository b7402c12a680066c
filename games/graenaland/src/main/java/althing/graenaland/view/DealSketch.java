package althing.graenaland.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.SketchPad;
import althing.graenaland.box.Components;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Work;
import althing.graenaland.table.Names;
import althing.graenaland.table.Standing;
import althing.graenaland.view.GraenalandView.Ballot;
import althing.graenaland.view.GraenalandView.Bill;
import althing.graenaland.view.GraenalandView.Composing;
import althing.graenaland.view.GraenalandView.Joint;
import althing.graenaland.view.GraenalandView.Offer;
import althing.graenaland.view.GraenalandView.Order;
import althing.graenaland.view.GraenalandView.Ordered;
import althing.graenaland.view.GraenalandView.Pledged;
import althing.graenaland.view.GraenalandView.Promise;
import althing.graenaland.view.GraenalandView.Share;
import althing.graenaland.view.GraenalandView.Toll;

/** Draws what is under way between the players: orders, promises, proposals, votes and payments. */
public final class DealSketch {

    private static final Set<Standing> PENDING = Set.of(Standing.MADE, Standing.OPEN);

    private final GraenalandView view;
    private final SketchPad pad;

    public DealSketch(GraenalandView view, SketchPad pad) {
        this.view = view;
        this.pad = pad;
    }

    public void draw() {
        orders();
        promises();
        composing(view.composing());
        offer(view.offer());
        joint(view.joint());
        bill(view.bill());
        toll(view.toll());
    }

    private void orders() {
        Order own = view.ownOrder();
        if (own != null) {
            pad.line("board.own-order", "order", own(own));
        }
        List<Phrase> moved = new ArrayList<>();
        for (Ordered each : view.ordered()) {
            Hero hero = each.order().hero();
            String from = each.from();
            String to = each.to();
            if (hero != null && from != null && to != null && !from.equals(to)) {
                moved.add(Phrase.of("sketch.ordered", "seat", seat(each.seat()), "hero", name("hero." + hero.code()),
                        "from", IslandSketch.tile(from), "to", IslandSketch.tile(to)));
            }
        }
        pad.list("board.orders", moved);
    }

    private static Object own(Order order) {
        Hero hero = order.hero();
        Direction direction = order.direction();
        return hero == null || direction == null
                ? name("move.stay")
                : List.of(name("hero." + hero.code()), name("direction." + direction.code()));
    }

    /** The promises that can still be kept or broken. */
    private void promises() {
        pad.table(name("board.ledger"), "", name("sketch.standing"));
        view.promises().stream().filter(each -> PENDING.contains(each.standing())).forEach(
                each -> pad.row(seat(each.maker()), promise(each), name("standing." + GraenalandSketch.code(each
                        .standing()))));
    }

    private static Phrase promise(Promise promise) {
        Integer other = promise.receiver();
        Resource resource = promise.resource();
        Work work = promise.work();
        Object receiver = other == null ? "" : seat(other);
        Phrase.NameFact tile = IslandSketch.tile(promise.tile());
        return switch (promise.pledge()) {
            case VOTE -> Phrase.of("promise.vote", "other", receiver);
            case CARD -> Phrase.of("promise.card", "resource",
                    IslandSketch.resource(Objects.requireNonNull(resource)), "other", receiver, "tile", tile);
            case WORK -> Phrase.of("promise.work", "work",
                    name("work." + Objects.requireNonNull(work).code()), "tile", tile);
            case AWAY -> Phrase.of("promise.away", "tile", tile);
        };
    }

    private void composing(@Nullable Composing composing) {
        if (composing == null) {
            return;
        }
        pad.line("board.compose", "tile", IslandSketch.tile(composing.tile()));
        shares(composing.shares());
        Resource next = composing.next();
        pad.line("sketch.next", "card", next == null ? name("card.face-down") : IslandSketch.resource(next), "left",
                composing.left());
    }

    private void shares(List<Share> shares) {
        for (Share share : shares) {
            List<Object> cards = IslandSketch.cards(share.cards(), share.faceDown());
            if (!cards.isEmpty()) {
                pad.line("share.of", "seat", seat(share.seat()), "cards", cards);
            }
        }
    }

    private void offer(@Nullable Offer offer) {
        if (offer == null) {
            return;
        }
        pad.line("board.proposes", "name", seat(offer.proposer()), "tile", IslandSketch.tile(offer.tile()));
        shares(offer.shares());
        pad.table("", name("board.votes"), name("board.vote"));
        offer.ballots().forEach(ballot -> pad.row(seat(ballot.seat()), ballot.votes(), answer(ballot)));
        pad.line("board.tally", "inFavour", offer.inFavour(), "against", offer.against(), "needed", offer.needed(),
                "total", offer.ballots().stream().mapToInt(Ballot::votes).sum());
    }

    private static Phrase.NameFact answer(Ballot ballot) {
        Boolean inFavour = ballot.inFavour();
        return name(inFavour == null ? "board.undecided" : inFavour ? "move.vote-for" : "move.vote-against");
    }

    private void bill(@Nullable Bill bill) {
        if (bill == null) {
            return;
        }
        if (view.joint() == null) {
            bill(bill.seat(), thing(bill), bill.price(), bill.left());
        }
        if (bill.markets() > 0) {
            pad.line("board.markets-left", "count", bill.markets());
        }
        if (bill.toll() > 0) {
            pad.line("board.toll-follows", "count", bill.toll());
        }
    }

    private void bill(int seat, Phrase thing, Map<Resource, Integer> price, Map<Resource, Integer> left) {
        pad.line("sketch.bill", "seat", seat(seat), "thing", thing, "price", IslandSketch.price(price), "left",
                left.isEmpty() ? "–" : IslandSketch.price(left));
    }

    private static Phrase thing(Bill bill) {
        String tile = bill.tile();
        return tile == null
                ? Phrase.of("built.army")
                : Phrase.of("built.at", "thing", name("thing." + bill.thing()), "tile", IslandSketch.tile(tile));
    }

    private void toll(@Nullable Toll toll) {
        if (toll != null) {
            pad.line("sketch.toll", "seat", seat(toll.seat()), "tile", IslandSketch.tile(toll.tile()), "others",
                    toll.to().stream().map(Phrase::seat).toList());
        }
    }

    private void joint(@Nullable Joint joint) {
        if (joint == null) {
            return;
        }
        bill(view.mainSeat(), Phrase.of("built.at", "thing", name("work." + joint.work().code()), "tile",
                IslandSketch.tile(joint.tile())), joint.price(), joint.left());
        joint.pledges().forEach(this::pledged);
    }

    private void pledged(Pledged pledged) {
        List<Object> cards = new ArrayList<>(IslandSketch.cards(pledged.cards(), 0));
        pledged.supply().forEach(card -> Components.SUPPLY.stream().filter(each -> each.id().equals(card))
                .forEach(each -> cards.add(Names.supply(each.index()))));
        if (!cards.isEmpty()) {
            pad.line("share.of", "seat", seat(pledged.seat()), "cards", cards);
        }
    }
}
