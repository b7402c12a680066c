package althing.bots.puzzle;

/**
 * What keeps puzzles from being alike.
 *
 * @param question how many may ask the same thing
 * @param answer   how many may have the same answer
 */
public record Variety(int question, int answer) {}
