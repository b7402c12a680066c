package althing.odin;

/** What the actions of a space promise a seat. */
final class Prospects {

    private Prospects() {
    }

    /** The best alternative of a space. */
    static double space(OdinPosition position, int seat, int space) {
        Program program = Space.get(space).program;
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < program.alternatives(); i++) {
            if (Deeds.isPossible(position, seat, program, i)) {
                best = Math.max(best, alternative(position, seat, program, i));
            }
        }
        return best;
    }

    static double alternative(OdinPosition position, int seat, Program program, int alternative) {
        double worth = 0;
        for (int i = program.start(alternative); i < program.end(alternative); i++) {
            if (Deeds.isPossible(position, seat, i)) {
                worth += deed(position, seat, Program.deed(i));
            }
        }
        return worth;
    }

    private static double deed(OdinPosition position, int seat, Deed deed) {
        return switch (deed) {
            case Deed.Trade trade -> {
                double worth = trade(position, trade);
                yield trade.optional() ? Math.max(0, worth) : worth;
            }
            case Deed.PerAnimal products -> Appraisal.item(position, products.product())
                    * Math.min(3, Supply.animals(position, seat, products.animal()));
            case Deed.PerSeat gift -> Appraisal.item(position, gift.item()) * position.seats;
            case Deed.IfAnimal gift -> Appraisal.item(position, gift.item()) * gift.count();
            case Deed.Mountain mountain -> mountain(position, mountain.parts());
            case Deed.Upgrade upgrade -> upgrades(position, seat, upgrade.count(), upgrade.steps());
            case Deed.Roll roll -> roll(position, seat, roll.kind());
            case Deed.Sale sale -> 3.5 * sale.count();
            case Deed.Explore explore -> exploration(position, explore.islands());
            case Deed.Play _ -> 3;
            case Deed.Bonus _ -> 1;
            case Deed.Turn turn -> 0.5 * turn.count();
            case Deed.Rage _ -> 1;
            case Deed.Settle settle -> Appraisal.item(position, settle.item());
            case Deed.Simple simple -> simple(position, seat, simple);
        };
    }

    static double trade(OdinPosition position, Deed.Trade trade) {
        return Appraisal.amounts(position, trade.gain()) - Appraisal.amounts(position, trade.pay());
    }

    private static double simple(OdinPosition position, int seat, Deed.Simple deed) {
        return switch (deed) {
            case OVERSEAS -> overseas(position, seat);
            case FORGE -> 8.5;
            case EMIGRATE -> Math.max(0, Appraisal.emigration(position,
                    position.count(seat, Items.KNARR) > 0 ? Items.KNARR : Items.LONGSHIP));
            case REBUILD -> 3;
            case FEAST -> -6;
            case BREED -> 3;
            case HOMECOMING -> 3;
            case FOLLOW -> 4;
            case STEWARD -> 1;
            case COURIER, INNKEEPER -> 4;
            case MORE, RECALL, BACK, LATE -> 3;
            case SOW, REAP -> 0.5;
            case GUARDED_EMIGRATION -> 10;
        };
    }

    static double overseas(OdinPosition position, int seat) {
        double worth = 0;
        for (int green : Items.GREENS) {
            worth += position.count(seat, green) > 0 ? upgrade(position, green, 1) : 0;
        }
        return worth;
    }

    static double upgrade(OdinPosition position, int good, int steps) {
        return Appraisal.item(position, Upgrading.result(good, steps)) - Appraisal.item(position, good);
    }

    /** The best so many upgrades, one after another. */
    private static double upgrades(OdinPosition position, int seat, int count, int steps) {
        double worth = 0;
        double ceiling = Double.MAX_VALUE;
        int left = count;
        while (left > 0) {
            int best = Items.NONE;
            for (int good = 0; good < Items.GOODS; good++) {
                boolean open = position.count(seat, good) > 0 && Upgrading.result(good, steps) != Items.NONE;
                if (open && upgrade(position, good, steps) < ceiling
                        && (best == Items.NONE || upgrade(position, good, steps) > upgrade(position, best, steps))) {
                    best = good;
                }
            }
            if (best == Items.NONE) {
                return worth;
            }
            ceiling = upgrade(position, best, steps);
            int used = Math.min(left, position.count(seat, best));
            worth += used * ceiling;
            left -= used;
        }
        return worth;
    }

    private static double mountain(OdinPosition position, int parts) {
        double worth = 0;
        int used = 0;
        for (int left = parts; left != 0; left >>= 3) {
            int best = Items.NONE;
            for (int strip = 0; strip < Strip.COUNT; strip++) {
                if ((used >> strip & 1) == 0 && position.strips[strip] > 0 && (best == Items.NONE
                        || dig(position, strip, left & 7) > dig(position, best, left & 7))) {
                    best = strip;
                }
            }
            if (best == Items.NONE) {
                return worth;
            }
            used |= 1 << best;
            worth += dig(position, best, left & 7);
        }
        return worth;
    }

    /** The worth of the first so many items of a strip. */
    static double dig(OdinPosition position, int strip, int count) {
        double worth = 0;
        int left = position.strips[strip];
        for (int i = 0; i < Math.min(count, left); i++) {
            worth += Strip.amount(strip, left - i) * Appraisal.item(position, Strip.item(strip, left - i));
        }
        return worth;
    }

    private static double roll(OdinPosition position, int seat, Throw kind) {
        int means = position.count(seat, kind.weapon) + position.count(seat, kind.resource());
        double reward = kind.isBattle() ? 7.5 : Appraisal.amounts(position, kind.reward);
        double chance = Math.min(0.9, (kind == Throw.WHALE ? 0.25 : 0.45) + 0.08 * means
                + (kind == Throw.WHALE ? 0.08 * Supply.boats(position, seat) : 0));
        return chance * (reward - (kind.isBattle() ? 0.5 : 2)) + (1 - chance) * (1.4 + kind.back);
    }

    private static double exploration(OdinPosition position, int islands) {
        double best = 0;
        for (int island = 0; island < Estate.ISLANDS; island++) {
            if (Voyages.isOpen(position, island, islands)) {
                best = Math.max(best, Appraisal.island(position, Estate.island(island, position.isBack(island))));
            }
        }
        return best;
    }
}
