package althing.app;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.bots.Guest;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** Who sits where at a game in the terminal: people on some seats, bots on the others. */
final class Company {

    /** Keeps the bots' luck apart from the luck of the game, which has the same seed. */
    private static final long BOTS = 1000;

    private final Setup setup;
    private final Set<Integer> people;
    private final Map<Integer, Bot> bots = new HashMap<>();
    private final Map<Integer, SplitMix> luck = new HashMap<>();

    Company(Setup setup, Collection<Integer> people, List<String> botNames) {
        this.setup = setup;
        this.people = Set.copyOf(people);
        for (int seat = 0; seat < setup.seats(); seat++) {
            if (!isPerson(seat)) {
                bots.put(seat, Bots.named(botNames.get(bots.size() % botNames.size())));
                luck.put(seat, SplitMix.stream(setup.seed().orElseThrow().low(), BOTS + seat));
            }
        }
    }

    /** Tells bots that stand outside how it ended, and lets them go. */
    void part(Position end) {
        for (Bot bot : bots.values()) {
            if (bot instanceof Guest guest) {
                guest.over(end.isOver() ? Seats.points(end) : List.of(), end.isOver() ? Seats.ranks(end) : List.of());
                guest.leave();
            }
        }
    }

    boolean isPerson(int seat) {
        return people.contains(seat);
    }

    /** Whether what is told to this audience may be told at this screen. */
    boolean hears(int audience) {
        return people.stream().anyMatch(seat -> (audience >> seat & 1) != 0);
    }

    List<String> names(String person) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            Bot bot = bots.get(seat);
            names.add(bot == null ? nameOf(person, seat) : bot.name() + " (" + seat + ")");
        }
        return names;
    }

    private String nameOf(String person, int seat) {
        return people.size() == 1 ? person : person + " " + seat;
    }

    Move choose(Position position, int seat) {
        Bot bot = bots.get(seat);
        SplitMix random = luck.get(seat);
        if (bot == null || random == null) {
            throw new IllegalArgumentException("no bot sits on seat " + seat);
        }
        return bot.choose(new Belief(position, seat), random);
    }
}
