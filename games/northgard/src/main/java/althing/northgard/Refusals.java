package althing.northgard;

import java.util.EnumSet;
import java.util.Set;

import althing.engine.Phrase;
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

/** Finds the rule that forbids a move which is not listed. What is listed is decided by the rooms of the rules alone. */
final class Refusals {

    private static final Set<Question> PLACING = EnumSet.of(Question.FIRST_TILES, Question.EXPLORE, Question.LAND);
    private static final Set<Question> MARCHING = EnumSet.of(Question.MOVE, Question.PULL, Question.BRIBE);
    private static final Set<Question> CHOOSING = EnumSet.of(Question.CHOOSE, Question.EXPLORE_MORE);

    private final NorthgardPosition position;
    private final int seat;
    private final Question asked;

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
            case TakeClan take -> asked == Question.CLAN ? taken(take.clan()) : notNow("NOR-3.7");
            case Place place -> PLACING.contains(asked)
                    ? new TileRefusals(position, seat).refusal(place)
                    : notNow("NOR-11.1");
            case WithCard with -> new CardRefusals(position, seat).refusal(with.use(), with.card());
            case At at -> new TerritoryRefusals(position, seat).refusal(at);
            case March march -> MARCHING.contains(asked)
                    ? new MarchRefusals(position, seat).refusal(march)
                    : notNow("NOR-10.1");
            case Send send -> asked == Question.SEND
                    ? new MarchRefusals(position, seat).refusal(send)
                    : notNow("NOR-10.2");
            case Build build -> asked == Question.BUILD
                    ? new BuildRefusals(position, seat).refusal(build)
                    : notNow("NOR-9.1");
            case Replace replace -> asked == Question.REPLACE
                    ? new BuildRefusals(position, seat).refusal(replace)
                    : notNow("NOR-27.6");
            case Attack attack -> asked == Question.DECLARE ? attack(attack.creature()) : notNow("NOR-23.2");
            case Feed _ -> asked == Question.FOOD ? food() : notNow("NOR-13.5");
            case Target _ -> asked == Question.TARGET
                    ? Refusal.of("NOR-27.21", "refusal.no-target")
                    : notNow("NOR-27.21");
            case WithResource with -> new TradeRefusals(position, seat).refusal(with);
            case Offer offer -> new TradeRefusals(position, seat).refusal(offer);
            case Under _ -> asked == Question.UNDER
                    ? Refusal.of("NOR-11.5", "refusal.no-such-tile")
                    : notNow("NOR-11.5");
            case As as -> CHOOSING.contains(asked) ? choice(as) : notNow("NOR-7.2");
            case Word word -> word(word);
        };
    }

    private Refusal notNow(String rule) {
        return notNow(position, seat, rule);
    }

    static Refusal notNow(NorthgardPosition position, int seat, String rule) {
        return Refusal.notNow(rule, position, seat);
    }

    private Refusal taken(Clan clan) {
        return Refusal.of("NOR-3.7", "refusal.clan-taken", "seat",
                Phrase.seat(position.holdings.seatOf[clan.ordinal()]));
    }

    private Refusal attack(int creature) {
        int there = position.land.of(position.beasts.at[creature]);
        if (there == Tiles.NONE) {
            return Refusal.of("NOR-23.1", "refusal.not-on-map");
        }
        return position.controls(seat, there)
                ? Refusal.of("NOR-23.2", "refusal.one-attack")
                : Refusal.of("NOR-23.1", "refusal.not-controlled");
    }

    private Refusal food() {
        return Refusal.of("NOR-13.5", "refusal.too-much-food", "most",
                Muster.mostFood(position, Muster.eater(position)));
    }

    private Refusal choice(As as) {
        return Choices.isOnCard(position, as.kind())
                ? Refusal.of("NOR-7.2", "refusal.not-possible")
                : Refusal.of("NOR-7.2", "refusal.not-on-card");
    }

    private Refusal word(Word word) {
        if (word == Word.STOP && asked == Question.MOVE) {
            return MarchRefusals.mustLeave(position);
        }
        if (word == Word.PASS && asked == Question.TURN) {
            return position.course.turnPlayed
                    ? Refusal.of("NOR-6.6", "refusal.card-played")
                    : Refusal.of("NOR-6.12", "refusal.must-take");
        }
        return notNow(rule(word));
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
}
