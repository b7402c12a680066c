package althing.odin;

/** What rolling once more promises, over all faces of the die. */
final class DiceAppraisal {

    private DiceAppraisal() {
    }

    static double failure(OdinPosition position) {
        Throw kind = Dice.kind(position);
        return Appraisal.amounts(position, kind.consolation) + (position.rolledOnSite ? kind.back : 0);
    }

    /** The mean of the better of success and failure; further rolls make it a little better still. */
    static double again(OdinPosition position, int seat) {
        Throw kind = Dice.kind(position);
        double failure = failure(position);
        double total = 0;
        for (int face = 1; face <= kind.sides; face++) {
            total += Math.max(failure, success(position, seat, kind, face));
        }
        return total / kind.sides + (position.rolls + 1 < Dice.mostRolls(position, seat) ? 0.3 : 0);
    }

    private static double success(OdinPosition position, int seat, Throw kind, int face) {
        return kind.isBattle()
                ? battle(position, seat, face + position.oreHelp)
                : hunt(position, seat, kind, Math.max(0, face - position.oreHelp));
    }

    private static double hunt(OdinPosition position, int seat, Throw kind, int due) {
        int weapons = Math.min(due, position.count(seat, kind.weapon));
        if (due - weapons > position.count(seat, kind.resource())) {
            return 0;
        }
        return Appraisal.amounts(position, kind.reward) - 0.4 * weapons
                - (due - weapons) * Appraisal.item(position, kind.resource());
    }

    private static double battle(OdinPosition position, int seat, int result) {
        double best = 0;
        for (int tile = 0; tile < Items.TILES; tile++) {
            if (Dice.isLoot(position, tile)) {
                int due = Math.max(0, Math.max(Dice.LEAST_BATTLE, Items.SWORD_VALUE[tile]) - result);
                if (due <= Dice.means(position, seat)) {
                    best = Math.max(best, Appraisal.item(position, tile) - 0.8 * due);
                }
            }
        }
        return best;
    }
}
