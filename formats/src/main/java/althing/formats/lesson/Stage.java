package althing.formats.lesson;

import java.util.List;

/** A part of a lesson between two moves: what is said, and the act that follows. */
public record Stage(List<Speech> speeches, Act act) {

    public Stage {
        speeches = List.copyOf(speeches);
    }
}
