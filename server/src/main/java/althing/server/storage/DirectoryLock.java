package althing.server.storage;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Says that a hall uses a directory, for as long as its process lives. */
final class DirectoryLock implements AutoCloseable {

    /** The lock of a place where no hall can open. */
    static final DirectoryLock NONE = new DirectoryLock(() -> {});
    private static final String FILE = "hall.lock";

    private final Closeable file;

    private DirectoryLock(Closeable file) {
        this.file = file;
    }

    /** The lock, unless another hall has it. */
    static Optional<DirectoryLock> take(Path directory) throws IOException {
        return take(FileChannel.open(directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE));
    }

    /** The same for who may leave nothing behind: where its file is not, or cannot be written, no hall opens. */
    static Optional<DirectoryLock> takeIfThere(Path directory) throws IOException {
        Path file = directory.resolve(FILE);
        return Files.isWritable(file) ? take(FileChannel.open(file, StandardOpenOption.WRITE)) : Optional.of(NONE);
    }

    private static Optional<DirectoryLock> take(FileChannel file) throws IOException {
        try {
            FileLock lock = file.tryLock();
            if (lock != null) {
                return Optional.of(new DirectoryLock(file));
            }
        } catch (OverlappingFileLockException e) {
            // A hall in this very process has it.
        }
        file.close();
        return Optional.empty();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
