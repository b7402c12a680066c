package althing.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import althing.engine.Setup;
import althing.formats.NotationJson;

/** Prints where a setup starts. */
@Command(name = "new", description = "Print the notation of the position that a setup starts with.")
final class NewPosition extends Task {

    @Parameters(paramLabel = "SETUP", description = "GAME(seats=3)#1, for example; without a seed one is drawn.")
    private String setup = "";

    NewPosition(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        Setup seeded = Seeds.drawn(Setup.parse(setup));
        if (!seeded.line().equals(setup)) {
            shell().err().println(seeded.line());
        }
        out().print(NotationJson.write(seeded.start()));
    }
}
