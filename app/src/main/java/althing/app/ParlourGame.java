package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import althing.app.Narrator.Choice;
import althing.bots.review.Reviewer;
import althing.bots.review.Review.Strength;
import althing.engine.BadInput;
import althing.engine.GameRecord;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.formats.Texts;

/**
 * A game of a guest who reads and writes: what the own seat may see in words, and what may be said. Everything that leaves
 * is told from that seat's view. Not thread safe.
 */
final class ParlourGame {

    private final Setup setup;
    private final int seat;
    private final TerminalGame game;
    private final List<String> names;
    private final Narrator narrator;
    private final Words words;
    private final String language;
    private final List<String> news = new ArrayList<>();

    /** A game that has just been dealt: the guest on one seat, bots on the others. */
    ParlourGame(Setup setup, int seat, String bot, String language) {
        Company company = new Company(setup, Seats.of(setup, List.of(seat)), List.of(bot));
        this.setup = setup;
        this.seat = seat;
        this.language = language;
        this.words = Words.in(language);
        this.names = company.names(words.say("play.guest"));
        this.narrator = Narrator.ofNames(setup, language, names);
        this.game = new TerminalGame(setup.start(), company);
        game.listener((_, phrase) -> news.add(narrator.say(phrase)));
    }

    /** What has happened since the last look, what the seat sees, what is asked of it, and its numbered moves. */
    String look() {
        OptionalInt asked = game.personToDecide();
        List<String> lines = new ArrayList<>();
        news.forEach(line -> lines.add("- " + line));
        news.clear();
        Position position = game.position();
        if (asked.isPresent()) {
            lines.addAll(sight(position, seat, narrator));
        } else {
            lines.addAll(SketchText.of(position.view(seat).sketch(seat), narrator));
            lines.add(words.say("play.over"));
            lines.add(ScoreText.table(position, narrator, words));
        }
        return String.join("\n", lines);
    }

    /** What a seat that is asked sees, what is asked of it, and its numbered moves. */
    static List<String> sight(Position position, int seat, Narrator narrator) {
        List<String> lines = new ArrayList<>(SketchText.of(position.view(seat).sketch(seat), narrator));
        lines.add(narrator.say(position.prompt(seat)));
        List<Choice> choices = narrator.choices(position, seat);
        for (int i = 0; i < choices.size(); i++) {
            lines.add((i + 1) + ". " + choices.get(i).text() + " [" + choices.get(i).move() + "]");
        }
        return lines;
    }

    /** Plays a move by its number or its code, and looks again. */
    String play(String said) {
        if (game.personToDecide().isEmpty()) {
            throw new BadInput(words.say("play.over"));
        }
        Move move = meant(said.strip());
        Optional<String> refusal = refusal(move);
        if (refusal.isPresent()) {
            throw new BadInput(refusal.get());
        }
        game.play(seat, move);
        return look();
    }

    /** Why a move may not be made, with the text of the rule, or that it may. */
    String explain(String said) {
        Move move = meant(said.strip());
        return refusal(move).orElseGet(() -> words.say("position.legal", "seat", seat, "move", move.code()));
    }

    /** What a finished game cost whom. */
    String review() {
        if (!game.position().isOver()) {
            throw new BadInput("The game is not over yet; it is reviewed then.");
        }
        return String.join("\n",
                ReviewText.lines(record(), Reviewer.review(record(), Strength.USUAL, _ -> {}), narrator, words));
    }

    /** The game as far as it was played, with all that the seats have kept from each other. */
    GameRecord record() {
        return new GameRecord(setup, names, game.moves());
    }

    private Optional<String> refusal(Move move) {
        return game.position().why(seat, move).map(narrator::say)
                .map(why -> why.rule() + ": " + why.reason() + "\n" + rule(setup, why.rule(), language));
    }

    /** The text of a rule. */
    static String rule(Setup setup, String id, String language) {
        String text = Texts.of(setup.game(), language).messages().get("rule." + id);
        if (text == null) {
            throw new BadInput("There is no rule " + id + " in " + setup.game().id() + ".");
        }
        return text.replace("\u00ad", "");
    }

    private Move meant(String said) {
        if (said.matches("\\d{1,5}")) {
            List<Choice> choices = narrator.choices(game.position(), seat);
            int number = Integer.parseInt(said);
            if (number < 1 || number > choices.size()) {
                throw new BadInput(words.say("play.number", "last", choices.size()));
            }
            return setup.game().move(choices.get(number - 1).move());
        }
        return setup.game().move(said);
    }
}
