package althing.server.storage;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import althing.server.storage.ReviewJobs.Job;

import static org.assertj.core.api.Assertions.assertThat;

/** The queue of reviews that nodes share. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresReviewJobsTest extends ReviewJobsContract {

    private final List<Store> nodes = new ArrayList<>();
    private EmbeddedPostgres postgres;

    @BeforeAll
    void start() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    void stop() throws IOException {
        postgres.close();
    }

    @BeforeEach
    @Override
    void ask() {
        node();
        super.ask();
    }

    @AfterEach
    void close() throws SQLException {
        nodes.forEach(Store::close);
        nodes.clear();
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("DELETE FROM review_job; DELETE FROM hall_node");
        }
    }

    @Override
    ReviewJobs jobs() {
        return nodes.getLast().reviewJobs();
    }

    @Override
    ReviewJobs afterARestart() {
        nodes.forEach(node -> node.keepers().leave());
        return node().reviewJobs();
    }

    @Test
    void whatADeadNodeHasBegun_anotherTakesOver_andTheDeadOneIsToldWhenItThaws() {
        Store east = nodes.getLast();
        Store west = node();
        Job begun = east.reviewJobs().take().orElseThrow();
        assertThat(east.reviewJobs().progress(begun.hash(), 3)).isTrue();
        assertThat(west.reviewJobs().standing(begun.hash()).orElseThrow().done()).isEqualTo(3);
        assertThat(west.reviewJobs().take()).as("the other one").isNotEqualTo(begun);
        assertThat(west.reviewJobs().take()).isEmpty();
        east.keepers().leave();
        assertThat(west.reviewJobs().take()).contains(begun);
        assertThat(east.reviewJobs().progress(begun.hash(), 4)).isFalse();
        west.reviewJobs().finish(begun.hash(), false);
        east.reviewJobs().finish(begun.hash(), true);
        assertThat(west.reviewJobs().standing(begun.hash())).as("done is done").isEmpty();
    }

    /** A further node, which says that it lives. */
    private Store node() {
        Store node = Store.at(postgres.getJdbcUrl("postgres", "postgres"));
        node.keepers().beat();
        nodes.add(node);
        return node;
    }
}
