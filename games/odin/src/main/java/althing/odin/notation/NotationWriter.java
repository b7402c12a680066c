package althing.odin.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.Position;
import althing.odin.notation.OdinNotation.Area;
import althing.odin.notation.OdinNotation.Banquet;
import althing.odin.notation.OdinNotation.Die;
import althing.odin.notation.OdinNotation.Island;
import althing.odin.notation.OdinNotation.Land;
import althing.odin.notation.OdinNotation.Spot;
import althing.odin.Question;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.cards.Occupations;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Action;
import althing.odin.course.OdinState;
import althing.odin.feast.Feast;
import althing.odin.view.OdinView;
import althing.odin.view.Viewing;

/** Writes a position out. */
public final class NotationWriter {

    private static final int RESOURCES = Items.SILVER - Items.WOOD + 1;

    private NotationWriter() {
    }

    public static OdinNotation write(OdinState position) {
        OdinView view = Viewing.view(position, Position.ONLOOKER);
        return new OdinNotation(position.setup().lineWithRules(), position.random.state(), position.round,
                position.start, position.phase, position.cursor, position.lastPlacer, bits(position.passed, 4),
                bits(position.twoPlunderers, 4), Asked.write(position.agenda, Question.frames()),
                List.of(position.lowImitation, position.highImitation), spaces(view),
                strips(position), view.specials(), view.weaponDeck(), view.weaponDiscards(), islands(view),
                Viewing.cards(position, Occupations.DECK), Viewing.cards(position, Occupations.OUT), actions(position),
                table(position), areas(position, view));
    }

    private static List<Integer> bits(int bits, int most) {
        return IntStream.range(0, most).filter(bit -> (bits >> bit & 1) != 0).boxed().toList();
    }

    private static List<Spot> spaces(OdinView view) {
        return view.spaces().stream().flatMap(spot -> {
            Integer seat = spot.seat();
            return seat == null
                    ? Stream.<Spot>empty()
                    : Stream.of(new Spot(spot.space(), seat, spot.vikings(), spot.old()));
        }).toList();
    }

    private static Map<String, Integer> strips(OdinState position) {
        Map<String, Integer> strips = new LinkedHashMap<>();
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (position.strips[strip] != OdinState.IN_PILE) {
                strips.put(Strip.id(strip), (int) position.strips[strip]);
            }
        }
        return strips;
    }

    private static List<Island> islands(OdinView view) {
        return view.islands().stream().map(island -> {
            Integer seat = island.seat();
            return new Island(island.board(), island.silver(), seat == null ? OdinState.NOBODY : seat);
        }).toList();
    }

    public static List<OdinNotation.Action> actions(OdinState position) {
        return position.actions.stream().limit(position.interrupted + 1).map(NotationWriter::action).toList();
    }

    private static OdinNotation.Action action(Action action) {
        return new OdinNotation.Action(space(action.space), space(action.site),
                action.instead < 0 ? null : ProgramWords.PROGRAMS.get(action.instead), action.acted,
                bits(action.dug, Strip.COUNT).stream().map(Strip::id).toList(), counts(action.fresh),
                counts(action.got), resources(action.dugKinds), action.swordsSpent, action.weaponsSpent,
                action.woodSpent, action.otherPlays, action.bonusUsed, resources(action.exchanged),
                action.saleSilver, new Die(action.thrown, action.die, action.rolls, action.boats, action.oreHelp,
                        action.rollBonus, action.rolledOnSite));
    }

    private static Map<String, Integer> counts(byte[] items) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int item = 0; item < items.length; item++) {
            if (items[item] > 0) {
                counts.put(Items.id(item), (int) items[item]);
            }
        }
        return counts;
    }

    /** The resources, from wood on, that bits stand for. */
    private static List<String> resources(int bits) {
        return bits(bits, RESOURCES).stream().map(bit -> Items.id(Items.WOOD + bit)).toList();
    }

    private static @Nullable String space(int space) {
        return space < 0 ? null : Space.get(space).id;
    }

    private static Land land(OdinView.Board board) {
        return new Land(board.board(), board.wood(), board.stone(), board.laid());
    }

    private static Banquet table(OdinState position) {
        return new Banquet(position.served, Viewing.dishes(position), Feast.flat(position));
    }

    private static List<Area> areas(OdinState position, OdinView view) {
        return IntStream.range(0, position.seats).mapToObj(seat -> {
            OdinView.Area area = view.areas().get(seat);
            return new Area(area.thingSquare(), area.penalties(), area.items(),
                    area.boards().stream().map(NotationWriter::land).toList(),
                    Viewing.cards(position, Occupations.HAND + seat),
                    Viewing.cards(position, Occupations.PLAYED + seat),
                    Viewing.cards(position, Occupations.SPENT + seat));
        }).toList();
    }
}
