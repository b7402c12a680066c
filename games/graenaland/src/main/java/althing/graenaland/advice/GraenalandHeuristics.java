package althing.graenaland.advice;

import java.util.List;
import java.util.Optional;

import althing.engine.Features;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.Setup;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Things;
import althing.graenaland.building.Callings;
import althing.graenaland.moving.Arrivals;
import althing.graenaland.start.Founding;
import althing.graenaland.table.GraenalandMove.Arm;
import althing.graenaland.table.GraenalandMove.Enter;
import althing.graenaland.table.GraenalandMove.Erect;
import althing.graenaland.table.GraenalandMove.Found;
import althing.graenaland.table.GraenalandMove.Give;
import althing.graenaland.table.GraenalandMove.Keep;
import althing.graenaland.table.GraenalandMove.Lay;
import althing.graenaland.table.GraenalandMove.Lend;
import althing.graenaland.table.GraenalandMove.Order;
import althing.graenaland.table.GraenalandMove.PayGold;
import althing.graenaland.table.GraenalandMove.PayToll;
import althing.graenaland.table.GraenalandMove.Permit;
import althing.graenaland.table.GraenalandMove.PledgeCard;
import althing.graenaland.table.GraenalandMove.PledgeGold;
import althing.graenaland.table.GraenalandMove.PledgeSupply;
import althing.graenaland.table.GraenalandMove.PromiseCard;
import althing.graenaland.table.GraenalandMove.PromiseVote;
import althing.graenaland.table.GraenalandMove.PromiseWork;
import althing.graenaland.table.GraenalandMove.Propose;
import althing.graenaland.table.GraenalandMove.Resettle;
import althing.graenaland.table.GraenalandMove.Settle;
import althing.graenaland.table.GraenalandMove.TakeSupply;
import althing.graenaland.table.GraenalandMove.Trade;
import althing.graenaland.table.GraenalandMove.TradeSupply;
import althing.graenaland.table.GraenalandMove.UseSupply;
import althing.graenaland.table.GraenalandMove.Vote;
import althing.graenaland.table.GraenalandMove.WithdrawCard;
import althing.graenaland.table.GraenalandMove.WithdrawGold;
import althing.graenaland.table.GraenalandMove.WithdrawSupply;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Question;

/** What Graenaland knows about playing well; a point is a resource card. */
public final class GraenalandHeuristics implements Heuristics {

    public static final GraenalandHeuristics INSTANCE = new GraenalandHeuristics();

    static final double VICTORY = 100;
    private static final double FAR = 60;
    /** A move that makes talk longer and seldom better. */
    private static final double RELUCTANT = -0.5;
    private static final int GOLD = Resource.GOLD.ordinal();

    private final Optional<Features> features = Optional.of(new GraenalandFeatures());

    private GraenalandHeuristics() {
    }

    @Override
    public Optional<Features> features() {
        return features;
    }

    @Override
    public double spread(Setup setup) {
        return 7;
    }

    /** About a turn: what comes of a proposal or an order shows when the cards are shared and something is built. */
    @Override
    public int horizon(Setup setup) {
        return 6 * setup.seats();
    }

    /** How to pay and whether to help look clear enough, and nobody votes down its own proposal. */
    @Override
    public boolean isRoutine(Position position, int seat) {
        GraenalandState graenaland = (GraenalandState) position;
        return switch (graenaland.asked) {
            case PAY, TOLL, APPEAL, PLEDGE, JOINT_PAY, MAP_TILE, MAP_VOTE -> true;
            case VOTE -> graenaland.offer.seat == seat;
            default -> false;
        };
    }

    @Override
    public double value(Position position, int seat) {
        GraenalandState graenaland = (GraenalandState) position;
        if (graenaland.announcer != GraenalandState.NONE) {
            return (graenaland.announcer == seat ? VICTORY + FAR : 0) + graenaland.points(seat);
        }
        if (graenaland.isBeforePlay()) {
            return 0;
        }
        double cost = Outlook.cost(graenaland, seat);
        return FAR - cost + Math.min(cost, Appraisal.hand(graenaland, seat)) + Appraisal.income(graenaland, seat)
                + Honour.goodName(graenaland, seat);
    }

    private static List<Part> parts(GraenalandState position, int seat) {
        if (position.announcer != GraenalandState.NONE || position.isBeforePlay()) {
            return List.of(Part.of("part.victory", INSTANCE.value(position, seat)));
        }
        double cost = Outlook.cost(position, seat);
        return List.of(Part.of("part.victory", FAR - cost),
                Part.of("part.hand", Math.min(cost, Appraisal.hand(position, seat))),
                Part.of("part.income", Appraisal.income(position, seat)),
                Part.of("part.name", Honour.goodName(position, seat)));
    }

