package althing.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;

import org.jspecify.annotations.Nullable;

import althing.bots.Bot;
import althing.bots.GuestGone;
import althing.engine.Belief;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/**
 * Plays numbered games of one setup between bots. A game is decided by the experiment's seed, its number, the number of
 * its deal and who sits where, by nothing else. Not thread safe.
 */
final class Bout {

    /** No game of ours comes near this many decisions; one that does will not end. */
    private static final int TOO_LONG = 1_000_000;

    private final Setup setup;
    private final long seed;
    private final Keeper keeper;
    private final Happenings happenings;
    private final MoveList played = new MoveList();
    private final List<SequencedMap<Move, Integer>> tries = new ArrayList<>();
    private byte[] deciders = new byte[256];
    private int decider;
    private @Nullable Move decision;

    Bout(Setup setup, long seed) {
        this(setup, seed, Keeper.NOBODY, new Happenings(false));
    }

    Bout(Setup setup, long seed, Keeper keeper, Happenings happenings) {
        this.setup = setup;
        this.seed = seed;
        this.keeper = keeper;
        this.happenings = happenings;
    }

    /** The setup of a numbered deal: a setup with a seed gives every game this deal, one without gives each its own. */
    Setup setupOf(long deal) {
        long ownSeed = SplitMix.stream(seed, deal).nextLong();
        return setup.seed().isPresent() ? setup : setup.seeded(ownSeed);
    }

    Outcome play(long game, long deal, List<Bot> bots) {
        played.clear();
        tries.clear();
        Setup own = setupOf(deal);
        Position position;
        int firstSeat;
        try {
            position = own.start();
            firstSeat = position.firstSeat();
            happenings.listenTo(position);
            playOut(position, bots, streams(game));
        } catch (GuestGone gone) {
            throw gone;
        } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
            return new Outcome.Broken(crash(game, own, bots, thrown));
        }
        if (keeper.wantsTries()) {
            keeper.keepTries(game, List.copyOf(tries));
        }
        if (keeper.wantsRecords()) {
            keeper.keep(game, record(own, names(bots)));
        }
        return new Outcome.Ended(position, played.size(), firstSeat);
    }

    private void playOut(Position position, List<Bot> bots, SplitMix[] streams) {
        Belief[] beliefs = new Belief[position.seats()];
        Arrays.setAll(beliefs, seat -> new Belief(position, seat));
        while (!position.isOver()) {
            int seat = position.nextSeat();
            decider = seat;
            decision = null;
            Move move = bots.get(seat).choose(beliefs[seat], streams[seat]);
            decision = move;
            if (keeper.wantsTries()) {
                tries.add(bots.get(seat).tries());
            }
            position.play(seat, move);
            remember(seat, move);
        }
    }

    private void remember(int seat, Move move) {
        if (played.size() == TOO_LONG) {
            throw new IllegalStateException("the game did not end within " + TOO_LONG + " decisions");
        }
        if (played.size() == deciders.length) {
            deciders = Arrays.copyOf(deciders, deciders.length * 2);
        }
        deciders[played.size()] = (byte) seat;
        played.add(move);
    }

    /** One stream for each seat's bot, apart from the one the game was dealt with. */
    private SplitMix[] streams(long game) {
        SplitMix own = SplitMix.stream(seed, game);
        own.nextLong();
        long botSeed = own.nextLong();
        SplitMix[] streams = new SplitMix[setup.seats()];
        Arrays.setAll(streams, seat -> SplitMix.stream(botSeed, seat));
        return streams;
    }

    private Crash crash(long game, Setup own, List<Bot> bots, Throwable thrown) {
        List<String> names = names(bots);
        Move move = decision;
        String at = decider + " " + (move == null ? "chooses" : move.code());
        return new Crash(game, own.line(), names, thrown.toString(), at, recordText(own, names));
    }

    private static List<String> names(List<Bot> bots) {
        return bots.stream().map(Bot::name).toList();
    }

    private GameRecord record(Setup own, List<String> names) {
        List<Played> moves = new ArrayList<>();
        for (int i = 0; i < played.size(); i++) {
            moves.add(new Played(deciders[i], played.get(i)));
        }
        return new GameRecord(own, names, moves);
    }

    private String recordText(Setup own, List<String> names) {
        try {
            return record(own, names).text();
        } catch (RuntimeException brokenEarlier) {
            return "The moves before do not replay: " + brokenEarlier.getMessage();
        }
    }
}
