package althing.app;

import java.util.stream.Stream;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code althing}, which only knows its subcommands. */
@Command(name = "althing", versionProvider = Althing.Version.class, sortOptions = false, header = "Althing: a hall for Viking board games, and a lab for whoever studies them.", description = "Without a command it opens the hall on http://localhost:8080.", footer = {
        "", "'althing COMMAND --help' tells what a command takes.",
        "A setup is written GAME(seats=3,option=value)#5f2c with a seed after the #; 'althing games' lists the games."})
@SuppressWarnings("UnusedVariable") // the options are read by the parser
final class Althing {

    /** The version that the build has put into the jar; outside of a jar there is none. */
    static final class Version implements CommandLine.IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[]{Althing.version()};
        }
    }

    /** The program and its version, for people and for files. */
    static String version() {
        String version = Althing.class.getPackage().getImplementationVersion();
        return "Althing " + (version == null ? "from its sources" : version);
    }

    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Tell what there is.")
    private boolean help;

    @Option(names = {"-V", "--version"}, versionHelp = true, description = "Tell the version.")
    private boolean version;

    static CommandLine commands(Shell shell) {
        return new CommandLine(new Althing())
                .addSubcommand(new Serve(shell))
                .addSubcommand(new Play(shell))
                .addSubcommand(new TryOut(shell))
                .addSubcommand(new ListGames(shell))
                .addSubcommand(new NewPosition(shell))
                .addSubcommand(new ShowPosition(shell))
                .addSubcommand(new ShowNotation(shell))
                .addSubcommand(new Replay(shell))
                .addSubcommand(new ReviewGame(shell))
                .addSubcommand(new FindRule(shell))
                .addSubcommand(LessonCommand.with(shell))
                .addSubcommand(new NewGame(shell))
                .addSubcommand(new CountLines(shell))
                .addSubcommand(new CheckTables(shell))
                .addSubcommand(new BackUp(shell))
                .addSubcommand(new MoveTables(shell))
                .addSubcommand(new Load(shell))
                .addSubcommand(new Sim(shell))
                .addSubcommand(new RunArena(shell))
                .addSubcommand(new MergeParts(shell))
                .addSubcommand(ClusterCommand.with(shell))
                .addSubcommand(DataSetCommand.with(shell))
                .addSubcommand(new RunBenchmark(shell))
                .addSubcommand(new FindPuzzles(shell))
                .addSubcommand(new Learn(shell))
                .addSubcommand(new OpenEnvironment(shell, System.out))
                .addSubcommand(new ServeModels(shell, System.out))
                .addSubcommand(new RunStudy(shell))
                .addSubcommand(new Speed(shell))
                .addSubcommand(new WarmUp(shell));
    }

    /** The arguments with the command they leave out: the hall is what one wants who says nothing else. */
    static String[] withCommand(String... args) {
        boolean complete = args.length > 0
                && (!args[0].startsWith("-") || Stream.of("-h", "--help", "-V", "--version").anyMatch(args[0]::equals));
        return complete
                ? DataSetCommand.complete(args)
                : Stream.concat(Stream.of("serve"), Stream.of(args)).toArray(String[]::new);
    }
}
