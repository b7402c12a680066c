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

    @Test
    void aSecondStoreOnTheSameDirectory_isRefused() {
        assertThatThrownBy(() -> Store.inDirectory(data)).isInstanceOf(BadInput.class)
                .hasMessageContaining("Another hall is using the data directory " + data);
    }
}
