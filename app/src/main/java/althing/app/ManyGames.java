package althing.app;

import java.nio.file.Path;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

import althing.engine.BadInput;
import althing.lab.Conduct;
import althing.lab.Keeper;
import althing.lab.Progress;
import althing.lab.part.PartFolder;
import althing.lab.part.PartNumber;

/** Many games between bots on this machine: all of an experiment, or one part. */
abstract class ManyGames extends ExperimentTask {

    @Option(names = "--threads", paramLabel = "N", description = "Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--record", paramLabel = "DIR", description = "Write the record of every game into this directory.")
    private @Nullable Path records;

    @Option(names = "--resume", paramLabel = "FILE", description = "Write the results game by game into this file; the games that stand there already are not played again.")
    private @Nullable Path journal;

    @Option(names = "--untimed", description = "Leave out what differs from run to run, pace and thinking time: what is left is, to the letter, what 'althing merge' tells.")
    private boolean untimed;

    @Option(names = "--part", paramLabel = "I/N", description = "Play the I-th of N parts, numbered from 0, into --out.")
    private @Nullable String part;

    @Option(names = "--out", paramLabel = "DIR", description = "Write the results of a part into this directory, for 'althing merge'. Without --part: the part that SLURM or Kubernetes says (ALTHING_PARTS says of how many), otherwise all games.")
    private @Nullable Path parts;

    ManyGames(Shell shell) {
        super(shell);
    }

    /** Plays all games here and tells what they came to. */
    abstract void playWhole();

    /** Refuses what can be done only where all games are played at once. */
    abstract void refuseForAPart();

    @Override
    void run() {
        Path directory = parts;
        if (directory != null) {
            playPart(directory);
        } else if (part != null) {
            throw new BadInput("A part is written into a directory: give --out DIR.");
        } else {
            playWhole();
        }
    }

    private void playPart(Path directory) {
        refuseForAPart();
        PartFolder.Written written;
        try (Bar bar = new Bar(shell(), words().say("bar.part", "part", number().toString()))) {
            written = new PartFolder(directory).play(repeatable(), number(), Althing.version(), conduct(bar));
        }
        if (asJson()) {
            printJson(written);
        } else {
            out().println(words().say("report.part", "part", written.part(), "first",
                    String.valueOf(written.first()), "last", String.valueOf(written.beyond() - 1), "file",
                    written.file().toString(), "crashes", written.crashes()));
        }
    }

    private PartNumber number() {
        return part != null
                ? PartNumber.parse(part)
                : PartNumber.in(shell().environment()).orElse(PartNumber.WHOLE);
    }

    boolean isTimed() {
        return !untimed;
    }

    Conduct conduct(Progress progress) {
        positive("--threads", threads);
        return new Conduct(threads, progress, keeper(), Optional.ofNullable(journal));
    }

    /** Writes the records, if somebody wants them; the same experiment writes the same files. */
    private Keeper keeper() {
        Path directory = records;
        if (directory == null) {
            return Keeper.NOBODY;
        }
        return (game, record) -> WrittenFile.write(
                directory.resolve(ReportText.english("%s-%06d.althing", record.setup().game().id(), game)),
                record.text());
    }
}
