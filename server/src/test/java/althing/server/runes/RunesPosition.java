package althing.server.runes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Disclosure;
import althing.engine.Listener;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Obedience;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.engine.StandingOrder;

/** A position of Runes. Stones are 0 … seats × hand − 1, one of each. */
final class RunesPosition implements Position {

    private static final int NONE = -1;
    private static final StandingOrder NO_CARVING = new StandingOrder("no-carving", 0);

    private final Setup setup;
    private final int[] owner;
    private final int[] choice;
    private final int[] runes;
    private final boolean[] listed;
    private int carver = NONE;
    private @Nullable Listener listener;

    RunesPosition(Setup setup) {
        this.setup = setup.unseeded();
        int hand = Integer.parseInt(setup.option("hand"));
        byte[] deal = new byte[setup.seats() * hand];
        for (int i = 0; i < deal.length; i++) {
            deal[i] = (byte) (i % setup.seats());
        }
        new SplitMix(setup.seed().orElseThrow().low()).shuffle(deal, 0, deal.length);
        owner = new int[deal.length];
        for (int i = 0; i < deal.length; i++) {
            owner[i] = deal[i];
        }
        choice = new int[setup.seats()];
        Arrays.fill(choice, NONE);
        runes = new int[setup.seats()];
        listed = new boolean[setup.seats()];
    }

