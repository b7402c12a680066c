package althing.odin;

import althing.odin.OdinMove.Word;

/** Does what an action space says, deed by deed, and knows whether a deed is possible (FFO-3.6, FFO-7). */
final class Deeds {

    private static final int MOST_PRODUCTS = 3;

    private Deeds() {
    }

    /** Whether the seat can carry out at least one effect of a space and has the ships for it (FFO-3.6, FFO-3.7). */
    static boolean canDo(OdinPosition position, int seat, int space) {
        return canDoItself(position, seat, space)
                || Moments.canInstead(position, seat, Moments.INSTEAD[space])
                        && (position.holds(OdinRuling.NO_SHIP_INSTEAD) || hasShips(position, seat, Space.get(space)));
    }

    /** The same without what cards offer instead. */
    static boolean canDoItself(OdinPosition position, int seat, int space) {
        Space wanted = Space.get(space);
        return hasShips(position, seat, wanted)
                && (wanted.program.certain || isPossible(position, seat, wanted.program));
    }

    static boolean isPossible(OdinPosition position, int seat, Program program) {
        for (int i = 0; i < program.alternatives(); i++) {
            if (isPossible(position, seat, program, i)) {
                return true;
            }
        }
        return false;
    }

    static boolean hasShips(OdinPosition position, int seat, Space space) {
        Amounts needs = space.needs;
        if (needs.isEmpty()) {
            return true;
        }
        boolean any = false;
        boolean all = true;
        for (int i = 0; i < needs.size(); i++) {
            boolean enough = ships(position, seat, needs.items()[i]) >= needs.counts()[i];
            any |= enough;
            all &= enough;
        }
        return space.anyOfNeeds ? any : all;
    }

    /** A card lets a knarr stand in for a longship (card 147A). */
    private static int ships(OdinPosition position, int seat, int kind) {
        boolean standIn = kind == Items.LONGSHIP && Occupations.has(position, seat, Occupations.KNARR_AS_LONGSHIP);
        return Supply.ships(position, seat, kind) + (standIn ? position.count(seat, Items.KNARR) : 0);
    }

    static boolean isPossible(OdinPosition position, int seat, Program program, int alternative) {
        boolean any = false;
        for (int i = program.start(alternative); i < program.end(alternative); i++) {
            boolean possible = isPossible(position, seat, i);
            if (!possible && Program.isRequired(i)) {
                return false;
            }
            any |= possible;
        }
        return any;
    }

    /** Whether the deed with this number would have an effect now. */
    static boolean isPossible(OdinPosition position, int seat, int number) {
        return switch (Program.deed(number)) {
            case Deed.Trade trade -> Supply.has(position, seat, Prices.due(position, seat, number, trade.pay()))
                    && Supply.canGain(position, seat, trade.gain());
            case Deed.PerAnimal products -> Supply.animals(position, seat, products.animal()) > 0;
            case Deed.PerSeat _ -> true;
            case Deed.IfAnimal products -> Supply.animals(position, seat, products.animal()) > 0;
            case Deed.Mountain mountain -> Mountains.isPossible(position, mountain.rock());
            case Deed.Upgrade upgrade -> Upgrading.isPossible(position, seat, upgrade) || isMountainUpgrade(number)
                    && Moments.canInstead(position, seat, Moments.INSTEAD_OF_UPGRADE);
            case Deed.Roll roll -> roll.kind() != Throw.WHALE || Supply.boats(position, seat) > 0;
            case Deed.Sale _ -> Trading.canBuy(position, seat);
            case Deed.Explore explore -> Voyages.canExplore(position,
                    Voyages.islands(position, seat, explore, number));
            case Deed.Play _ -> canPlay(position, seat, Program.spaceOf(number));
            case Deed.Bonus _ -> true;
            case Deed.Turn _ -> Turning.isPossible(position, seat);
            case Deed.Rage _ -> Dice.mostOre(position, seat) > 0;
            case Deed.Settle settle -> Anytime.fits(position, seat, settle.item());
            case Deed.Simple simple -> isPossible(position, seat, simple, number);
        };
    }

    /** Cards come from the hand, or from the draw that comes before an action of column 3 (FFO-13.3). */
    private static boolean canPlay(OdinPosition position, int seat, int space) {
        boolean drawsFirst = space >= 0 && Space.get(space).column == 3 && position.now.space != space;
        return Duty.canSpareCard(position, seat)
                || drawsFirst && Occupations.count(position, Occupations.DECK) > 0;
    }

