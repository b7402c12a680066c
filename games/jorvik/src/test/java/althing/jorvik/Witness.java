package althing.jorvik;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Kind;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.view.JorvikView;
import althing.testkit.ReasonsContract.Told;

/** What the view of a position says about a refusal, apart from the rules that refused. */
record Witness(Told told, JorvikView view, JorvikView.Area area) {

    static Witness of(Told told) {
        JorvikView view = (JorvikView) told.position().view(Position.ONLOOKER);
        return new Witness(told, view, view.areas().get(told.seat()));
    }

    JorvikMove move() {
        return (JorvikMove) told.move();
    }

    int number(String fact) {
        return told.number(fact);
    }

    /** The card that a fact names. */
    Card card(String fact) {
        String name = ((Phrase.NameFact) told.fact(fact)).name();
        return Objects.requireNonNull(Components.named(name.substring("card.".length())), name);
    }

    Good good() {
        String name = ((Phrase.NameFact) told.fact("good")).name();
        return Objects.requireNonNull(Good.named(name.substring("good.".length())), name);
    }

    boolean holds(Card card) {
        return held(area.personal(), card);
    }

    private static boolean held(List<JorvikView.Held> cards, Card card) {
        return cards.stream().anyMatch(held -> held.card().equals(card.id()));
    }

    boolean loads(Card card) {
        return held(area.loading(), card);
    }

    /** The cubes on a card of anybody, and who has it: a seat, or -1. */
    List<Good> cubesOn(Card card) {
        return view.areas().stream().flatMap(each -> each.personal().stream())
                .filter(held -> held.card().equals(card.id())).findFirst().map(JorvikView.Held::cubes)
                .orElse(List.of());
    }

    boolean isHeldByAnother(Card card) {
        return !holds(card) && view.areas().stream().anyMatch(each -> held(each.personal(), card));
    }

    static int count(List<Good> cubes, Good good) {
        return Collections.frequency(cubes, good);
    }

    /** Whether an artisan has no empty space for a good. */
    boolean isFull(Card artisan, Good good) {
        return count(cubesOn(artisan), good) == count(artisan.goods(), good);
    }

    boolean isComplete(Card artisan) {
        return cubesOn(artisan).size() == artisan.goods().size();
    }

    /** The cubes on the quay and in storage. */
    List<Good> usable() {
        return Stream.concat(quay().stream(), area.stored().stream()).toList();
    }

    List<Good> quay() {
        JorvikView.Quay quay = view.quay();
        return quay == null ? List.of() : quay.cubes();
    }

    /** Whether the seat has a card of a kind that takes a good. */
    boolean hasTaker(Kind kind, Good good) {
        return Components.ALL.stream()
                .anyMatch(card -> card.kind() == kind && card.goods().contains(good) && holds(card));
    }

    boolean isStorageFull() {
        return area.stored().size() == area.storageSpaces();
    }

    JorvikView.Space space(int number) {
        return view.spaces().stream().filter(space -> space.space() == number).findFirst().orElseThrow();
    }

    boolean hasSpace(int number, boolean reserve) {
        return view.spaces().stream().anyMatch(space -> space.space() == number && space.reserve() == reserve);
    }

    /** How many vikings stand in the queue of a space, or, for space 0, in the row. */
    int vikings(int space) {
        if (space == JorvikMove.ROW) {
            return view.row().size();
        }
        return hasSpace(space, false) ? space(space).queue().size() : 0;
    }

    /** The price of the card that is on offer. */
    int price() {
        return Stream.concat(view.spaces().stream().filter(JorvikView.Space::current).map(JorvikView.Space::price),
                view.row().stream().filter(JorvikView.Reservation::current).map(JorvikView.Reservation::price))
                .findFirst().orElseThrow();
    }
}
