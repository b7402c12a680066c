package althing.formats.notation;

import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/** Where in a notation something stands: {@code seats[1].coins}. */
record Place(@Nullable Place within, String name, int index) {

    static final Place TOP = new Place(null, "", -1);

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_-]+");

    Place field(String name) {
        return new Place(this, name, -1);
    }

    Place element(int index) {
        return new Place(this, "", index);
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
        String path = within.toString();
        if (index >= 0) {
            return path + "[" + index + "]";
        }
        if (!PLAIN.matcher(name).matches()) {
            return path + "[\"" + name + "\"]";
        }
        return path.isEmpty() ? name : path + "." + name;
    }
}
