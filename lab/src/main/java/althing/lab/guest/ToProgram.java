package althing.lab.guest;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.engine.View;
import althing.formats.Json;

/** A line to a program. It tells nothing but what the rules tell everybody, and what the seat that decides may see. */
sealed interface ToProgram {

    /** What stands in the first line. Whatever changes the meaning of the lines changes it. */
    String PROTOCOL = "althing-bot 1";

    /** One line, with constants by their words as in the codes of moves. */
    JsonMapper JSON = Json.WORDS.rebuild().disable(SerializationFeature.INDENT_OUTPUT).build();

    /**
     * The first line, which the program answers when it is ready.
     *
     * @param setup    of all games, without the seed, which would tell the deal
     * @param rules    the version of the rules
     * @param language of the sentences that it will be told
     * @param ms       the time for each decision
     */
    record Hello(String hello, String setup, String game, int seats, int rules, String language, int ms)
            implements
                ToProgram {

        static Hello of(Setup setup, int ms) {
            return new Hello(PROTOCOL, setup.unseeded().lineWithRules(), setup.game().id(), setup.seats(),
                    setup.rules(), "en", ms);
        }
    }

    /** A game begins, in which the program has this seat. */
    record Begin(long begin, int seat) implements ToProgram {}

    /**
     * A question.
     *
     * @param decide its number in this game, for this seat
     * @param moves  the codes of the legal moves
     */
    record Decide(long decide, int seat, View view, List<String> moves, int ms) implements ToProgram {

        static Decide of(long number, Belief belief, int ms) {
            MoveList moves = new MoveList();
            belief.moves(moves);
            List<String> codes = new ArrayList<>();
            for (Move move : moves.toList()) {
                codes.add(move.code());
            }
            return new Decide(number, belief.seat(), belief.view(), codes, ms);
        }
    }

    /** The question was answered late or wrongly, so this random move was made. */
    record Instead(long instead, String move, String why) implements ToProgram {}

    /** A game is over; one that broke off has no points. */
    record End(long end, @Nullable List<Integer> points, @Nullable List<Integer> ranks) implements ToProgram {}

    default String line() {
        return JSON.writeValueAsString(this);
    }
}
