package althing.northgard;

import althing.engine.SplitMix;
import althing.northgard.actions.Places;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Components;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;

/**
 * Deals anew what a seat cannot know: hands and draw piles of others, the own draw pile, tiles in hand, the tile stack,
 * the Development deck and the creature deck. Whatever the seat has seen stays where it is (NOR-1.4).
 */
public final class Imagining {

    private Imagining() {
    }

    public static void imagine(NorthgardState position, int viewer, SplitMix random, byte[] scratch) {
        if (position.course.step == Step.CLANS) {
            return;
        }
        for (int seat = 0; seat < position.seats; seat++) {
            position.decks.imagine(seat, viewer, random, scratch);
        }
        developments(position, random);
        creatures(position, random);
        do {
            tiles(position, viewer, random, scratch);
        } while (isStuck(position, viewer));
    }

    private static void developments(NorthgardState position, SplitMix random) {
        int early = Math.min(position.piles.dealt, position.layout.earlyCards);
        random.shuffle(position.piles.early, early, position.piles.early.length);
        random.shuffle(position.piles.advanced, position.piles.dealt - early, position.piles.advanced.length);
        random.shuffle(position.piles.achievements, position.seats, position.piles.achievements.length);
    }

    /** The weaker creatures on top are any of those not seen yet; below them lies the rest (NOR-20.3). */
    private static void creatures(NorthgardState position, SplitMix random) {
        byte[] deck = position.beasts.deck;
        int size = position.beasts.deckSize;
        random.shuffle(deck, 0, size);
        int strong = 0;
        int below = size - position.beasts.weakOnTop;
        for (int at = below; at < size; at++) {
            if (Bestiary.COMBAT[deck[at]] > Components.LOW_CREATURE) {
                while (Bestiary.COMBAT[deck[strong]] > Components.LOW_CREATURE) {
                    strong++;
                }
                byte weak = deck[strong];
                deck[strong] = deck[at];
                deck[at] = weak;
            }
        }
    }

    /** Tiles in other hands and those of the stack that nobody saw are one heap to the viewer. */
    private static void tiles(NorthgardState position, int viewer, SplitMix random, byte[] heap) {
        int size = 0;
        for (int i = position.piles.stackKnown; i < position.piles.stackSize; i++) {
            heap[size++] = position.piles.stack[i];
        }
        for (int seat = 0; seat < position.seats; seat++) {
            for (int i = 0; seat != viewer && i < position.piles.tilesHeld[seat]; i++) {
                heap[size++] = position.piles.tiles[seat * Components.TILES_IN_HAND + i];
            }
        }
        random.shuffle(heap, 0, size);
        for (int i = position.piles.stackKnown; i < position.piles.stackSize; i++) {
            position.piles.stack[i] = heap[--size];
        }
        for (int seat = 0; seat < position.seats; seat++) {
            for (int i = 0; seat != viewer && i < position.piles.tilesHeld[seat]; i++) {
                position.piles.tiles[seat * Components.TILES_IN_HAND + i] = heap[--size];
            }
        }
    }

    /** Who is asked for a tile holds one that can be placed, as everybody knows (NOR-3.14). */
    private static boolean isStuck(NorthgardState position, int viewer) {
        if (position.isOver() || position.asked() != Question.FIRST_TILES || position.isPending(viewer)) {
            return false;
        }
        return !Places.areThere(position, position.agenda.seat(), Question.FIRST_TILES);
    }
}
