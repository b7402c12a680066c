package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.northgard.box.Bestiary;
import althing.northgard.box.CreatureFace.Priority;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.Land;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.state.Names;

/** Creatures appear, act and move (NOR-21, NOR-24, NOR-25, NOR-26). */
public final class Creatures {

    private static final int LARGE_BUILDING_POINTS = 3;

    public static final Frame SPAWN = new Frame(Question.SPAWN);
    public static final Frame STALK = new Frame(Question.STALK);
    private static final Frame.Field CREATURE = STALK.word("creature", Vocabulary.CREATURES);
    public static final Frame APPEAR = new Frame(Question.APPEAR);
    private static final Frame.Field LAIR = APPEAR.word("lair", Vocabulary.REGIONS);

    private Creatures() {
    }

    /** Lets a creature appear in a lair once all is done that comes before (NOR-11.11). */
    public static void push(NorthgardState position, int seat, int lair) {
        position.agenda.push(APPEAR, seat);
        LAIR.set(position.agenda, lair);
    }

    public static void appear(NorthgardState position) {
        int lair = LAIR.of(position.agenda);
        position.agenda.pop();
        appear(position, lair, true);
    }

    /** The creature that is being sent. */
    public static int stalker(NorthgardState position) {
        return CREATURE.of(position.agenda);
    }

    /** The next creature card comes to the territory of a region (NOR-21.1). */
    public static void appear(NorthgardState position, int region, boolean acts) {
        if (!position.layout.creatures) {
            return;
        }
        if (position.beasts.deckSize == 0) {
            reshuffle(position);
        }
        if (position.beasts.deckSize == 0) {
            return;
        }
        position.reveal();
        int creature = position.beasts.deck[--position.beasts.deckSize];
        position.beasts.weakOnTop = Math.max(0, position.beasts.weakOnTop - 1);
        position.beasts.at[creature] = (byte) region;
        position.beasts.line[position.beasts.lineSize++] = (byte) creature;
        if (position.isHeard()) {
            position.tell("log.appear", "creature", Names.creature(creature), "territory",
                    Names.territory(position.land.of(region)));
        }
        if (acts) {
            haunt(position, creature);
        }
    }

    private static void reshuffle(NorthgardState position) {
        for (int creature = 0; creature < Bestiary.COUNT; creature++) {
            if (position.beasts.at[creature] == Tiles.NONE) {
                position.beasts.deck[position.beasts.deckSize++] = (byte) creature;
            }
        }
        position.random.shuffle(position.beasts.deck, 0, position.beasts.deckSize);
        position.beasts.weakOnTop = 0;
    }

    /** A creature can appear: there is a card for it (NOR-21.2). */
    public static boolean isAnyLeft(NorthgardState position) {
        return position.beasts.lineSize < Bestiary.COUNT;
    }

    /** What a creature does to who controls the territory that it came to (NOR-25.2, NOR-25.3). */
    public static void haunt(NorthgardState position, int creature) {
        int there = position.land.of(position.beasts.at[creature]);
        int owner = position.land.owner(there);
        if (owner == NorthgardState.NOBODY) {
            return;
        }
        if (Bestiary.isOf(Bestiary.DRAUGAR, creature)) {
            Casualties.loseOne(position, there);
        } else if (Bestiary.isOf(Bestiary.VALKYRIES, creature)) {
            Combat.beginAttackOf(position, creature);
        }
    }

    /** A creature that was defeated leaves the map (NOR-23.10). */
    public static void eliminate(NorthgardState position, int creature) {
        position.beasts.at[creature] = Tiles.NONE;
        int kept = 0;
        for (int i = 0; i < position.beasts.lineSize; i++) {
            if (position.beasts.line[i] != creature) {
                position.beasts.line[kept++] = position.beasts.line[i];
            }
        }
        position.beasts.lineSize = kept;
    }

