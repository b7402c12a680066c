package althing.bots.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import althing.bots.Assessor;
import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** A game that a bot played to its end, with the decisions in which somebody had something to think about. */
final class PlayedGame {

    private final Setup dealt;
    private final List<String> played = new ArrayList<>();
    private final List<Moment> moments = new ArrayList<>();

    /**
     * A decision.
     *
     * @param played   how many moves came before
     * @param question what is asked
     * @param lot      decides between questions that were looked at equally often
     */
    record Moment(Position position, int played, String question, int lot) {

        Belief belief() {
            return new Belief(position, position.nextSeat());
        }
    }

    PlayedGame(Setup dealt, Bot bot, Assessor glance, SplitMix random) {
        this.dealt = dealt;
        Position position = dealt.start();
        while (!position.isOver()) {
            int seat = position.nextSeat();
            Belief belief = new Belief(position, seat);
            if (Integer.bitCount(position.pending()) == 1 && glance.isOpen(belief, random)) {
                moments.add(new Moment(position.copy(), played.size(), position.prompt(seat).key(),
                        random.nextInt(Integer.MAX_VALUE)));
            }
            Move move = bot.choose(belief, random);
            played.add(seat + " " + move.code());
            position.play(seat, move);
        }
    }

    String setup() {
        return dealt.lineWithRules();
    }

    List<String> before(Moment moment) {
        return played.subList(0, moment.played());
    }

    /** The decision that is to be looked at next, which is not given again: what the shelf has seen least of what it has room for. */
    Optional<Moment> next(Shelf shelf) {
        Optional<Moment> next = moments.stream().filter(moment -> shelf.hasRoomForQuestion(moment.question()))
                .min(Comparator.<Moment>comparingInt(moment -> shelf.looks(moment.question()))
                        .thenComparingInt(Moment::lot));
        next.ifPresent(moments::remove);
        return next;
    }
}
