package althing.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import althing.engine.BadInput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The storage in a directory. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DirectoryStoreTest extends StoreContract {

    private Path data;
    private Store store;

    @BeforeAll
    void open(@TempDir Path directory) {
        data = directory;
        store = Store.inDirectory(data);
    }

    @AfterAll
    void close() {
        store.close();
    }

    @Override
    Store store() {
        return store;
    }

    @Override
    Store reader() {
        return Store.toRead(Place.at(data));
    }

    @Test
    void theNewestSchemaFile_isTheVersionThatAStartExpects() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/althing/server/schema"))) {
            assertThat(files.map(file -> file.getFileName().toString().replaceAll("^V(\\d+)__.*", "$1"))
                    .mapToInt(Integer::parseInt).max()).hasValue(Database.LATEST);
        }
    }

    /**
     * 9, 12 and 20 were never used, and never will be: a hall that has gone past a number does not start with a file of that number.
     * Whoever changes the schema takes the next number behind all that have stood on main.
     */
    @Test
    void noSchemaFile_comesBetweenThoseThatHaveStoodOnMain() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/althing/server/schema"))) {
            assertThat(files.map(file -> file.getFileName().toString().replaceAll("^V(\\d+)__.*", "$1"))
                    .map(Integer::parseInt).filter(number -> number <= 21).sorted())
                    .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 14, 15, 16, 17, 18, 19, 21);
        }
    }

    @Test
    void aSecondStoreOnTheSameDirectory_isRefused() {
        assertThatThrownBy(() -> Store.inDirectory(data)).isInstanceOf(BadInput.class)
                .hasMessageContaining("Another hall is using the data directory " + data);
    }
}
