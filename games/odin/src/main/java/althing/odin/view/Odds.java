package althing.odin.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.odin.course.OdinMove.Sail;
import althing.odin.course.OdinMove.Take;
import althing.odin.view.OdinView.Boats;
import althing.odin.view.OdinView.Chances;
import althing.odin.view.OdinView.Face;
import althing.odin.view.OdinView.Prize;
import althing.odin.box.Items;
import althing.odin.box.Throw;
import althing.odin.course.OdinState;
import althing.odin.dice.Dice;
import althing.odin.dice.Loot;
import althing.odin.dice.Rolling;
import althing.odin.dice.Sailing;
import althing.odin.dice.Splitting;

/** The odds of a die action, found by asking the rules what each face of the die would allow. */
public final class Odds {

    private static final double PERCENT = 100;

    private final OdinState position;
    private final int seat;
    private final Throw kind;
    private final List<Face> faces;

    /** For the action under way, if so much ore helps. */
    private Odds(OdinState position, int ore) {
        this.position = position;
        seat = position.agenda.seat();
        kind = Dice.kind(position);
        OdinState trial = position.copy();
        trial.now.oreHelp = ore;
        OdinState unarmed = trial.copy();
        unarmed.change(seat, kind.weapon, -unarmed.count(seat, kind.weapon));
        unarmed.change(seat, Items.SPEAR, -unarmed.count(seat, Items.SPEAR));
        faces = new ArrayList<>();
        for (int face = 1; face <= kind.sides; face++) {
            trial.now.die = face;
            unarmed.now.die = face;
            faces.add(new Face(Dice.result(trial), Rolling.canSucceed(trial, seat), Rolling.canSucceed(unarmed, seat)));
        }
    }

    static Odds of(OdinState position) {
        return new Odds(position, position.now.oreHelp);
    }

    List<Face> faces() {
        return List.copyOf(faces);
    }

    /** What the rolls that are left promise; null when the die is not rolled any more. */
    @Nullable
    Chances chances() {
        int left = Dice.mostRolls(position, seat) - position.now.rolls;
        if (left == 0 || (!position.isAsked(Rolling.FRAME) && !position.isAsked(Sailing.FRAME))) {
            return null;
        }
        double next = share(Face::succeeds);
        return new Chances(percent(next), percent(share(Face::unarmed)), percent(share(this::isBetter)),
                percent(1 - Math.pow(1 - next, left)));
    }

    private boolean isBetter(Face face) {
        int now = Dice.result(position);
        return position.now.rolls > 0 && (kind.isBattle() ? face.result() > now : face.result() < now);
    }

    private double share(Predicate<Face> wanted) {
        return (double) faces.stream().filter(wanted).count() / faces.size();
    }

    private static int percent(double chance) {
        return (int) Math.round(PERCENT * chance);
    }

    /** What the seat that is asked may carry off, first or second. */
    static List<Prize> prizes(OdinState position) {
        if (!position.isAsked(Splitting.FRAME) && !position.isAsked(Rolling.FRAME)) {
            return List.of();
        }
        int seat = position.agenda.seat();
        int first = position.isAsked(Splitting.FRAME) ? position.due(Splitting.FIRST) : Items.NONE;
        MoveList moves = new MoveList();
        position.decision().listAnswers(position, seat, moves);
        return moves.toList().stream().filter(Take.class::isInstance).map(move -> ((Take) move).tile())
                .map(tile -> new Prize(Items.id(tile), Loot.swordValue(position, seat, tile),
                        Loot.boost(position, seat, tile, first)))
                .toList();
    }

    /** What each choice of whaling boats promises. */
    static List<Boats> boats(OdinState position) {
        MoveList moves = new MoveList();
        if (position.isAsked(Sailing.FRAME)) {
            position.decision().listAnswers(position, position.agenda.seat(), moves);
        }
        List<Boats> boats = new ArrayList<>();
        for (Move move : moves.toList()) {
            Sail sail = (Sail) move;
            Chances chances = new Odds(position, Dice.ore(sail.plain(), sail.armed())).chances();
            if (chances != null) {
                boats.add(new Boats(sail.code(), chances));
            }
        }
        return boats;
    }
}
