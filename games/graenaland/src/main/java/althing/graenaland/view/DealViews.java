package althing.graenaland.view;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Things;
import althing.graenaland.box.Work;
import althing.graenaland.moving.Harvest;
import althing.graenaland.sharing.Sharing;
import althing.graenaland.sharing.Voting;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Offer;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Question;
import althing.graenaland.talk.Ledger;
import althing.graenaland.view.GraenalandView.Ballot;
import althing.graenaland.view.GraenalandView.Composing;
import althing.graenaland.view.GraenalandView.Joint;
import althing.graenaland.view.GraenalandView.Pledged;
import althing.graenaland.view.GraenalandView.Promise;
import althing.graenaland.view.GraenalandView.Share;

/** What is offered and promised: proposals, joint works and the ledger. */
public final class DealViews {

    private static final Resource[] RESOURCES = Resource.values();
    private static final Work[] WORKS = Work.values();

    private final GraenalandState position;
    private final int viewer;

    public DealViews(GraenalandState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    @Nullable
    public Composing composing() {
        if (!position.isAsked(Question.ASSIGN) || viewer != position.offer.seat) {
            return null;
        }
        int kind = Sharing.nextKind(position);
        return new Composing(ProvinceViews.tile(position, position.offer.province), shares(),
                kind < 0 ? null : RESOURCES[Cards.RESOURCE[kind]],
                Harvest.cards(position, position.offer.province) - position.offer.given,
                Viewing.bits(Voting.voters(position)));
    }

    private List<Share> shares() {
        return IntStream.range(0, position.seats)
                .filter(seat -> position.offer.shareUp[seat] != 0 || position.offer.shareDown[seat] != 0)
                .mapToObj(seat -> new Share(seat, CardViews.faces(position.offer.shareUp[seat]),
                        position.offer.shareDown[seat]))
                .toList();
    }

    public GraenalandView.@Nullable Offer offer() {
        if (!position.isAsked(Question.VOTE)) {
            return null;
        }
        List<Ballot> ballots = Viewing.bits(Voting.voters(position)).stream()
                .map(seat -> new Ballot(seat, position.offer.votes[seat],
                        position.offer.ballots[seat] == Offer.OPEN
                                ? null
                                : position.offer.ballots[seat] == Offer.FOR))
                .toList();
        return new GraenalandView.Offer(position.offer.seat, ProvinceViews.tile(position, position.offer.province),
                shares(), ballots,
                Voting.needed(position),
                Voting.cast(position, Offer.FOR), Voting.cast(position, Offer.AGAINST));
    }

    @Nullable
    public Joint joint() {
        if (position.yard.thing < Things.JOINT) {
            return null;
        }
        int work = position.yard.thing - Things.JOINT;
        List<Pledged> pledges = IntStream.range(0, position.seats)
                .filter(seat -> position.yard.pledged[seat] != 0 || position.yard.pledgedSupply[seat] != 0)
                .mapToObj(seat -> new Pledged(seat, CardViews.faces(position.yard.pledged[seat]),
                        CardViews.supplyIds(position.yard.pledgedSupply[seat])))
                .toList();
        return new Joint(WORKS[work], ProvinceViews.tile(position, position.yard.site),
                Amounts.map(Components.WORK[work]),
                Amounts.map(position.yard.due), pledges);
    }

    public static List<Promise> promises(GraenalandState position) {
        return Arrays.stream(position.promises.entries, 0, position.promises.size).mapToObj(DealViews::promise)
                .toList();
    }

    private static Promise promise(long entry) {
        Pledge pledge = Ledger.pledge(entry);
        return new Promise(Ledger.maker(entry), Ledger.receiver(entry) == Ledger.NOBODY ? null : Ledger.receiver(entry),
                pledge, Components.TILES.get(Ledger.tile(entry)).id(),
                pledge == Pledge.CARD ? RESOURCES[Ledger.what(entry)] : null,
                pledge == Pledge.WORK ? WORKS[Ledger.what(entry)] : null, Ledger.turn(entry),
                Ledger.standing(entry));
    }
}
