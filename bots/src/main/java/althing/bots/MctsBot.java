package althing.bots;

import java.util.SequencedMap;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;

/** Thinks ahead by information-set Monte Carlo tree search. */
final class MctsBot implements Bot {

    private final String name;
    private final Search search;

    MctsBot(String name, SearchSettings settings) {
        this.name = name;
        search = new Search(settings);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Move choose(Belief belief, SplitMix random) {
        return search.best(belief, random);
    }

    @Override
    public SequencedMap<Move, Integer> tries() {
        return search.tries();
    }
}
