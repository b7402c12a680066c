package althing.server.contest;

import java.util.List;

/**
 * How one table of a tournament ended. A game that the players agreed to end is a tie of all of them.
 *
 * @param players who sat there; one alone has had a bye
 * @param ranks   the place of each, 1 for the best; who ties has the same
 */
public record Outcome(List<String> players, List<Integer> ranks) {

    public Outcome {
        players = List.copyOf(players);
        ranks = List.copyOf(ranks);
        if (players.isEmpty() || players.size() != ranks.size()) {
            throw new IllegalArgumentException(players.size() + " players have " + ranks.size() + " ranks");
        }
    }

    /** What a bye brings: as much as a victory over one. */
    public static Outcome bye(String player) {
        return new Outcome(List.of(player), List.of(1));
    }

    boolean isBye() {
        return players.size() == 1;
    }

    /** The half points of a player: two for each whom they have beaten, one for each with whom they tie. */
    int halves(int player) {
        if (isBye()) {
            return 2;
        }
        int own = ranks.get(player);
        return ranks.stream().mapToInt(other -> 1 + Integer.signum(other - own)).sum() - 1;
    }
}
