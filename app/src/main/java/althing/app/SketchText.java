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

/** A sketch as lines for a terminal: an empty one round each table, below each drawing and at the end. */
final class SketchText {

    private SketchText() {
    }

    static List<String> of(Sketch sketch, Narrator narrator) {
        List<String> lines = new ArrayList<>();
        for (Part part : sketch.parts()) {
            switch (part) {
                case Line line -> lines.addAll(TextWidth.wrapped(narrator.say(line.phrase())));
                case Table table -> {
                    separate(lines);
                    lines.addAll(table(table, narrator).lines(TextWidth.SCREEN));
                    separate(lines);
                }
                case Drawing drawing -> {
                    lines.addAll(drawing.rows());
                    separate(lines);
                }
            }
        }
        separate(lines);
        return lines;
    }

    private static void separate(List<String> lines) {
        if (!lines.isEmpty() && !lines.getLast().isEmpty()) {
            lines.add("");
        }
    }

    private static TextTable table(Table table, Narrator narrator) {
        TextTable text = new TextTable(table.heads().stream().map(head -> head(head, narrator)).toList());
        table.rows().forEach(row -> text.add(row.stream().map(narrator::fact).toList()));
        return text;
    }

    /** Names stand in lower case in the catalogue, and with a capital at the head of a column. */
    private static String head(Object head, Narrator narrator) {
        String words = narrator.fact(head);
        return head instanceof NameFact
                ? words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1)
                : words;
    }
}
