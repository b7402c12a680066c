package althing.graenaland.notation;

import static althing.graenaland.notation.Given.require;

import org.jspecify.annotations.Nullable;

import althing.graenaland.box.Board;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Things;
import althing.graenaland.box.Work;
import althing.graenaland.notation.GraenalandNotation.Promised;
import althing.graenaland.notation.GraenalandNotation.Proposal;
import althing.graenaland.notation.GraenalandNotation.Share;
import althing.graenaland.notation.GraenalandNotation.Works;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Offer;
import althing.graenaland.table.Votes;
import althing.graenaland.table.Yard;
import althing.graenaland.talk.Ledger;

/** Reads what is being built, proposed and promised in a notation. */
public final class DealReader {

    private final GraenalandNotation notation;
    private final GraenalandState position;
    private final Given given;

    public DealReader(GraenalandNotation notation, GraenalandState position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
    }

    public void read() {
        building(position.yard, notation.building());
        proposal(position.offer, notation.proposal());
        for (int i = 0; i < notation.promises().size(); i++) {
            promise(i, "promises[" + i + "]", notation.promises().get(i));
        }
        position.promises.makers = Given.seats("promised", notation.promised());
    }

    private void building(Yard yard, Works building) {
        String thing = building.thing();
        yard.builder = building.builder();
        yard.thing = thing == null ? GraenalandState.NONE : Things.number(thing);
        yard.site = given.provinceOrNone("building.site", building.site());
        yard.due = Given.amounts("building.due", building.due());
        yard.nextSupply = building.nextSupply();
        yard.tollTo = Given.seats("building.tollTo", building.tollTo());
        yard.marketsUsed = building.marketsUsed();
        yard.supplyTaken = building.supplyTaken();
        yard.offered = building.offered();
        yard.permitted = Given.orNone(building.permitted());
        yard.calls = building.calls();
        yard.withdrawn = building.withdrawn();
    }

    private void proposal(Offer offer, @Nullable Proposal proposal) {
        if (proposal == null) {
            return;
        }
        offer.seat = proposal.seat();
        offer.province = given.provinceOrNone("proposal.tile", proposal.tile());
        offer.given = proposal.given();
        if (offer.province != Board.NOWHERE) {
            Votes.count(position, offer.province, position.tally);
        }
        for (int seat = 0; seat < position.seats; seat++) {
            Share share = proposal.shares().get(seat);
            offer.votes[seat] = (byte) (offer.province == Board.NOWHERE ? 0 : position.tally[seat]);
            offer.shareUp[seat] = Given.cards(share.faceUp());
            offer.shareDown[seat] = (byte) share.faceDown();
            offer.ballots[seat] = (byte) NotationWords.BALLOTS.indexOf(proposal.ballots().get(seat));
        }
    }

    private void promise(int index, String path, Promised promise) {
        Integer receiver = promise.receiver();
        Resource resource = promise.resource();
        Work work = promise.work();
        boolean fits = switch (promise.pledge()) {
            case VOTE -> receiver != null && resource == null && work == null;
            case CARD -> receiver != null && resource != null && work == null;
            case WORK -> receiver == null && resource == null && work != null;
            case AWAY -> receiver == null && resource == null && work == null;
        };
        require(fits, path + ": receiver, resource and work do not fit to the pledge '"
                + NotationWords.word(promise.pledge()) + "'.");
        require(receiver == null || receiver != promise.maker(), path + ".receiver: nobody promises himself anything.");
        require(promise.turn() <= position.turn, path + ".turn: turn " + promise.turn() + " has not come yet.");
        given.province(path + ".tile", promise.tile());
        int what = resource != null ? resource.ordinal() : work != null ? work.ordinal() : 0;
        position.promises.entries[index] = Ledger.entry(promise.maker(), receiver == null ? Ledger.NOBODY : receiver,
                promise.pledge(), NotationWords.TILES.indexOf(promise.tile()), what, promise.standing(),
                promise.turn());
        position.promises.size = index + 1;
    }
}
