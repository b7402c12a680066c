package althing.lab.part;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import althing.engine.BadInput;
import althing.lab.Experiment;

/** Sees to it that the parts that are there cover an experiment: every game once, and none of another one. */
final class Cover {

    /** A part's file, and the games that it says to hold. */
    record Piece(PartFile file, PartLine.Head head) {

        String name() {
            return String.valueOf(file.path().getFileName());
        }
    }

    /** So many problems are told; with thousands of parts the rest says nothing new. */
    private static final int TOLD = 20;

    private final Manifest manifest;
    private final Experiment whole;
    private final List<String> problems = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();

    private Cover(Manifest manifest) {
        this.manifest = manifest;
        whole = manifest.experiment();
    }

    /** The parts in the order of their games, if nothing is wrong with them. */
    static List<Piece> whole(Manifest manifest, List<PartFile> files) {
        Cover cover = new Cover(manifest);
        files.forEach(cover::look);
        cover.pieces.sort(Comparator.comparingLong((Piece piece) -> piece.head().first()).thenComparing(Piece::name));
        cover.compare();
        if (!cover.problems.isEmpty()) {
            throw new BadInput(cover.sentences());
        }
        return cover.pieces;
    }

    private void look(PartFile file) {
        try {
            Piece piece = new Piece(file, file.head());
            String difference = piece.head().experiment().differenceFrom(manifest);
            if (difference.isEmpty()) {
                pieces.add(piece);
            } else {
                problems.add(piece.name() + " belongs to another experiment: " + difference + ".");
            }
        } catch (BadInput spoilt) {
            problems.add(String.valueOf(spoilt.getMessage()));
        }
    }

    private void compare() {
        long covered = 0;
        String last = "";
        for (Piece piece : pieces) {
            PartLine.Head head = piece.head();
            missing(covered, head.first());
            if (head.first() < covered) {
                problems.add("%s and %s both hold %s; remove one of them.".formatted(last, piece.name(),
                        games(head.first(), Math.min(covered, head.beyond()))));
            }
            if (head.beyond() > covered) {
                covered = head.beyond();
                last = piece.name();
            }
        }
        missing(covered, manifest.games());
    }

    private void missing(long from, long to) {
        if (from < to) {
            problems.add("Missing: " + games(from, to) + parts(from, to) + ".");
        }
    }

    /** The parts that would bring the games, as the others were cut. */
    private String parts(long from, long to) {
        return pieces.stream().mapToLong(piece -> PartNumber.parse(piece.head().part()).parts()).distinct()
                .mapToObj(parts -> parts(from, to, parts)).filter(words -> !words.isEmpty()).findFirst().orElse("");
    }

    private String parts(long from, long to, long parts) {
        long first = Math.ceilDiv(from * parts, whole.games());
        long last = Math.ceilDiv(to * parts, whole.games()) - 1;
        if (first > last || whole.part(first, parts).first() != from || whole.part(last, parts).beyond() != to) {
            return "";
        }
        return first == last
                ? ", which is part " + first + "/" + parts
                : ", which are parts " + first + "/" + parts + " to " + last + "/" + parts;
    }

    private static String games(long from, long to) {
        return from + 1 == to ? "game " + from : "games " + from + " to " + (to - 1);
    }

    private String sentences() {
        String told = String.join("\n", problems.subList(0, Math.min(TOLD, problems.size())));
        return problems.size() <= TOLD ? told : told + "\nAnd " + (problems.size() - TOLD) + " more.";
    }
}