    /** Activates the next creature of the line (NOR-24.1). */
    public static void next(NorthgardState position) {
        for (int i = 0; i < position.beasts.lineSize; i++) {
            int creature = position.beasts.line[i];
            if ((position.beasts.activated >> creature & 1) == 0) {
                position.beasts.activated |= 1 << creature;
                activate(position, creature);
                return;
            }
        }
        position.beasts.activated = 0;
        position.course.enter(Step.SCORCHED);
    }

    public static boolean isBeside(NorthgardState position, int creature, int there) {
        position.land.look(position.land.of(position.beasts.at[creature]));
        return RegionSet.contains(position.land.nearLow, position.land.nearHigh, there);
    }

    /** Whether nothing speaks against a territory more than against another (NOR-24.2 to NOR-24.5). */
    public static boolean isCandidate(NorthgardState position, int creature, int there) {
        candidates(position, creature);
        return RegionSet.contains(position.land.nearLow, position.land.nearHigh, there);
    }

    private static void activate(NorthgardState position, int creature) {
        candidates(position, creature);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        int goal = RegionSet.first(low, high, 0);
        if (goal == Tiles.NONE) {
            return;
        }
        if (RegionSet.first(low, high, goal + 1) == Tiles.NONE) {
            move(position, creature, goal);
        } else {
            position.agenda.push(STALK, position.course.first);
            CREATURE.set(position.agenda, creature);
        }
    }

    /** Leaves in the land's fields the territories between which nothing decides (NOR-24.2 to NOR-24.5). */
    public static void candidates(NorthgardState position, int creature) {
        Land land = position.land;
        land.look(land.of(position.beasts.at[creature]));
        long low = 0;
        long high = 0;
        boolean peopled = false;
        for (int there = RegionSet.first(land.nearLow, land.nearHigh, 0); there >= 0; there = RegionSet.first(
                land.nearLow,
                land.nearHigh, there + 1)) {
            if (position.creatures(there, -1) == 0) {
                low |= there < Long.SIZE ? 1L << there : 0;
                high |= there < Long.SIZE ? 0 : 1L << there;
                peopled |= !position.isNeutral(there);
            }
        }
        land.nearLow = low;
        land.nearHigh = high;
        if (peopled) {
            keepBest(position, null);
        }
        for (Priority priority : Bestiary.ALL.get(creature).priorities()) {
            keepBest(position, priority);
        }
    }

    /** Keeps the territories with most of what a priority looks for; no priority stands for being controlled. */
    private static void keepBest(NorthgardState position, @Nullable Priority priority) {
        Land land = position.land;
        long low = 0;
        long high = 0;
        int most = -1;
        for (int there = RegionSet.first(land.nearLow, land.nearHigh, 0); there >= 0; there = RegionSet.first(
                land.nearLow,
                land.nearHigh, there + 1)) {
            int worth = priority == null ? position.isNeutral(there) ? 0 : 1 : attraction(position, there, priority);
            if (worth > most) {
                most = worth;
                low = 0;
                high = 0;
            }
            if (worth == most) {
                low |= there < Long.SIZE ? 1L << there : 0;
                high |= there < Long.SIZE ? 0 : 1L << there;
            }
        }
        land.nearLow = low;
        land.nearHigh = high;
    }

    public static int attraction(NorthgardState position, int territory, Priority priority) {
        return switch (priority) {
            case BUILDINGS -> position.land.estate.buildings(territory, false)
                    + LARGE_BUILDING_POINTS * position.land.estate.buildings(territory, true);
            case UNITS -> position.figures(territory);
            case RESOURCES -> position.land.estate.icons(territory, 0) + position.land.estate.icons(territory, 1)
                    + position.land.estate.icons(territory, 2);
        };
    }

    public static void move(NorthgardState position, int creature, int goal) {
        position.beasts.at[creature] = (byte) goal;
        if (position.isHeard()) {
            position.tell("log.stalk", "creature", Names.creature(creature), "territory", Names.territory(goal));
        }
        haunt(position, creature);
    }

    /** Whether a seat that has passed may let a creature appear (NOR-26.1). */
    public static boolean maySpawn(NorthgardState position) {
        return position.layout.moreCreatures && position.beasts.lineSize < position.seats && isAnyLeft(position);
    }
}