    private RunesPosition(RunesPosition other) {
        setup = other.setup;
        owner = other.owner.clone();
        choice = other.choice.clone();
        runes = other.runes.clone();
        listed = new boolean[seats()];
        carver = other.carver;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public boolean knowsPoints(int viewer, int seat) {
        return viewer == seat || isOver() || setup.option("points").equals("open");
    }

    @Override
    public boolean isTalkOpen() {
        return setup.option("talk").equals("always") || isOver() || carver != NONE;
    }

    @Override
    public int pending() {
        if (carver != NONE) {
            return 1 << carver;
        }
        return IntStream.range(0, seats()).filter(seat -> choice[seat] == NONE && !hand(seat).isEmpty())
                .map(seat -> 1 << seat).sum();
    }

    @Override
    public void moves(int seat, MoveList into) {
        Runes.listed(listed[seat]);
        listed[seat] = true;
        list(seat, into);
    }

    private void list(int seat, MoveList into) {
        into.clear();
        if (!isPending(seat)) {
            return;
        }
        if (carver == seat) {
            into.add(new RunesMove.Carve(1));
            into.add(new RunesMove.Carve(2));
            into.add(new RunesMove.Carve(3));
            into.add(new RunesMove.Done());
        } else {
            hand(seat).forEach(stone -> into.add(new RunesMove.Choose(stone)));
        }
    }

    @Override
    public Optional<Refusal> why(int seat, Move move) {
        MoveList moves = new MoveList();
        list(seat, moves);
        return moves.contains(move) ? Optional.empty() : Optional.of(Refusal.of("RUN-1", "refusal.no"));
    }

    @Override
    public Disclosure play(int seat, Move move) {
        return switch ((RunesMove) move) {
            case RunesMove.Choose choose -> choose(seat, choose.stone());
            case RunesMove.Carve carve -> carve(seat, carve.depth());
            case RunesMove.Done() -> {
                carver = NONE;
                yield Disclosure.TURN;
            }
        };
    }

    @Override
    public Position copy() {
        return new RunesPosition(this);
    }

    @Override
    public void become(Position other) {
        RunesPosition from = (RunesPosition) other;
        System.arraycopy(from.owner, 0, owner, 0, owner.length);
        System.arraycopy(from.choice, 0, choice, 0, choice.length);
        System.arraycopy(from.runes, 0, runes, 0, runes.length);
        carver = from.carver;
    }

    @Override
    public void imagine(int seat, SplitMix random) {
        List<Integer> hidden = IntStream.range(0, owner.length)
                .filter(stone -> owner[stone] >= 0 && owner[stone] != seat).boxed().toList();
        byte[] owners = new byte[hidden.size()];
        for (int i = 0; i < owners.length; i++) {
            owners[i] = (byte) owner[hidden.get(i)];
        }
        random.shuffle(owners, 0, owners.length);
        for (int i = 0; i < owners.length; i++) {
            owner[hidden.get(i)] = owners[i];
        }
        for (int other = 0; other < seats(); other++) {
            if (other != seat && choice[other] != NONE) {
                choice[other] = hand(other).get(random.nextInt(hand(other).size()));
            }
        }
    }

    @Override
    public int points(int seat) {
        return runes[seat];
    }

    @Override
    public int rank(int seat) {
        return 1 + (int) Arrays.stream(runes).filter(each -> each > runes[seat]).count();
    }

    @Override
    public void listener(Listener newListener) {
        listener = newListener;
    }

    @Override
    public RunesView view(int viewer) {
        boolean onlooker = viewer == ONLOOKER;
        Integer own = onlooker || choice[viewer] == NONE ? null : choice[viewer];
        RunesView.Stage stage = isOver()
                ? RunesView.Stage.OVER
                : carver == NONE ? RunesView.Stage.SECRET_CHOICE : RunesView.Stage.CARVING;
        return new RunesView(stage, onlooker ? List.of() : hand(viewer), own,
                Arrays.stream(choice).mapToObj(each -> each != NONE).toList(),
                Arrays.stream(runes).boxed().toList());
    }

    @Override
    public RunesView notation() {
        return view(ONLOOKER);
    }

    @Override
    public Phrase prompt(int seat) {
        return Phrase.of(carver == seat ? "prompt.carve" : "prompt.choose");
    }

    @Override
    public String ruleInQuestion(int seat) {
        return "RUN-1";
    }

    @Override
    public Phrase option(int seat, Move move) {
        return Phrase.of("move", "code", move.code());
    }

    /** Not to carve, until the last stone is out. */
    @Override
    public List<StandingOrder> orders(int seat) {
        return carver == seat && !hand(seat).isEmpty() ? List.of(NO_CARVING) : List.of();
    }

    @Override
    public Obedience obey(int seat, StandingOrder order) {
        if (carver != seat || !order.equals(NO_CARVING)) {
            return Obedience.Other.ASIDE;
        }
        return hand(seat).isEmpty() ? Obedience.Other.OVER : new Obedience.Answer(new RunesMove.Done());
    }

    @Override
    public ScoreSheet scoreSheet() {
        List<Integer> points = Arrays.stream(runes).boxed().toList();
        return new ScoreSheet(List.of(new ScoreSheet.Section(Phrase.of("score.runes"),
                List.of(new ScoreSheet.Line(Phrase.of("score.carved"), "RUN-2", "points", points)))), points);
    }

    private List<Integer> hand(int seat) {
        List<Integer> stones = new ArrayList<>();
        for (int stone = 0; stone < owner.length; stone++) {
            if (owner[stone] == seat) {
                stones.add(stone);
            }
        }
        return stones;
    }

    private Disclosure choose(int seat, int stone) {
        choice[seat] = stone;
        tell(1 << seat, Phrase.of("log.you-chose", "stone", stone));
        tell(Listener.EVERYONE, Phrase.of("log.chose", "seat", Phrase.seat(seat)));
        if (pending() != 0) {
            return Disclosure.TURN;
        }
        int best = 0;
        for (int each = 0; each < seats(); each++) {
            owner[choice[each]] = NONE;
            best = choice[each] > choice[best] ? each : best;
        }
        tell(Listener.EVERYONE, Phrase.of("log.shown", "stones", Arrays.stream(choice).boxed().toList()));
        Arrays.fill(choice, NONE);
        carver = best;
        return Disclosure.REVEAL;
    }

    private Disclosure carve(int seat, int depth) {
        if (depth == 3) {
            throw new IllegalStateException("the stone breaks");
        }
        runes[seat] += depth;
        tell(Listener.EVERYONE, Phrase.of("log.carved", "seat", Phrase.seat(seat), "depth", depth));
        if (depth == 2 && holds(RunesRuling.DEEP_RUNES_END)) {
            carver = NONE;
            return Disclosure.TURN;
        }
        return Disclosure.NOTHING;
    }

    private boolean holds(RunesRuling ruling) {
        return setup.rules() >= ruling.since();
    }

    private void tell(int audience, Phrase phrase) {
        if (listener != null) {
            listener.hear(audience, phrase);
        }
    }
}
