package althing.server.calling;

import java.io.IOException;
import java.net.Socket;

import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/** Lines that nobody else can read, to machines that show who they are. */
final class Encrypted {

    private Encrypted() {
    }

    static SSLSocket line(Socket line, String host) throws IOException {
        SSLSocket socket = (SSLSocket) ((SSLSocketFactory) SSLSocketFactory.getDefault()).createSocket(line, host,
                line.getPort(), true);
        SSLParameters demands = socket.getSSLParameters();
        demands.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(demands);
        socket.startHandshake();
        return socket;
    }
}
