package althing.northgard;

import java.util.EnumSet;
import java.util.Set;

import althing.engine.Refusal;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Feed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.TakeClan;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.Under;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.NorthgardView.Decision;

/** Finds the rule that forbids a move which is not listed. What is listed is decided by the rooms of the rules alone. */
final class Refusals {

    private static final Set<Decision> PLACING = EnumSet.of(Decision.FIRST_TILES, Decision.EXPLORE, Decision.LAND);
    private static final Set<Decision> MARCHING = EnumSet.of(Decision.MOVE, Decision.PULL, Decision.BRIBE);

    private final NorthgardPosition position;
    private final int seat;
    private final Decision asked;

    private Refusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    static Refusal refusal(NorthgardPosition position, int seat, NorthgardMove move) {
        if (position.isOver()) {
            return Refusal.over("NOR-17.3");
        }
        if (!position.isPending(seat)) {
            return Refusal.notYourTurn("NOR-6.1", position);
        }
        return new Refusals(position, seat).refusal(move);
    }

    private Refusal refusal(NorthgardMove move) {
        return switch (move) {
            case TakeClan _ -> when(Decision.CLAN, "NOR-3.7", "refusal.clan-taken");
            case Place place ->
                PLACING.contains(asked)
                        ? new TileRefusals(position, seat).refusal(place)
                        : notNow(position, seat, "NOR-11.1");
            case WithCard with -> new CardRefusals(position, seat).refusal(with.use(), with.card());
            case At at -> new TerritoryRefusals(position, seat).refusal(at);
            case March march ->
                MARCHING.contains(asked)
                        ? new MarchRefusals(position, seat).refusal(march)
                        : notNow(position, seat, "NOR-10.1");
            case Send _ -> when(Decision.SEND, "NOR-10.2", "refusal.not-so-many");
            case Build build ->
                asked == Decision.BUILD
                        ? new TerritoryRefusals(position, seat).refusal(build)
                        : notNow(position, seat, "NOR-9.1");
            case Replace _ -> when(Decision.REPLACE, "NOR-27.6", "refusal.no-replacement");
            case Attack _ -> when(Decision.DECLARE, "NOR-23.2", "refusal.no-attack");
            case Feed _ -> asked == Decision.FOOD
                    ? Refusal.of("NOR-13.5", "refusal.too-much-food", "most",
                            Muster.mostFood(position, Muster.eater(position)))
                    : notNow(position, seat, "NOR-13.5");
            case Target _ -> when(Decision.TARGET, "NOR-27.21", "refusal.no-target");
            case WithResource with -> resource(with);
            case Offer _ -> when(Decision.TRADE, "NOR-19.6", "refusal.no-offer");
            case Under _ -> when(Decision.UNDER, "NOR-11.5", "refusal.no-such-tile");
            case As _ -> asked == Decision.CHOOSE || asked == Decision.EXPLORE_MORE
                    ? Refusal.of("NOR-7.2", "refusal.not-possible")
                    : notNow(position, seat, "NOR-7.2");
            case Word word -> notNow(position, seat, rule(word));
        };
    }

    private Refusal when(Decision decision, String rule, String key) {
        return when(position, seat, decision, rule, key);
    }

    static Refusal when(NorthgardPosition position, int seat, Decision decision, String rule, String key) {
        return position.asked() == decision ? Refusal.of(rule, key) : notNow(position, seat, rule);
    }

    static Refusal notNow(NorthgardPosition position, int seat, String rule) {
        return Refusal.notNow(rule, position, seat);
    }

    private static String rule(Word word) {
        return switch (word) {
            case PASS -> "NOR-6.12";
            case END -> "NOR-6.4";
            case STOP -> "NOR-10.1";
            case DECLINE -> "NOR-6.7";
            case COUNTER, ALLOW -> "NOR-27.19";
            case POINT, CASUALTY -> "NOR-13.6";
            case LOSE_UNIT, LOSE_KAIJA -> "NOR-18.2b";
            case DRAW -> "NOR-12.1";
            case REDRAW -> "NOR-27.23";
            case YIELD, BUY_OFF -> "NOR-27.22";
            case ACCEPT, REFUSE -> "NOR-19.6";
        };
    }

    private Refusal resource(WithResource with) {
        return switch (with.deal()) {
            case PAY -> asked == Decision.PAY || asked == Decision.PAY_MORE
                    ? Refusal.of("NOR-1.3", "refusal.no-resource", "resource", Wording.resource(with.resource()))
                    : notNow(position, seat, "NOR-14.5");
            case GAIN -> asked == Decision.GAIN || asked == Decision.SCORCHED_HARVEST
                    ? Refusal.of("NOR-1.11", "refusal.not-shown", "resource", Wording.resource(with.resource()))
                    : notNow(position, seat, "NOR-18.6d");
            case TRADE -> when(Decision.TRADE, "NOR-14.5", "refusal.too-few-resources");
        };
    }
}
