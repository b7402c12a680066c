package althing.vikings;

import althing.engine.Phrase;

/** The winner of the auction sends one drawn viking out of the game, before he sees the tiles (VIK-14.9). */
final class Removing extends DrawnChoice {

    Removing() {
        super(Moves.REMOVE);
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        position.agenda.pop();
        int viking = ((VikingsMove.Remove) move).viking().ordinal();
        position.drawn[viking]--;
        position.chronicle.removed(seat, viking);
        Round.layTiles(position);
        position.ask(Decision.GROUP, seat);
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        return Phrase.of("prompt.remove");
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        return Phrase.of("move.remove", "viking", Names.viking(((VikingsMove.Remove) move).viking()));
    }

    @Override
    String rule() {
        return "VIK-14.9";
    }
}
