package althing.graenaland.advice;

import java.util.List;

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
import althing.graenaland.building.Tolls;
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
import althing.graenaland.table.Sites;

/** What Graenaland knows about playing well; a point is a resource card. */
public final class GraenalandHeuristics implements Heuristics {

    public static final GraenalandHeuristics INSTANCE = new GraenalandHeuristics();

    private static final double VICTORY = 100;
    private static final double FAR = 60;
    /** A move that makes talk longer and seldom better. */
    private static final double RELUCTANT = -0.5;
    private static final int GOLD = Resource.GOLD.ordinal();

    private GraenalandHeuristics() {
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
            case Found found -> found(position, seat, position.provinceOf[found.tile().index()]);
            case Resettle resettle -> found(position, seat, position.provinceOf[resettle.tile().index()]) - 0.4;
            case Keep keep -> -Outlook.cost(position, seat, keep.card().index(), Board.NOWHERE, 0, 0);
            case Order order -> march(position, seat, order.hero().ordinal(), target(position, seat, order));
            case Enter enter -> Marching.worth(position, seat, enter.hero().ordinal(),
                    Arrivals.waits(position, seat, enter.hero().ordinal()));
            case Propose propose -> Bargain.proposal(position, seat, position.provinceOf[propose.tile().index()]);
            case Give give -> give.seat() == Bargain.recipient(position, seat) ? 0.8 : 0;
            case Vote vote -> vote.inFavour() ? Bargain.inFavour(position, seat) : 0;
            case PromiseVote promise -> Persuasion.vote(position, seat, promise);
            case PromiseCard promise -> Persuasion.card(position, seat, promise);
            case PromiseWork promise -> Persuasion.work(position, seat, promise);
            case TakeSupply take -> 6 + supply(position, seat, take.card().index());
            case Settle settle -> settle(position, seat, position.provinceOf[settle.tile().index()],
                    settle.tile().village());
            case Erect erect -> erect(position, seat, position.provinceOf[erect.tile().index()],
                    erect.building().ordinal());
            case Arm arm -> arm(position, seat, arm);
            case Lend lend -> lend(position, seat, lend);
            case Permit _ -> -1;
            case UseSupply use -> saved(position, seat, Amounts.common(position.yard.due, use.card().amounts()))
                    - Appraisal.SUPPLY_CARD;
            case Trade trade -> saved(position, seat, Amounts.one(trade.due().ordinal()))
                    - Appraisal.card(position, seat, trade.card().ordinal()) + 0.05;
            case TradeSupply trade -> saved(position, seat, Amounts.one(trade.due().ordinal()))
                    - Appraisal.SUPPLY_CARD;
            case PayGold gold -> Cards.showing(position.hands[seat], gold.due().ordinal()) == 0 ? -0.3 : -0.6;
            case PayToll toll -> -toll(position, seat, toll);
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
            case REMAIN -> 1.0 / position.settlements(Founding.crowded(position));
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
        int there = position.settlements(province);
        int terrain = Components.TERRAIN[position.tiles[province]];
        boolean known = false;
        for (int at = 0; at < position.board.coast; at++) {
            known |= position.settledAt(seat, at) > 0 && Components.TERRAIN[position.tiles[at]] == terrain;
        }
        return 1.0 / (there + 1) + (there < 2 ? 0.7 : 0) + (known ? 0 : 0.3)
                + 0.08 * Integer.bitCount(position.board.neighbours[province]);
    }

    private static double march(GraenalandState position, int seat, int hero, int to) {
        return Marching.worth(position, seat, hero, to) - 0.05 - Honour.away(position, seat, to);
    }

    private static int target(GraenalandState position, int seat, Order order) {
        return position.board.target[position.hero(seat, order.hero().ordinal())][order.direction().ordinal()];
    }

    private static double supply(GraenalandState position, int seat, int card) {
        double worth = 0;
        for (Resource resource : Components.SUPPLY.get(card).resources()) {
            worth += Appraisal.card(position, seat, resource.ordinal());
        }
        return worth;
    }

    private static double price(GraenalandState position, int seat, int price) {
        double worth = 0;
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            worth += Amounts.of(price, resource) * (0.3 + 0.5 * Appraisal.card(position, seat, resource));
        }
        return worth;
    }

    private static double settle(GraenalandState position, int seat, int province, int price) {
        double toll = Integer.bitCount(Sites.takers(position, seat, province)) * 1.3;
        return progress(position, seat, province, 0, 0) + Appraisal.incomeBySettling(position, seat, province)
                - price(position, seat, price) - toll;
    }

    private static double erect(GraenalandState position, int seat, int province, int kind) {
        boolean firstHero = kind > 0 && position.hero(seat, Callings.hero(kind)) == Board.NOWHERE;
        double hero = firstHero ? 0.25 * Appraisal.turnsLeft(position) : 0;
        double fort = kind == 0 && Sites.fortResources(position, seat) == 0 ? 0.8 : 0;
        return progress(position, seat, province, 1, 0) + Appraisal.incomeBySettling(position, seat, province) + hero
                + fort - price(position, seat, Components.BUILDING[kind]);
    }

    private static double arm(GraenalandState position, int seat, Arm arm) {
        int price = arm.withoutFort()
                ? Components.ARMY
                : Components.ARMY_WITH_FORT + Amounts.one(arm.fort().ordinal());
        return progress(position, seat, Board.NOWHERE, 0, 1) + Math.min(1.2, 0.1 * Appraisal.turnsLeft(position))
                - price(position, seat, price);
    }

    /** How much nearer victory comes; reaching it is worth everything. */
    private static double progress(GraenalandState position, int seat, int province, int building, int army) {
        double before = Outlook.cost(position, seat);
        double after = Outlook.cost(position, seat, position.victory[seat], province, building, army);
        return after == 0 && before > 0 && position.announcer == GraenalandState.NONE ? VICTORY : before - after;
    }

    private static double lend(GraenalandState position, int seat, Lend lend) {
        int work = lend.work().ordinal();
        int province = position.provinceOf[lend.tile().index()];
        double gain = Appraisal.work(position, seat, work, province) + Honour.work(position, seat, work, province);
        double alone = gain - price(position, seat, Components.WORK[work]);
        return lend.joint() ? invitation(position, seat, work, province, gain) : alone;
    }

    /** An invitation is worth what the work brings less what those who are likely to help leave to pay. */
    private static double invitation(GraenalandState position, int seat, int work, int province, double gain) {
        int helpers = 0;
        for (int other = 0; other < position.seats; other++) {
            boolean willing = Appraisal.helping(position, other, work, province) > 0.9;
            helpers += other != seat && willing && position.hands[other] != Cards.NONE ? 1 : 0;
        }
        int left = Math.max(0, Amounts.total(Components.WORK[work]) - helpers);
        return helpers > 0 ? gain - left * Appraisal.CARD : -0.5;
    }

    /** What the cards are worth that need not be paid: plain ones where the seat has them, gold where not. */
    private static double saved(GraenalandState position, int seat, int amounts) {
        double worth = 0;
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            int number = Amounts.of(amounts, resource);
            boolean plain = Cards.showing(position.hands[seat], resource) >= number;
            worth += number * (plain ? Appraisal.card(position, seat, resource) : Appraisal.card(position, seat, GOLD));
        }
        return worth;
    }

    private static double toll(GraenalandState position, int seat, PayToll toll) {
        int resource = toll.resource().ordinal();
        return Appraisal.card(position, seat, resource)
                + 0.4 * Appraisal.card(position, Tolls.taker(position), resource);
    }
}
