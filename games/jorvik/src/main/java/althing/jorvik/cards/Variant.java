package althing.jorvik.cards;

import java.util.Arrays;
import java.util.List;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.engine.data.DataRow;

/** What a variant and a number of seats fix for the whole game (JOR-2). */
public final class Variant {

    private static final String JARL = "jarl";
    private static final Season[] SEASONS = Season.values();
    private static final int MOST_SEATS = 5;
    private static final Variant[][] ALL = all();

    public final int seats;
    public final boolean jarl;
    /** How many card spaces of each half are used, from its first on. */
    public final int columns;
    /** How many card spaces are used in all. */
    public final int spaces;
    public final int rounds;
    public final int vikings;
    public final int brownVikings;
    public final int income;
    public final int idleIncome;
    /** The cubes that are in the bag at first, as {@link Goods}. */
    public final int bag;
    /** The cards of the deck, season by season, in the order of the card list. */
    public final byte[] deck;
    /** Where in the deck each season ends. */
    public final int[] seasonEnds = new int[SEASONS.length];
    public final List<CardFace> faces;
    private final boolean[] plays = new boolean[Components.COUNT];

    private Variant(int seats, boolean jarl) {
        this.seats = seats;
        this.jarl = jarl;
        columns = columns("queue");
        spaces = jarl ? columns + columns("reserve") : columns;
        rounds = Components.FILE.table("rounds").row("seats", Integer.toString(seats)).number("rounds");
        DataRow figures = Components.FILE.table("variants").row("variant", name());
        vikings = figures.number("vikings");
        brownVikings = figures.number("brown");
        income = figures.number("income");
        idleIncome = figures.number("idle-income");
        bag = cubes();
        deck = cards();
        faces = Components.ALL.stream().map(Card::face).filter(this::plays).toList();
        for (byte card : deck) {
            plays[card] = true;
        }
        check();
    }

    public static Variant of(Setup setup) {
        return of(setup.seats(), setup.option("variant").equals(JARL));
    }

    public static Variant of(int seats, boolean jarl) {
        return ALL[jarl ? 1 : 0][seats];
    }

    public String name() {
        return jarl ? JARL : "karl";
    }

    /** Whether the card is in the deck of this setup. */
    public boolean plays(int card) {
        return plays[card];
    }

    /** The index of the card space that is filled after so many others (JOR-4.1, JOR-4.3). */
    public int space(int order) {
        return order < columns ? order : Components.SPACES + order - columns;
    }

    public int seasonStart(int season) {
        return season == 0 ? 0 : seasonEnds[season - 1];
    }

    private int columns(String row) {
        return (int) Components.FILE.table("spaces").rows().stream()
                .filter(space -> space.word("row").equals(row) && space.number("seats") <= seats).count();
    }

    private int cubes() {
        int goods = Goods.NONE;
        for (DataRow row : Components.FILE.table("goods").rows()) {
            goods += row.number(name()) * Goods.one(row.constant("good", Good.class));
        }
        return goods;
    }

    private byte[] cards() {
        byte[] cards = new byte[Components.COUNT];
        int size = 0;
        for (Season season : SEASONS) {
            for (Card card : Components.ALL) {
                if (card.face().season() == season && plays(card.face())) {
                    cards[size++] = (byte) card.index();
                }
            }
            seasonEnds[season.ordinal()] = size;
        }
        return Arrays.copyOf(cards, size);
    }

    /** Whether the card is in the deck: not marked for the other variant, not taken out for these seats (JOR-2.4, JOR-2.7). */
    private boolean plays(CardFace face) {
        boolean removed = Components.FILE.table("removed").rows().stream()
                .anyMatch(row -> row.number("seats") == seats && row.word("card").equals(face.id()));
        return (jarl || !face.jarl()) && !removed;
    }

    private void check() {
        int goods = 0;
        for (byte card : deck) {
            goods += Components.isAttack(card) ? 0 : 1;
        }
        if (goods != rounds * spaces) {
            throw new BadInput("%s: %d cards do not fill %d rounds of %d spaces (%s, %d seats).".formatted(
                    Components.FILE.name(), goods, rounds, spaces, name(), seats));
        }
    }

    private static Variant[][] all() {
        Variant[][] all = new Variant[2][MOST_SEATS + 1];
        for (int seats = 2; seats <= MOST_SEATS; seats++) {
            all[0][seats] = new Variant(seats, false);
            all[1][seats] = new Variant(seats, true);
        }
        return all;
    }
}
