package althing.server.storage;

import java.util.function.Consumer;

import io.micrometer.core.instrument.MeterRegistry;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;

/** Makes stores that stop before every step, a reading statement or a writing transaction, until somebody lets them go on. */
public final class SteppedStore {

    private SteppedStore() {
    }

    /**
     * The store of a node of a PostgreSQL.
     *
     * @param step called before every step by the thread that wants to do it; returns when it may
     */
    public static Store at(String url, String node, Runnable step) {
        return at(url, node, step, _ -> {});
    }

    /**
     * The same.
     *
     * @param read called when a reading statement has been answered, with the statement, before anybody learns the answer
     */
    public static Store at(String url, String node, Runnable step, Consumer<String> read) {
        Database database = Database.at(url);
        Jdbi reading = Jdbi.create(database.pool()).setSqlLogger(new SqlLogger() {

            @Override
            public void logBeforeExecution(StatementContext statement) {
                step.run();
            }

            @Override
            public void logAfterExecution(StatementContext statement) {
                read.accept(String.valueOf(statement.getRawSql()));
            }
        });
        Transactions transactions = new Transactions(Jdbi.create(database.pool()));
        return new Store(reading, new Stepped(transactions, step), Rows.NEWEST, new Keepers(reading, node, false),
                Bus.NONE, database::close, database);
    }

    /** Stops before a transaction, and never inside: who waits there would hold what others wait for. */
    private record Stepped(Transactions transactions, Runnable step) implements Writing {

        @Override
        public void write(HandleConsumer<RuntimeException> work) {
            step.run();
            transactions.write(work);
        }

        @Override
        public void bindTo(MeterRegistry meters) {
            transactions.bindTo(meters);
        }

        @Override
        public void close() {
            transactions.close();
        }
    }
}
