package althing.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import althing.app.Narrator.Choice;
import althing.app.Narrator.SpokenRefusal;
import althing.engine.BadInput;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Sketch;

/** The talk with the people who play in the terminal: shows, asks, plays what they say. */
final class TerminalTable {

    private final TerminalGame game;
    private final Position position;
    private final Questions questions;
    private final PrintWriter out;
    private final Words words;
    private final Narrator narrator;
    private boolean left;

    TerminalTable(TerminalGame game, Questions questions, Shell shell, Words words, Narrator narrator) {
        this.game = game;
        this.position = game.position();
        this.questions = questions;
        this.out = shell.out();
        this.words = words;
        this.narrator = narrator;
    }

    /** Plays until the game is over or the people leave. */
    void play() {
        say(words.say("play.welcome"));
        game.listener((_, phrase) -> say("  " + narrator.say(phrase)));
        while (!left) {
            OptionalInt seat = game.personToDecide();
            if (seat.isEmpty()) {
                out.println();
                say(words.say("play.over"));
                out.println(ScoreText.table(position, narrator, words));
                return;
            }
            decide(seat.getAsInt());
        }
    }

    private void decide(int seat) {
        List<Choice> choices = narrator.choices(position, seat);
        show(seat, choices);
        boolean decided = false;
        while (!decided && !left) {
            out.flush();
            decided = answered(seat, choices, questions.ask(words.say("play.ask") + " "));
        }
    }

    private void show(int seat, List<Choice> choices) {
        out.println();
        Sketch sketch = position.view(seat).sketch(seat);
        SketchText.of(sketch, narrator).forEach(out::println);
        say(narrator.name(seat) + ": " + narrator.say(position.prompt(seat)));
        TextTable table = new TextTable("", "", "");
        for (int i = 0; i < choices.size(); i++) {
            table.add(Integer.toString(i + 1), choices.get(i).text(), "[" + choices.get(i).move() + "]");
        }
        TextWidth.inColumns(table.lines(TextWidth.SCREEN).stream().skip(1).toList()).forEach(out::println);
    }

    private void say(String text) {
        TextWidth.wrapped(text).forEach(out::println);
    }

    /** Whether the answer changed the position. */
    private boolean answered(int seat, List<Choice> choices, Optional<String> answer) {
        switch (answer.orElse("q")) {
            case "q" -> {
                left = true;
                return false;
            }
            case "u" -> {
                boolean undone = game.undo();
                say(words.say(undone ? "play.undone" : "play.barrier"));
                return undone;
            }
            case "s" -> out.println(ScoreText.table(position, narrator, words));
            case "v", "" -> show(seat, choices);
            case "h", "?" -> say(words.say("play.help"));
            case String said when said.matches("\\d{1,5}") -> {
                return numbered(seat, choices, Integer.parseInt(said));
            }
            case String said -> {
                return coded(seat, said);
            }
        }
        return false;
    }

    private boolean numbered(int seat, List<Choice> choices, int number) {
        if (number < 1 || number > choices.size()) {
            say(words.say("play.number", "last", choices.size()));
            return false;
        }
        return coded(seat, choices.get(number - 1).move());
    }

    private boolean coded(int seat, String code) {
        Move move;
        try {
            move = position.setup().game().move(code);
        } catch (BadInput e) {
            say(words.say("play.what", "said", code));
            return false;
        }
        Optional<SpokenRefusal> refusal = position.why(seat, move).map(narrator::say);
        refusal.ifPresent(why -> say(why.rule() + ": " + why.reason()));
        if (refusal.isPresent()) {
            return false;
        }
        game.play(seat, move);
        return true;
    }
}
