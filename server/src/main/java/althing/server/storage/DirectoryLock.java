package althing.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Says that a hall uses a directory, for as long as its process lives. */
final class DirectoryLock implements AutoCloseable {

    private final FileChannel file;

    private DirectoryLock(FileChannel file) {
        this.file = file;
    }

    /** The lock, unless another hall has it. */
    static Optional<DirectoryLock> take(Path directory) throws IOException {
        FileChannel file = FileChannel.open(directory.resolve("hall.lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
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
