package althing.server.api;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

import althing.engine.Part;
import althing.engine.Move;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.View;

/**
 * A table as one person may see it. Its parts stand side by side in JSON.
 *
 * @param heading   what the table is and what was agreed when it was opened
 * @param deal      where the deal comes from
 * @param question  what is to be decided now
 * @param view      the game's own view type; nothing while the table waits for its deal
 * @param story     what has happened
 * @param standing  how it stands between the seats
 * @param talk      what people say to each other
 * @param clock     how long each seat has let the others wait
 * @param hints     whether hints are given, and the one that this person was given for the present question
 * @param trouble   what stopped the table, if something did
 * @param terms     what was agreed at the opening beside the game
 * @param accord    what the players have agreed on since, or wish to
 * @param orders    what is answered for the seats of this person
 */
public record TableState(@JsonUnwrapped Heading heading, DealState deal, List<SeatState> seats,
        @JsonUnwrapped Question question, @Nullable View view, @JsonUnwrapped Story story,
        @JsonUnwrapped Standing standing, @JsonUnwrapped Talk talk, Clock clock,
        Hints hints, @Nullable Trouble trouble, Terms terms, Accord accord, OrderState orders) {

    /** The same without the first lines of the log and of the talk. */
    public TableState from(int logLine, int chatLine) {
        return new TableState(heading, deal, seats, question, view, story.from(logLine), standing, talk.from(chatLine),
                clock, hints, trouble, terms, accord, orders);
    }

    /**
     * What a table is.
     *
     * @param seq         counts what happened at the table, undo and chat included
     * @param setup       the setup line without its seed
     * @param rules       the version of the rules that it follows to its end
     * @param sandbox     whether it began in a position of somebody's choice, to try things out
     * @param lesson      what is taught here
     * @param commitment  the SHA-256 of the seeded setup line, which does not name the rules; nothing before it is dealt
     * @param seededSetup told when the game is over
     * @param delay       by how many seconds somebody who looks on sees a game with secrets later; nothing for who sees it
     *                    as it happens
     * @param contest     the tournament that it belongs to
     */
    public record Heading(String id, int seq, String game, String setup, Rules rules, boolean sandbox,
            @Nullable LessonState lesson, @Nullable String commitment, @Nullable String seededSetup,
            @Nullable Integer delay, @Nullable String contest) {}

    /** A lesson under way, and how many moves were played in it: the number of its stage, the last one for all beyond. */
    public record LessonState(String name, int stage) {}

    /**
     * What is to be decided.
     *
     * @param pending the seats that owe a decision
     * @param acting  the seat of this person that is asked now
     * @param prompt  what is asked of {@code acting}, or else of the first pending seat
     * @param ruleInQuestion the rule that asks it of {@code acting}
     * @param options the legal moves of {@code acting}
     * @param undo    whether this person's last move can be taken back freely; when nobody here is asked, bots wait a while
     *                to leave time for it
     */
    public record Question(List<Integer> pending, boolean over, @Nullable Integer acting, @Nullable Phrase prompt,
            @Nullable String ruleInQuestion, List<MoveOption> options, boolean undo) {}

    /**
     * What has happened.
     *
     * @param moves how many moves were played
     * @param log   the lines of the log from number {@code logFrom} on
     * @param halts where the last move can be looked at on its way, as far as that is news
     */
    public record Story(int moves, List<LogLine> log, int logFrom, List<Halt> halts) {

        private Story from(int line) {
            return new Story(moves, log.subList(line - logFrom, log.size()), line,
                    halts.stream().filter(halt -> halt.lines() > line).toList());
        }
    }

    /**
     * How it looked before something that nobody was asked for, because nothing else was possible.
     *
     * @param lines how many lines the log had
     */
    public record Halt(View view, int lines) {}

    /**
     * How it stands.
     *
     * @param points of each seat; 0 where the score sheet says that they are hidden
     * @param ranks  of each seat; empty while some points are hidden
     */
    public record Standing(List<Integer> points, List<Integer> ranks, ScoreSheet scoreSheet) {}

    /**
     * What people say.
     *
     * @param chat the last lines, from number {@code chatFrom} on
     * @param talk whether the rules let the players talk now
     */
    public record Talk(List<ChatLine> chat, int chatFrom, boolean talk) {

        /** The last lines of all. */
        public static Talk of(ChatPage last, boolean talk) {
            return new Talk(last.chat(), last.chatFrom(), talk);
        }

        /** How many lines there are in all. */
        public int count() {
            return chatFrom + chat.size();
        }

        private Talk from(int line) {
            int left = Math.clamp(line - chatFrom, 0, chat.size());
            return new Talk(chat.subList(left, chat.size()), chatFrom + left, talk);
        }
    }

    /** Lines of the talk, from number {@code chatFrom} on. */
    public record ChatPage(List<ChatLine> chat, int chatFrom) {}

    /** Who may sit on a seat: a bot is the hall's own, a program somebody's. */
    public enum SeatKind {
        PERSON, OPEN, BOT, PROGRAM
    }

    /**
     * One seat of a table.
     *
     * @param level  of a bot
     * @param online whether a person of this seat looks at the table now; bots always do
     * @param invite  of an open seat, told to who opened the table only
     * @param standIn the level of the bot that plays while the person is away
     * @param forMe   whether an open seat is kept for this person
     * @param kept    whether an open seat is kept for the person of its name
     * @param blocked whether this person has blocked who sits there, and reads nothing of them
     */
    public record SeatState(int seat, SeatKind kind, String name, @Nullable Integer level, boolean mine,
            boolean online, @Nullable String invite, @Nullable Integer standIn, boolean forMe, boolean kept,
            boolean blocked) {}

    /**
     * A legal move: its code and its words.
     *
     * @param grave whether it gives up so much that a person should be asked again
     */
    public record MoveOption(String move, Phrase text, boolean grave) {

        public static MoveOption of(Position position, int seat, Move move) {
            return new MoveOption(move.code(), position.option(seat, move), position.isGrave(seat, move));
        }
    }

    /**
     * A line of the log.
     *
     * @param move the number of the move it belongs to; the set-up is move 0
     * @param seat who made that move
     */
    public record LogLine(int move, int seat, Phrase text) {}

    /**
     * What a person said at the table, and when (ISO 8601).
     *
     * @param text   of a fixed phrase its English words
     * @param phrase a fixed phrase, which everybody reads in their own language
     */
    public record ChatLine(String name, @Nullable Integer seat, String text, String at, @Nullable Saying phrase) {}

    /**
     * The clocks of all seats. Those of pending seats run.
     *
     * @param spent  milliseconds in which each seat owed a decision, up to {@code since}
     * @param since  when the running clocks were read (ISO 8601); nothing while none runs
     * @param times  how much time each seat has left
     * @param paused whether all clocks stand still because the players have agreed to rest
     */
    public record Clock(List<Long> spent, @Nullable String since, List<SeatTime> times, boolean paused) {}

    /**
     * The time of one seat. When it is up, the others may let a bot play, also at a table without a pace.
     *
     * @param left  milliseconds that it had when the clocks were read
     * @param until when its time is up (ISO 8601); nothing while its clock does not run
     */
    public record SeatTime(long left, @Nullable String until) {}

    /**
     * What was agreed when the table was opened.
     *
     * @param listed   whether strangers may find it, and take its open seats
     * @param language of the talk, if one was named
     * @param pace     {@code live 15 10}, {@code days 2} or the like; nothing where nobody counts
     * @param rated    whether the game counts for ratings
     */
    public record Terms(boolean listed, @Nullable String language, @Nullable String pace, boolean rated) {}

    /**
     * What the players agree on while they play.
     *
     * @param pause   the seats that wish to rest
     * @param end     the seats that wish to end the game
     * @param ended   {@code agreed}, {@code idle} or {@code host} when the game was ended before its rules did
     * @param reason  what the host said about it
     * @param expires  when the table is ended because nobody comes (ISO 8601), told some time before
     * @param declined who was invited and does not come, as long as nobody has taken the seat
     */
    public record Accord(List<Integer> pause, List<Integer> end, @Nullable String ended,
            @Nullable String reason, @Nullable String expires, List<String> declined) {}

    /**
     * Hints at this table.
     *
     * @param allowed  whether they are given
     * @param thinking whether one is being thought of
     */
    public record Hints(boolean allowed, boolean thinking, @Nullable Hint given) {}

    /**
     * What a good player would do, shown to who asked only.
     *
     * @param kind    what it is about: the part of the position that it helps most
     * @param reasons what the move brings and what it costs
     */
    public record Hint(int seat, @Nullable Phrase kind, MoveOption move, List<Reason> reasons) {}

    /** Something that a move brings (more than 0) or costs, in points the bots count with. */
    public record Reason(Phrase what, double points) {

        /** A part of a value, with its points in tenths. */
        public static Reason of(Part part) {
            return new Reason(part.what(), Math.round(part.points() * 10) / 10.0);
        }
    }

    /**
     * Orders for dull questions, which nobody else is told of.
     *
     * @param offered what may be left for the question that is asked now
     * @param left    what this person's seats have left, those included that are over
     */
    public record OrderState(List<OrderWords> offered, List<OrderWords> left) {

        public static final OrderState NONE = new OrderState(List.of(), List.of());
    }

    /**
     * An order in words.
     *
     * @param over why it has ended, if it has
     */
    public record OrderWords(int seat, String order, Phrase text, @Nullable Phrase over) {}

    /** Why a table stands still: a code that a page can put into its language, and the sentence in English. */
    public record Trouble(String code, String detail) {}
}
