package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

import althing.app.Narrator.Choice;
import althing.app.Narrator.SpokenRefusal;
import althing.engine.BadInput;
import althing.engine.GameRecord.Played;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.formats.NotationJson;

/** Shows a position, what may be done in it, and what comes of it. */
@Command(name = "position", sortOptions = false, description = "Show a position (a notation, or the end of a record) in text; play moves on it.")
final class ShowPosition extends Task {

    /**
     * Whether a move is legal, and if not, why not.
     *
     * @param problem what is wrong with words that are no move at all; left out for a move
     */
    record Verdict(@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer seat, String move, boolean legal,
            @Nullable SpokenRefusal refusal, @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String problem) {}

    /** The answer in JSON; what was not asked for is left out. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Answer(String setup, int rulesVersion, boolean over, List<Integer> pending, List<Integer> points,
            List<Integer> ranks, JsonNode notation, @Nullable List<Choice> moves, @Nullable List<Verdict> why,
            ScoreText.@Nullable Sheet scoreSheet) {}

    @Parameters(paramLabel = "FILE", description = "A notation (JSON) or a record (.althing); - reads the standard input.")
    private String file = "";

    @Option(names = "--at", paramLabel = "N", description = "The position after N moves of the record.")
    private @Nullable Integer at;

    @Option(names = "--play", paramLabel = "MOVE", description = "Play a move and print the new notation; repeatable. 'buy 3', or '1 buy 3' for seat 1.")
    private List<String> moves = new ArrayList<>();

    @Option(names = "--moves", description = "List the legal moves of whoever is to decide.")
    private boolean listMoves;

    @Option(names = "--why", paramLabel = "MOVE", description = "Say why a move is not legal; repeatable.")
    private List<String> doubts = new ArrayList<>();

    @Option(names = "--score", description = "Show the score sheet.")
    private boolean score;

    ShowPosition(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        if (at != null && at < 0) {
            throw new BadInput("--at counts moves from 0, so it cannot be " + at + ".");
        }
        Position position = GivenFile.read(file, shell()).position(at == null ? -1 : at);
        Narrator narrator = Narrator.ofSeats(position.setup(), language());
        for (String move : moves) {
            play(position, SaidMove.parse(position, move), narrator);
        }
        if (asJson()) {
            printJson(answer(position, narrator));
        } else {
            print(position, narrator);
        }
    }

    private static void play(Position position, Played said, Narrator narrator) {
        Optional<Refusal> refusal = position.why(said.seat(), said.move());
        if (refusal.isPresent()) {
            SpokenRefusal spoken = narrator.say(refusal.get());
            throw new BadInput("'" + said.move().code() + "' cannot be played here. " + spoken.rule() + ": "
                    + spoken.reason());
        }
        position.play(said.seat(), said.move());
    }

    private Answer answer(Position position, Narrator narrator) {
        return new Answer(position.setup().line(), position.setup().rules(), position.isOver(),
                Seats.pending(position), Seats.points(position), Seats.ranks(position), NotationJson.tree(position),
                listMoves ? choices(position, narrator) : null,
                doubts.isEmpty() ? null : verdicts(position, narrator),
                score ? ScoreText.spoken(position, narrator) : null);
    }

    private void print(Position position, Narrator narrator) {
        boolean asked = listMoves || score || !doubts.isEmpty();
        if (!asked && moves.isEmpty()) {
            out().print(TreeText.of(NotationJson.tree(position)));
            if (position.setup().isOutdated()) {
                new RulesText(language()).lines(position.setup()).forEach(out()::println);
            }
            out().println(asking(position, narrator));
        }
        if (!asked && !moves.isEmpty()) {
            out().print(NotationJson.write(position));
        }
        if (listMoves) {
            printMoves(position, narrator);
        }
        verdicts(position, narrator).forEach(verdict -> out().println(said(verdict)));
        if (score) {
            out().println(ScoreText.table(position, narrator, words()));
        }
    }

    private void printMoves(Position position, Narrator narrator) {
        out().println(asking(position, narrator));
        TextTable table = new TextTable("", "", "");
        choices(position, narrator)
                .forEach(choice -> table.add(Integer.toString(choice.seat()), choice.move(), choice.text()));
        table.lines().stream().skip(1).forEach(out()::println);
    }

    private String asking(Position position, Narrator narrator) {
        if (position.isOver()) {
            return words().say("position.over");
        }
        return String.join("\n", Seats.pending(position).stream()
                .map(seat -> narrator.name(seat) + ": " + narrator.say(position.prompt(seat))).toList());
    }

    private static List<Choice> choices(Position position, Narrator narrator) {
        return Seats.pending(position).stream().flatMap(seat -> narrator.choices(position, seat).stream()).toList();
    }

    private List<Verdict> verdicts(Position position, Narrator narrator) {
        return doubts.stream().map(doubt -> verdict(position, doubt, narrator)).toList();
    }

    /** Words that are no move get their sentence in their place, so that the other answers stand. */
    private static Verdict verdict(Position position, String doubt, Narrator narrator) {
        Played said;
        try {
            said = SaidMove.parse(position, doubt);
        } catch (BadInput none) {
            return new Verdict(null, doubt.strip(), false, null, none.getMessage());
        }
        Optional<Refusal> refusal = position.why(said.seat(), said.move());
        return new Verdict(said.seat(), said.move().code(), refusal.isEmpty(),
                refusal.map(narrator::say).orElse(null), null);
    }

    private String said(Verdict verdict) {
        SpokenRefusal refusal = verdict.refusal();
        if (verdict.problem() != null) {
            return verdict.problem();
        }
        return refusal == null
                ? words().say("position.legal", "seat", Objects.requireNonNull(verdict.seat()), "move",
                        verdict.move())
                : refusal.rule() + ": " + refusal.reason();
    }
}
