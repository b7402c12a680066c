package althing.vikings.offer;

import althing.engine.Phrase;
import althing.vikings.box.Names;
import althing.vikings.table.Moves;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/** The winner of the auction sends one drawn viking out of the game, before he sees the tiles (VIK-14.9). */
public final class Removing extends DrawnChoice {

    public Removing() {
        super("VIK-14.9");
    }

    @Override
    VikingsMove move(int trade) {
        return Moves.remove(trade);
    }

    @Override
    int trade(VikingsMove move) {
        return move instanceof VikingsMove.Remove remove ? remove.viking().ordinal() : NO_TRADE;
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        position.agenda.pop();
        int viking = trade(move);
        position.drawn[viking]--;
        position.chronicle.removed(seat, viking);
        Offer.layTiles(position);
        position.ask(Question.GROUP, seat);
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        return Phrase.of("prompt.remove");
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        return Phrase.of("move.remove", "viking", Names.viking(trade(move)));
    }
}
