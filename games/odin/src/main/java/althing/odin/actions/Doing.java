package althing.odin.actions;

import althing.engine.Agenda;
import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.odin.OdinRuling;
import althing.odin.board.Settling;
import althing.odin.board.Supply;
import althing.odin.board.Yield;
import althing.odin.box.Amounts;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.cards.CardPlay;
import althing.odin.cards.Moments;
import althing.odin.cards.ProgramWords;
import althing.odin.course.OdinState;
import althing.odin.course.Step;
import althing.odin.dice.Raging;
import althing.odin.effects.Courier;
import althing.odin.effects.Errand;
import althing.odin.effects.Following;
import althing.odin.effects.InsteadOfUpgrade;
import althing.odin.effects.Latecomer;
import althing.odin.effects.OneMore;
import althing.odin.effects.Recalling;
import althing.odin.effects.Steward;
import althing.odin.effects.TurningOver;
import althing.odin.feast.Feast;

/** Does what an action says, deed by deed, or asks what a deed needs to know (FFO-7). */
public final class Doing extends Step {

    public static final Frame FRAME = new Frame();
    static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);
    private static final int MOST_PRODUCTS = 3;

    public Doing() {
        super("FFO-7.4", FRAME);
    }

    /** Does the deed on top of the agenda, or asks what it needs to know. */
    @Override
    protected void run(OdinState position, int seat) {
        int number = position.due(DEED);
        position.agenda.pop();
        if (!Deeds.isPossible(position, seat, number)) {
            if (Program.isRequired(number)) {
                giveUp(position, number);
            }
            return;
        }
        if (Program.deed(number) instanceof Deed.Upgrade && Deeds.isMountainUpgrade(number)
                && Moments.canInstead(position, seat, Moments.INSTEAD_OF_UPGRADE)) {
            position.push(InsteadOfUpgrade.FRAME, seat, InsteadOfUpgrade.DEED, number);
        } else {
            carryOut(position, seat, number);
        }
    }

    /** Does a deed that is possible, whatever a card offers instead. */
    public static void carryOut(OdinState position, int seat, int number) {
        boolean must = position.now.owns(number) && !position.now.acted
                && !Deeds.isLaterPossible(position, seat, number);
        switch (Program.deed(number)) {
            case Deed.Trade trade -> {
                if (trade.optional()) {
                    position.push(Offer.FRAME, seat, Offer.DEED, number);
                } else {
                    trade(position, seat, trade, number);
                }
            }
            case Deed.PerAnimal products -> give(position, seat, products.product(),
                    Math.min(MOST_PRODUCTS, Supply.animals(position, seat, products.animal())));
            case Deed.PerSeat gift -> give(position, seat, gift.item(), position.seats);
            case Deed.IfAnimal gift -> give(position, seat, gift.item(), gift.count());
            case Deed.Mountain _ -> Digging.begin(position, seat, number, must);
            case Deed.Upgrade upgrade -> Upgrading.begin(position, seat, upgrade, number, must);
            case Deed.Roll roll -> {
                position.push(Steps.Throwing.FRAME, seat, Steps.Throwing.DEED, number);
                position.now.rollBonus = 0;
                Moments.fire(position, seat, Moments.BEFORE_THROW[roll.kind().ordinal()]);
            }
            case Deed.Sale sale -> {
                position.now.saleSilver = 0;
                Sale.ask(position, seat, sale.count(), must);
            }
            case Deed.Explore explore -> position.push(Exploring.FRAME, seat, Exploring.ISLANDS,
                    Exploring.islands(position, seat, explore, number));
            case Deed.Play play -> CardPlay.ask(position, seat, number, play.most(), true);
            case Deed.Turn turn -> TurningOver.ask(position, seat, turn.count());
            case Deed.Rage rage -> Raging.ask(position, seat, rage.bonus());
            case Deed.Bonus bonus -> Yield.payBonuses(position, seat, bonus.houses());
            case Deed.Settle settle -> {
                position.change(seat, settle.item(), 1);
                position.push(Settling.FRAME, seat, Settling.ITEM, settle.item());
            }
            case Deed.Simple simple -> carryOut(position, seat, simple, number, must);
        }
    }

    /** Leaves out what follows a part without which an action cannot be done. */
    private static void giveUp(OdinState position, int number) {
        while (position.isAsked(FRAME) && position.due(DEED) > number
                && position.due(DEED) < Program.endOf(number)) {
            position.agenda.pop();
        }
    }

    private static void carryOut(OdinState position, int seat, Deed.Simple deed, int number, boolean must) {
        switch (deed) {
            case OVERSEAS -> position.push(Overseas.FRAME, seat);
            case FORGE -> position.push(Forging.FRAME, seat);
            case EMIGRATE ->
                Emigrating.ask(position, seat, number, Prices.ofEmigration(position, seat, number), must);
            case REBUILD -> position.push(Rebuilding.FRAME, seat, Rebuilding.MUST, must ? 1 : 0);
            case FEAST -> Feast.begin(position, seat);
            case BREED -> Yield.breedAll(position, seat);
            case HOMECOMING -> Vikings.bringHome(position, seat);
            case FOLLOW -> position.push(Following.FRAME, seat);
            case STEWARD -> position.push(Steward.FRAME, seat);
            case COURIER -> Errand.ask(position, seat, Courier.CLOAKPIN);
            case INNKEEPER -> Errand.ask(position, seat, Courier.DRINKING_HORN);
            case MORE -> position.push(OneMore.FRAME, seat);
            case RECALL -> position.push(Recalling.FRAME, seat);
            case BACK -> Vikings.comeBack(position, seat, position.now.site, 1);
            case LATE -> position.push(Latecomer.FRAME, seat);
            case SOW -> Moments.fire(position, seat, Moments.HARVEST);
            case REAP -> Moments.fire(position, seat, Moments.HARVESTED);
            case GUARDED_EMIGRATION ->
                Emigrating.ask(position, seat, number, Voyages.largeShips(position, seat), false);
        }
    }

    static void trade(OdinState position, int seat, Deed.Trade trade, int number) {
        int space = Program.spaceOf(number);
        position.now.acted |= position.now.owns(number);
        Amounts due = Prices.due(position, seat, number, trade.pay());
        Supply.pay(position, seat, due);
        if (space >= 0 && space == position.now.space) {
            remember(position, due);
        }
        for (int i = 0; i < trade.gain().size(); i++) {
            int item = trade.gain().items()[i];
            Supply.gain(position, seat, item, trade.gain().counts()[i]);
            count(position, space, item, trade.gain().counts()[i]);
            if (!position.noCards && builtOn(position, number) >= 0) {
                built(position, seat, Space.get(builtOn(position, number)), item);
            }
        }
        Supply.tellGain(position, seat, due, trade.gain());
    }

    /** The building resources that were exchanged are remembered for cards that look at them. */
    private static void remember(OdinState position, Amounts paid) {
        for (int item : paid.items()) {
            position.now.exchanged |= item >= Items.WOOD && item <= Items.ORE ? 1 << (item - Items.WOOD) : 0;
        }
    }

    /** The space where a deed builds: its own, or the one on which a card offers it instead (card 105B). */
    private static int builtOn(OdinState position, int deed) {
        int space = Program.spaceOf(deed);
        return space < 0 && position.holds(OdinRuling.BUILT_INSTEAD) ? Program.insteadOf(deed) : space;
    }

    /** Ships and houses from the spaces named for them are built, not bought. */
    private static void built(OdinState position, int seat, Space space, int item) {
        if (space.isShips && (item == Items.KNARR || item == Items.LONGSHIP)) {
            Moments.fire(position, seat, Moments.BUILD_LARGE_SHIP,
                    item == Items.KNARR ? Moments.BUILD_KNARR : OdinState.NOBODY);
        }
        if (space.isHouses && (item == Items.STONE_HOUSE || item == Items.LONG_HOUSE)) {
            Moments.fire(position, seat, Moments.BUILD_HOUSE);
        }
    }

    /** What the space itself gives is remembered for cards that look at it. */
    private static void count(OdinState position, int space, int item, int count) {
        if (space >= 0 && space == position.now.space && item < Items.COUNT) {
            position.now.got[item] += (byte) count;
        }
    }

    private static void give(OdinState position, int seat, int item, int count) {
        position.now.acted = true;
        Supply.gain(position, seat, item, count);
        count(position, position.now.space, item, count);
        if (position.isHeard()) {
            Supply.tellGain(position, seat, Amounts.NONE, new Amounts(new int[]{item}, new int[]{count}));
        }
    }

    @Override
    public int deed(Agenda agenda, int entry) {
        return DEED.at(agenda, entry);
    }
}
