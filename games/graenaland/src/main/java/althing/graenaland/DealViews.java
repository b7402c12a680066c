package althing.graenaland;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.graenaland.GraenalandView.Ballot;
import althing.graenaland.GraenalandView.Composing;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Joint;
import althing.graenaland.GraenalandView.Offer;
import althing.graenaland.GraenalandView.Pledged;
import althing.graenaland.GraenalandView.Promise;
import althing.graenaland.GraenalandView.Share;

/** What is offered and promised: proposals, joint works and the ledger. */
final class DealViews {

    private static final Resource[] RESOURCES = Resource.values();
    private static final Work[] WORKS = Work.values();

    private final GraenalandPosition position;
    private final int viewer;

    DealViews(GraenalandPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    @Nullable
    Composing composing() {
        if (!position.isAsked(Decision.ASSIGN) || viewer != position.proposer) {
            return null;
        }
        int kind = Sharing.nextKind(position);
        return new Composing(ProvinceViews.tile(position, position.offerProvince), shares(),
                kind < 0 ? null : RESOURCES[Cards.RESOURCE[kind]],
                Harvest.cards(position, position.offerProvince) - position.offerNext,
                Views.bits(Voting.voters(position)));
    }

    private List<Share> shares() {
        return IntStream.range(0, position.seats)
                .filter(seat -> position.shareUp[seat] != 0 || position.shareDown[seat] != 0)
                .mapToObj(seat -> new Share(seat, CardViews.faces(position.shareUp[seat]), position.shareDown[seat]))
                .toList();
    }

    @Nullable
    Offer offer() {
        if (!position.isAsked(Decision.VOTE)) {
            return null;
        }
        List<Ballot> ballots = Views.bits(Voting.voters(position)).stream()
                .map(seat -> new Ballot(seat, position.votes[seat],
                        position.ballots[seat] == Voting.OPEN ? null : position.ballots[seat] == Voting.FOR))
                .toList();
        return new Offer(position.proposer, ProvinceViews.tile(position, position.offerProvince), shares(), ballots,
                Voting.needed(position),
                Voting.cast(position, Voting.FOR), Voting.cast(position, Voting.AGAINST));
    }

    @Nullable
    Joint joint() {
        if (position.thing < Construction.JOINT) {
            return null;
        }
        int work = position.thing - Construction.JOINT;
        List<Pledged> pledges = IntStream.range(0, position.seats)
                .filter(seat -> position.pledged[seat] != 0 || position.pledgedSupply[seat] != 0)
                .mapToObj(seat -> new Pledged(seat, CardViews.faces(position.pledged[seat]),
                        CardViews.supplyIds(position.pledgedSupply[seat])))
                .toList();
        return new Joint(WORKS[work], ProvinceViews.tile(position, position.site), Amounts.map(Components.WORK[work]),
                Amounts.map(position.due), pledges);
    }

    static List<Promise> promises(GraenalandPosition position) {
        return Arrays.stream(position.ledger, 0, position.ledgerSize).mapToObj(DealViews::promise).toList();
    }

    private static Promise promise(long entry) {
        GraenalandView.Pledge pledge = Ledger.pledge(entry);
        return new Promise(Ledger.maker(entry), Ledger.receiver(entry) == Ledger.NOBODY ? null : Ledger.receiver(entry),
                pledge, Components.TILES.get(Ledger.tile(entry)).id(),
                pledge == GraenalandView.Pledge.CARD ? RESOURCES[Ledger.what(entry)] : null,
                pledge == GraenalandView.Pledge.WORK ? WORKS[Ledger.what(entry)] : null, Ledger.turn(entry),
                Ledger.standing(entry));
    }
}
