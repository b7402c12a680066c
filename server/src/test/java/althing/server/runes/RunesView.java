package althing.server.runes;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.Notation;
import althing.engine.Position;
import althing.engine.Sketch;
import althing.engine.View;

/** What a seat sees: its own hand and choice, of others only whether they chose. */
public record RunesView(Stage stage, List<Integer> hand, @Nullable Integer choice, List<Boolean> chosen,
        List<Integer> runes) implements View, Notation {

    /** What is to be decided. */
    public enum Stage {
        SECRET_CHOICE, CARVING, OVER
    }

    @Override
    public Sketch sketch(int viewer) {
        return new Sketch(List.of());
    }

    @Override
    public String setup() {
        throw new BadInput("Runes has no notation.");
    }

    @Override
    public Position position() {
        throw new BadInput("Runes has no notation.");
    }
}
