package althing.northgard;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.northgard.cards.Acting;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.Feed;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.TakeClan;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Words;
import althing.northgard.state.Question;
import althing.testkit.ReasonsContract;
import althing.testkit.ReasonsContract.Reason;

import static althing.northgard.Reasons.mended;
import static althing.northgard.Reasons.when;

/** Reasons about trade, clans, combats and the choice of actions. */
final class OtherReasons {

    private OtherReasons() {
    }

    static void tell(Map<String, Reason> reasons) {
        trades(reasons);
        others(reasons);
    }

    private static void trades(Map<String, Reason> reasons) {
        mended(reasons, "no-resource", witness -> witness.stock(witness.resource(), witness.area()) == 0,
                witness -> CardReasons.gain(witness, witness.seat, witness.resource()));
        mended(reasons, "too-few-resources", witness -> witness.told.number("needed") == 3
                && witness.area().food() + witness.area().wood() + witness.area().lore() < 3,
                witness -> CardReasons.gain(witness, witness.seat, Resource.FOOD));
        mended(reasons, "partner-lacks", witness -> witness.resource() == ((Offer) witness.move).want()
                && witness.stock(witness.resource(), witness.partner()) == 0,
                witness -> CardReasons.gain(witness, (witness.seat + 2) % 4, witness.resource()));
        when(reasons, "enough-exchanged", witness -> witness.about("trade", "left").equals(0));
        when(reasons, "offered-already", witness -> ((List<?>) witness.about("trade", "made"))
                .contains(witness.move.code().substring("offer ".length())));
    }

    private static void others(Map<String, Reason> reasons) {
        when(reasons, "clan-taken", witness -> IntStream.range(0, witness.view.areas().size()).anyMatch(
                seat -> witness.told.fact("seat").equals(Phrase.seat(seat))
                        && witness.view.areas().get(seat).clan() == ((TakeClan) witness.move).clan()));
        mended(reasons, "too-much-food", witness -> {
            var combat = Optional.ofNullable(witness.view.combat()).orElseThrow();
            int units = (Integer.valueOf(witness.seat).equals(combat.attacker().seat())
                    ? combat.attacker()
                    : combat.defender()).units();
            return witness.told.number("most") == Math.min(units, witness.area().food())
                    && ((Feed) witness.move).food() > witness.told.number("most");
        }, witness -> {
            witness.position.holdings.gain(witness.seat, Resource.FOOD, Components.UNITS + 1);
            Arrays.fill(witness.position.fight.units, (byte) (Components.UNITS + 1));
        });
        when(reasons, "no-target", witness -> {
            int target = ((Target) witness.move).seat();
            return target >= witness.view.areas().size() || !witness.isEnemy(target)
                    || witness.view.areas().get(target).handSize() == 0;
        });
        when(reasons, "not-on-card", witness -> witness.isAsked(Question.EXPLORE_MORE)
                ? ((As) witness.move).kind() != Kind.EXPLORE
                : ((List<?>) witness.about("choose", "done")).contains(Words.code(((As) witness.move).kind())));
        when(reasons, "not-possible", OtherReasons::asksNothing);
    }

    /** Carries out an action that was refused on a copy: nothing is asked on its account. */
    private static boolean asksNothing(Witness witness) {
        NorthgardPosition copy = witness.position.copy();
        int depth = copy.agenda.count();
        String card = "start-" + Words.code(((As) witness.move).kind());
        Acting.push(copy, witness.seat, Scene.card(card));
        copy.advance();
        return copy.agenda.count() == depth && witness.isAsked(copy.asked());
    }
}
