package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.vikings.area.Area;
import althing.vikings.box.Viking;
import althing.vikings.notation.VikingsNotation;
import althing.vikings.table.Moves;
import althing.vikings.table.VikingsMove;
import althing.vikings.view.VikingsView;

/** Plays on a position as a test tells it: moves by their codes, always by the seat that is asked. */
final class Table {

    final VikingsPosition position;
    final List<Phrase> log = new ArrayList<>();

    private Table(VikingsPosition position) {
        this.position = position;
        position.listener((_, phrase) -> log.add(phrase));
    }

    static Table of(VikingsPosition position) {
        return new Table(position);
    }

    static Table of(Situation situation, String... decisions) {
        return new Table(situation.asked(decisions).position());
    }

    List<String> moves() {
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return moves.toList().stream().map(move -> move.code()).toList();
    }

    /** Plays legal moves. */
    Table play(String... codes) {
        for (String code : codes) {
            VikingsMove move = Moves.named(code);
            assertThat(position.why(position.nextSeat(), move)).as("why not %s", code).isEmpty();
            position.play(position.nextSeat(), move);
        }
        return this;
    }

    /** The rule that forbids a move, or "" if none does. */
    String forbids(String code) {
        return position.why(position.nextSeat(), Moves.named(code)).map(Refusal::rule).orElse("");
    }

    int seat() {
        return position.nextSeat();
    }

    Area area(int seat) {
        return position.area(seat);
    }

    int gold(int seat) {
        return position.area(seat).gold();
    }

    int points(int seat) {
        return position.area(seat).points();
    }

    int waiting(int seat, Viking viking) {
        return position.area(seat).waiting(viking.ordinal());
    }

    VikingsView view() {
        return position.view(0);
    }

    /** The area of a seat as its notation. */
    VikingsNotation.Area laid(int seat) {
        return position.notation().areas().get(seat);
    }

    /** What a line of the score sheet brought a seat, over all scorings. */
    int scored(String line, String unit, int seat) {
        return position.scoreSheet().sections().stream().flatMap(section -> section.lines().stream())
                .filter(each -> each.reason().key().equals("score." + line) && each.unit().equals(unit))
                .mapToInt((ScoreSheet.Line each) -> each.amounts().get(seat)).sum();
    }

    List<String> told() {
        return log.stream().map(Phrase::key).toList();
    }
}