    private static boolean isPossible(OdinPosition position, int seat, Deed.Simple deed, int number) {
        return switch (deed) {
            case OVERSEAS -> Trading.canFlip(position, seat, 0);
            case FORGE -> true;
            case EMIGRATE ->
                Voyages.canEmigrate(position, seat, Prices.ofEmigration(position, seat, number));
            case REBUILD -> Voyages.canRebuild(position, seat);
            case FEAST, BREED, HOMECOMING, SOW, REAP -> true;
            case FOLLOW -> Choosing.canFollow(position, seat);
            case STEWARD -> Anytime.canFillShed(position, seat);
            case COURIER -> Courier.CLOAKPIN.isPossible(position, seat);
            case INNKEEPER -> Courier.DRINKING_HORN.isPossible(position, seat);
            case MORE -> Choosing.canHaveMore(position, seat);
            case RECALL -> Recalling.isPossible(position, seat);
            case BACK -> position.now.site >= 0 && position.standing[position.now.site] > 0;
            case LATE -> Latecomer.isPossible(position, seat);
            case GUARDED_EMIGRATION -> Voyages.canEmigrate(position, seat, Voyages.largeShips(position, seat));
        };
    }

    /** Does the deed on top of the agenda, or asks what it needs to know. */
    static void run(OdinPosition position, int seat) {
        int number = position.due(Due.DEED);
        position.agenda.pop();
        if (!isPossible(position, seat, number)) {
            if (Program.isRequired(number)) {
                giveUp(position, number);
            }
            return;
        }
        if (Program.deed(number) instanceof Deed.Upgrade && isMountainUpgrade(number)
                && Moments.canInstead(position, seat, Moments.INSTEAD_OF_UPGRADE)) {
            position.push(Task.INSTEAD_UPGRADE, seat, Due.INSTEAD_UPGRADE, number);
        } else {
            carryOut(position, seat, number);
        }
    }

    /** Does a deed that is possible, whatever a card offers instead. */
    static void carryOut(OdinPosition position, int seat, int number) {
        boolean must = position.now.owns(number) && !position.now.acted
                && !isLaterPossible(position, seat, number);
        switch (Program.deed(number)) {
            case Deed.Trade trade -> {
                if (trade.optional()) {
                    position.push(Task.OFFER, seat, Due.OFFER, number);
                } else {
                    trade(position, seat, trade, number);
                }
            }
            case Deed.PerAnimal products -> give(position, seat, products.product(),
                    Math.min(MOST_PRODUCTS, Supply.animals(position, seat, products.animal())));
            case Deed.PerSeat gift -> give(position, seat, gift.item(), position.seats);
            case Deed.IfAnimal gift -> give(position, seat, gift.item(), gift.count());
            case Deed.Mountain _ -> Mountains.begin(position, seat, number, must);
            case Deed.Upgrade upgrade -> Upgrading.begin(position, seat, upgrade, number, must);
            case Deed.Roll roll -> {
                position.push(Task.THROW, seat, Due.THROW, number);
                position.now.rollBonus = 0;
                Moments.fire(position, seat, Moments.BEFORE_THROW[roll.kind().ordinal()]);
            }
            case Deed.Sale sale -> {
                position.now.saleSilver = 0;
                Trading.askSale(position, seat, sale.count(), must);
            }
            case Deed.Explore explore -> position.push(Task.EXPLORE, seat, Due.ISLANDS,
                    Voyages.islands(position, seat, explore, number));
            case Deed.Play play -> Occupations.askPlay(position, seat, number, play.most(), true);
            case Deed.Turn turn -> position.push(Task.TURN_OVER, seat, Due.TURN_OVER_LEFT, turn.count());
            case Deed.Rage rage -> position.push(Task.RAGE, seat, Due.RAGE, rage.bonus());
            case Deed.Bonus bonus -> Yield.payBonuses(position, seat, bonus.houses());
            case Deed.Settle settle -> {
                position.change(seat, settle.item(), 1);
                position.push(Task.SETTLE, seat, Due.SETTLED, settle.item());
            }
            case Deed.Simple simple -> run(position, seat, simple, number, must);
        }
    }

