package althing.app;

import java.io.IOException;
import java.io.OutputStream;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.app.env.Door;
import althing.app.env.Line;
import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.env.Environment;

/** Lets a program outside play many games at once, by a pipe or a socket. */
@Command(name = "env", sortOptions = false, description = "Let a program play many games at once: numbers go out, numbers of moves come back (docs/environments.md).")
final class OpenEnvironment extends Task {

    private final OutputStream answers;

    @Parameters(paramLabel = "SETUP", description = "GAME(seats=4), for example; with a #seed every game has that deal.")
    private String setup = "";

    @Option(names = "--games", paramLabel = "N", defaultValue = "1", description = "How many games at once. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(names = "--players", paramLabel = "PLAYERS", defaultValue = Environment.OUTSIDE, description = "Who plays on each seat, with commas between: me (the program) or a bot such as greedy; fewer than seats are repeated in turn. Default: ${DEFAULT-VALUE}.")
    private String players = "";

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The same seed and answers give the same games. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--teacher", paramLabel = "BOT", defaultValue = "greedy", description = "The bot that the program may ask what it would do. Default: ${DEFAULT-VALUE}.")
    private String teacher = "";

    @Option(names = "--port", paramLabel = "PORT", description = "Wait for the program at this port of this machine instead of speaking by the standard streams; 0 takes a free one and tells it.")
    private @Nullable Integer port;

    OpenEnvironment(Shell shell, OutputStream answers) {
        super(shell);
        this.answers = answers;
    }

    @Override
    void run() throws IOException {
        Environment environment = environment();
        if (port == null) {
            new Line(environment, Bots.named(teacher), shell().in(), answers).talk();
        } else {
            serve();
        }
    }

    private Environment environment() {
        return new Environment(Setup.parse(setup), games, Bots.listed(players), seed);
    }

    /** One program after another, each with games that begin anew. */
    private void serve() throws IOException {
        try (Door door = Door.open(inRange())) {
            out().println("Waiting at 127.0.0.1:" + door.port());
            out().flush();
            door.serve((in, out) -> new Line(environment(), Bots.named(teacher), in, out).talk(),
                    shell().err()::println);
        }
    }

    private int inRange() {
        if (port == null || port < 0 || port > 65_535) {
            throw new BadInput("A port is a number from 0 to 65535, not " + port + ".");
        }
        return port;
    }
}
