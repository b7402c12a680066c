package althing.bots.hoard;

import java.util.List;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.Move;

/** Lays a card face down, to fight for the treasure. */
public record Lay(int card) implements Move {

    /** Every move of the game, by the card's number less one. */
    static final List<Lay> ALL = IntStream.rangeClosed(1, Hoard.CARDS).mapToObj(Lay::new).toList();

    @Override
    public String code() {
        return "lay " + card;
    }

    static Lay read(String code) {
        return ALL.stream().filter(move -> move.code().equals(code)).findFirst()
                .orElseThrow(() -> new BadInput("'" + code + "' is no move of hoard; one is lay 7."));
    }
}
