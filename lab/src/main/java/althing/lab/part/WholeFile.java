package althing.lab.part;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A file that is there whole or not at all: it is written aside, and takes its name when it is on the disk. Several who
 * write the same one do not meet. Not thread safe.
 */
public final class WholeFile implements AutoCloseable {

    /** Writes, and may fail. */
    @FunctionalInterface
    public interface Writing {

        void to(OutputStream stream) throws IOException;
    }

    private final Path file;
    private final Path aside;
    private final FileChannel channel;
    private final OutputStream stream;
    private boolean whole;

    private WholeFile(Path file) throws IOException {
        this.file = file;
        Path directory = file.toAbsolutePath().resolveSibling("");
        Files.createDirectories(directory);
        // with the rights of any other file: those who merge may be others
        aside = directory.resolve("." + file.getFileName() + "." + UUID.randomUUID() + ".aside");
        channel = FileChannel.open(aside, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
        stream = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
    }

    /** Begins one; a place that does not let us gets a sentence. */
    public static WholeFile at(Path file) {
        try {
            return new WholeFile(file);
        } catch (IOException e) {
            throw failed(file, e);
        }
    }

    /** Writes one in one go. */
    public static void write(Path file, Writing writing) {
        try (WholeFile whole = at(file)) {
            whole.add(writing);
            whole.finish();
        }
    }

    OutputStream stream() {
        return stream;
    }

    public void add(Writing writing) {
        try {
            writing.to(stream);
        } catch (IOException e) {
            throw failed(file, e);
        }
    }

    /** Gives the file its name. */
    public void finish() {
        try {
            stream.flush();
            channel.force(true);
            channel.close();
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            whole = true;
        } catch (IOException e) {
            throw failed(file, e);
        }
    }

    /** Leaves nothing behind of a file that was not finished. */
    @Override
    public void close() {
        if (whole) {
            return;
        }
        try {
            channel.close();
            Files.deleteIfExists(aside);
        } catch (IOException e) {
            throw failed(aside, e);
        }
    }

    private static UncheckedIOException failed(Path file, IOException problem) {
        return new UncheckedIOException(file + " cannot be written: " + problem.getClass().getSimpleName() + " "
                + problem.getMessage(), problem);
    }
}
