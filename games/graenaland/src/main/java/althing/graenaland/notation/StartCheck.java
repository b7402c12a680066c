package althing.graenaland.notation;

import static althing.graenaland.notation.Given.require;

import althing.graenaland.box.Board;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.start.Founding;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;

/** Refuses a position whose clans have what they cannot have yet, or lack what they had at the start. */
public final class StartCheck {

    private static final int WARLORD = Hero.WARLORD.ordinal();

    private final GraenalandState position;
    private final Stage stage;

    public StartCheck(GraenalandState position) {
        this.position = position;
        this.stage = position.stage;
    }

    public void check() {
        require(position.isBeforePlay() == (position.turn == 0), "turn: the first turn begins when all is set up.");
        for (int seat = 0; seat < position.seats; seat++) {
            victory(seat, "clans[" + seat + "]");
            if (position.isBeforePlay()) {
                founder(seat, "clans[" + seat + "]");
            } else {
                require(position.heroes.place(seat, WARLORD) != Board.NOWHERE,
                        "clans[" + seat + "].heroes: the warlord is missing.");
            }
        }
        if (position.isBeforePlay()) {
            require(position.main == position.start, "mainSeat: before the first turn it is the starting player.");
            founding();
        }
    }

    private void victory(int seat, String path) {
        boolean dealt = position.advanced && stage != Stage.MAP && stage != Stage.FOUNDING;
        require(dealt == (position.opening.dealt[seat * Components.VICTORY_CARDS_DEALT] >= 0),
                path + ".dealt: the victory cards are dealt " + (dealt ? "already." : "later, if at all."));
        boolean kept = dealt && !(position.isAsked(Question.KEEP_CARD) && position.isPending(seat));
        require(kept == (position.opening.victory[seat] >= 0),
                path + ".victory: this seat must " + (kept ? "have kept a card." : "still choose its card."));
    }

    /** Before the first turn a clan has villages, each in another province, and its warlord in one of them. */
    private void founder(int seat, String path) {
        require(position.army[seat] == Components.ARMY_START, path + ".army: nobody has armed yet.");
        int home = position.heroes.place(seat, WARLORD);
        require(home == Board.NOWHERE ? position.placed[seat] == 0 : position.island.villagesAt(seat, home) > 0,
                path + ".heroes: the warlord comes with the first village and stays with one.");
        int first = seat * Heroes.KINDS;
        for (int hero = first + 1; hero < first + Heroes.KINDS; hero++) {
            require(position.heroes.at[hero] == Board.NOWHERE && position.heroes.waiting[hero] == Board.NOWHERE,
                    path + ".heroes: priests and skalds come later.");
        }
        int placed = 0;
        for (int number = 0; number < position.opening.founded; number++) {
            placed += Founding.placer(position, number) == seat ? 1 : 0;
        }
        require(position.placed[seat] == placed, path + ": it must have " + placed + " villages now.");
    }

    private void founding() {
        require(stage != Stage.MAP || position.opening.founded == 0, "founded: there are no villages yet.");
        require(stage != Stage.VICTORY_CARDS || position.opening.founded == position.opening.founders.length,
                "founded: all villages are placed.");
        for (int province = 0; province < position.board.provinces; province++) {
            String path = "provinces[" + province + "]";
            require(position.island.works[province] == 0, path + ".works: nothing is built yet.");
            for (int seat = 0; seat < position.seats; seat++) {
                require(position.island.settledAt(seat, province) == founded(seat, province)
                        && position.island.villagesAt(seat, province) == founded(seat, province),
                        path + ".villages: it does not fit to the villages that were founded.");
            }
        }
        switch (position.asked) {
            case MAP_TILE -> require(position.cursor < position.board.provinces, "cursor: all tiles lie.");
            case FOUND -> require(position.opening.founded < position.opening.founders.length,
                    "founded: all villages are placed.");
            case DISPLACE -> displaced();
            default -> {
            }
        }
    }

    /** A clan has at most one village in a province. */
    private int founded(int seat, int province) {
        int number = 0;
        for (int i = 0; i < position.opening.founded; i++) {
            if (position.opening.founders[i] == seat && position.opening.foundedAt[i] == province) {
                require(number++ == 0, "founded[" + i + "]: the clan has a village there.");
            }
        }
        require(number == 0 || position.board.isCoast(province), "founded: villages are founded on the coast.");
        return number;
    }

    private void displaced() {
        int newcomer = position.opening.founded - 1;
        require(position.cursor < newcomer, "cursor: it does not say whose village may give way.");
        require(position.opening.founders[newcomer] == Founding.placer(position, newcomer)
                && position.opening.foundedAt[position.cursor] == Founding.crowded(position)
                && Founding.isCrowded(position)
                && Founding.canGiveWay(position, position.opening.founders[position.cursor]),
                "asked: nobody can give way here.");
    }
}
