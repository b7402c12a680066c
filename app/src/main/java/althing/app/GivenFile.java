package althing.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.Position;
import althing.formats.NotationJson;

/** A file that somebody named on the command line; {@code -} is the standard input. Complaints start with its name. */
final class GivenFile {

    private static final int LIMIT = 16 << 20;

    private final String name;
    private final String text;

    private GivenFile(String name, String text) {
        this.name = name;
        this.text = text;
    }

    static GivenFile read(String name, Shell shell) {
        String shown = name.equals("-") ? "The standard input" : name;
        return new GivenFile(shown, text(shown, bytes(name, shown, shell)));
    }

    boolean isRecord() {
        return text.startsWith("althing ");
    }

    /** The record in the file, verified. */
    GameRecord record() {
        return as(GameRecord::parse);
    }

    /** The position in the file: a notation, or where a record stands after {@code at} moves (its end if negative). */
    Position position(int at) {
        if (isRecord()) {
            return positionIn(record(), at);
        }
        if (!text.stripLeading().startsWith("{")) {
            throw new BadInput(name + " is neither a record (its first line would be 'althing 1') nor a position "
                    + "(it would start with '{').");
        }
        if (at >= 0) {
            throw new BadInput(name + " is a single position; --at is for records.");
        }
        return as(NotationJson::read);
    }

    private Position positionIn(GameRecord record, int at) {
        if (at > record.moves().size()) {
            throw new BadInput(name + " has " + record.moves().size() + " moves, so there is no position after move "
                    + at + ".");
        }
        return at < 0 ? record.replay() : record.replay(at);
    }

    private <T> T as(Function<String, T> reading) {
        try {
            return reading.apply(text);
        } catch (BadInput e) {
            throw new BadInput(name + ": " + e.getMessage());
        }
    }

    private static byte[] bytes(String name, String shown, Shell shell) {
        try (InputStream in = name.equals("-") ? shell.in() : open(name)) {
            byte[] bytes = in.readNBytes(LIMIT + 1);
            if (bytes.length > LIMIT) {
                throw new BadInput(shown + " is larger than any record or position (16 MB).");
            }
            return bytes;
        } catch (IOException e) {
            throw new BadInput(shown + " cannot be read: " + e.getMessage() + ".");
        }
    }

    private static InputStream open(String name) throws IOException {
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw new BadInput(name + " is a directory, not a file.");
        }
        if (!Files.exists(path)) {
            throw new BadInput("There is no file " + name + ".");
        }
        if (!Files.isReadable(path)) {
            throw new BadInput(name + " may not be read by you.");
        }
        return Files.newInputStream(path);
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInput("'" + name + "' is no file name.");
        }
    }

    private static String text(String shown, byte[] bytes) {
        String text = decoded(shown, bytes);
        if (text.isBlank()) {
            throw new BadInput(shown + " is empty.");
        }
        return text;
    }

    private static String decoded(String shown, byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (text.indexOf('\0') < 0) {
                return text.startsWith("\uFEFF") ? text.substring(1) : text;
            }
        } catch (CharacterCodingException e) {
            // said below, as for the other binary files
        }
        throw new BadInput(shown + " is no text: neither a record nor a position.");
    }
}
