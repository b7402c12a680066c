package althing.server.storage;

import java.io.IOException;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import althing.engine.BadInput;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The storage in a real PostgreSQL, whose programs come for Linux on x86-64 only. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresStoreTest extends StoreContract {

    private EmbeddedPostgres postgres;
    private Store store;

    @BeforeAll
    void open() throws IOException {
        postgres = EmbeddedPostgres.start();
        store = Store.at(url());
    }

    @AfterAll
    void close() throws IOException {
        store.close();
        postgres.close();
    }

    @Override
    Store store() {
        return store;
    }

    @Test
    void aSecondStoreOnTheSameDatabase_isRefused() {
        assertThatThrownBy(() -> Store.at(url())).isInstanceOf(BadInput.class)
                .hasMessageContaining("Another hall is using the PostgreSQL database");
    }

    @Test
    void aDatabaseThatDoesNotAnswer_isToldInASentence() {
        assertThatThrownBy(() -> Store.at("jdbc:postgresql://127.0.0.1:1/hall")).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("The hall cannot open the PostgreSQL database: ");
    }

    private String url() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }
}
