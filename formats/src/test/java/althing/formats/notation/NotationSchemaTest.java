package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The schema says of each field what the reader demands of it. */
class NotationSchemaTest {

    private final JsonNode schema = NotationSchema.of(new Cairns());

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "/$schema | 'https://json-schema.org/draft/2020-12/schema'",
            "/title | 'A position of cairns'",
            "/type | 'object'",
            "/properties/setup/pattern | '^\\\\s*cairns(\\\\(.*\\\\))?\\\\s*$'",
            "/properties/stone/enum | ['granite','red-sandstone']",
            "/properties/stone/description | 'what they are of'",
            "/properties/runes/minItems | 1",
            "/properties/runes/maxItems | 3",
            "/properties/heap/type | 'object'",
            "/properties/heap/additionalProperties | {'type':'integer','minimum':0,'maximum':9}",
            "/properties/purses/maxItems | 4",
            "/properties/purses/items/properties/coins/maximum | 40",
            "/properties/purses/items/properties/name/anyOf/0 | {'type':'string'}",
            "/properties/purses/items/required | ['coins','name']",
            "/properties/purses/items/additionalProperties | false",
            "/properties/done/type | 'boolean'",
            "/properties/untold | {'type':'integer'}",
            "/properties/agenda/items/anyOf/0/properties/decision/enum | ['lay']",
            "/properties/agenda/items/anyOf/0/properties/seat/minimum | 0",
            "/properties/agenda/items/anyOf/0/properties/seat/maximum | 3",
            "/properties/agenda/items/anyOf/1/properties/about/properties/left | {'type':'integer','minimum':1,'maximum':3}",
            "/properties/agenda/items/anyOf/1/properties/about/properties/over/enum | ['none','ansuz','raido']",
            "/properties/agenda/items/anyOf/1/properties/about/properties/beside/uniqueItems | true",
            "/properties/agenda/items/anyOf/1/properties/about/properties/beside/maxItems | 2"})
    void aField_isDescribed(String pointer, String json) {
        assertThat(schema.at(pointer)).as(pointer).hasToString(json.replace('\'', '"'));
    }

    @Test
    void whatHasNoLimit_saysNone() {
        assertThat(schema.at("/properties/agenda").has("minItems")).isFalse();
        assertThat(schema.at("/properties/agenda").has("maxItems")).isFalse();
        assertThat(schema.at("/properties/runes").has("uniqueItems")).isFalse();
        assertThat(schema.at("/properties/untold").has("description")).isFalse();
    }

    @Test
    void everyField_isRequired_andInItsOrder() {
        assertThat(schema.at("/required").valueStream().map(JsonNode::asString)).containsExactly("setup", "stones",
                "stone", "last", "runes", "field", "heap", "purses", "lost", "done", "agenda", "untold", "random");
        assertThat(schema.at("/properties").propertyNames()).containsExactlyElementsOf(
                schema.at("/required").valueStream().map(JsonNode::asString).toList());
    }
}
