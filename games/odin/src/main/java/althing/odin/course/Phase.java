package althing.odin.course;

/** The phases of a round (FFO-2.1), and what follows the last Feast. */
public enum Phase {
    NEW_VIKING, HARVEST, EXPLORATION, WEAPON, ACTIONS, START_PLAYER, INCOME, BREEDING, FEAST, BONUS, MOUNTAINS,
    REMOVE_VIKINGS, SCORING, OVER
}
