package althing.__name__;

import java.util.List;

import althing.__name__.notation.__Name__Notation;
import althing.__name__.rules.Heap;
import althing.__name__.view.__Name__View;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** A position of __Name__: what the rules know, and what others make of it. Not thread safe. */
public final class __Name__Position extends Heap {

    public __Name__Position(Setup setup) {
        super(setup);
    }

    @Override
    public __Name__Position copy() {
        __Name__Position copy = new __Name__Position(setup());
        copy.become(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        becomeHeap((__Name__Position) other);
    }

    /** Nothing is hidden and nothing is random (__RULE__-1.3). */
    @Override
    public void imagine(int seat, SplitMix random) {
    }

    /** One for a victory. */
    @Override
    public int points(int seat) {
        return left() == 0 && seat != turn() ? 1 : 0;
    }

    @Override
    public int rank(int seat) {
        return points(seat) < points(1 - seat) ? 2 : 1;
    }

    @Override
    public __Name__View view(int viewer) {
        return new __Name__View(left(), turn());
    }

    @Override
    public __Name__Notation notation() {
        return new __Name__Notation(setup().lineWithRules(), left(), turn());
    }

    @Override
    public ScoreSheet scoreSheet() {
        List<Integer> points = List.of(points(0), points(1));
        if (!isOver()) {
            return new ScoreSheet(List.of(), points);
        }
        ScoreSheet.Line line = new ScoreSheet.Line(Phrase.of("score.last-stone"), "__RULE__-3.1", "points", points);
        return new ScoreSheet(List.of(new ScoreSheet.Section(Phrase.of("score.result"), List.of(line))), points);
    }
}
