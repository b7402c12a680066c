package althing.bots;

/**
 * What went wrong with a guest. Each of it was answered by a random move.
 *
 * @param asked   the decisions that it was asked for
 * @param late    those that it answered too late
 * @param illegal those that it answered with something that is no legal move
 * @param crashed those at which it ended by itself, or had ended before
 */
public record Mishaps(String bot, long asked, long late, long illegal, long crashed) {

    /** The same of a namesake, added. */
    public Mishaps and(Mishaps other) {
        return new Mishaps(bot, asked + other.asked, late + other.late, illegal + other.illegal,
                crashed + other.crashed);
    }

    /** In how many decisions something went wrong. */
    public long all() {
        return late + illegal + crashed;
    }
}
