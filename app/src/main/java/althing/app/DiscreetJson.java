package althing.app;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import org.jspecify.annotations.Nullable;

/**
 * JSON as the tools of a hall speak it to anybody who has a token. What the library says of a call that is none would tell the
 * whole way through this program; here it is a code and a sentence, as JSON-RPC has it.
 */
record DiscreetJson(McpJsonMapper mapper) implements McpJsonMapper {

    @Override
    public <T> T readValue(String content, Class<T> type) throws IOException {
        return mapper.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, Class<T> type) throws IOException {
        return mapper.readValue(content, type);
    }

    @Override
    public <T> T readValue(String content, TypeRef<T> type) throws IOException {
        return mapper.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, TypeRef<T> type) throws IOException {
        return mapper.readValue(content, type);
    }

    @Override
    public <T> T convertValue(Object from, Class<T> type) {
        return mapper.convertValue(from, type);
    }

    @Override
    public <T> T convertValue(Object from, TypeRef<T> type) {
        return mapper.convertValue(from, type);
    }

    @Override
    public String writeValueAsString(Object value) throws IOException {
        return mapper.writeValueAsString(switch (value) {
            case McpError error -> told(null, error.getJsonRpcError());
            case JSONRPCResponse answer when answer.error() != null -> told(answer.id(), answer.error());
            default -> value;
        });
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws IOException {
        return mapper.writeValueAsBytes(value);
    }

    private static Map<String, @Nullable Object> told(@Nullable Object id, JSONRPCError error) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("jsonrpc", McpSchema.JSONRPC_VERSION);
        answer.put("id", id);
        answer.put("error", new JSONRPCError(error.code(), sentence(error)));
        return answer;
    }

    /** What failed inside says which class of this program could not read what. */
    private static String sentence(JSONRPCError error) {
        return error.code() == ErrorCodes.INTERNAL_ERROR
                ? "This call could not be answered: it does not have the form that the protocol gives it."
                : error.message();
    }
}
