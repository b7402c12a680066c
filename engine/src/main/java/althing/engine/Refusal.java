package althing.engine;

/** Why a move is not legal: the id of the rule that forbids it, and the sentence with the facts. */
public record Refusal(String rule, Phrase reason) {

    public static Refusal of(String rule, String key, Object... facts) {
        return new Refusal(rule, Phrase.of(key, facts));
    }
}
