package althing.northgard.cards;

import althing.engine.Frame;
import althing.northgard.actions.Construction;
import althing.northgard.actions.Exploring;
import althing.northgard.actions.Marching;
import althing.northgard.actions.Recruiting;
import althing.northgard.box.Action;
import althing.northgard.box.Acts;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.year.Gains;
import althing.northgard.year.Trading;

/** What a card does: its actions, one after the other (NOR-7.3). */
public final class Effects {

    public static final Frame ACT = new Frame(Question.ACT);
    private static final Frame.Field ACTION = ACT.word("action", Acts.NAMES);

    private Effects() {
    }

    /** Puts the actions of a card on the agenda, the Scorched Earth of Snake's own cards first (NOR-18.6a). */
    public static void push(NorthgardState position, int seat, int card) {
        for (int i = Cards.ACTIONS[card].length - 1; i >= 0; i--) {
            push(position, seat, card, i);
        }
        if (Cards.CLAN[card] == Clan.SNAKE.ordinal() && position.holdings.isClan(seat, Clan.SNAKE)) {
            Scorching.ask(position, seat);
        }
    }

    /** Puts one action of a card on the agenda. */
    public static void push(NorthgardState position, int seat, int card, int index) {
        position.agenda.push(ACT, seat);
        ACTION.set(position.agenda, Acts.FIRST[card] + index);
    }

    /** A card may be played if its effect can be carried out at least in part (NOR-6.7). */
    public static boolean isPlayable(NorthgardState position, int seat, int card) {
        Action[] actions = Cards.ACTIONS[card];
        for (int i = 0; i < actions.length; i++) {
            if (isPossible(position, seat, actions[i])) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPossible(NorthgardState position, int seat, Action action) {
        return switch (action.kind()) {
            case RECRUIT -> Recruiting.isPossible(position, seat, action);
            case BUILD -> Construction.isPossible(position, seat, action);
            case MOVE, CHOICE, ANNEX, KAIJA_AWAKENS, CONQUER, COLLECT -> true;
            case EXPLORE -> Exploring.isPossible(position, seat, action);
            case DRAW -> position.decks.drawable(seat) >= action.n();
            case DRAW_PER_LARGE -> Drawing.canDrawPerLarge(position, seat);
            case PAY_TO_DRAW, PAY_TO_RECRUIT, PULL, SCORCH, COUNTER -> false;
            case RAID, PLUNDER, CAPTURE -> Raids.canStrike(position, seat, action.kind());
            case BRIBE -> Raids.canBribe(position, seat);
            case FETCH -> position.decks.drawable(seat) > 0;
            case FORESEE -> position.piles.offerSize > 0 && (position.course.foresaw >> seat & 1) == 0;
            case SPY, THREATEN, RAPACIOUS, CURSE -> Intrigue.isPossible(position, seat, action.kind());
            case REPLACE -> Construction.canReplace(position, seat);
            case COPY_NEIGHBOUR, COPY_SCORCHED, REPLAY -> Copying.isPossible(position, seat, action.kind());
        };
    }

    public static void run(NorthgardState position) {
        int seat = position.agenda.seat();
        int act = ACTION.of(position.agenda);
        position.agenda.pop();
        Action action = Acts.ACTIONS[act];
        switch (action.kind()) {
            case RECRUIT -> Recruiting.begin(position, seat, action);
            case BUILD -> Construction.begin(position, seat, act);
            case MOVE -> Marching.begin(position, seat, act);
            case EXPLORE -> Choices.explore(position, seat, act);
            case DRAW -> Drawing.draw(position, seat, act);
            case COLLECT -> {
                Resource resource = action.resource();
                if (resource != null) {
                    Gains.collect(position, seat, resource, action.n());
                }
            }
            case CHOICE, ANNEX -> Choices.begin(position, seat, action);
            case KAIJA_AWAKENS -> position.course.awake |= position.holdings.isClan(seat, Clan.BEAR);
            case CONQUER -> position.course.conqueror |= 1 << seat;
            case DRAW_PER_LARGE -> Drawing.drawPerLarge(position, seat);
            case PAY_TO_DRAW, PAY_TO_RECRUIT -> Trading.offerMore(position, seat, action);
            case PULL -> Recruiting.askPull(position, seat);
            case SCORCH -> {
                if (position.holdings.isClan(seat, Clan.SNAKE)) {
                    Scorching.ask(position, seat);
                }
            }
            case RAID, PLUNDER, CAPTURE -> Raids.begin(position, seat, act);
            case BRIBE -> Raids.beginBribe(position, seat, act);
            case FETCH, FORESEE -> Drawing.askTake(position, seat, action.kind());
            case SPY, THREATEN, RAPACIOUS, CURSE -> Intrigue.begin(position, seat, act);
            case COUNTER -> throw new IllegalStateException("Defensive Strategy is not played in a turn");
            case REPLACE -> Construction.askReplace(position, seat);
            case COPY_NEIGHBOUR, COPY_SCORCHED, REPLAY -> Copying.begin(position, seat, act);
        }
    }
}
