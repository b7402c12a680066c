package althing.graenaland.view;

import static althing.engine.Phrase.name;
import static althing.engine.Phrase.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.Sketch;
import althing.engine.SketchPad;
import althing.graenaland.box.Column;
import althing.graenaland.view.GraenalandView.Clan;
import althing.graenaland.view.GraenalandView.Hand;
import althing.graenaland.view.GraenalandView.Held;
import althing.graenaland.view.GraenalandView.Secret;
import althing.graenaland.view.GraenalandView.VictoryCard;

/** Draws a view in words: the turn, the island, the clans, the viewer's cards, and what is under way. */
public final class GraenalandSketch {

    private static final List<Column> COLUMNS = List.of(Column.values());

    private final GraenalandView view;
    private final SketchPad pad = new SketchPad();

    public GraenalandSketch(GraenalandView view) {
        this.view = view;
    }

    public Sketch sketch() {
        pad.line("sketch.turn", "turn", view.turn(), "stage", name("stage." + code(view.stage())), "seat",
                seat(view.mainSeat()));
        new IslandSketch(view, pad).draw();
        figures();
        victoryCards();
        clans();
        secret(view.secret());
        hand(view.hand());
        new DealSketch(view, pad).draw();
        return pad.sketch();
    }

    public static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Phrase.NameFact column(Column column) {
        return name("column." + column.code());
    }

    private void figures() {
        List<Object> heads = new ArrayList<>(List.of(""));
        COLUMNS.forEach(column -> heads.add(column(column)));
        heads.add(name("sketch.reached"));
        pad.table(heads);
        for (int seat = 0; seat < view.clans().size(); seat++) {
            Clan clan = view.clans().get(seat);
            pad.row(seat(seat), clan.settlements(), clan.provinces(), clan.dominated(), clan.buildings(), clan.army(),
                    reached(clan));
        }
        List<Object> needed = new ArrayList<>(List.of(name("column.needed")));
        COLUMNS.forEach(column -> needed.add(SketchPad.orBlank(view.conditions().getOrDefault(column, 0))));
        needed.add(view.toWin());
        pad.row(needed);
    }

    private Object reached(Clan clan) {
        return view.conditions().isEmpty()
                ? Objects.requireNonNullElse(clan.victoryPoints(), "–")
                : clan.met().size();
    }

    /** The cards that the viewer may see, each with its levels. */
    private void victoryCards() {
        cardTable();
        for (int seat = 0; seat < view.clans().size(); seat++) {
            VictoryCard card = view.clans().get(seat).victoryCard();
            if (card != null) {
                card(seat(seat), card);
            }
        }
    }

    private void secret(@Nullable Secret secret) {
        if (secret != null && !secret.chosen()) {
            cardTable();
            secret.cards().forEach(card -> card(card.card(), card));
        }
    }

    private void cardTable() {
        List<Object> heads = new ArrayList<>(List.of(name("stage.victory-cards")));
        COLUMNS.forEach(column -> heads.add(column(column)));
        pad.table(heads);
    }

    private void card(Object whose, VictoryCard card) {
        List<Object> row = new ArrayList<>(List.of(whose));
        COLUMNS.forEach(column -> row.add(card.levels().getOrDefault(column, List.of())));
        pad.row(row);
    }

    private void clans() {
        pad.table("", name("sketch.state"), name("sketch.cards"), name("sketch.pieces"), name("sketch.markets"),
                name("sketch.waiting"));
        for (int seat = 0; seat < view.clans().size(); seat++) {
            Clan clan = view.clans().get(seat);
            pad.row(seat(seat), state(seat, clan), backs(clan), clan.piecesLeft(), SketchPad.orBlank(clan.markets()),
                    waiting(clan));
        }
    }

    private List<Object> state(int seat, Clan clan) {
        List<Object> state = new ArrayList<>();
        if (seat == view.mainSeat()) {
            state.add(name("board.main-player"));
        }
        if (Objects.equals(view.announcer(), seat)) {
            state.add(name("board.announcer"));
        }
        if (Objects.equals(view.permitted(), seat)) {
            state.add(name("sketch.permitted"));
        }
        if (clan.kept() + clan.broken() > 0) {
            state.add(Phrase.of("board.word", "kept", clan.kept(), "broken", clan.broken()));
        }
        return state;
    }

    private static List<Object> backs(Clan clan) {
        List<Object> backs = new ArrayList<>(
                SketchPad.counts(clan.backs(), terrain -> "terrain." + terrain.code()));
        if (clan.supplyCards() > 0) {
            backs.add(SketchPad.count("sketch.supply", clan.supplyCards()));
        }
        return backs;
    }

    private static List<Phrase> waiting(Clan clan) {
        return clan.waiting().entrySet().stream().map(entry -> Phrase.of("built.at", "thing",
                name("hero." + entry.getKey().code()), "tile", IslandSketch.tile(entry.getValue()))).toList();
    }

    private void hand(@Nullable Hand hand) {
        if (hand != null) {
            List<Object> cards = new ArrayList<>();
            hand.cards().forEach(held -> cards.add(held(held)));
            hand.supply().forEach(card -> cards.add(Phrase.of("supply.card", "first",
                    IslandSketch.resource(card.resources().getFirst()), "second",
                    IslandSketch.resource(card.resources().getLast()))));
            pad.list("board.hand", cards);
        }
    }

    private static Phrase held(Held held) {
        return Phrase.of("sketch.held", "count", held.count(), "resource", IslandSketch.resource(held.resource()),
                "terrain", name("terrain." + held.terrain().code()));
    }
}
