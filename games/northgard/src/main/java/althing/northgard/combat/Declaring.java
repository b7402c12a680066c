package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Tiles;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Which creatures are attacked once all moves are made: at most one in each own territory (NOR-23.1, NOR-23.2). */
public final class Declaring extends NorthgardDecision {

    public Declaring() {
        super("NOR-23.2");
    }

    /** Without a creature to attack the combats begin. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        for (int i = 0; i < position.beasts.lineSize; i++) {
            if (mayAttack(position, seat, position.beasts.line[i], null)) {
                return false;
            }
        }
        Challenges.fight(position, seat);
        return true;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (int i = 0; i < position.beasts.lineSize; i++) {
            int creature = position.beasts.line[i];
            if (mayAttack(position, seat, creature, null)) {
                into.add(Moves.ATTACK[creature]);
            }
        }
        into.add(Word.STOP);
    }

    private static boolean mayAttack(NorthgardState position, int seat, int creature, @Nullable Why why) {
        int there = position.land.of(position.beasts.at[creature]);
        return must(why, there != Tiles.NONE, "NOR-23.1", "refusal.not-on-map")
                && must(why, position.controls(seat, there), "NOR-23.1", "refusal.not-controlled")
                && must(why, (position.creatures(there, -1) & position.beasts.declared) == 0, "NOR-23.2",
                        "refusal.one-attack");
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case Attack attack -> mayAttack(position, seat, attack.creature(), why);
            case Word.STOP -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        if (move instanceof Attack attack) {
            Challenges.declare(position, seat, attack.creature());
        } else {
            Challenges.fight(position, seat);
        }
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Attack attack
                ? Phrase.of("move.attack", "creature", Names.creature(attack.creature()), "combat",
                        Bestiary.COMBAT[attack.creature()])
                : super.option(position, seat, move);
    }
}
