package althing.engine.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import althing.engine.Move;

/**
 * Writes the moves of a game as codes and reads them back. It is built once from the sealed type of the moves: a record
 * says its form by {@link Code}, and the constants of an enum are written as their names in small letters.
 */
public final class MoveCodec<M extends Move> {

    private final Class<M> type;
    private final List<CodeForm> forms = new ArrayList<>();
    private final Map<Object, CodeForm> byType = new HashMap<>();

    /**
     * The codec of a sealed type.
     *
     * @throws IllegalStateException if a form is wrong, or if one code could be read as two moves
     */
    public static <M extends Move> MoveCodec<M> of(Class<M> type, Vocabulary... vocabularies) {
        MoveCodec<M> codec = new MoveCodec<>(type);
        codec.collect(type, Arrays.stream(vocabularies)
                .collect(Collectors.toMap(Vocabulary::name, Function.identity())));
        codec.checkKinds();
        codec.checkOverlaps();
        return codec;
    }

    private MoveCodec(Class<M> type) {
        this.type = type;
    }

    /** A codec without forms. */
    public static MoveCodec<Move> none() {
        return new MoveCodec<>(Move.class);
    }

    /** The code of a move. */
    public String write(M move) {
        return form(move).write(move);
    }

    /** How the kind of a move is written. */
    public CodeForm form(Move move) {
        CodeForm form = byType.get(move instanceof Enum<?> ? move : move.getClass());
        if (form == null) {
            throw new IllegalArgumentException(move + " is no move of " + type.getName() + ".");
        }
        return form;
    }

    /** The move that is written so, also one that no position allows; empty if nothing is written so. */
    public Optional<M> read(String code) {
        for (CodeForm form : forms) {
            Object move = form.read(code);
            if (move != null) {
                return Optional.of(type.cast(move));
            }
        }
        return Optional.empty();
    }

    /** How each kind of move is written. */
    public List<CodeForm> forms() {
        return List.copyOf(forms);
    }

    private void collect(Class<?> part, Map<String, Vocabulary> vocabularies) {
        if (part.isRecord()) {
            add(part, new FormReader(part, vocabularies).read());
        } else if (part.isEnum()) {
            for (Object constant : part.getEnumConstants()) {
                add(constant, constant((Enum<?>) constant));
            }
        } else if (part.isSealed()) {
            for (Class<?> each : part.getPermittedSubclasses()) {
                collect(each, vocabularies);
            }
        } else {
            throw new IllegalStateException(part.getName() + " is neither a record nor an enum nor sealed.");
        }
    }

    private void add(Object key, CodeForm form) {
        forms.add(form);
        byType.put(key, form);
    }

    private static CodeForm constant(Enum<?> constant) {
        String[] words = constant.name().toLowerCase(Locale.ROOT).split("_", -1);
        StringBuilder kind = new StringBuilder();
        for (String word : words) {
            kind.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        Spelling spelling = new Spelling(List.of(), List.of(new Spelling.Part.Text(String.join(" ", words))), Map.of());
        return new CodeForm(FormReader.kind(kind.toString()), List.of(), List.of(spelling), _ -> constant);
    }

    private void checkKinds() {
        Set<String> kinds = new HashSet<>();
        for (CodeForm form : forms) {
            if (!kinds.add(form.kind())) {
                throw new IllegalStateException("Two moves of " + type.getName() + " are called " + form.kind() + ".");
            }
        }
    }

    /** A way of writing a kind of move. */
    private record Way(String kind, Overlap words) {}

    private void checkOverlaps() {
        List<Way> ways = new ArrayList<>();
        for (CodeForm form : forms) {
            form.spellings().forEach(each -> ways.add(new Way(form.kind(), new Overlap(each))));
        }
        for (int i = 0; i < ways.size(); i++) {
            for (int k = 0; k <= i; k++) {
                Overlap words = ways.get(i).words();
                if (i == k ? words.isTwofold() : words.meets(ways.get(k).words())) {
                    throw new IllegalStateException("A code of " + type.getName() + " can be read as "
                            + ways.get(k).kind() + " and as " + ways.get(i).kind() + ".");
                }
            }
        }
    }
}
