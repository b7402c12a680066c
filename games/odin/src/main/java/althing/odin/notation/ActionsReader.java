package althing.odin.notation;

import static althing.odin.notation.NotationReader.require;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import althing.odin.OdinRuling;
import althing.odin.actions.Vikings;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.cards.Moments;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Action;
import althing.odin.course.OdinState;

/** Reads the actions under way. Who acts is known only with the agenda. */
public final class ActionsReader {

    private final OdinState position;
    private final List<OdinNotation.Action> actions;

    ActionsReader(OdinState position, List<OdinNotation.Action> actions) {
        this.position = position;
        this.actions = actions;
    }

    void read() {
        require(actions.size() == 1 || position.holds(OdinRuling.ACTION_FRAMES),
                "actions: under these rules there is one.");
        position.interrupted = actions.size() - 1;
        for (int i = 0; i < actions.size(); i++) {
            if (i > 0) {
                position.actions.add(new Action());
            }
            position.now = position.actions.get(i);
            read("actions[" + i + "]", actions.get(i), position.now);
            place("actions[" + i + "]", position.now, i == 0);
        }
    }

    private static void read(String place, OdinNotation.Action from, Action into) {
        into.space = space(from.space());
        into.site = space(from.site());
        into.instead = from.instead() == null ? OdinState.NOBODY : ProgramWords.PROGRAMS.indexOf(from.instead());
        into.acted = from.acted();
        from.dug().forEach(id -> into.dug |= 1 << Strip.named(id));
        counts(from.fresh(), into.fresh);
        counts(from.got(), into.got);
        into.dugKinds = resources(from.dugKinds());
        into.swordsSpent = from.swordsSpent();
        into.weaponsSpent = from.weaponsSpent();
        into.woodSpent = from.woodSpent();
        into.otherPlays = from.otherPlays();
        into.bonusUsed = from.bonusUsed();
        into.exchanged = resources(from.exchanged());
        into.saleSilver = from.saleSilver();
        die(place + ".die", from.die(), into);
    }

    private static void die(String place, OdinNotation.Die die, Action into) {
        into.thrown = die.action();
        into.die = die.roll();
        require(into.die <= into.thrown.sides, place + ".roll: the die has " + into.thrown.sides + " sides.");
        into.rolls = die.rolls();
        require(into.rolls > 0 == into.die > 0, place + ".rolls: a die that was rolled shows something.");
        into.boats = die.boats();
        into.oreHelp = die.ore();
        into.rollBonus = die.bonus();
        into.rolledOnSite = die.onSite();
    }

    /** Where an action takes place: only the first one has vikings (FFO-0.7). */
    private void place(String place, Action action, boolean first) {
        require(action.space < Space.PRINTED, place + ".space: an imitation space has no action of its own.");
        require(action.site >= 0 == (first && action.space >= 0),
                place + ".site: vikings stand for the first action, and for no other.");
        require(action.site < 0 || action.site == action.space
                || action.site == Vikings.imitation(position, action.space),
                place + ".site: the action is not done there.");
        require(action.site < 0 || position.taken.by(action.site) > 0, place + ".site: nobody has taken it.");
        require(!action.rolledOnSite || action.site >= 0, place + ".die.onSite: no vikings stand on a space for it.");
        require(action.instead < 0 || isOffered(action), place + ".instead: the card offers that elsewhere.");
    }

    /** Whether a card offers the effect instead of the action or of its upgrade. */
    private static boolean isOffered(Action action) {
        Program program = Program.get(action.instead);
        return action.space >= 0 && (Program.insteadOf(program.start(0)) == action.space
                || (Space.get(action.space).isMountainUpgrade
                        && Moments.offers(Moments.INSTEAD_OF_UPGRADE, program.card)));
    }

    private static void counts(Map<String, Integer> counts, byte[] into) {
        counts.forEach((id, count) -> into[Items.named(id)] = count.byteValue());
    }

    private static int resources(List<String> ids) {
        return ids.stream().mapToInt(id -> 1 << (Items.named(id) - Items.WOOD)).reduce(0, (all, one) -> all | one);
    }

    private static int space(@Nullable String id) {
        return id == null ? OdinState.NOBODY : Space.known(id).index;
    }
}
