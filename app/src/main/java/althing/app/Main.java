package althing.app;

import java.util.Optional;

import picocli.CommandLine;

/** Where the program starts. */
public final class Main {

    private Main() {
    }

    public static void main(String[] args) {
        Optional<String> problem = NeededJdk.problem(Runtime.version());
        problem.ifPresent(System.err::println);
        System.exit(problem.isPresent() ? 2 : run(Shell.ofProcess(), args));
    }

    /** Does what the arguments say and gives back the exit code; without a command it opens the hall. */
    static int run(Shell shell, String... args) {
        CommandLine line = Althing.commands(shell);
        line.setOut(shell.out());
        line.setErr(shell.err());
        Complaints complaints = new Complaints();
        line.setParameterExceptionHandler(complaints);
        line.setExecutionExceptionHandler(complaints);
        try {
            return line.execute(Althing.withCommand(args));
        } finally {
            shell.out().flush();
            shell.err().flush();
        }
    }
}
