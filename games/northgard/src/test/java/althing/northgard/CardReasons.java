package althing.northgard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.northgard.cards.Acting;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Resource;
import althing.northgard.state.Question;
import althing.northgard.view.NorthgardView;
import althing.northgard.view.NorthgardView.Active;
import althing.northgard.view.NorthgardView.Territory;
import althing.testkit.ReasonsContract;
import althing.testkit.ReasonsContract.Reason;

import static althing.northgard.Reasons.mended;
import static althing.northgard.Reasons.when;

/** Reasons about cards in hands and zones, and about lore. */
final class CardReasons {

    private CardReasons() {
    }

    static void gain(Witness witness, int seat, Resource resource) {
        witness.position.holdings.gain(seat, resource, 9);
    }

    private static String card(Witness witness) {
        return Cards.id(((WithCard) witness.move).card());
    }

    static void tell(Map<String, Reason> reasons) {
        when(reasons, "no-such-card", witness -> !witness.area().hand().contains(card(witness)));
        when(reasons, "not-drawn", witness -> view(witness).cards().stream().noneMatch(card(witness)::equals));
        when(reasons, "not-discarded", witness -> !witness.area().discard().contains(card(witness)));
        when(reasons, "not-in-that-hand", witness -> witness.isAsked(Question.PICK)
                && witness.told.fact("seat").equals(Phrase.seat(victim(witness)))
                && !witness.view.areas().get(victim(witness)).hand().contains(card(witness)));
        when(reasons, "unrest", witness -> card(witness).equals("unrest"));
        when(reasons, "only-in-answer", witness -> card(witness).equals("defensive-strategy"));
        mended(reasons, "one-main-card", witness -> turn(witness).main() && !face(witness).flash(),
                witness -> witness.position.course.turnMain = false);
        mended(reasons, "card-played", witness -> turn(witness).played(),
                witness -> witness.position.course.turnPlayed = false);
        mended(reasons, "too-little-lore", witness -> witness.told.number("lore") == lore(witness)
                && witness.told.number("have") == witness.area().lore()
                && witness.area().lore() < witness.told.number("lore"),
                witness -> gain(witness, witness.seat, Resource.LORE));
        when(reasons, "no-upgrade", witness -> !witness.area().upgrades().contains(card(witness)));
        when(reasons, "empty-hand", witness -> witness.area().handSize() == 0);
        mended(reasons, "foresaw", witness -> witness.area().foresaw(),
                witness -> witness.position.course.foresaw = 0);
        when(reasons, "not-on-offer", witness -> !witness.view.offer().contains(card(witness)));
        when(reasons, "must-take", witness -> !witness.view.offer().isEmpty() && !witness.area().foresaw());
        when(reasons, "no-effect", CardReasons::doesNothing);
        when(reasons, "not-played", witness -> sources(witness).flatMap(area -> area.active().stream())
                .noneMatch(new Active(card(witness), true)::equals));
        when(reasons, "no-copy", witness -> List.of("enemy-secrets", "snake-stolen", "legendary-heroes",
                "defensive-strategy").contains(card(witness)));
    }

    private static NorthgardView.Acting view(Witness witness) {
        return Optional.ofNullable(witness.view.action()).orElseThrow();
    }

    private static NorthgardView.Turn turn(Witness witness) {
        return Optional.ofNullable(witness.view.turn()).orElseThrow();
    }

    private static int victim(Witness witness) {
        return Optional.ofNullable(view(witness).seat()).orElseThrow();
    }

    private static Card.Face face(Witness witness) {
        return Cards.get(((WithCard) witness.move).card()).face();
    }

    private static int lore(Witness witness) {
        return switch (((WithCard) witness.move).use()) {
            case EXCHANGE -> 1;
            case REMOVE -> 2;
            default -> 3;
        };
    }

    /** Whose active zones may be copied from. */
    private static Stream<NorthgardView.Area> sources(Witness witness) {
        Stream<Territory> places = switch (witness.action("copy").kind()) {
            case REPLAY -> Stream.of();
            case COPY_SCORCHED -> witness.view.territories().stream().filter(Territory::scorched);
            default -> witness.view.territories().stream().filter(there -> MapReasons.isOwn(witness, there))
                    .flatMap(witness::beside);
        };
        return witness.action("copy").kind() == Kind.REPLAY
                ? Stream.of(witness.area())
                : places.map(Territory::owner).filter(witness::isEnemy).distinct()
                        .map(owner -> witness.view.areas().get(Optional.ofNullable(owner).orElseThrow()));
    }

    /**
     * Carries out a card that was refused on a copy, as if it could be played: nobody is asked anything on its account, or
     * nothing that can be chosen changes anything.
     */
    private static boolean doesNothing(Witness witness) {
        int card = ((WithCard) witness.move).card();
        NorthgardPosition copy = witness.position.copy();
        List<Question> asked = new ArrayList<>();
        Acting.push(copy, witness.seat, card);
        int depth = witness.position.agenda.count();
        copy.advance();
        if (copy.agenda.count() > depth && copy.asked() == Question.SCORCH) {
            return copied(copy, witness.seat, depth).isEmpty();
        }
        if (copy.agenda.count() > depth) {
            asked.add(copy.asked());
        }
        boolean idle = copy.asked() == Question.TAKE || asked.isEmpty();
        boolean foreseen = witness.area().foresaw() || witness.view.offer().isEmpty();
        return idle && (asked.isEmpty() || foreseen || witness.area().drawPile() + witness.area().discard().size() == 0)
                && copy.holdings.stock(witness.seat) == witness.position.holdings.stock(witness.seat)
                && copy.decks.hand.size(witness.seat) == witness.position.decks.hand.size(witness.seat);
    }

    /** What could be copied wherever the Scorched Earth token is laid. */
    private static List<Position> copied(NorthgardPosition position, int seat, int depth) {
        return moves(position, seat).stream().<Position>map(move -> {
            NorthgardPosition copy = position.copy();
            copy.play(seat, move);
            return copy;
        }).filter(copy -> ((NorthgardPosition) copy).agenda.count() > depth).toList();
    }

    private static List<NorthgardMove> moves(Position position, int seat) {
        althing.engine.MoveList list = new althing.engine.MoveList();
        position.moves(seat, list);
        return list.toList().stream().map(NorthgardMove.class::cast).toList();
    }
}
