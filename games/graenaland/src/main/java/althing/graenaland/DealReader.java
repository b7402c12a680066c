package althing.graenaland;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.graenaland.GraenalandNotation.Proposal;
import althing.graenaland.GraenalandNotation.Works;
import althing.graenaland.GraenalandView.Promise;
import althing.graenaland.GraenalandView.Stage;

import static althing.graenaland.Given.cards;
import static althing.graenaland.Given.require;
import static althing.graenaland.Given.within;

/** Reads what is being built, proposed and promised in a notation. */
final class DealReader {

    private final GraenalandNotation notation;
    private final GraenalandPosition position;
    private final Given given;

    DealReader(GraenalandNotation notation, GraenalandPosition position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
    }

    void read() {
        building(notation.building());
        proposal(notation.proposal());
        promises();
    }

    private void building(Works building) {
        position.yard.builder = given.seat("building.builder", building.builder());
        String thing = building.thing();
        if (thing != null) {
            position.yard.thing = Things.number(thing);
            require(position.yard.thing >= 0, "building.thing: '" + thing + "' cannot be built.");
        }
        String site = building.site();
        position.yard.site = site == null ? GraenalandPosition.NONE : given.province("building.site", site);
        building.due().forEach((resource, number) -> {
            require(resource != Resource.GOLD, "building.due: no price names gold.");
            position.yard.due += within("building.due", number, 0, 9) * Amounts.one(resource.ordinal());
        });
        position.yard.nextSupply = within("building.nextSupply", building.nextSupply(), 0, Components.SUPPLY.size());
        position.yard.tollTo = given.seats("building.tollTo", building.tollTo());
        position.yard.marketsUsed = within("building.marketsUsed", building.marketsUsed(), 0, Board.MOST);
        position.yard.supplyTaken = building.supplyTaken();
        position.yard.offered = building.offered();
        position.yard.permitted = given.orNone("building.permitted", building.permitted());
        position.yard.calls = within("building.calls", building.calls(), 0, Components.PLEDGE_CALLS);
        position.yard.withdrawn = within("building.withdrawn", building.withdrawn(), 0, Components.PLEDGES_WITHDRAWN);
    }

    private void proposal(@Nullable Proposal proposal) {
        require((proposal != null) == (position.stage == Stage.SHARING), "proposal: there is one in sharing, only.");
        if (proposal == null) {
            return;
        }
        position.offer.seat = given.seat("proposal.seat", proposal.seat());
        String tile = proposal.tile();
        require(proposal.shares().size() == position.seats && proposal.ballots().size() == position.seats,
                "proposal: there must be a share and a ballot for each seat.");
        if (tile != null) {
            position.offer.province = given.province("proposal.tile", tile);
            Votes.count(position, position.offer.province, position.tally);
        }
        int given = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            position.offer.votes[seat] = (byte) (tile == null ? 0 : position.tally[seat]);
            position.offer.shareUp[seat] = cards("proposal.shares", proposal.shares().get(seat).faceUp());
            position.offer.shareDown[seat] = (byte) within("proposal.shares", proposal.shares().get(seat).faceDown(), 0,
                    Cards.ALL);
            given += Cards.total(position.offer.shareUp[seat]) + position.offer.shareDown[seat];
            int ballot = NotationWriter.BALLOTS.indexOf(proposal.ballots().get(seat));
            require(ballot >= 0, "proposal.ballots: '" + proposal.ballots().get(seat) + "' is no ballot.");
            position.offer.ballots[seat] = (byte) ballot;
        }
        position.offer.given = within("proposal.given", proposal.given(), given, given);
    }

    private void promises() {
        require(notation.promises().size() <= Promises.MOST, "promises: there are too many.");
        List<Long> entries = new ArrayList<>();
        for (Promise promise : notation.promises()) {
            entries.add(entry(promise));
        }
        for (long entry : entries) {
            position.promises.entries[position.promises.size++] = entry;
        }
        position.promises.makers = given.seats("promised", notation.promised());
    }

    private long entry(Promise promise) {
        Tile tile = Components.tile(promise.tile());
        Integer receiver = promise.receiver();
        Resource resource = promise.resource();
        Work work = promise.work();
        if (tile == null) {
            throw new BadInput("promises: there is no tile '" + promise.tile() + "'.");
        }
        int what = resource != null ? resource.ordinal() : work != null ? work.ordinal() : 0;
        boolean fits = switch (promise.pledge()) {
            case VOTE -> receiver != null && resource == null && work == null;
            case CARD -> receiver != null && resource != null && work == null;
            case WORK -> receiver == null && resource == null && work != null;
            case AWAY -> receiver == null && resource == null && work == null;
        };
        require(fits, "promises: " + promise.pledge() + " does not fit together.");
        return Ledger.entry(given.seat("promises", promise.maker()),
                receiver == null ? Ledger.NOBODY : given.seat("promises", receiver), promise.pledge(), tile.index(),
                what,
                promise.standing(), within("promises.turn", promise.turn(), 0, NotationReader.MOST_TURNS));
    }
}
