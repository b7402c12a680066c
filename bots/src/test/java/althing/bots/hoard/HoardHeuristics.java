package althing.bots.hoard;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;

/** High cards for high treasures. */
enum HoardHeuristics implements Heuristics {

    INSTANCE;

    @Override
    public double value(Position position, int seat) {
        HoardPosition hoard = (HoardPosition) position;
        int all = 0;
        for (int other = 0; other < hoard.seats(); other++) {
            all += Cards.sum(hoard.held(other));
        }
        double share = all == 0 ? 0 : (double) Cards.sum(hoard.held(seat)) / all;
        return hoard.points(seat) + share * (hoard.treasure() + Cards.sum(hoard.left()));
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        HoardPosition hoard = (HoardPosition) position;
        int left = Integer.bitCount(hoard.left());
        double later = left == 0 ? 0 : (double) Cards.sum(hoard.left()) / left;
        return (hoard.treasure() - later) * ((Lay) move).card() / Hoard.CARDS;
    }

    @Override
    public double spread(Setup setup) {
        return 4;
    }
}
