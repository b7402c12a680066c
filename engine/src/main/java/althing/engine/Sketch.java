package althing.engine;

import java.util.List;

/**
 * What somebody sees of a game, drawn in words: its parts from top to bottom. A {@link SketchPad} draws it.
 *
 * <p>A cell of a table is whatever can be a fact of a {@link Phrase}; an empty text or an empty list leaves it blank.
 */
public record Sketch(List<Part> parts) {

    /** A line, a table or a drawing. */
    public sealed interface Part {}

    /** A sentence, as long as it likes. */
    public record Line(Phrase phrase) implements Part {}

    /** Rows of cells, each as wide as the heads. */
    public record Table(List<Object> heads, List<List<Object>> rows) implements Part {}

    /**
     * Rows of characters that stand below each other as they are, such as the squares of a board. Drawings that follow
     * each other may be shown side by side.
     */
    public record Drawing(Phrase title, List<String> rows) implements Part {}
}
