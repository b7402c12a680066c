package althing.app;

import java.util.Locale;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/** Turns records into a tree in which constants stand by their codes, as moves are written with them. */
final class Codes {

    private static final JsonMapper MAPPER = JsonMapper.builder().annotationIntrospector(new Constants()).build();

    private Codes() {
    }

    static JsonNode tree(Object records) {
        return MAPPER.valueToTree(records);
    }

    private static final class Constants extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1L;

        @Override
        public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants,
                String[] names) {
            for (int i = 0; i < constants.length; i++) {
                names[i] = constants[i].name().toLowerCase(Locale.ROOT).replace('_', '-');
            }
            return names;
        }
    }
}
