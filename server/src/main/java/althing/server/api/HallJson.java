package althing.server.api;

import java.util.Locale;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/** JSON as the hall writes it: enum constants are the words of data and texts, {@code red-ship} for {@code RED_SHIP}. */
public final class HallJson {

    public static final JsonMapper MAPPER = JsonMapper.builder()
            .annotationIntrospector(new Words())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private HallJson() {
    }

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** An enum constant as the hall writes it. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static final class Words extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1L;

        @Override
        public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants,
                String[] names) {
            for (int i = 0; i < constants.length; i++) {
                names[i] = word(constants[i]);
            }
            return names;
        }
    }
}
