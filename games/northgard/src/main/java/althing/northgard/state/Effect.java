package althing.northgard.state;

import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;

/** Something that a position does by itself when it comes to the top of the agenda; nobody is asked. */
public final class Effect extends NorthgardDecision {

    private final Consumer<NorthgardState> happening;

    /** An effect that takes itself off the agenda, or goes on there later. */
    public Effect(String rule, Consumer<NorthgardState> happening) {
        super(rule);
        this.happening = happening;
    }

    @Override
    public boolean settles(NorthgardState position, int seat) {
        happening.accept(position);
        return true;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        throw unasked();
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        throw unasked();
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        throw unasked();
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        throw unasked();
    }

    private IllegalStateException unasked() {
        return new IllegalStateException(rule() + " asks nobody");
    }
}
