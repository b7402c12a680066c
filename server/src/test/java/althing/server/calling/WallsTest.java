package althing.server.calling;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The hall calls the wide internet, and not into its host's own network. */
class WallsTest {

    private final Walls walls = new Walls(Set.of());

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "127.9.9.9", "10.0.0.7", "172.16.0.1", "172.31.255.255", "192.168.1.1",
            "169.254.169.254", "100.64.0.1", "0.0.0.0", "198.18.0.1", "192.0.2.1", "224.0.0.1", "255.255.255.255",
            "::1", "::", "fe80::1", "fec0::1", "fd00:ec2::254", "fc00::1", "ff02::1", "::ffff:10.0.0.1",
            "64:ff9b::a00:1", "2002:a00:1::", "2001:0:a00:1::", "2001:db8::1"})
    void theHostsOwnNetwork_isClosed(String address) {
        assertThat(Walls.isOutside(InetAddress.ofLiteral(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9.9.9.9", "172.15.255.255", "172.32.0.0", "100.128.0.1", "169.253.1.1", "223.255.255.1",
            "2620:fe::fe", "2a00:1450:4001::1"})
    void theWideInternet_isOpen(String address) {
        assertThat(Walls.isOutside(InetAddress.ofLiteral(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.org/", "https://example.org:22/", "https://user@example.org/",
            "ftp://example.org/", "https:///path", "https://example.org/#part", "mailto:a@example.org"})
    void otherThanEncryptedLinesAtTheUsualPort_areRefused(String address) {
        assertThat(walls.refusal(URI.create(address))).endsWith(".");
    }

    @Test
    void aNameThatLeadsInside_isRefusedWhenItIsCalled() {
        URI address = URI.create("https://localhost/hook");
        assertThat(walls.refusal(address)).as("nobody looks names up before").isEmpty();
        assertThatThrownBy(() -> walls.pass(address)).isInstanceOf(IOException.class)
                .hasMessageContaining("own network");
    }

    @Test
    void whatTheHostTrusts_isOpen_andOnlyAtThatPort() throws IOException {
        Walls trusting = new Walls(Set.of("localhost:8123"));
        assertThat(trusting.pass(URI.create("http://localhost:8123/x")).isLoopbackAddress()).isTrue();
        assertThat(trusting.refusal(URI.create("http://localhost:8124/x"))).isNotEmpty();
    }
}
