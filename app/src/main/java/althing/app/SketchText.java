package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import althing.engine.Phrase.NameFact;
import althing.engine.Sketch;
import althing.engine.Sketch.Drawing;
import althing.engine.Sketch.Line;
import althing.engine.Sketch.Part;
import althing.engine.Sketch.Table;

/** A sketch as lines for a terminal: an empty one round tables and drawings, and at the end. */
final class SketchText {

    private final Narrator narrator;
    private final List<String> lines = new ArrayList<>();
    private final List<List<String>> drawings = new ArrayList<>();

    private SketchText(Narrator narrator) {
        this.narrator = narrator;
    }

    static List<String> of(Sketch sketch, Narrator narrator) {
        SketchText text = new SketchText(narrator);
        sketch.parts().forEach(text::add);
        text.endDrawings();
        text.separate();
        return text.lines;
    }

    private void add(Part part) {
        if (!(part instanceof Drawing)) {
            endDrawings();
        }
        switch (part) {
            case Line line -> lines.addAll(TextWidth.wrapped(narrator.say(line.phrase())));
            case Table table -> addApart(table(table).lines(TextWidth.SCREEN));
            case Drawing drawing -> {
                List<String> titled = new ArrayList<>(List.of(narrator.say(drawing.title())));
                titled.addAll(drawing.rows());
                drawings.add(titled);
            }
        }
    }

    private void endDrawings() {
        if (!drawings.isEmpty()) {
            addApart(DrawingText.of(drawings));
            drawings.clear();
        }
    }

    private void addApart(List<String> block) {
        separate();
        lines.addAll(block);
        separate();
    }

    private void separate() {
        if (!lines.isEmpty() && !lines.getLast().isEmpty()) {
            lines.add("");
        }
    }

    private TextTable table(Table table) {
        TextTable text = new TextTable(table.heads().stream().map(this::head).toList());
        table.rows().forEach(row -> text.add(row.stream().map(narrator::fact).toList()));
        return text;
    }

    /** Names stand in lower case in the catalogue, and with a capital at the head of a column. */
    private String head(Object head) {
        String words = narrator.fact(head);
        return head instanceof NameFact
                ? words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1)
                : words;
    }
}
