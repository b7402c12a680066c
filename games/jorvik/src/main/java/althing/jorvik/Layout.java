package althing.jorvik;

import java.util.Arrays;
import java.util.List;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.engine.data.DataRow;

/** What a variant and a number of seats fix for the whole game (JOR-2). */
final class Layout {

    private static final String JARL = "jarl";
    private static final Season[] SEASONS = Season.values();
    private static final int MOST_SEATS = 5;
    private static final Layout[][] ALL = all();

    final int seats;
    final boolean jarl;
    /** How many card spaces of each half are used, from its first on. */
    final int columns;
    /** How many card spaces are used in all. */
    final int spaces;
    final int rounds;
    final int vikings;
    final int brownVikings;
    final int income;
    final int idleIncome;
    /** The cubes that are in the bag at first, as {@link Goods}. */
    final int bag;
    /** The cards of the deck, season by season, in the order of the card list. */
    final byte[] deck;
    /** Where in the deck each season ends. */
    final int[] seasonEnds = new int[SEASONS.length];
    final List<CardFace> faces;
    private final boolean[] plays = new boolean[Cards.COUNT];

    private Layout(int seats, boolean jarl) {
        this.seats = seats;
        this.jarl = jarl;
        columns = columns("queue");
        spaces = jarl ? columns + columns("reserve") : columns;
        rounds = Cards.FILE.table("rounds").row("seats", Integer.toString(seats)).number("rounds");
        DataRow variant = Cards.FILE.table("variants").row("variant", variant());
        vikings = variant.number("vikings");
        brownVikings = variant.number("brown");
        income = variant.number("income");
        idleIncome = variant.number("idle-income");
        bag = cubes();
        deck = cards();
        faces = Cards.ALL.stream().map(Card::face).filter(this::plays).toList();
        for (byte card : deck) {
            plays[card] = true;
        }
        check();
    }

    static Layout of(Setup setup) {
        return of(setup.seats(), setup.option("variant").equals(JARL));
    }

    static Layout of(int seats, boolean jarl) {
        return ALL[jarl ? 1 : 0][seats];
    }

    String variant() {
        return jarl ? JARL : "karl";
    }

    /** Whether the card is in the deck of this setup. */
    boolean plays(int card) {
        return plays[card];
    }

    /** The index of the card space that is filled after so many others (JOR-4.1, JOR-4.3). */
    int space(int order) {
        return order < columns ? order : Cards.SPACES + order - columns;
    }

    int seasonStart(int season) {
        return season == 0 ? 0 : seasonEnds[season - 1];
    }

    private int columns(String row) {
        return (int) Cards.FILE.table("spaces").rows().stream()
                .filter(space -> space.word("row").equals(row) && space.number("seats") <= seats).count();
    }

    private int cubes() {
        int goods = Goods.NONE;
        for (DataRow row : Cards.FILE.table("goods").rows()) {
            goods += row.number(variant()) * Goods.one(row.constant("good", Good.class));
        }
        return goods;
    }

    private byte[] cards() {
        byte[] cards = new byte[Cards.COUNT];
        int size = 0;
        for (Season season : SEASONS) {
            for (Card card : Cards.ALL) {
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
        boolean removed = Cards.FILE.table("removed").rows().stream()
                .anyMatch(row -> row.number("seats") == seats && row.word("card").equals(face.id()));
        return (jarl || !face.jarl()) && !removed;
    }

    private void check() {
        int goods = 0;
        for (byte card : deck) {
            goods += Cards.isAttack(card) ? 0 : 1;
        }
        if (goods != rounds * spaces) {
            throw new BadInput("%s: %d cards do not fill %d rounds of %d spaces (%s, %d seats).".formatted(
                    Cards.FILE.name(), goods, rounds, spaces, variant(), seats));
        }
    }

    private static Layout[][] all() {
        Layout[][] all = new Layout[2][MOST_SEATS + 1];
        for (int seats = 2; seats <= MOST_SEATS; seats++) {
            all[0][seats] = new Layout(seats, false);
            all[1][seats] = new Layout(seats, true);
        }
        return all;
    }
}
