package althing.app;

import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

import althing.formats.Texts;

/**
 * The words for the fields and the constants of a tree of records. A game's catalogue names a field under
 * {@code view.<field>} and a constant under {@code <type>.<constant>}, as in {@code tile.red-ship}; what it does not name
 * keeps its code.
 */
final class Vocabulary {

    /** The codes themselves, as moves are written with them. */
    static final Vocabulary CODES = new Vocabulary(Map.of(), "yes", "no", UnaryOperator.identity());

    private final Map<String, String> messages;
    private final UnaryOperator<String> say;
    private final String yes;
    private final String no;
    private final JsonMapper mapper = JsonMapper.builder().annotationIntrospector(new Constants()).build();

    private Vocabulary(Map<String, String> messages, String yes, String no, UnaryOperator<String> say) {
        this.messages = messages;
        this.yes = yes;
        this.no = no;
        this.say = say;
    }

    static Vocabulary of(Texts texts, Words words) {
        return new Vocabulary(texts.messages(), words.say("yes"), words.say("no"), texts::name);
    }

    JsonNode tree(Object records) {
        return mapper.valueToTree(records);
    }

    String field(String name) {
        return named("view." + name, name);
    }

    String of(boolean truth) {
        return truth ? yes : no;
    }

    private String named(String key, String code) {
        return messages.containsKey(key) ? say.apply(key) : code;
    }

    private String constant(Enum<?> constant) {
        String code = constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        String type = constant.getDeclaringClass().getSimpleName().toLowerCase(Locale.ROOT);
        return named(type + "." + code, code);
    }

    /** Lets Jackson write constants in our words. */
    private final class Constants extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1L;

        @Override
        public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants,
                String[] names) {
            for (int i = 0; i < constants.length; i++) {
                names[i] = constant(constants[i]);
            }
            return names;
        }
    }
}
