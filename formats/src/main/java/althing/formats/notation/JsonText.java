package althing.formats.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

import althing.engine.BadInput;

/** Reads a JSON text token by token, so that every value knows its line and no field stands twice. */
final class JsonText {

    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonParser tokens;
    private final int length;
    private Place place = Place.TOP;

    private JsonText(JsonParser tokens, int length) {
        this.tokens = tokens;
        this.length = length;
    }

    /** The object that a text consists of; {@link BadInput} says where it is none. */
    static Written.Fields read(String text) {
        try (JsonParser tokens = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new JsonText(tokens, text.length()).whole();
        }
    }

    private Written.Fields whole() {
        try {
            if (tokens.nextToken() != JsonToken.START_OBJECT) {
                throw new BadInput("This is no position: it is not a JSON object.");
            }
            Written.Fields whole = fields();
            if (goesOn()) {
                throw Place.TOP.wrong(line(), "the position has ended, but more text follows");
            }
            return whole;
        } catch (JacksonException e) {
            TokenStreamLocation here = tokens.currentLocation();
            throw place.wrong(here.getLineNr(), here.getCharOffset() >= length
                    ? "the text ends here, in the middle of the position"
                    : "near column " + Math.max(1, here.getColumnNr() - 1) + " stands something that is no JSON");
        }
    }

    /** Whether anything follows, be it JSON or not. */
    private boolean goesOn() {
        try {
            return tokens.nextToken() != null;
        } catch (JacksonException e) {
            return true;
        }
    }

    private Written.Fields fields() {
        int line = line();
        Place here = place;
        Map<String, Written> fields = new LinkedHashMap<>();
        while (tokens.nextToken() != JsonToken.END_OBJECT) {
            String name = tokens.currentName();
            place = here.field(name);
            Written first = fields.get(name);
            if (first != null) {
                throw place.wrong(line(), "the field stands twice, first in line " + first.line());
            }
            tokens.nextToken();
            fields.put(name, value());
            place = here;
        }
        return new Written.Fields(line, fields);
    }

    private Written.Elements elements() {
        int line = line();
        Place here = place;
        List<Written> elements = new ArrayList<>();
        while (tokens.nextToken() != JsonToken.END_ARRAY) {
            place = here.element(elements.size());
            elements.add(value());
            place = here;
        }
        return new Written.Elements(line, elements);
    }

    private Written value() {
        return switch (tokens.currentToken()) {
            case START_OBJECT -> fields();
            case START_ARRAY -> elements();
            case VALUE_STRING -> new Written.Text(line(), tokens.getString());
            case VALUE_NUMBER_INT -> new Written.Digits(line(), tokens.getString(), true);
            case VALUE_NUMBER_FLOAT -> new Written.Digits(line(), tokens.getString(), false);
            case VALUE_TRUE -> new Written.Flag(line(), true);
            case VALUE_FALSE -> new Written.Flag(line(), false);
            case VALUE_NULL -> new Written.Nothing(line());
            default -> throw new IllegalStateException("no value: " + tokens.currentToken());
        };
    }

    private int line() {
        return tokens.currentTokenLocation().getLineNr();
    }
}
