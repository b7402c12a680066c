package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import java.util.ArrayList;
import java.util.List;

import althing.engine.Asked;
import althing.odin.course.OdinMove.Imitate;
import althing.odin.course.OdinMove.Use;
import althing.odin.actions.Turns;
import althing.odin.cards.Effect;
import althing.odin.course.OdinMove;
import althing.odin.effects.InsteadOfAction;
import althing.odin.effects.InsteadOfUpgrade;
import althing.odin.notation.NotationWriter;
import althing.odin.notation.OdinNotation;

/** Remembers every action that is interrupted: while it waits nothing of it changes, and it goes on as it was. */
final class Interruptions implements DealtGame.Look {

    /** What was due and under way when an action was interrupted. */
    private record Waiting(List<Asked> due, List<OdinNotation.Action> actions) {}

    private final List<Waiting> waiting = new ArrayList<>();
    private boolean interrupts;
    private Waiting before = new Waiting(List.of(), List.of());
    private int resumed;
    private int movedOn;
    private int deepest;

    /** How often an action went on where it was left, and how often what was asked there needed no answer any more. */
    int resumed() {
        return resumed;
    }

    int movedOn() {
        return movedOn;
    }

    int deepest() {
        return deepest;
    }

    @Override
    public void before(OdinPosition position, int seat, OdinMove move) {
        assertThat(waiting).hasSize(position.interrupted);
        boolean follows = move instanceof Imitate && !position.isAsked(Turns.FRAME);
        interrupts = follows || (move instanceof Use use && !isInstead(position, use));
        if (interrupts) {
            before = now(position);
        }
        if (follows) {
            before = new Waiting(before.due.subList(0, before.due.size() - 1), before.actions);
        }
    }

    /** Whether the card is used instead of what is asked, not beside it. */
    private static boolean isInstead(OdinPosition position, Use use) {
        boolean asked = position.isAsked(InsteadOfAction.FRAME) || position.isAsked(InsteadOfUpgrade.FRAME);
        return asked && Stream.of(Effect.of(Effect.moment("anytime")))
                .noneMatch(effect -> effect.card().index() == use.card());
    }

    private static Waiting now(OdinPosition position) {
        return new Waiting(Asked.write(position.agenda, Question.frames()), NotationWriter.actions(position));
    }

    @Override
    public void after(OdinPosition position, int seat, OdinMove move) {
        if (interrupts) {
            waiting.add(before);
        }
        if (waiting.isEmpty()) {
            return;
        }
        deepest = Math.max(deepest, position.interrupted);
        Waiting now = now(position);
        while (waiting.size() > position.interrupted) {
            goOn(now, waiting.removeLast(), waiting.size() == position.interrupted);
        }
        for (int i = 0; i < waiting.size(); i++) {
            Waiting each = waiting.get(i);
            assertThat(without(now.actions).get(i)).as("an action that waits").isEqualTo(without(each.actions).get(i));
            assertThat(now.actions.get(i).otherPlays()).isEqualTo(each.actions.get(i).otherPlays());
            assertThat(now.actions.get(i).die().ore()).as("ore that counts").isLessThanOrEqualTo(
                    each.actions.get(i).die().ore());
            assertThat(now.due.subList(0, each.due.size())).as("what is due for it").isEqualTo(each.due);
            assertThat(now.due.get(each.due.size()).decision()).isEqualTo("resume");
        }
    }

    /** Where the same is asked again, all that belongs to the action is as it was, but for the cards played meanwhile. */
    private void goOn(Waiting now, Waiting left, boolean isInnermost) {
        if (!isInnermost || !now.due.equals(left.due)) {
            movedOn++;
            return;
        }
        resumed++;
        assertThat(without(now.actions)).as("an action that goes on").isEqualTo(without(left.actions));
    }

    /** Without the cards played meanwhile (176B), and the ore that left a ship meanwhile, which counts no more (FFO-11.21). */
    private static List<OdinNotation.Action> without(List<OdinNotation.Action> actions) {
        return actions.stream()
                .map(each -> new OdinNotation.Action(each.space(), each.site(), each.instead(), each.acted(),
                        each.dug(), each.fresh(), each.got(), each.dugKinds(), each.swordsSpent(),
                        each.weaponsSpent(), each.woodSpent(), 0, each.bonusUsed(), each.exchanged(),
                        each.saleSilver(), withoutOre(each.die())))
                .toList();
    }

    private static OdinNotation.Die withoutOre(OdinNotation.Die die) {
        return new OdinNotation.Die(die.action(), die.roll(), die.rolls(), die.boats(), 0, die.bonus(), die.onSite());
    }
}
