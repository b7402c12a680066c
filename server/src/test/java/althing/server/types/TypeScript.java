package althing.server.types;

import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

import althing.engine.Option;
import althing.engine.Phrase;
import althing.engine.ScoreSheet;
import althing.engine.View;
import althing.server.api.HallJson;

/** Describes records and enums in TypeScript, as the hall writes them in JSON. */
final class TypeScript {

    private static final String UNKNOWN = "unknown";
    private static final String HEADER = """
            // Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.
            """;
    private static final String PHRASE = """
            export interface Phrase {
              key: string;
              args: Record<string, Fact>;
            }
            """;
    private static final String FACT = """
            export type Fact = number | string | { seat: number } | { name: string } | Phrase | Fact[];
            """;

    /** Names that would say too little beside the page's own. */
    private static final Map<Class<?>, String> RENAMED = Map.of(Option.class, "GameOption",
            ScoreSheet.Section.class, "ScoreSection", ScoreSheet.Line.class, "ScoreLine");

    private final Map<String, Class<?>> named = new LinkedHashMap<>();
    private final Map<String, String> written = new LinkedHashMap<>();
    private final Set<Class<?>> elsewhere;
    private final Set<Class<?>> requests;
    private final Set<String> imported = new TreeSet<>();

    /**
     * A file of types.
     *
     * @param elsewhere the types that {@code api/types.ts} has already
     * @param requests  the types that the page sends: what may be null there may be left out
     */
    TypeScript(Set<Class<?>> elsewhere, Set<Class<?>> requests) {
        this.elsewhere = elsewhere;
        this.requests = requests;
    }

    /** Adds a type and all that it is made of. */
    TypeScript with(Class<?> type) {
        reference(type);
        return this;
    }

    Set<Class<?>> types() {
        return new LinkedHashSet<>(named.values());
    }

    /** How a type is called in this file; adds it, or its import. */
    String nameOf(Class<?> type) {
        return reference(type);
    }

    String text(String importFrom) {
        return text(importFrom, "");
    }

    /** The file with another line among its imports. */
    String text(String importFrom, String alsoImported) {
        String imports = imported.isEmpty()
                ? ""
                : "import type { " + String.join(", ", imported) + " } from \"" + importFrom + "\";\n";
        String all = alsoImported + imports;
        return HEADER + (all.isEmpty() ? "" : "\n" + all) + (written.isEmpty() ? "" : "\n")
                + String.join("\n", written.values());
    }

    /** What a type is called. */
    static String name(Class<?> type) {
        return RENAMED.getOrDefault(type, type.getSimpleName());
    }

    private String reference(Class<?> type) {
        String name = name(type);
        if (elsewhere.contains(type)) {
            imported.add(name);
            return name;
        }
        Class<?> before = named.putIfAbsent(name, type);
        if (before != null && before != type) {
            throw new IllegalStateException(before.getName() + " and " + type.getName()
                    + " would both be called " + name + " in TypeScript; rename one.");
        }
        if (before == null) {
            written.put(name, "");
            written.put(name, declaration(type, name));
        }
        return name;
    }

    private String declaration(Class<?> type, String name) {
        if (type == Phrase.class) {
            return PHRASE + "\n" + FACT;
        }
        if (type.isEnum()) {
            return words(type, name);
        }
        if (!type.isRecord()) {
            throw new IllegalStateException(type.getName() + " is neither a record nor an enum.");
        }
        List<RecordComponent> parts = Arrays.stream(type.getRecordComponents()).filter(TypeScript::isPart).toList();
        StringBuilder text = new StringBuilder("export interface ").append(name);
        if (!parts.isEmpty()) {
            text.append(parts.stream().map(part -> reference(part.getType()))
                    .collect(Collectors.joining(", ", " extends ", "")));
        }
        text.append(" {\n");
        for (RecordComponent component : type.getRecordComponents()) {
            if (!isPart(component)) {
                text.append("  ").append(field(type, component)).append(";\n");
            }
        }
        return text.append("}\n").toString();
    }

    /** Whether the components of a component stand beside the others in JSON. */
    static boolean isPart(RecordComponent component) {
        return component.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
    }

    /** The words of an enum as a list, and as a type. */
    private static String words(Class<?> type, String name) {
        String list = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT) + "_WORDS";
        return "export const " + list + " = [" + Arrays.stream(type.getEnumConstants())
                .map(constant -> "\"" + HallJson.word((Enum<?>) constant) + "\"").collect(Collectors.joining(", "))
                + "] as const;\nexport type " + name + " = (typeof " + list + ")[number];\n";
    }

    private String field(Class<?> owner, RecordComponent component) {
        AnnotatedType type = component.getAnnotatedType();
        boolean optional = requests.contains(owner) && type.isAnnotationPresent(Nullable.class);
        return component.getName() + (optional ? "?: " + plain(type) : ": " + reference(type));
    }

    private String reference(AnnotatedType annotated) {
        String plain = plain(annotated);
        boolean maybeNull = annotated.isAnnotationPresent(Nullable.class) && !plain.equals(UNKNOWN);
        return maybeNull ? plain + " | null" : plain;
    }

    private String plain(AnnotatedType annotated) {
        return switch (annotated) {
            case AnnotatedParameterizedType generic -> generic(generic);
            case AnnotatedArrayType array -> list(array.getAnnotatedGenericComponentType());
            default -> simple((Class<?>) annotated.getType());
        };
    }

    private String generic(AnnotatedParameterizedType type) {
        Type raw = ((ParameterizedType) type.getType()).getRawType();
        AnnotatedType[] of = type.getAnnotatedActualTypeArguments();
        if (raw == List.class || raw == Set.class) {
            return list(of[0]);
        }
        if (raw == Map.class) {
            String record = "Record<" + reference(of[0]) + ", " + reference(of[1]) + ">";
            return of[0].getType() == String.class ? record : "Partial<" + record + ">";
        }
        throw new IllegalStateException("There is no TypeScript for " + type);
    }

    private String list(AnnotatedType of) {
        String each = reference(of);
        return each.contains(" ") ? "(" + each + ")[]" : each + "[]";
    }

    private String simple(Class<?> type) {
        if (type == String.class) {
            return "string";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type == View.class) {
            return UNKNOWN;
        }
        return type.isPrimitive() || Number.class.isAssignableFrom(type) ? "number" : reference(type);
    }
}
