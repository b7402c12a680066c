package althing.bots;

import java.util.EnumSet;
import java.util.Set;

import althing.bots.net.Schooling;

/**
 * How a search thinks.
 *
 * @param iterations at most so many playouts for a decision
 * @param nanos      and at most so long
 * @param steps      and no more once so many decisions have been played in them
 * @param rollout    the decisions played beyond the tree before the position is judged, or {@link #AS_THE_GAME_SAYS}
 * @param look       a roll-out plays the best looking of so many moves drawn at random; 1 is random play, 0 looks at all
 * @param curiosity  the weight of what was seldom tried, the c of UCB1
 * @param bias       the weight of how good a move looks before it was tried
 * @param grow       a node's moves enter the tree after so many visits to it
 * @param schooling  what it has learnt about positions
 * @param skills     how it has learnt to think
 */
record SearchSettings(int iterations, long nanos, int steps, int rollout, int look, double curiosity, double bias,
        int grow, Schooling schooling, Set<Skill> skills) {

    static final int MOST_ITERATIONS = 10_000_000;
    /** By the best looking moves up to the game's horizon; without one, some decisions as the look says. */
    static final int AS_THE_GAME_SAYS = -1;
    static final SearchSettings STANDARD = new SearchSettings(MOST_ITERATIONS, Long.MAX_VALUE,
            Integer.MAX_VALUE, AS_THE_GAME_SAYS, 2, 0.1, 1, 4, Schooling.OWN, EnumSet.allOf(Skill.class));
    /** How level 5 thought when it was first measured. */
    static final SearchSettings FIRST = STANDARD.schooling(Schooling.NONE).skills(Set.of());

    SearchSettings {
        skills = Set.copyOf(skills);
    }

    SearchSettings iterations(int newIterations) {
        return new SearchSettings(newIterations, nanos, steps, rollout, look, curiosity, bias, grow, schooling,
                skills);
    }

    SearchSettings millis(int millis) {
        return new SearchSettings(iterations, millis * 1_000_000L, steps, rollout, look, curiosity, bias, grow,
                schooling, skills);
    }

    boolean isClocked() {
        return nanos != Long.MAX_VALUE;
    }

    SearchSettings steps(int newSteps) {
        return new SearchSettings(iterations, nanos, newSteps, rollout, look, curiosity, bias, grow, schooling,
                skills);
    }

    SearchSettings rollout(int newRollout) {
        return new SearchSettings(iterations, nanos, steps, newRollout, look, curiosity, bias, grow, schooling,
                skills);
    }

    SearchSettings look(int newLook) {
        return new SearchSettings(iterations, nanos, steps, rollout, newLook, curiosity, bias, grow, schooling,
                skills);
    }

    SearchSettings curiosity(double newCuriosity) {
        return new SearchSettings(iterations, nanos, steps, rollout, look, newCuriosity, bias, grow, schooling,
                skills);
    }

    SearchSettings bias(double newBias) {
        return new SearchSettings(iterations, nanos, steps, rollout, look, curiosity, newBias, grow, schooling,
                skills);
    }

    SearchSettings grow(int newGrow) {
        return new SearchSettings(iterations, nanos, steps, rollout, look, curiosity, bias, newGrow, schooling,
                skills);
    }

    SearchSettings schooling(Schooling newSchooling) {
        return new SearchSettings(iterations, nanos, steps, rollout, look, curiosity, bias, grow, newSchooling,
                skills);
    }

    private SearchSettings skills(Set<Skill> newSkills) {
        return new SearchSettings(iterations, nanos, steps, rollout, look, curiosity, bias, grow, schooling,
                newSkills);
    }

    SearchSettings without(Skill skill) {
        Set<Skill> left = EnumSet.noneOf(Skill.class);
        left.addAll(skills);
        left.remove(skill);
        return skills(left);
    }

    boolean has(Skill skill) {
        return skills.contains(skill);
    }

    Deadline deadline() {
        return new Deadline(nanos);
    }
}
