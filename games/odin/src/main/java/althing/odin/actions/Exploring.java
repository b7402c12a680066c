package althing.odin.actions;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Explore;
import althing.odin.OdinRuling;
import althing.odin.box.Deed;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.box.Ids;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which island to take (FFO-12.1). */
public final class Exploring extends OdinDecision {

    static final Frame FRAME = new Frame();
    static final Field ISLANDS = FRAME.words("islands", Ids.PLANS);

    private static final int ALL = Plan.ALL.stream().filter(plan -> plan.kind == Plan.Kind.ISLAND)
            .mapToInt(plan -> 1 << plan.index).sum();

    public Exploring() {
        super("FFO-12.1", FRAME, OPEN);
    }

    /** The islands that an exploration may take, as bits; a card opens them all on the first space (card 107B). */
    public static int islands(OdinState position, int seat, Deed.Explore explore, int deed) {
        boolean any = Space.get(Program.spaceOf(deed)).column == 1
                && Occupations.has(position, seat, Occupations.ANY_ISLAND);
        return any ? ALL : explore.islands();
    }

    static boolean canExplore(OdinState position, int islands) {
        for (int island = 0; island < Estate.ISLANDS; island++) {
            if (isOpen(position, island, islands)) {
                return true;
            }
        }
        return false;
    }

    /** Whether nobody has an exploration board and the side it shows is among the islands. */
    public static boolean isOpen(OdinState position, int island, int islands) {
        return mayTake(position, shown(position, island), islands, null);
    }

    private static Plan shown(OdinState position, int island) {
        return Estate.island(island, position.boards.isBack(island));
    }

    private static boolean mayTake(OdinState position, Plan plan, int islands, @Nullable Why why) {
        return isUnclaimed(position, plan, why)
                && must(why, position.boards.isBack(plan.tile) == plan.back, "FFO-12.1", "refusal.other-side", "board",
                        Names.plan(plan))
                && must(why, (islands >> plan.index & 1) != 0, "FFO-12.1", "refusal.other-space", "board",
                        Names.plan(plan));
    }

    private static boolean isUnclaimed(OdinState position, Plan plan, @Nullable Why why) {
        int owner = position.owner[Estate.FIRST_ISLAND + plan.tile];
        return owner == OdinState.NOBODY || (why != null && refuse(why, "FFO-12.1", "refusal.claimed", "board",
                Names.plan(plan), "seat", Phrase.seat(owner)));
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        int islands = position.due(ISLANDS);
        for (int island = 0; island < Estate.ISLANDS; island++) {
            if (isOpen(position, island, islands)) {
                into.add(Moves.EXPLORE[shown(position, island).index]);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Explore explore
                ? mayTake(position, Plan.ALL.get(explore.island()), position.due(ISLANDS), why)
                : notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        position.now.acted = true;
        int island = Plan.ALL.get(((Explore) move).island()).tile;
        position.owner[Estate.FIRST_ISLAND + island] = (byte) seat;
        int silver = position.islandSilver[island];
        position.change(seat, Items.SILVER, silver);
        position.islandSilver[island] = 0;
        if (position.holds(OdinRuling.ISLAND_SILVER)) {
            position.now.got[Items.SILVER] += (byte) silver;
        }
        Moments.fire(position, seat, Moments.VOYAGE);
        if (position.isHeard()) {
            position.tell("log.explore", "seat", Phrase.seat(seat), "board",
                    Names.slot(position.slot(Estate.FIRST_ISLAND + island)), "silver", silver);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.explore");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        Plan plan = Plan.ALL.get(((Explore) move).island());
        return Phrase.of("move.explore", "board", Names.plan(plan), "silver", (int) position.islandSilver[plan.tile]);
    }

    @Override
    public boolean isEffect(OdinState position, int entry) {
        return true;
    }

    @Override
    public boolean isPossible(OdinState position, int entry) {
        return canExplore(position, ISLANDS.at(position.agenda, entry));
    }
}
