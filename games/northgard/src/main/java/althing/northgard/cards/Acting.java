package althing.northgard.cards;

import java.util.EnumMap;
import java.util.Map;

import althing.engine.Frame;
import althing.northgard.actions.BuildAction;
import althing.northgard.actions.Exploring;
import althing.northgard.actions.ExploringMore;
import althing.northgard.actions.Pulling;
import althing.northgard.actions.RecruitAction;
import althing.northgard.actions.Replacing;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Acts;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.march.MoveAction;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.year.Gains;
import althing.northgard.year.Trading;

/** What a card does: its actions, one after the other, each with what it needs and how it begins (NOR-6.7, NOR-7.3). */
public final class Acting {

    public static final Frame ACT = new Frame(Question.ACT);
    private static final Frame.Field ACTION = ACT.word("action", Acts.NAMES);

    private static final Need ALWAYS = (position, seat, action) -> true;
    /** Actions for which alone no card is played. */
    private static final Need NEVER = (position, seat, action) -> false;
    private static final Map<Kind, Entry> BY_KIND = new EnumMap<>(Kind.class);

    static {
        basic();
        cards();
        enemies();
        clans();
    }

    private static final Entry[] ENTRIES = entries();

    private Acting() {
    }

    /** Whether an action could be carried out at least in part. */
    private interface Need {
        boolean isMet(NorthgardState position, int seat, Action action);
    }

    /** Carries an action out, or asks the first question of it. */
    private interface Beginning {
        void begin(NorthgardState position, int seat, int act);
    }

    private record Entry(Need need, Beginning beginning) {}

    private static void when(Kind kind, Need need, Beginning beginning) {
        BY_KIND.put(kind, new Entry(need, beginning));
    }

    private static void basic() {
        when(Kind.RECRUIT, RecruitAction::isPossible,
                (position, seat, act) -> RecruitAction.begin(position, seat, Acts.ACTIONS[act]));
        when(Kind.BUILD, BuildAction::isPossible, BuildAction::begin);
        when(Kind.MOVE, ALWAYS, MoveAction::begin);
        when(Kind.EXPLORE, Exploring::isPossible, ExploringMore::begin);
        when(Kind.CHOICE, ALWAYS, (position, seat, act) -> ActionChoice.begin(position, seat, Acts.ACTIONS[act]));
        when(Kind.ANNEX, ALWAYS, (position, seat, act) -> ActionChoice.begin(position, seat, Acts.ACTIONS[act]));
        when(Kind.COLLECT, ALWAYS, (position, seat, act) -> collect(position, seat, Acts.ACTIONS[act]));
        when(Kind.PULL, NEVER, (position, seat, act) -> Pulling.ask(position, seat));
        when(Kind.REPLACE, (position, seat, action) -> Replacing.isPossible(position, seat),
                (position, seat, act) -> Replacing.ask(position, seat));
    }

    private static void cards() {
        when(Kind.DRAW, (position, seat, action) -> position.decks.drawable(seat) >= action.n(), Dividing::begin);
        when(Kind.DRAW_PER_LARGE, (position, seat, action) -> Drawing.canDrawPerLarge(position, seat),
                (position, seat, act) -> Drawing.drawPerLarge(position, seat));
        when(Kind.FETCH, (position, seat, action) -> position.decks.drawable(seat) > 0,
                (position, seat, act) -> CardTaking.ask(position, seat, Kind.FETCH));
        when(Kind.FORESEE, (position, seat, action) -> Passing.mustTake(position, seat),
                (position, seat, act) -> CardTaking.ask(position, seat, Kind.FORESEE));
        for (Kind kind : new Kind[]{Kind.PAY_TO_DRAW, Kind.PAY_TO_RECRUIT}) {
            when(kind, NEVER, (position, seat, act) -> Trading.offerMore(position, seat, Acts.ACTIONS[act]));
        }
        for (Kind kind : new Kind[]{Kind.COPY_NEIGHBOUR, Kind.COPY_SCORCHED, Kind.REPLAY}) {
            when(kind, (position, seat, action) -> Copying.isPossible(position, seat, action.kind()), Copying::begin);
        }
    }

    private static void enemies() {
        for (Kind kind : new Kind[]{Kind.RAID, Kind.PLUNDER, Kind.CAPTURE}) {
            when(kind, (position, seat, action) -> Raids.canStrike(position, seat, action.kind()), Raids::begin);
        }
        when(Kind.BRIBE, (position, seat, action) -> Bribing.isPossible(position, seat), Bribing::begin);
        for (Kind kind : new Kind[]{Kind.SPY, Kind.THREATEN, Kind.RAPACIOUS, Kind.CURSE}) {
            when(kind, (position, seat, action) -> Intrigue.isPossible(position, seat, action.kind()),
                    Intrigue::begin);
        }
        when(Kind.COUNTER, NEVER, (position, seat, act) -> {
            throw new IllegalStateException("Defensive Strategy is not played in a turn");
        });
    }

    private static void clans() {
        when(Kind.KAIJA_AWAKENS, ALWAYS,
                (position, seat, act) -> position.course.awake |= position.holdings.isClan(seat, Clan.BEAR));
        when(Kind.CONQUER, ALWAYS, (position, seat, act) -> position.course.conqueror |= 1 << seat);
        when(Kind.SCORCH, NEVER, (position, seat, act) -> scorch(position, seat));
    }

    private static Entry[] entries() {
        Entry[] entries = new Entry[Kind.values().length];
        BY_KIND.forEach((kind, entry) -> entries[kind.ordinal()] = entry);
        if (BY_KIND.size() != entries.length) {
            throw new IllegalStateException("a kind of action does nothing");
        }
        return entries;
    }

    private static void collect(NorthgardState position, int seat, Action action) {
        Resource resource = action.resource();
        if (resource != null) {
            Gains.collect(position, seat, resource, action.n());
        }
    }

    /** Only the Snake has the token (NOR-18.6). */
    private static void scorch(NorthgardState position, int seat) {
        if (position.holdings.isClan(seat, Clan.SNAKE)) {
            Scorching.ask(position, seat);
        }
    }

    /** Puts the actions of a card on the agenda, the Scorched Earth of Snake's own cards first (NOR-18.6a). */
    public static void push(NorthgardState position, int seat, int card) {
        for (int i = Cards.ACTIONS[card].length - 1; i >= 0; i--) {
            push(position, seat, card, i);
        }
        if (Cards.CLAN[card] == Clan.SNAKE.ordinal()) {
            scorch(position, seat);
        }
    }

    /** Puts one action of a card on the agenda. */
    static void push(NorthgardState position, int seat, int card, int index) {
        position.agenda.push(ACT, seat);
        ACTION.set(position.agenda, Acts.FIRST[card] + index);
    }

    /** A card may be played if its effect can be carried out at least in part (NOR-6.7). */
    public static boolean isPlayable(NorthgardState position, int seat, int card) {
        for (Action action : Cards.ACTIONS[card]) {
            if (isPossible(position, seat, action)) {
                return true;
            }
        }
        return false;
    }

    static boolean isPossible(NorthgardState position, int seat, Action action) {
        return ENTRIES[action.kind().ordinal()].need.isMet(position, seat, action);
    }

    public static void run(NorthgardState position) {
        int seat = position.agenda.seat();
        int act = ACTION.of(position.agenda);
        position.agenda.pop();
        ENTRIES[Acts.ACTIONS[act].kind().ordinal()].beginning.begin(position, seat, act);
    }
}
