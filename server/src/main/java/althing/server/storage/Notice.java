package althing.server.storage;

/**
 * A hint of one node to the others: how a table stands there. Nothing may rest on it; it can be lost, or come twice.
 *
 * @param node    who says so
 * @param seq     the number of the last event that the node knows
 * @param present the seats whose persons look at the table at that node, as bits
 */
public record Notice(String node, String table, int seq, int present) {

    private static final String SIGN = ":";

    /** The word for it in a message that names its node. */
    String word() {
        return table + SIGN + seq + SIGN + present;
    }

    static Notice of(String node, String word) {
        String[] parts = word.split(SIGN, -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException("no notice: " + word);
        }
        return new Notice(node, parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }
}
