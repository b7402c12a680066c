package althing.server.storage;

import java.nio.file.Path;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** The queue of reviews in a directory. */
class DirectoryReviewJobsTest extends ReviewJobsContract {

    @TempDir
    private Path data;
    private Store store;

    @BeforeEach
    @Override
    void ask() {
        store = Store.inDirectory(data);
        super.ask();
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Override
    ReviewJobs jobs() {
        return store.reviewJobs();
    }

    @Override
    ReviewJobs afterARestart() {
        store.close();
        store = Store.inDirectory(data);
        store.reviewJobs().begin();
        return store.reviewJobs();
    }
}
