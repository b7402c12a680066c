package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

/** All that the hall has of a person. */
public record Takeout(Me me, List<TakenTable> tables) {

    /**
     * A table that the person opened or sat at.
     *
     * @param opened when (ISO 8601)
     * @param seats  who sat there; those of the person are marked
     * @param said   what the person said there
     * @param record the finished game as an .althing file
     */
    public record TakenTable(String id, String setup, int rules, String opened, List<TakenSeat> seats,
            List<String> said, @Nullable String record) {}

    public record TakenSeat(int seat, String name, boolean mine) {}
}
