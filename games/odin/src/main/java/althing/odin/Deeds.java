package althing.odin;

import althing.engine.MoveList;
import althing.odin.OdinMove.Choose;
import althing.odin.OdinMove.Word;

/** Does what an action space says, deed by deed, and knows whether a deed is possible (FFO-3.6, FFO-7). */
final class Deeds {

    private static final int MOST_PRODUCTS = 3;
    private static final Amounts NOTHING = Amounts.parse("");

    private Deeds() {
    }

    /** Whether the seat can carry out at least one effect of a space and has the ships for it (FFO-3.6, FFO-3.7). */
    static boolean canDo(OdinPosition position, int seat, int space) {
        Space wanted = Space.get(space);
        if (!hasShips(position, seat, wanted)) {
            return false;
        }
        for (int i = 0; i < wanted.program.alternatives(); i++) {
            if (isPossible(position, seat, wanted.program, i)) {
                return true;
            }
        }
        return false;
    }

    static boolean hasShips(OdinPosition position, int seat, Space space) {
        Amounts needs = space.needs;
        boolean any = false;
        boolean all = true;
        for (int i = 0; i < needs.size(); i++) {
            boolean enough = Supply.ships(position, seat, needs.items()[i]) >= needs.counts()[i];
            any |= enough;
            all &= enough;
        }
        return needs.isEmpty() || (space.anyOfNeeds ? any : all);
    }

    static boolean isPossible(OdinPosition position, int seat, Program program, int alternative) {
        boolean any = false;
        for (int i = program.start(alternative); i < program.end(alternative); i++) {
            Deed deed = Program.deed(i);
            boolean possible = isPossible(position, seat, deed);
            if (!possible && deed.isRequired()) {
                return false;
            }
            any |= possible;
        }
        return any;
    }

    /** Whether the deed would have an effect now. */
    static boolean isPossible(OdinPosition position, int seat, Deed deed) {
        return switch (deed) {
            case Deed.Trade trade -> Supply.has(position, seat, trade.pay())
                    && Supply.canGain(position, seat, trade.gain());
            case Deed.PerAnimal products -> Supply.animals(position, seat, products.animal()) > 0;
            case Deed.PerSeat _ -> true;
            case Deed.IfAnimal products -> Supply.animals(position, seat, products.animal()) > 0;
            case Deed.Mountain _ -> Mountains.isPossible(position);
            case Deed.Upgrade upgrade -> Upgrading.isPossible(position, seat, upgrade.steps());
            case Deed.Roll roll -> roll.kind() != Throw.WHALE || Supply.boats(position, seat) > 0;
            case Deed.Sale _ -> Trading.canBuy(position, seat);
            case Deed.Explore explore -> Voyages.canExplore(position, explore.islands());
            case Deed.Play _ -> false;
            case Deed.Simple simple -> isPossible(position, seat, simple);
        };
    }

    private static boolean isPossible(OdinPosition position, int seat, Deed.Simple deed) {
        return switch (deed) {
            case OVERSEAS -> Trading.canFlip(position, seat, 0);
            case FORGE -> true;
            case EMIGRATE -> Voyages.canEmigrate(position, seat);
            case REBUILD -> Voyages.canRebuild(position, seat);
        };
    }

    /** Starts the action of a space: at once where there is one way to do it, else by a choice. */
    static void begin(OdinPosition position, int seat, int space) {
        Program program = Space.get(space).program;
        int only = OdinPosition.NOBODY;
        int possible = 0;
        for (int i = 0; i < program.alternatives(); i++) {
            if (isPossible(position, seat, program, i)) {
                only = i;
                possible++;
            }
        }
        if (possible == 1) {
            schedule(position, seat, program, only);
        } else {
            position.push(Task.CHOOSE, seat, space);
        }
    }

    static void listChoices(OdinPosition position, int seat, MoveList into) {
        Program program = Space.get(position.agenda.number()).program;
        for (int i = 0; i < program.alternatives(); i++) {
            if (isPossible(position, seat, program, i)) {
                into.add(Moves.CHOOSE[i]);
            }
        }
    }

    static void choose(OdinPosition position, int seat, Choose choice) {
        Program program = Space.get(position.agenda.number()).program;
        position.agenda.pop();
        schedule(position, seat, program, choice.alternative() - 1);
    }

    private static void schedule(OdinPosition position, int seat, Program program, int alternative) {
        for (int i = program.end(alternative) - 1; i >= program.start(alternative); i--) {
            position.push(Task.DEED, seat, i);
        }
    }

    /** Does the deed on top of the agenda, or asks what it needs to know. */
    static void run(OdinPosition position, int seat) {
        int number = position.agenda.number();
        position.agenda.pop();
        Deed deed = Program.deed(number);
        if (!isPossible(position, seat, deed)) {
            return;
        }
        boolean must = !position.acted && !isLaterPossible(position, seat, number);
        switch (deed) {
            case Deed.Trade trade -> {
                if (trade.optional()) {
                    position.push(Task.OFFER, seat, number);
                } else {
                    trade(position, seat, trade);
                }
            }
            case Deed.PerAnimal products -> give(position, seat, products.product(),
                    Math.min(MOST_PRODUCTS, Supply.animals(position, seat, products.animal())));
            case Deed.PerSeat gift -> give(position, seat, gift.item(), position.seats);
            case Deed.IfAnimal gift -> give(position, seat, gift.item(), gift.count());
            case Deed.Mountain mountain -> Mountains.begin(position, seat, mountain.parts(), must);
            case Deed.Upgrade upgrade -> Upgrading.begin(position, seat, upgrade.count(), upgrade.steps(), must);
            case Deed.Roll roll -> Dice.begin(position, seat, roll);
            case Deed.Sale sale -> position.push(Task.SALE, seat, Asking.number(sale.count(), must));
            case Deed.Explore explore -> position.push(Task.EXPLORE, seat, explore.islands());
            case Deed.Play _ -> throw new IllegalStateException("no occupation can be played");
            case Deed.Simple simple -> run(position, seat, simple, must);
        }
    }

    private static void run(OdinPosition position, int seat, Deed.Simple deed, boolean must) {
        switch (deed) {
            case OVERSEAS -> position.push(Task.OVERSEAS, seat, 0);
            case FORGE -> position.push(Task.FORGE, seat, 0);
            case EMIGRATE -> position.push(Task.EMIGRATE, seat, Asking.number(0, must));
            case REBUILD -> position.push(Task.REBUILD, seat, Asking.number(0, must));
        }
    }

    private static boolean isLaterPossible(OdinPosition position, int seat, int number) {
        for (int later = number + 1; later < Program.endOf(number); later++) {
            if (isPossible(position, seat, Program.deed(later))) {
                return true;
            }
        }
        return false;
    }

    static void trade(OdinPosition position, int seat, Deed.Trade trade) {
        position.acted = true;
        Supply.pay(position, seat, trade.pay());
        Supply.gain(position, seat, trade.gain());
        Supply.tellGain(position, seat, trade.pay(), trade.gain());
    }

    private static void give(OdinPosition position, int seat, int item, int count) {
        position.acted = true;
        Supply.gain(position, seat, item, count);
        if (position.isHeard()) {
            Supply.tellGain(position, seat, NOTHING, new Amounts(new int[]{item}, new int[]{count}));
        }
    }

    static void playOffer(OdinPosition position, int seat, OdinMove move) {
        int number = position.agenda.number();
        position.agenda.pop();
        if (move == Word.TRADE) {
            trade(position, seat, (Deed.Trade) Program.deed(number));
        }
    }
}
