package althing.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.InvalidFormatException;

import althing.server.api.HallJson;
import althing.server.table.Denial;

/** Reads what a call brings, and says in a sentence what is wrong with it. */
final class Bodies {

    /** The most bytes of a body that is no record. */
    static final int LARGEST_JSON = 1 << 16;
    /** The most bytes that are read of a body which nobody wants. */
    private static final long PATIENCE = 16L << 20;
    private static final Logger LOG = LoggerFactory.getLogger(Bodies.class);

    private Bodies() {
    }

    /** The body as a request record whose fields are all there, but for the nullable ones. */
    static <T extends Record> T json(Context ctx, Class<T> type) {
        if (!mediaType(ctx).equals("application/json")) {
            throw new Denial(415, "content-type", "This call takes a body of type application/json.");
        }
        T read = parse(bytes(ctx, LARGEST_JSON), type);
        checkComplete(read, "");
        return read;
    }

    /** The body as text. */
    static String text(Context ctx) {
        String type = mediaType(ctx);
        if (!type.startsWith("text/") && !type.equals("application/octet-stream")) {
            throw new Denial(415, "content-type", "This call takes a record as text/plain.");
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(ctx, Reception.LARGEST_BODY)))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Denial(422, "bad-input", "This is no .althing record: it is not UTF-8 text.");
        }
    }

    /** The body, if it is not too large by itself, or together with all that is on its way. */
    private static byte[] bytes(Context ctx, long largest) {
        checkSize(ctx.req().getContentLengthLong(), largest);
        try (Quota.Held _ = Crowding.body(ctx, largest)) {
            byte[] body = arrived(ctx, largest);
            checkSize(body.length, largest);
            return body;
        }
    }

    /**
     * The body, or one byte more than is allowed of it. Whatever keeps it from arriving, it was not the hall: a line that
     * broke, a pause that was too long, bad chunks.
     */
    private static byte[] arrived(Context ctx, long largest) {
        try {
            return ctx.bodyInputStream().readNBytes((int) largest + 1);
        } catch (IOException | RuntimeException e) {
            LOG.debug("A body did not arrive.", e);
            throw new Denial(400, "bad-request", "The body of this call did not arrive whole.");
        }
    }

    private static void checkSize(long size, long largest) {
        if (size > largest) {
            throw new Denial(413, "too-large", "This call takes at most " + (largest >> 10) + " KB.");
        }
    }

    /** Lets go by what is still being sent: who is cut off while sending gets a broken line instead of the answer. */
    static void readAway(Context ctx) {
        if (ctx.req().getContentLengthLong() == 0 || Origins.isSafe(ctx)) {
            return;
        }
        byte[] piece = new byte[8192];
        long patience = PATIENCE;
        try (InputStream rest = ctx.bodyInputStream()) {
            for (int size = rest.read(piece); size > 0 && patience > 0; size = rest.read(piece)) {
                patience -= size;
            }
        } catch (IOException | RuntimeException e) {
            LOG.debug("A body that nobody wants did not arrive either.", e);
        }
    }

    static int number(String name, @Nullable String text) {
        String word = given(name, text);
        if (!word.matches("-?\\d{1,9}")) {
            throw new Denial(400, "bad-request", "'" + name + "' is a number, not '" + word + "'.");
        }
        return Integer.parseInt(word);
    }

    static String given(String name, @Nullable String value) {
        if (value == null) {
            throw missing(name);
        }
        return value;
    }

    private static String mediaType(Context ctx) {
        String type = ctx.contentType();
        return type == null ? "" : type.replaceAll(";.*", "").strip().toLowerCase(java.util.Locale.ROOT);
    }

    private static <T> T parse(byte[] body, Class<T> type) {
        try {
            T read = HallJson.MAPPER.readValue(body, type);
            if (read == null) {
                throw new Denial(400, "bad-request", "The body is null; this call takes a JSON object.");
            }
            return read;
        } catch (InvalidFormatException e) {
            throw new Denial(400, "bad-request", "'" + path(e) + "' cannot be '" + e.getValue() + "'"
                    + allowed(e.getTargetType()) + ".");
        } catch (StreamReadException e) {
            throw new Denial(400, "bad-request", "The body is not readable JSON, line "
                    + e.getLocation().getLineNr() + ", column " + e.getLocation().getColumnNr() + ".");
        } catch (DatabindException e) {
            throw new Denial(400, "bad-request", e.getPath().isEmpty()
                    ? "The body does not fit; this call takes a JSON object."
                    : "'" + path(e) + "' is not of the kind that this call takes.");
        } catch (JacksonException e) {
            throw new Denial(400, "bad-request", "The body is not readable JSON.");
        }
    }

    private static String allowed(@Nullable Class<?> type) {
        return type == null || !type.isEnum()
                ? ""
                : "; it is one of " + Arrays.stream(type.getEnumConstants())
                        .map(constant -> HallJson.word((Enum<?>) constant)).collect(Collectors.joining(", "));
    }

    private static String path(DatabindException e) {
        return e.getPath().stream()
                .map(step -> step.getPropertyName() == null ? "[" + step.getIndex() + "]" : step.getPropertyName())
                .collect(Collectors.joining(".")).replace(".[", "[");
    }

    private static void checkComplete(Record record, String prefix) {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            String name = prefix + component.getName();
            Object value = value(record, component);
            if (value == null && !component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                throw missing(name);
            }
            switch (value) {
                case List<?> list -> checkEach(list, name);
                case Record part -> checkComplete(part, name + ".");
                case null, default -> {
                }
            }
        }
    }

    private static void checkEach(List<?> list, String name) {
        for (int i = 0; i < list.size(); i++) {
            String place = name + "[" + i + "]";
            if (!(Objects.requireNonNullElseGet(list.get(i), () -> {
                throw missing(place);
            }) instanceof Record record)) {
                continue;
            }
            checkComplete(record, place + ".");
        }
    }

    private static @Nullable Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the field " + component.getName() + " cannot be read", e);
        }
    }

    private static Denial missing(String name) {
        return new Denial(400, "bad-request", "'" + name + "' is missing.");
    }
}
