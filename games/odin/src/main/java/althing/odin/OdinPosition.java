package althing.odin;

import althing.engine.Frame;
import althing.engine.Move;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** The whole truth of a game of A Feast for Odin. The phases and actions read and change its state. Not thread safe. */
final class OdinPosition extends OdinState {

    private static final OdinDecision[] DECISIONS = Question.decisions();

    /** For trying what a move would cost. */
    final Expense expense = new Expense(this);

    OdinPosition(Setup setup) {
        super(setup);
    }

    static OdinPosition start(Setup setup) {
        OdinPosition position = new OdinPosition(setup);
        position.random.seed(setup.seed().orElseThrow());
        Preparation.setUp(position);
        position.advance();
        return position;
    }

    @Override
    public int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    /** What is asked now. The game must not be over. */
    Question asked() {
        return Question.get(agenda.kind());
    }

    boolean isAsked(Frame frame) {
        return agenda.isOnTop(frame);
    }

    void push(Frame frame, int seat) {
        agenda.push(frame, seat);
    }

    void push(Frame frame, int seat, Frame.Field field, int value) {
        agenda.push(frame, seat);
        field.set(agenda, value);
    }

    /** What the entry on top says. */
    int due(Frame.Field field) {
        return field.of(agenda);
    }

    boolean isDue(Frame.Field field) {
        return field.isSet(agenda);
    }

    /**
     * Interrupts the action under way: what follows is an action of a space without vikings, or an effect without a space,
     * and ends when all that comes of it is done (FFO-6.8). Under the first rules all actions share
     * one state.
     */
    void interrupt(int seat, int space) {
        if (!holds(OdinRuling.ACTION_FRAMES)) {
            return;
        }
        push(Steps.Resuming.FRAME, seat);
        interrupted++;
        if (actions.size() == interrupted) {
            actions.add(new Action());
        }
        now = actions.get(interrupted);
        now.begin(space, NOBODY);
    }

    /** Goes on with the action that was interrupted; a card that a card played meanwhile was played in it (card 176B). */
    void resume(int seat) {
        Dice.recountOre(this, seat);
        int plays = now.space >= 0 && holds(OdinRuling.USED_WITHOUT_VIKINGS) ? 0 : now.otherPlays;
        interrupted--;
        now = actions.get(interrupted);
        now.otherPlays += plays;
    }

    @Override
    protected OdinPosition self() {
        return this;
    }

    @Override
    protected OdinDecision decision() {
        return DECISIONS[agenda.kind()];
    }

    /** The decision of an entry of the agenda. */
    OdinDecision decision(int entry) {
        return DECISIONS[agenda.kind(entry)];
    }

    @Override
    protected OdinMove own(Move move) {
        return (OdinMove) move;
    }

    @Override
    protected String overRule() {
        return "FFO-16.1";
    }

    /** Goes on until somebody has a decision to make or the game is over. */
    @Override
    protected void advance() {
        boolean over = phase == Phase.OVER && agenda.isEmpty();
        while (phase != Phase.OVER || !agenda.isEmpty()) {
            if (agenda.isEmpty()) {
                Rounds.goOn(this);
            } else if (!decision().settles(this, agenda.seat())) {
                return;
            }
        }
        if (!over) {
            Scoring.finish(this);
        }
    }

    @Override
    public OdinPosition copy() {
        OdinPosition copy = new OdinPosition(setup());
        copy.become(this);
        return copy;
    }

    /**
     * Nobody knows the order of the weapon deck, of the strips and of the occupations: all are drawn by the random state.
     * The hands of others are dealt anew from what the seat does not see.
     */
    @Override
    public void imagine(int seat, SplitMix other) {
        if (!noCards) {
            Imagining.deal(this, seat, other);
        }
        random.imagine(other);
    }

    @Override
    public int points(int seat) {
        return Scoring.total(this, seat);
    }

    /** Most points; ties are shared (FFO-16.16). */
    @Override
    public int rank(int seat) {
        int rank = 1;
        int own = points(seat);
        for (int other = 0; other < seats; other++) {
            rank += points(other) > own ? 1 : 0;
        }
        return rank;
    }

    @Override
    public OdinView view(int viewer) {
        return Viewing.view(this, viewer);
    }

    @Override
    public OdinNotation notation() {
        return NotationWriter.write(this);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Scoring.sheet(this);
    }

    int count(int seat, int item) {
        return counts[seat * Items.COUNT + item];
    }

    void change(int seat, int item, int by) {
        counts[seat * Items.COUNT + item] += (short) by;
    }

    /** The seat that sits so many places to the left of the start player. */
    int clockwise(int places) {
        int seat = start + places;
        return seat < seats ? seat : seat - seats;
    }

    int nextTo(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    boolean isBack(int island) {
        return (backs >> island & 1) != 0;
    }

    /** What is printed on a board as it lies now. */
    Plan plan(int board) {
        return Estate.plan(board, Estate.isIsland(board) && isBack(board - Estate.FIRST_ISLAND));
    }

    /** The slot of a board as it lies now; all home boards share the first. */
    int slot(int board) {
        if (board < Estate.HOMES) {
            return 0;
        }
        return Estate.isIsland(board) && isBack(board - Estate.FIRST_ISLAND) ? Estate.BOARDS + board : board;
    }

    boolean isLastRound() {
        return round == calendar.rounds;
    }
}
