package althing.jorvik.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Sketch;
import althing.engine.SketchPad;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Names;
import althing.jorvik.view.JorvikView.Area;
import althing.jorvik.view.JorvikView.Attack;
import althing.jorvik.view.JorvikView.InHand;
import althing.jorvik.view.JorvikView.Placed;
import althing.jorvik.view.JorvikView.Quay;
import althing.jorvik.view.JorvikView.Space;

/** Draws a view in words: the round, the cards for sale, the goods, the seats, one's own cards and what is under way. */
final class JorvikSketch {

    private final JorvikView view;
    private final int viewer;
    private final SketchPad pad = new SketchPad();

    JorvikSketch(JorvikView view, int viewer) {
        this.view = view;
        this.viewer = viewer;
    }

    Sketch sketch() {
        pad.line("sketch.round", "round", view.round(), "rounds", view.rounds(), "stage",
                name("stage." + CardWords.code(view.stage())), "seat", seat(view.startSeat()));
        queues();
        reservable();
        row();
        goods();
        seats();
        cards();
        if (viewer != Position.ONLOOKER) {
            ownCards(view.areas().get(viewer));
        }
        view.attacks().stream().filter(Attack::pending).forEach(this::attack);
        quay(view.quay());
        hand(view.inHand());
        return pad.sketch();
    }

    private void queues() {
        pad.table("", name("board.lower"), "", name("sketch.queue"), name("board.price"), "");
        view.spaces().stream().filter(space -> !space.reserve()).filter(space -> space.card() != null)
                .forEach(space -> pad.row(space.space(), CardWords.name(card(space)),
                        CardWords.does(card(space), space.cubes()),
                        space.queue().stream().map(JorvikSketch::viking).toList(),
                        space.queue().isEmpty() ? "" : space.price(), buying(space)));
    }

    private void reservable() {
        pad.table("", name("board.upper"), "");
        view.spaces().stream().filter(Space::reserve).filter(space -> space.card() != null)
                .forEach(space -> pad.row(space.space(), CardWords.name(card(space)),
                        CardWords.does(card(space), space.cubes())));
    }

    private static String card(Space space) {
        return Objects.requireNonNull(space.card());
    }

    private static Object buying(Space space) {
        return space.current() && space.buyer() != null
                ? Phrase.of("board.buys-now", "name", seat(space.buyer()))
                : "";
    }

    private static Object viking(Placed viking) {
        return viking.brown() ? Phrase.of("sketch.brown", "seat", seat(viking.seat())) : seat(viking.seat());
    }

    private void row() {
        pad.table(name("board.row"), "", name("sketch.viking"), name("board.price"));
        view.row().forEach(reserved -> pad.row(CardWords.name(reserved.card()),
                CardWords.does(reserved.card(), reserved.cubes()), viking(reserved.viking()), reserved.price()));
    }

    private void goods() {
        pad.list("board.commons", cubes(view.commons()));
        pad.list("board.bag", cubes(view.bag()));
        pad.list("board.deck", view.deck().stream().filter(left -> !left.cards().isEmpty())
                .map(left -> Phrase.of("board.deck.left", "season", name("season." + CardWords.code(left.season())),
                        "count",
                        left.cards().size()))
                .toList());
    }

    private static List<Object> cubes(Map<Good, Integer> cubes) {
        return SketchPad.counts(cubes, good -> "good." + good.code());
    }

    private void seats() {
        pad.table("", name("board.coins"), name("board.points"), name("sketch.at-end"), name("sketch.vikings"),
                name("sketch.brown-vikings"), name("sketch.strength"), name("board.storage"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            pad.row(seat(seat), area.coins(), area.points(), area.atEnd(), area.vikings(),
                    SketchPad.orBlank(area.brownVikings()), area.strength(),
                    CardWords.cubes(area.stored()));
        }
    }

    private void cards() {
        pad.table("", name("board.loading"), name("piece.cards"));
        for (int seat = 0; seat < view.areas().size(); seat++) {
            Area area = view.areas().get(seat);
            pad.row(seat(seat), CardWords.held(area.loading()), CardWords.held(area.personal()));
        }
    }

    private void ownCards(Area area) {
        pad.table(name("sketch.own-cards"), "");
        area.personal().stream().filter(held -> CardWords.acts(held.card()))
                .forEach(held -> pad.row(CardWords.name(held.card()), CardWords.does(held.card(), List.of())));
    }

    private void attack(Attack attack) {
        pad.line("sketch.attack", "card", CardWords.name(attack.card()), "attack",
                CardWords.does(attack.card(), List.of()));
        pad.table("", name("board.strength"), name("board.points"));
        for (int seat = 0; seat < attack.strengths().size(); seat++) {
            pad.row(seat(seat), attack.strengths().get(seat), attack.points().get(seat));
        }
    }

    private void quay(@Nullable Quay quay) {
        if (quay != null) {
            pad.list("board.quay", CardWords.cubes(quay.cubes()));
        }
    }

    private void hand(@Nullable InHand hand) {
        if (hand != null && hand.cube() != null) {
            pad.line(hand.due() == 0 ? "board.held" : "sketch.due", "good", Names.good(hand.cube()), "due",
                    hand.due());
        }
    }
}
