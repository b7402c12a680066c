package althing.formats.notation;

import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/** Where in a notation something stands: {@code seats[1].coins}. */
record Place(@Nullable Place within, String step) {

    static final Place TOP = new Place(null, "");

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_-]+");

    Place field(String name) {
        return new Place(this, PLAIN.matcher(name).matches() ? "." + name : "[\"" + name + "\"]");
    }

    Place element(int index) {
        return new Place(this, "[" + index + "]");
    }

    /** What is wrong here, with line and path. */
    BadInput wrong(int line, String sentence) {
        String path = toString();
        return new BadInput("Line " + line + (path.isEmpty() ? "" : ", " + path) + ": " + sentence + ".");
    }

    @Override
    public String toString() {
        if (within == null) {
            return "";
        }
        String path = within + step;
        return path.startsWith(".") ? path.substring(1) : path;
    }
}
