package althing.server.calling;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.util.Locale;
import java.util.Set;

/**
 * The walls of the host's own network. People tell the hall where to call them, so it calls the wide internet only, by
 * encrypted lines at the usual ports, and of its own network what the host trusts by name.
 */
record Walls(Set<String> trusted) {

    private static final Set<Integer> PORTS = Set.of(443, 8443);

    /** Networks of version 4 that are nobody's, somebody's own or for other purposes: the first address, and how many bits. */
    private static final int[][] CLOSED = {{0, 8}, {0x0A000000, 8}, {0x64400000, 10}, {0x7F000000, 8},
            {0xA9FE0000, 16}, {0xAC100000, 12}, {0xC0000000, 24}, {0xC0000200, 24}, {0xC0586300, 24},
            {0xC0A80000, 16}, {0xC6120000, 15}, {0xC6336400, 24}, {0xCB007100, 24}, {0xE0000000, 3}};

    /** Why nobody may be called at an address; empty if they may. Names are looked up only when they are called. */
    String refusal(URI address) {
        if (address.getHost() == null || address.getRawUserInfo() != null || address.getRawFragment() != null) {
            return "An address begins with https:// and the name of a machine.";
        }
        if (isTrusted(address)) {
            return "";
        }
        if (!"https".equals(address.getScheme()) || !PORTS.contains(port(address))) {
            return "The hall calls only https:// addresses at their usual port.";
        }
        return "";
    }

    /** The address of the machine that is called, as it is at this moment. */
    InetAddress pass(URI address) throws IOException {
        String refusal = refusal(address);
        if (!refusal.isEmpty()) {
            throw new IOException(refusal);
        }
        InetAddress[] found = InetAddress.getAllByName(address.getHost());
        for (InetAddress each : found) {
            if (!isTrusted(address) && !isOutside(each)) {
                throw new IOException("The hall does not call into its own network.");
            }
        }
        return found[0];
    }

    static int port(URI address) {
        return address.getPort() >= 0 ? address.getPort() : "https".equals(address.getScheme()) ? 443 : 80;
    }

    /** Whether an address belongs to the wide internet. */
    static boolean isOutside(InetAddress address) {
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address ? isOutside(number(bytes, 0)) : isOutside(bytes);
    }

    private static boolean isOutside(int address) {
        for (int[] network : CLOSED) {
            if ((address ^ network[0]) >>> (32 - network[1]) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Of version 6, what is given out (2000::/3), without ways into version 4 (2001::/32, 2002::/16) and examples. */
    private static boolean isOutside(byte[] address) {
        int first = number(address, 0);
        return first >>> 29 == 1 && first >>> 16 != 0x2002 && first >>> 9 != 0x20010000 >>> 9 && first != 0x20010DB8;
    }

    private static int number(byte[] bytes, int from) {
        return (bytes[from] & 255) << 24 | (bytes[from + 1] & 255) << 16 | (bytes[from + 2] & 255) << 8
                | (bytes[from + 3] & 255);
    }

    private boolean isTrusted(URI address) {
        return trusted.contains(address.getHost().toLowerCase(Locale.ROOT) + ":" + port(address));
    }
}