    @Override
    public List<Part> parts(Position position, int seat) {
        return parts((GraenalandState) position, seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return worth((GraenalandState) position, seat, (GraenalandMove) move);
    }

    private static double worth(GraenalandState position, int seat, GraenalandMove move) {
        return switch (move) {
            case Lay _ -> 0;
            case Found found -> found(position, seat, position.island.provinceOf[found.tile().index()]);
            case Resettle resettle -> found(position, seat, position.island.provinceOf[resettle.tile().index()]) - 0.4;
            case Keep keep -> -Outlook.cost(position, seat, keep.card().index(), Board.NOWHERE, 0, 0);
            case Order order -> march(position, seat, order.hero().ordinal(), target(position, seat, order));
            case Enter enter -> Marching.worth(position, seat, enter.hero().ordinal(),
                    Arrivals.waits(position, seat, enter.hero().ordinal()));
            case Propose propose ->
                Bargain.proposal(position, seat, position.island.provinceOf[propose.tile().index()]);
            case Give give -> give.seat() == Bargain.recipient(position, seat) ? 0.8 : 0;
            case Vote vote -> vote.inFavour() ? Bargain.inFavour(position, seat) : 0;
            case PromiseVote promise -> Persuasion.vote(position, seat, promise);
            case PromiseCard promise -> Persuasion.card(position, seat, promise);
            case PromiseWork promise -> Persuasion.work(position, seat, promise);
            case TakeSupply take -> 6 + Undertaking.supply(position, seat, take.card().index());
            case Settle settle -> Undertaking.settle(position, seat, position.island.provinceOf[settle.tile().index()],
                    settle.tile().village());
            case Erect erect -> Undertaking.erect(position, seat, position.island.provinceOf[erect.tile().index()],
                    erect.building().ordinal());
            case Arm arm -> Undertaking.arm(position, seat, arm);
            case Lend lend -> Undertaking.lend(position, seat, lend);
            case Permit _ -> -1;
            case UseSupply use ->
                Undertaking.saved(position, seat, Amounts.common(position.yard.due, use.card().amounts()))
                        - Appraisal.SUPPLY_CARD;
            case Trade trade -> Undertaking.saved(position, seat, Amounts.one(trade.due().ordinal()))
                    - Appraisal.card(position, seat, trade.card().ordinal()) + 0.05;
            case TradeSupply trade -> Undertaking.saved(position, seat, Amounts.one(trade.due().ordinal()))
                    - Appraisal.SUPPLY_CARD;
            case PayGold gold -> Cards.showing(position.hands[seat], gold.due().ordinal()) == 0 ? -0.3 : -0.6;
            case PayToll toll -> -Undertaking.toll(position, seat, toll);
            case PledgeCard pledge ->
                Appraisal.helping(position, seat) - Appraisal.card(position, seat, pledge.due().ordinal());
            case PledgeGold _ -> Appraisal.helping(position, seat) - Appraisal.card(position, seat, GOLD);
            case PledgeSupply _ -> Appraisal.helping(position, seat) - Appraisal.SUPPLY_CARD;
            case WithdrawCard _,WithdrawGold _,WithdrawSupply _ -> RELUCTANT;
            case Word word -> word(position, seat, word);
        };
    }

    private static double word(GraenalandState position, int seat, Word word) {
        return switch (word) {
            case ACCEPT -> 1;
            case REMAIN -> 1.0 / position.island.settlements(Founding.crowded(position));
            case PROMISE_AWAY -> Persuasion.away();
            case DECLARE -> VICTORY;
            case PAY -> position.asked == Question.JOINT_PAY
                    ? Appraisal.work(position, seat, position.yard.thing - Things.JOINT, position.yard.site)
                            - Amounts.total(position.yard.due) * Appraisal.CARD
                    : 0;
            case BRING -> Marching.worth(position, seat, Callings.kind(position), position.yard.site);
            case CALL -> position.asked == Question.JOINT_PAY ? RELUCTANT : 0;
            case STAY, PASS, WAIT, DONE, LEAVE, READY, CANCEL, DECLINE, REJECT -> 0;
        };
    }

    /** Room, a card to take, a new terrain and many neighbours make a good place. */
    private static double found(GraenalandState position, int seat, int province) {
        int there = position.island.settlements(province);
        int terrain = Components.TERRAIN[position.island.tiles[province]];
        boolean known = false;
        for (int at = 0; at < position.board.coast; at++) {
            known |= position.island.settledAt(seat, at) > 0
                    && Components.TERRAIN[position.island.tiles[at]] == terrain;
        }
        return 1.0 / (there + 1) + (there < 2 ? 0.7 : 0) + (known ? 0 : 0.3)
                + 0.08 * Integer.bitCount(position.board.neighbours[province]);
    }

    private static double march(GraenalandState position, int seat, int hero, int to) {
        return Marching.worth(position, seat, hero, to) - 0.05 - Honour.away(position, seat, to);
    }

    private static int target(GraenalandState position, int seat, Order order) {
        return position.board.target[position.heroes.place(seat, order.hero().ordinal())][order.direction().ordinal()];
    }
}
