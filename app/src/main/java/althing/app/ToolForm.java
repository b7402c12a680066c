package althing.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;

import althing.engine.BadInput;
import althing.server.table.Denial;

/**
 * A tool for language models: what it is called, what it takes, and what it does with that.
 *
 * @param <G> whose tool it is
 */
record ToolForm<G>(String name, String description, List<Argument> arguments, Work<G> work) {

    /** What a tool does for a guest: a text. */
    @FunctionalInterface
    interface Work<G> {

        String with(G guest, Given given);
    }

    /** An argument: a text, or a whole number. */
    record Argument(String name, String type, String description, boolean needed) {

        static Argument text(String name, String description) {
            return new Argument(name, "string", description, true);
        }

        static Argument perhaps(String name, String description) {
            return new Argument(name, "string", description, false);
        }

        static Argument number(String name, String description) {
            return new Argument(name, "integer", description, false);
        }
    }

    /** The arguments of a call. */
    record Given(Map<String, Object> values) {

        String word(String name) {
            return perhaps(name).orElseThrow(() -> new BadInput("The argument '" + name + "' is missing."));
        }

        Optional<String> perhaps(String name) {
            return Optional.ofNullable(values.get(name)).map(Objects::toString);
        }

        int whole(String name, int usual) {
            Object number = values.getOrDefault(name, usual);
            if (number instanceof Number some) {
                return some.intValue();
            }
            throw new BadInput("The argument '" + name + "' is a whole number, not '" + number + "'.");
        }
    }

    Tool tool() {
        return Tool.builder(name, schema()).description(description).build();
    }

    /** A sentence that says what is wrong is an answer too, marked as a failure. */
    CallToolResult answer(G guest, Map<String, Object> given, Function<Denial, String> denied) {
        try {
            return result(work.with(guest, new Given(given)), false);
        } catch (BadInput e) {
            return result(String.valueOf(e.getMessage()), true);
        } catch (Denial e) {
            return result(denied.apply(e), true);
        }
    }

    private static CallToolResult result(String text, boolean isError) {
        return CallToolResult.builder().addTextContent(text).isError(isError).build();
    }

    private Map<String, Object> schema() {
        Map<String, Object> properties = new LinkedHashMap<>();
        arguments.forEach(argument -> properties.put(argument.name,
                Map.of("type", argument.type, "description", argument.description)));
        return Map.of("type", "object", "properties", properties, "required",
                arguments.stream().filter(Argument::needed).map(Argument::name).toList());
    }
}
