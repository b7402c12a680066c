package althing.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What has to do with lessons: it only knows its own subcommands. */
@Command(name = "lesson", sortOptions = false, description = "List, check and record the lessons of the games.", footer = {
        "", "docs/lessons.md tells how a lesson is written."})
final class LessonCommand extends Task {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private LessonCommand(Shell shell) {
        super(shell);
    }

    static CommandLine with(Shell shell) {
        return new CommandLine(new LessonCommand(shell))
                .addSubcommand(new ListLessons(shell))
                .addSubcommand(new CheckLessons(shell));
    }

    @Override
    void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do with lessons: list, check or record");
    }
}
