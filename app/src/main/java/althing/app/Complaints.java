package althing.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

import althing.bots.GuestGone;
import althing.engine.BadInput;

/** Says in a sentence what went wrong; a stack trace only to somebody who asked for it. */
final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {

    /** Something failed that was not the caller's fault. */
    static final int FAILED = 1;
    /** The caller gave something that cannot be used. */
    static final int BAD_INPUT = 2;

    @Override
    public int handleParseException(ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(sentence(String.valueOf(problem.getMessage())));
        UnmatchedArgumentException.printSuggestions(problem, err);
        err.println("'" + command.getCommandSpec().qualifiedName() + " --help' tells what it takes.");
        return BAD_INPUT;
    }

    @Override
    public int handleExecutionException(Exception problem, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (parsed.expandedArgs().contains("--debug")) {
            problem.printStackTrace(err);
        }
        return switch (reason(problem)) {
            case BadInput bad -> complain(err, bad.getMessage(), BAD_INPUT);
            case UnfitPlace unfit -> complain(err, unfit.getMessage(), FAILED);
            case GuestGone gone -> complain(err, gone.getMessage(), FAILED);
            case IOException io -> complain(err, outside(io), FAILED);
            case UncheckedIOException io -> complain(err, outside(io), FAILED);
            default -> complain(err, inside(problem), FAILED);
        };
    }

    /** What lies behind a problem of another thread, if it is one that we have a sentence for. */
    private static Throwable reason(Throwable problem) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof BadInput || cause instanceof UnfitPlace || cause instanceof GuestGone
                    || cause instanceof UncheckedIOException) {
                return cause;
            }
        }
        return problem;
    }

    private static int complain(PrintWriter err, @Nullable String message, int code) {
        err.println(sentence(String.valueOf(message)));
        return code;
    }

    private static String outside(Exception problem) {
        return "The machine does not play along: " + problem.getMessage();
    }

    private static String inside(Exception problem) {
        List<StackTraceElement> trace = Arrays.asList(problem.getStackTrace());
        String where = trace.isEmpty() ? "" : " at " + trace.getFirst();
        return "This is a fault of Althing, not yours: " + problem + where + ". '--debug' shows more.";
    }

    private static String sentence(String text) {
        return text.matches("(?s).*[.!?]") ? text : text + ".";
    }
}
