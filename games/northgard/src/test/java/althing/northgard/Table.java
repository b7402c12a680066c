package althing.northgard;

import java.util.ArrayList;
import java.util.List;

import althing.engine.MoveList;
import althing.northgard.march.MoveAction;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.Land;
import althing.northgard.state.Question;
import althing.northgard.view.NorthgardView;

import static org.assertj.core.api.Assertions.assertThat;

/** A position that a test looks at: where its things are, and what is asked. */
abstract class Table {

    final NorthgardPosition position;
    final Land land;
    private final List<String> log = new ArrayList<>();

    Table(NorthgardPosition position) {
        this.position = position;
        land = position.land;
        position.listener((_, phrase) -> log.add(phrase.key()));
    }

    int territory(String region) {
        int index = Tiles.regionNamed(region);
        assertThat(index).as(region).isNotNegative();
        return land.of(index);
    }

    /** The code of the territory that a region belongs to. */
    String code(String region) {
        return Tiles.region(territory(region));
    }

    String refusal(int seat, String code) {
        return position.why(seat, Moves.named(code)).orElseThrow(() -> new AssertionError(code + " is legal")).rule();
    }

    List<String> options() {
        if (position.isOver()) {
            return List.of();
        }
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return moves.toList().stream().map(move -> ((NorthgardMove) move).code()).toList();
    }

    /** The key of the question in words. */
    String prompt() {
        return position.prompt(position.nextSeat()).key();
    }

    Question asked() {
        return position.asked();
    }

    /** The moves of the Move action that is asked for; none when it is done. */
    int movesLeft() {
        return !position.isOver() && position.agenda.nearest(MoveAction.MOVE) >= 0 ? MoveAction.left(position) : 0;
    }

    int decides() {
        return position.nextSeat();
    }

    int unitsIn(String region) {
        return land.units(territory(region));
    }

    int owner(String region) {
        return land.owner(territory(region));
    }

    int food(int seat) {
        return position.holdings.stock(seat, Resource.FOOD);
    }

    int wood(int seat) {
        return position.holdings.stock(seat, Resource.WOOD);
    }

    int lore(int seat) {
        return position.holdings.stock(seat, Resource.LORE);
    }

    int glory(int seat) {
        return position.holdings.glory[seat];
    }

    List<String> log() {
        return log;
    }

    NorthgardView view(int viewer) {
        return position.view(viewer);
    }
}
