package althing.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import althing.engine.BadInput;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Report;
import althing.lab.part.Cluster;

/** Lets a cluster play an experiment or pack its games, if the program was started with one. */
@Command(name = "cluster", sortOptions = false, description = "Let Apache Spark play an experiment, here or on a cluster, or write a data set as Parquet; docs/clusters.md tells how.")
final class ClusterCommand extends Task {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private ClusterCommand(Shell shell) {
        super(shell);
    }

    static CommandLine with(Shell shell) {
        return new CommandLine(new ClusterCommand(shell)).addSubcommand(new OnClusterArena(shell))
                .addSubcommand(new OnClusterSim(shell)).addSubcommand(new ToParquet(shell));
    }

    @Override
    void run() {
        throw new ParameterException(spec.commandLine(), "Say what the cluster is to do: arena, sim or parquet");
    }

    private static Cluster cluster() {
        return ServiceLoader.load(Cluster.class).findFirst()
                .orElseThrow(() -> new UnfitPlace("There is no cluster in this jar: './althing cluster' in the "
                        + "sources starts with one, and spark-submit takes cluster.jar beside althing.jar."));
    }

    /** An experiment that is played elsewhere. */
    private abstract static class OnCluster extends ExperimentTask {

        @Option(names = "--out", paramLabel = "PLACE", required = true, description = "Where the rows of the games are kept as Parquet: a new directory, or an address such as hdfs://… that the cluster knows.")
        private String place = "";

        @Option(names = "--master", paramLabel = "URL", defaultValue = "", description = "The cluster, for example spark://host:7077. Default: what spark-submit says, otherwise the processors of this machine.")
        private String master = "";

        @Option(names = "--parts", paramLabel = "N", description = "In how many parts. Default: by the number of games and processors.")
        private long parts;

        private OnCluster(Shell shell) {
            super(shell);
        }

        @Override
        void run() {
            if (parts < 0) {
                throw new BadInput("--parts must be at least 1, not " + parts + ".");
            }
            Experiment whole = repeatable();
            Cluster cluster = cluster();
            Report report;
            try (Bar bar = new Bar(shell(), "on the cluster")) {
                report = cluster.play(whole, new Cluster.Errand(master, parts, place, Althing.version()), bar);
            }
            tell(report, Optional.empty());
        }
    }

    /** An arena on a cluster. */
    @Command(name = "arena", sortOptions = false, description = "Let bots play against each other on all seats; tell what 'althing arena --untimed' would tell.")
    private static final class OnClusterArena extends OnCluster {

        @Option(names = "--paired", description = "Play each deal in all seatings; the games are rounded up to whole deals.")
        private boolean paired;

        private OnClusterArena(Shell shell) {
            super(shell);
        }

        @Override
        Seating seating() {
            return paired ? Seating.PAIRED : Seating.TURNS;
        }
    }

    /** A simulation on a cluster. */
    @Command(name = "sim", sortOptions = false, description = "Simulate many games; tell what 'althing sim --untimed' would tell.")
    private static final class OnClusterSim extends OnCluster {

        private OnClusterSim(Shell shell) {
            super(shell);
        }

        @Override
        Seating seating() {
            return Seating.FIXED;
        }
    }

    /** A data set in another form. */
    @Command(name = "parquet", sortOptions = false, description = "Write the games of a whole data set as Parquet packed by zstd, with the fields of its lines as columns.")
    private static final class ToParquet extends Task {

        @Parameters(paramLabel = "DIR", description = "The directory of the data set.")
        private Path directory = Path.of("");

        @Option(names = "--out", paramLabel = "PLACE", required = true, description = "A new directory, or an address such as hdfs://… that the cluster knows.")
        private String place = "";

        @Option(names = "--master", paramLabel = "URL", defaultValue = "", description = "The cluster. Default: what spark-submit says, otherwise the processors of this machine.")
        private String master = "";

        private ToParquet(Shell shell) {
            super(shell);
        }

        @Override
        void run() {
            long games;
            try (Bar bar = new Bar(shell(), "writing Parquet")) {
                games = cluster().parquet(master, directory, place, bar);
            }
            out().println(ReportText.english("%,d games are in %s", games, place));
        }
    }
}
