package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.formats.Texts;

/** Tells of one game in one language, with the names of who sits where. */
final class Narrator {

    /** A legal move with its text. */
    record Choice(int seat, String move, String text) {}

    /** A refusal in words. */
    record SpokenRefusal(String rule, String reason) {}

    private final Texts texts;
    private final IntFunction<String> names;

    Narrator(Setup setup, String language, IntFunction<String> names) {
        this.texts = Texts.of(setup.game(), language);
        this.names = names;
    }

    /** Tells of seats that nobody has given a name. */
    static Narrator ofSeats(Setup setup, String language) {
        Words words = Words.in(language);
        return new Narrator(setup, language, seat -> words.say("seat", "seat", seat));
    }

    static Narrator ofNames(Setup setup, String language, List<String> names) {
        return new Narrator(setup, language, names::get);
    }

    String name(int seat) {
        return names.apply(seat);
    }

    String say(Phrase phrase) {
        return whole(texts.say(phrase, names));
    }

    /** A fact of a phrase or a cell of a sketch in words. */
    String fact(Object fact) {
        return whole(texts.fact(fact, names));
    }

    /** A text without facts; the key itself where the catalogue has none. */
    String name(String key) {
        return texts.messages().containsKey(key) ? whole(texts.name(key)) : key;
    }

    /** Without the soft hyphens, which a terminal would show everywhere. */
    private static String whole(String text) {
        return text.replace("\u00ad", "");
    }

    SpokenRefusal say(Refusal refusal) {
        return new SpokenRefusal(refusal.rule(), say(refusal.reason()));
    }

    List<Choice> choices(Position position, int seat) {
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        List<Choice> choices = new ArrayList<>();
        for (Move move : moves.toList()) {
            choices.add(new Choice(seat, move.code(), say(position.option(seat, move))));
        }
        return choices;
    }
}
