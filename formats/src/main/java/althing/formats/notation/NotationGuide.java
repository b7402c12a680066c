package althing.formats.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import althing.engine.Game;
import althing.formats.Texts;

/** The notation of a game described field by field, as a document in Markdown. */
public final class NotationGuide {

    private static final String UNTOLD = "*not described yet*";

    private final Game game;
    private final StringBuilder text = new StringBuilder();
    /** The objects that have a table of their own, and where each stands first. */
    private final Map<Shape, String> places = new LinkedHashMap<>();
    private final Deque<Shape> untold = new ArrayDeque<>();

    private NotationGuide(Game game) {
        this.game = game;
    }

    public static String of(Game game) {
        NotationGuide guide = new NotationGuide(game);
        guide.write();
        return guide.text.toString();
    }

    /** The paths of all fields of which a game does not say enough: what they mean, or what may stand there. */
    public static List<String> gaps(Game game) {
        List<String> gaps = new ArrayList<>();
        gaps(Shapes.of(game), Place.TOP, gaps);
        return gaps;
    }

    private static void gaps(Shape shape, Place place, List<String> into) {
        switch (shape) {
            case Shape.Whole whole when !whole.isLimited() -> into.add(place + " has no limits");
            case Shape.Text _ -> into.add(place + " has neither words nor a form");
            case Shape.Elements list -> gaps(list.element(), place.element(0), into);
            case Shape.Entries entries -> {
                gaps(entries.key(), place.field("<key>"), into);
                gaps(entries.value(), place.field("<value>"), into);
            }
            case Shape.OrNull optional -> gaps(optional.shape(), place, into);
            case Shape.Fields object -> object.fields().forEach(field -> {
                if (field.meaning().isEmpty()) {
                    into.add(place.field(field.name()) + " has no meaning");
                }
                gaps(field.shape(), place.field(field.name()), into);
            });
            case Shape.Decision decision -> decisionGaps(decision, place, into);
            default -> {
            }
        }
    }

    private static void decisionGaps(Shape.Decision decision, Place place, List<String> into) {
        if (decision.kinds().isEmpty()) {
            into.add(place + " has no decisions");
        }
        for (int i = 0; i < decision.kinds().size(); i++) {
            if (decision.kinds().get(i).meaning().isEmpty()) {
                into.add(place + ": the decision " + decision.name().words().get(i) + " has no meaning");
            }
        }
    }

    private void write() {
        String title = Texts.of(game, "en").name("title");
        line("# The notation of " + title);
        line("");
        line("A position of *" + title
                + "* as JSON, field by field. What the notations of all games have in common stands in "
                + "[formats](../formats.md).");
        line("This page is made from the program and tested against it: `./althing notation " + game.id()
                + "` prints it, with `--schema` as a JSON Schema.");
        table("The position", Shapes.of(game), "");
        while (!untold.isEmpty()) {
            Shape shape = untold.remove();
            String place = places.getOrDefault(shape, "");
            switch (shape) {
                case Shape.Fields object -> table("`" + place + "`", object, place);
                case Shape.Decision decision -> decisions(place, decision);
                default -> throw new IllegalStateException("only objects have tables");
            }
        }
        words();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void table(String heading, Shape.Fields object, String place) {
        line("");
        line("## " + heading);
        line("");
        if (!object.meaning().isEmpty()) {
            line(sentence(object.meaning()));
            line("");
        }
        line("| field | what stands there | meaning |");
        line("|---|---|---|");
        for (Shape.Field field : object.fields()) {
            String path = place.isEmpty() ? field.name() : place + "." + field.name();
            line("| `" + field.name() + "` | " + said(field.shape(), path) + " | "
                    + meaning(field.meaning()) + " |");
        }
    }

    private void decisions(String place, Shape.Decision decision) {
        line("");
        line("## `" + place + "`");
        line("");
        line("A decision that is owed, or a step of the game that waits: `decision` says which, `seat` whose it is, and `about` has the fields of "
                + "the decision.");
        line("");
        line("| `decision` | meaning | fields of `about` |");
        line("|---|---|---|");
        for (int i = 0; i < decision.kinds().size(); i++) {
            Shape.Fields kind = decision.kinds().get(i);
            Shape.Fields about = (Shape.Fields) kind.fields().getLast().shape();
            line("| `" + decision.name().words().get(i) + "` | " + meaning(kind.meaning()) + " | "
                    + about.fields().stream().map(field -> "`" + field.name() + "`: " + said(field.shape(), place))
                            .collect(Collectors.joining("; "))
                    + " |");
        }
    }

    private static String meaning(String told) {
        return told.isEmpty() ? UNTOLD : told.replace("|", "\\|");
    }

    /** What stands at a path, in a cell of a table. */
    private String said(Shape shape, String path) {
        return switch (shape) {
            case Shape.Words words when !words.name().isEmpty() ->
                "a word for [" + words.name() + "](#words-" + words.name() + ")";
            case Shape.Words words -> "one of " + listed(words.words());
            case Shape.Constant constant -> "one of " + listed(constant.words());
            case Shape.Formed formed -> "a text like `" + formed.example() + "`";
            case Shape.SetupLine line -> "a setup line like `" + line.example() + "`";
            case Shape.OrNull optional -> said(optional.shape(), path) + ", or `null`";
            case Shape.Elements list -> list.expected() + (list.distinct() ? ", none twice" : "") + ": "
                    + said(list.element(), path + "[]");
            case Shape.Entries entries -> "an object: " + said(entries.key(), path) + " → "
                    + said(entries.value(), path + ".…");
            case Shape.Fields object -> "an object, " + link(object, path);
            case Shape.Decision decision -> "an object, " + link(decision, path);
            case Shape.Whole whole -> whole.expected();
            case Shape.Seat seat -> seat.expected();
            case Shape.Flag flag -> flag.expected();
            case Shape.Text text -> text.expected();
        };
    }

    private String link(Shape shape, String path) {
        if (!places.containsKey(shape)) {
            places.put(shape, path);
            untold.add(shape);
        }
        String place = places.getOrDefault(shape, path);
        return "see [`" + place + "`](#" + anchor(place) + ")";
    }

    /** The address that a heading gets where Markdown is shown. */
    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
    }

    private void words() {
        new TreeMap<>(game.vocabularies()).forEach((name, words) -> {
            line("");
            line("## Words: " + name);
            line("");
            line(listed(words));
        });
    }

    private static String listed(List<String> words) {
        return words.stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
    }

    private static String sentence(String meaning) {
        return meaning.substring(0, 1).toUpperCase(Locale.ROOT) + meaning.substring(1) + ".";
    }
}
