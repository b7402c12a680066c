package althing.odin;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.odin.OdinMove.Arm;
import althing.odin.OdinMove.Back;
import althing.odin.OdinMove.Buy;
import althing.odin.OdinMove.Choose;
import althing.odin.OdinMove.Dig;
import althing.odin.OdinMove.Disarm;
import althing.odin.OdinMove.Emigrate;
import althing.odin.OdinMove.Explore;
import althing.odin.OdinMove.First;
import althing.odin.OdinMove.Flip;
import althing.odin.OdinMove.Go;
import althing.odin.OdinMove.Imitate;
import althing.odin.OdinMove.Keep;
import althing.odin.OdinMove.Lay;
import althing.odin.OdinMove.Pay;
import althing.odin.OdinMove.Place;
import althing.odin.OdinMove.Play;
import althing.odin.OdinMove.Raise;
import althing.odin.OdinMove.Rebuild;
import althing.odin.OdinMove.Recall;
import althing.odin.OdinMove.Sail;
import althing.odin.OdinMove.Serve;
import althing.odin.OdinMove.Spend;
import althing.odin.OdinMove.Store;
import althing.odin.OdinMove.Take;
import althing.odin.OdinMove.Upgrade;
import althing.odin.OdinMove.Use;
import althing.odin.OdinMove.Word;

/** What A Feast for Odin knows about playing well. */
final class OdinHeuristics implements Heuristics {

    static final OdinHeuristics INSTANCE = new OdinHeuristics();
    /** What a viking is expected to bring, and how much better than passing any action is. */
    private static final double VIKING = 1.5;
    private static final double ACTING = 20;

    private OdinHeuristics() {
    }

    @Override
    public double spread(Setup setup) {
        return 25;
    }

    @Override
    public double value(Position position, int seat) {
        OdinPosition odin = (OdinPosition) position;
        return odin.isOver() ? odin.points(seat) : expected(odin, seat);
    }

    /** The points so far, what the supply is good for, income to come, and food that is lacking. */
    private static double expected(OdinPosition position, int seat) {
        double value = position.points(seat) + 0.8 * Yield.income(position, seat) * Appraisal.incomesLeft(position);
        for (int item = 0; item < Items.TILES; item++) {
            value += position.count(seat, item) * 0.8 * Appraisal.item(position, item);
        }
        for (int item = Items.WOOD; item <= Items.ORE; item++) {
            value += position.count(seat, item) * 0.6 * Appraisal.item(position, item);
        }
        for (int item = Items.BOW; item <= Items.SWORD; item++) {
            value += position.count(seat, item) * 0.3;
        }
        return value + position.thingSquare[seat] * (position.phase == Phase.ACTIONS ? VIKING : 0)
                + 11.0 * Appraisal.roundsLeft(position);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return worth((OdinPosition) position, seat, (OdinMove) move);
    }

    private static double worth(OdinPosition position, int seat, OdinMove move) {
        return switch (move) {
            case Go go -> go(position, seat, go.space());
            case Imitate imitate -> go(position, seat, imitate.space());
            case Place place -> place(position, seat, place);
            case Lay lay -> LayAppraisal.worth(position, Flow.board(position), Flow.item(position), lay);
            case Buy buy -> buy(position, seat, buy.ship());
            case Arm arm -> arm.ship() >= Items.LONGSHIP && Appraisal.roundsLeft(position) > 0 ? ACTING : -1;
            case Store store -> position.phase == Phase.SCORING ? 1 : store(position, store);
            case Choose choose -> Prospects.alternative(position, seat, Program.get(position.agenda.number()),
                    choose.alternative() - 1);
            case Dig dig -> Prospects.dig(position, dig.strip(), dig.count());
            case Upgrade upgrade -> Prospects.upgrade(position, upgrade.good(),
                    Upgrading.deed(position.agenda.number()).steps());
            case Raise raise -> Prospects.upgrade(position, raise.good(), 2);
            case Disarm _ -> position.isAsked(Task.RAGE) ? 1.5 : -1;
            case First _ -> 0;
            case Keep keep -> CardAppraisal.worth(position, seat, keep.card());
            case Recall recall -> Space.get(recall.space()).column;
            case Play play -> CardAppraisal.worth(position, seat, play.card());
            case Use use -> Prospects.alternative(position, seat, Occupations.program(use.card()),
                    use.alternative() - 1) - 0.3;
            case Spend spend -> -1.2 * spend.stones() - 0.4 * (spend.swords() + spend.spears());
            case Flip flip -> position.isAsked(Task.TURN_OVER)
                    ? Appraisal.item(position, Turning.result(flip.good())) - Appraisal.item(position, flip.good())
                    : Prospects.upgrade(position, flip.good(), 1);
            case Take take -> take(position, take.tile());
            case Explore explore -> Appraisal.island(position, Plan.ALL.get(explore.island()));
            case Emigrate emigrate -> Appraisal.emigration(position, emigrate.ship());
            case Rebuild rebuild -> Appraisal.item(position, Items.KNARR) - Appraisal.item(position, rebuild.boat());
            case Sail sail -> sail.plain() + 2 * sail.armed();
            case Pay pay -> pay(position, pay.weapons());
            case Back back -> back.vikings();
            case Serve serve -> serve(position, serve);
            case Word word -> word(position, seat, word);
        };
    }

