package althing.odin;

import static althing.odin.Facts.about;
import static althing.odin.Facts.at;
import static althing.odin.Facts.doable;
import static althing.odin.Facts.does;
import static althing.odin.Facts.effects;
import static althing.odin.Facts.isPlayed;
import static althing.odin.Facts.mended;
import static althing.odin.Facts.named;
import static althing.odin.Facts.space;

import althing.engine.MoveList;
import althing.odin.board.Laying;
import althing.odin.box.Card;
import althing.odin.box.Space;
import althing.odin.cards.Occupations;
import althing.odin.course.Action;
import althing.odin.course.OdinMove;
import althing.odin.view.Viewing;
import althing.testkit.ReasonsContract.Reason;
import althing.testkit.ReasonsContract.Told;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** What refusals of cards, and of actions that owe an effect, say. */
final class CardReasons {

    private CardReasons() {
    }

    static void cards(Map<String, Reason> reasons) {
        reasons.put("refusal.no-card", mended(told -> !isPlayed(told, named(told, "card")),
                (told, copy) -> copy.cards[card(told)] = (byte) (Occupations.PLAYED + told.seat())));
        reasons.put("refusal.not-in-hand", mended(
                told -> !Viewing.cards(at(told), Occupations.HAND + told.seat()).contains(named(told, "card")),
                (told, copy) -> copy.cards[card(told)] = (byte) (Occupations.HAND + told.seat())));
        reasons.put("refusal.no-light-card", told -> !Card.get(card(told)).light()
                || !told.position().setup().option("occupations")
                        .contains(Card.get(card(told)).deck().toLowerCase(Locale.ROOT)));
        reasons.put("refusal.card-not-due", told -> isPlayed(told, named(told, "card")) && !isDue(told));
        reasons.put("refusal.must-act", told -> Boolean.TRUE.equals(about(told).get("must"))
                || owing(told).findAny().isPresent());
        reasons.put("refusal.effect-owed", told -> owing(told).anyMatch(action -> action.space == space(told).index)
                && isNothingLeft(told));
    }

    /** The actions under way that have had no effect yet. */
    private static Stream<Action> owing(Told told) {
        return at(told).actions.stream().limit(at(told).interrupted + 1L)
                .filter(action -> action.space >= 0 && !action.acted);
    }

    /** Whether after the move no part of the action that is still due could be done. */
    private static boolean isNothingLeft(Told told) {
        Told after = new Told(at(told).copy(), told.seat(), told.move(), told.refusal());
        at(after).play(told.seat(), told.move());
        while (at(after).isAsked(Laying.FRAME)) {
            MoveList lays = new MoveList();
            at(after).moves(told.seat(), lays);
            at(after).play(told.seat(), lays.get(0));
        }
        Doable doable = new Doable(at(after), told.seat(), space(told));
        return dueOf(after, space(told)).noneMatch(doable::any);
    }

    /** What the data file says of what is due of an action: single parts of it, or all. */
    private static Stream<String> dueOf(Told told, Space space) {
        return at(told).notation().agenda().stream().flatMap(asked -> asked.about().values().stream())
                .map(String::valueOf)
                .filter(word -> word.equals(space.id) || word.startsWith(space.id + "/"))
                .map(word -> word.equals(space.id) ? does(space) : word.substring(word.lastIndexOf('/') + 1));
    }

    private static int card(Told told) {
        return Card.known("test", named(told, "card")).index();
    }

    /** Whether the card can be used at any time, is offered instead, or waits to act. */
    private static boolean isDue(Told told) {
        String card = named(told, "card");
        List<String> moments = effects().filter(row -> row.word("card").equals(card)).map(row -> row.word("when"))
                .toList();
        if (told.move() instanceof OdinMove.First) {
            return waiting(told).anyMatch(owner -> owner.split("\\.", -1)[0].equals(card)) && effects()
                    .filter(row -> row.word("card").equals(card)).anyMatch(row -> doable(told).any(row.word("does")));
        }
        boolean belt = card.equals("187B") && told.move().code().endsWith(" 2")
                && at(told).actions.getFirst().space < 0;
        boolean instead = at(told).prompt(told.seat()).key().equals("prompt.instead")
                && moments.stream().anyMatch(moment -> moment.startsWith("instead"));
        return (moments.contains("anytime") && !belt) || instead;
    }

    /** The programs of cards that wait for their order. */
    private static Stream<String> waiting(Told told) {
        return at(told).notation().agenda().reversed().stream().skip(1)
                .takeWhile(asked -> asked.decision().equals("program"))
                .map(asked -> String.valueOf(asked.about().get("of")));
    }
}
