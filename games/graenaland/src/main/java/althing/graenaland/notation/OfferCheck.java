package althing.graenaland.notation;

import static althing.graenaland.notation.Given.require;

import althing.graenaland.box.Cards;
import althing.graenaland.moving.Harvest;
import althing.graenaland.sharing.Sharing;
import althing.graenaland.sharing.Voting;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Offer;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;

/** Refuses a proposal that does not fit to the cards, the votes and what is asked. */
public final class OfferCheck {

    private final GraenalandState position;
    private final Offer offer;

    public OfferCheck(GraenalandState position) {
        this.position = position;
        this.offer = position.offer;
    }

    public void check() {
        require((offer.seat != GraenalandState.NONE) == (position.stage == Stage.SHARING),
                "proposal: there is one while cards are shared, and only then.");
        if (position.stage == Stage.SHARING) {
            require((offer.province == GraenalandState.NONE) == position.isAsked(Question.PROPOSE),
                    "proposal.tile: it is chosen first of all, and then not changed.");
            if (offer.province == GraenalandState.NONE) {
                require(offer.given == 0, "proposal.given: nothing can be given before a province is chosen.");
                shares(Cards.NONE, 0);
            } else {
                proposal();
            }
            ballots();
        }
    }

    private void proposal() {
        require(Sharing.mayPropose(position, offer.seat, offer.province, null),
                "proposal.tile: this seat can propose nothing there.");
        require(Integer.bitCount(Voting.voters(position)) > 1, "proposal.tile: nobody else has a vote there.");
        int cards = Harvest.cards(position, offer.province);
        require(position.isAsked(Question.ASSIGN) ? offer.given < cards : offer.given == cards,
                "proposal.given: of " + cards + " cards " + offer.given + " cannot be given here.");
        int up = Math.min(offer.given, Cards.total(position.island.up[offer.province]));
        long dealt = Cards.NONE;
        for (int i = 0; i < up; i++) {
            dealt += Cards.one(Cards.at(position.island.up[offer.province], i));
        }
        shares(dealt, offer.given - up);
    }

    /** The shares are what has been given, in its order, and go to those who have a vote. */
    private void shares(long up, int down) {
        long sharedUp = Cards.NONE;
        int sharedDown = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            long share = offer.shareUp[seat];
            require(Cards.common(share, up) == share && offer.shareDown[seat] <= down,
                    "proposal.shares[" + seat + "]: these cards were not given.");
            require(offer.votes[seat] > 0 || (share == Cards.NONE && offer.shareDown[seat] == 0),
                    "proposal.shares[" + seat + "]: this seat has no vote there.");
            sharedUp += share;
            sharedDown += offer.shareDown[seat];
        }
        require(sharedUp == up && sharedDown == down, "proposal.shares: they are not what has been given.");
    }

    private void ballots() {
        for (int seat = 0; seat < position.seats; seat++) {
            boolean open = !position.isAsked(Question.VOTE) || offer.votes[seat] == 0 || position.isPending(seat);
            require(open == (offer.ballots[seat] == Offer.OPEN), "proposal.ballots[" + seat + "]: it must be "
                    + (open ? "'open' here." : "cast, because the seat owes no answer."));
            require(!position.isAsked(Question.VOTE) || !position.isPending(seat) || offer.votes[seat] > 0,
                    "pending: seat " + seat + " has no vote there.");
        }
    }
}