    /** Leaves out what follows a part without which an action cannot be done. */
    private static void giveUp(OdinPosition position, int number) {
        while (position.isAsked(Task.DEED) && position.due(Due.DEED) > number
                && position.due(Due.DEED) < Program.endOf(number)) {
            position.agenda.pop();
        }
    }

    private static void run(OdinPosition position, int seat, Deed.Simple deed, int number, boolean must) {
        switch (deed) {
            case OVERSEAS -> position.push(Task.OVERSEAS, seat);
            case FORGE -> position.push(Task.FORGE, seat);
            case EMIGRATE ->
                Voyages.askShip(position, seat, number, Prices.ofEmigration(position, seat, number), must);
            case REBUILD -> position.push(Task.REBUILD, seat, Due.REBUILD_MUST, must ? 1 : 0);
            case FEAST -> Feast.begin(position, seat);
            case BREED -> Yield.breedAll(position, seat);
            case HOMECOMING -> Turns.bringHome(position, seat);
            case FOLLOW -> position.push(Task.FOLLOW, seat);
            case STEWARD -> position.push(Task.STEWARD, seat);
            case COURIER -> Courier.CLOAKPIN.ask(position, seat);
            case INNKEEPER -> Courier.DRINKING_HORN.ask(position, seat);
            case MORE -> position.push(Task.MORE, seat);
            case RECALL -> position.push(Task.RECALL, seat);
            case BACK -> Turns.comeBack(position, seat, position.now.site, 1);
            case LATE -> position.push(Task.LATE, seat);
            case SOW -> Moments.fire(position, seat, Moments.HARVEST);
            case REAP -> Moments.fire(position, seat, Moments.HARVESTED);
            case GUARDED_EMIGRATION ->
                Voyages.askShip(position, seat, number, Voyages.largeShips(position, seat), false);
        }
    }

    /** Whether the deed is the upgrade of a space that also gives one from a mountain strip (card 102B). */
    private static boolean isMountainUpgrade(int number) {
        int space = Program.spaceOf(number);
        return space >= 0 && Space.get(space).isMountainUpgrade;
    }

    private static boolean isLaterPossible(OdinPosition position, int seat, int number) {
        for (int later = number + 1; later < Program.endOf(number); later++) {
            if (isPossible(position, seat, later)) {
                return true;
            }
        }
        return false;
    }

    private static void trade(OdinPosition position, int seat, Deed.Trade trade, int number) {
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
    private static void remember(OdinPosition position, Amounts paid) {
        for (int item : paid.items()) {
            position.now.exchanged |= item >= Items.WOOD && item <= Items.ORE ? 1 << item - Items.WOOD : 0;
        }
    }

    /** The space where a deed builds: its own, or the one on which a card offers it instead (card 105B). */
    private static int builtOn(OdinPosition position, int deed) {
        int space = Program.spaceOf(deed);
        return space < 0 && position.holds(OdinRuling.BUILT_INSTEAD) ? Program.insteadOf(deed) : space;
    }

    /** Ships and houses from the spaces named for them are built, not bought. */
    private static void built(OdinPosition position, int seat, Space space, int item) {
        if (space.isShips && (item == Items.KNARR || item == Items.LONGSHIP)) {
            Moments.fire(position, seat, Moments.BUILD_LARGE_SHIP,
                    item == Items.KNARR ? Moments.BUILD_KNARR : OdinPosition.NOBODY);
        }
        if (space.isHouses && (item == Items.STONE_HOUSE || item == Items.LONG_HOUSE)) {
            Moments.fire(position, seat, Moments.BUILD_HOUSE);
        }
    }

    /** What the space itself gives is remembered for cards that look at it. */
    private static void count(OdinPosition position, int space, int item, int count) {
        if (space >= 0 && space == position.now.space && item < Items.COUNT) {
            position.now.got[item] += (byte) count;
        }
    }

    private static void give(OdinPosition position, int seat, int item, int count) {
        position.now.acted = true;
        Supply.gain(position, seat, item, count);
        count(position, position.now.space, item, count);
        if (position.isHeard()) {
            Supply.tellGain(position, seat, Amounts.NONE, new Amounts(new int[]{item}, new int[]{count}));
        }
    }

    static void playOffer(OdinPosition position, int seat, OdinMove move) {
        int number = position.due(Due.OFFER);
        position.agenda.pop();
        if (move == Word.TRADE) {
            trade(position, seat, (Deed.Trade) Program.deed(number), number);
        }
    }
}
