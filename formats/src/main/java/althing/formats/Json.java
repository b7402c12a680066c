package althing.formats;

import java.util.Locale;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The one way we read and write JSON: strict in what it takes, complete in what it gives. */
public final class Json {

    /** Unknown, missing or repeated fields are errors; empty values are written too. */
    public static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** The same with line breaks, for files that people read. */
    public static final JsonMapper READABLE = STRICT.rebuild().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** The same with constants by their words, as in the codes of moves: {@code blue-ship}. */
    public static final JsonMapper WORDS = READABLE.rebuild()
            .enumNamingStrategy((_, _, name) -> name.toLowerCase(Locale.ROOT).replace('_', '-')).build();

    private Json() {
    }
}