    private static double go(OdinPosition position, int seat, int space) {
        double worth = Prospects.space(position, seat, space);
        return worth <= 0 ? worth - 1 : ACTING + worth - VIKING * Space.get(space).column;
    }

    /** Laying pays when it brings more than keeping the tile for something better. */
    private static double place(OdinPosition position, int seat, Place place) {
        int board = place.board() == 0 ? seat : place.board() % Estate.BOARDS;
        double kept = position.phase == Phase.SCORING
                ? kept(place.item())
                : Appraisal.item(position, place.item())
                        * (place.item() == Items.SILVER ? silver(position, seat) : 0.9);
        return LayAppraisal.best(position, board, place.item()) - kept;
    }

    private static double kept(int item) {
        return item == Items.SILVER ? 1 : Items.isAnimal(item) ? Items.POINTS[item] : 0;
    }

    /** Silver is dearer while the Feast of this round is still to be paid. */
    private static double silver(OdinPosition position, int seat) {
        if (position.phase.compareTo(Phase.FEAST) > 0) {
            return 1.1;
        }
        int lacking = Feast.to(position) - Feast.from(position, seat);
        for (int food = 0; food < Items.GOODS; food++) {
            lacking -= position.count(seat, food) > 0 ? Items.FLAT[food] : 0;
        }
        return lacking > -3 ? 3 : 1.1;
    }

    private static double buy(OdinPosition position, int seat, int ship) {
        boolean first = position.count(seat, Items.KNARR) + Supply.longships(position, seat) == 0;
        boolean early = Appraisal.roundsLeft(position) > 1;
        int left = position.count(seat, Items.SILVER) - Anytime.price(ship);
        return ship == Items.KNARR && first && early && left > position.round ? ACTING + 8 : -1;
    }

    private static double store(OdinPosition position, Store store) {
        return Appraisal.roundsLeft(position) > 1 ? -1 : 1 - Appraisal.item(position, store.resource());
    }

    private static double take(OdinPosition position, int tile) {
        double price = switch (position.asked()) {
            case SALE -> Items.PRICE[tile] * Appraisal.item(position, Items.SILVER);
            case DICE -> 0.8 * Dice.boost(position, tile);
            default -> 0;
        };
        return Appraisal.item(position, tile) - price;
    }

    private static double pay(OdinPosition position, int weapons) {
        Throw kind = Dice.kind(position);
        int due = Dice.result(position);
        return Appraisal.amounts(position, kind.reward) - 0.4 * weapons
                - (due - weapons) * Appraisal.item(position, kind.resource());
    }

    /** Food is served for as many squares as it gives, cheap food first. */
    private static double serve(OdinPosition position, Serve serve) {
        int squares = serve.flat() ? Items.FLAT[serve.food()] : Items.UPRIGHT[serve.food()];
        double animal = Items.isAnimal(serve.food()) ? 2 : 0;
        return (2 * squares - Appraisal.item(position, serve.food()) - animal) / squares;
    }

    private static double word(OdinPosition position, int seat, Word word) {
        return switch (word) {
            case PASS, DONE -> 0;
            case TRADE -> position.isAsked(Task.OFFER)
                    ? Prospects.trade(position, (Deed.Trade) Program.deed(position.agenda.number()))
                    : 2;
            case ROLL -> DiceAppraisal.again(position, seat);
            case FAIL -> DiceAppraisal.failure(position);
            case COIN -> 2 - Appraisal.item(position, Items.SILVER);
            case LEAVE -> -1;
        };
    }
}
