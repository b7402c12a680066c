package althing.app;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import picocli.CommandLine.Command;

/** Lets a language model play, by the Model Context Protocol on the standard streams. */
@Command(name = "mcp", sortOptions = false, description = "Let a language model play: the Model Context Protocol on the standard streams (docs/agents.md).")
final class ServeModels extends Task {

    private final OutputStream answers;

    ServeModels(Shell shell, OutputStream answers) {
        super(shell);
        this.answers = answers;
    }

    @Override
    void run() throws InterruptedException {
        CountDownLatch hungUp = new CountDownLatch(1);
        McpSyncServer server = McpServer
                .sync(new StdioServerTransportProvider(McpJsonDefaults.getMapper(), untilItEnds(hungUp), answers))
                .serverInfo("althing", new Althing.Version().getVersion()[0])
                .instructions(ModelTools.INSTRUCTIONS)
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .tools(new ModelTools(new Parlour(language())).all())
                // Answers on the thread that reads: the transport loses one that is sent while another is under way.
                .immediateExecution(true).build();
        hungUp.await();
        server.closeGracefully();
    }

    /** The input, which says when nobody speaks any more. */
    private InputStream untilItEnds(CountDownLatch hungUp) {
        return new FilterInputStream(shell().in()) {

            @Override
            public int read() throws IOException {
                return noted(super.read());
            }

            @Override
            public int read(byte[] into, int offset, int length) throws IOException {
                return noted(super.read(into, offset, length));
            }

            private int noted(int read) {
                if (read < 0) {
                    hungUp.countDown();
                }
                return read;
            }
        };
    }
}
