package althing.server.runes;

import java.util.List;

import org.jspecify.annotations.Nullable;

/** What a seat sees: its own hand and choice, of others only whether they chose. */
public record RunesView(Stage stage, List<Integer> hand, @Nullable Integer choice, List<Boolean> chosen,
        List<Integer> runes) {

    /** What is to be decided. */
    public enum Stage {
        SECRET_CHOICE, CARVING, OVER
    }
}
