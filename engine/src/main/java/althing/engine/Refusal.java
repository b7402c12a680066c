package althing.engine;

import java.util.stream.IntStream;

/** Why a move is not legal: the id of the rule that forbids it, and the sentence with the facts. */
public record Refusal(String rule, Phrase reason) {

    /** The reasons that all games share; their sentences are the house's. */
    public static final String OVER = "refusal.over";
    public static final String NOT_YOUR_TURN = "refusal.not-your-turn";
    public static final String NOT_NOW = "refusal.not-now";

    public static Refusal of(String rule, String key, Object... facts) {
        return new Refusal(rule, Phrase.of(key, facts));
    }

    /** The game is over, by this rule. */
    public static Refusal over(String rule) {
        return of(rule, OVER);
    }

    /** Other seats decide now, by this rule. */
    public static Refusal notYourTurn(String rule, Position position) {
        return of(rule, NOT_YOUR_TURN, "seats",
                IntStream.range(0, position.seats()).filter(position::isPending).mapToObj(Phrase::seat).toList());
    }

    /** Something else comes first: what this seat is asked now, by this rule. */
    public static Refusal notNow(String rule, Position position, int seat) {
        return of(rule, NOT_NOW, "asked", position.prompt(seat));
    }
}
