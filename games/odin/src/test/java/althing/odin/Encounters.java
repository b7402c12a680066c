package althing.odin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.SplitMix;
import althing.odin.course.OdinMove.Go;
import althing.odin.course.OdinMove.Imitate;
import althing.odin.course.OdinMove.Play;
import althing.odin.course.OdinMove.Use;
import althing.odin.actions.Turns;
import althing.odin.box.Card;
import althing.odin.box.Space;
import althing.odin.cards.CardPlay;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;
import althing.odin.course.Window;
import althing.odin.words.Names;

/**
 * Which occupations have met which action spaces, by being in play when their actions were done, and which windows for
 * anytime actions, by being played or used there. Its choices prefer what has not been met.
 */
final class Encounters {

    /** The windows: every decision before which anytime actions may be done, those before phases apart. */
    static final List<String> WINDOWS = windows();

    private final BitSet[] spaces = bits(Space.PRINTED);
    private final BitSet[] windows = bits(WINDOWS.size());
    /** The window that each open action of a tutor interrupts, the innermost last. */
    private final List<Integer> open = new ArrayList<>();

    private static BitSet[] bits(int count) {
        return IntStream.range(0, count).mapToObj(_ -> new BitSet(Card.COUNT)).toArray(BitSet[]::new);
    }

    private static List<String> windows() {
        return Arrays.stream(Question.values()).filter(task -> task.decision().isOpen())
                .flatMap(task -> task == Question.WINDOW
                        ? Stream.of(Phase.INCOME, Phase.FEAST, Phase.BONUS, Phase.SCORING).map(Encounters::name)
                        : Stream.of(name(task)))
                .toList();
    }

    private static String name(Enum<?> constant) {
        return constant instanceof Phase ? "window-" + Names.code(constant) : Names.code(constant);
    }

    private static int window(OdinPosition position) {
        return WINDOWS.indexOf(name(position.isAsked(Window.FRAME) ? position.phase : position.asked()));
    }

    /** Forgets who was asked: the cards are dealt anew. */
    void dealt() {
        open.clear();
    }

    /** The cards in the order in which windows miss them. */
    Stream<Integer> wanted(SplitMix random) {
        int[] misses = IntStream.range(0, Card.COUNT)
                .map(card -> (int) Arrays.stream(windows).filter(met -> !met.get(card)).count() * 4
                        + random.nextInt(24))
                .toArray();
        return IntStream.range(0, Card.COUNT).boxed().sorted((one, other) -> misses[other] - misses[one]);
    }

    /** A move that brings about something new, or any, each kind of move as often as the others. */
    OdinMove choose(OdinPosition position, int seat, MoveList moves, SplitMix random) {
        while (open.size() > position.interrupted) {
            open.removeLast();
        }
        boolean using = !position.isAsked(Turns.FRAME) || random.nextInt(2) == 0;
        List<OdinMove> news = new ArrayList<>();
        for (Move each : moves.toList()) {
            if (using == !(each instanceof Go) && isNew(position, seat, (OdinMove) each)) {
                news.add((OdinMove) each);
            }
        }
        if (!news.isEmpty() && random.nextInt(8) > 0) {
            return news.get(random.nextInt(news.size()));
        }
        List<String> words = DealtGame.words(moves);
        words.remove(words.size() > 1 && random.nextInt(4) > 0 ? "pass" : "");
        String word = words.get(random.nextInt(words.size()));
        List<Move> alike = moves.toList().stream().filter(move -> move.code().split(" ", -1)[0].equals(word)).toList();
        return (OdinMove) alike.get(random.nextInt(alike.size()));
    }

    private boolean isNew(OdinPosition position, int seat, OdinMove move) {
        return switch (move) {
            case Go go -> isSpaceNew(position, seat, go.space());
            case Imitate imitate when position.isAsked(Turns.FRAME) -> isSpaceNew(position, seat, imitate.space());
            case Use use when use.card() == DealtGame.TUTOR -> isAnyNew(position, seat, window(position));
            case Use use -> position.decision().isOpen() && !windows[window(position)].get(use.card());
            case Play play when position.isAsked(CardPlay.FRAME) && !open.isEmpty() ->
                !windows[open.getLast()].get(play.card());
            default -> false;
        };
    }

    private boolean isSpaceNew(OdinPosition position, int seat, int space) {
        return IntStream.range(0, Card.COUNT)
                .anyMatch(card -> Occupations.has(position, seat, card) && !spaces[space].get(card));
    }

    private boolean isAnyNew(OdinPosition position, int seat, int window) {
        return IntStream.range(0, Card.COUNT).anyMatch(
                card -> position.cards[card] == Occupations.HAND + seat && !windows[window].get(card));
    }

    /** Remembers what a move that is about to be played brings together. */
    void note(OdinPosition position, int seat, OdinMove move) {
        switch (move) {
            case Go go -> meet(position, seat, go.space());
            case Imitate imitate -> meet(position, seat, imitate.space());
            case Use use when position.decision().isOpen() -> {
                windows[window(position)].set(use.card());
                open.add(window(position));
            }
            case Play play when position.isAsked(CardPlay.FRAME) && !open.isEmpty() ->
                windows[open.getLast()].set(play.card());
            default -> {
            }
        }
    }

    private void meet(OdinPosition position, int seat, int space) {
        IntStream.range(0, Card.COUNT).filter(card -> Occupations.has(position, seat, card))
                .forEach(spaces[space]::set);
    }

    int withSpaces() {
        return Arrays.stream(spaces).mapToInt(BitSet::cardinality).sum();
    }

    int withWindows() {
        return Arrays.stream(windows).mapToInt(BitSet::cardinality).sum();
    }

    /** How many occupations each window has met. */
    String told() {
        StringBuilder told = new StringBuilder(String.format(Locale.ROOT,
                "%d of %d pairs with spaces, %d of %d with windows:", withSpaces(), Card.COUNT * Space.PRINTED,
                withWindows(), Card.COUNT * WINDOWS.size()));
        for (int window = 0; window < windows.length; window++) {
            told.append(' ').append(WINDOWS.get(window)).append(' ').append(windows[window].cardinality());
        }
        return told.toString();
    }
}
