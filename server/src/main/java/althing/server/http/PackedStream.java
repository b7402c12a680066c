package althing.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Packs pieces as one gzip stream that stays open for long. A packer has a quarter of a megabyte, so each piece borrows one
 * and gives it back; what the reader still has of the pieces before, the next packer is told. Each piece can be unpacked
 * when it has arrived. Not thread safe.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1952">RFC 1952</a>
 */
final class PackedStream extends OutputStream {

    private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};
    /** A last block with nothing in it. */
    private static final byte[] END = {3, 0};
    /** How far back a packed piece may refer: less than the format allows, because every stream keeps as much. */
    private static final int REACH = 1 << 14;
    private static final int BUFFER = 4096;
    private static final BlockingQueue<Deflater> IDLE = new ArrayBlockingQueue<>(4);

    private final OutputStream out;
    private final CRC32 sum = new CRC32();
    private byte[] before = {};
    private long size;

    PackedStream(OutputStream out) throws IOException {
        this.out = out;
        out.write(HEADER);
    }

    @Override
    public void write(int single) throws IOException {
        write(new byte[]{(byte) single});
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        Deflater packer = borrow();
        try {
            packer.setDictionary(before);
            packer.setInput(bytes, from, length);
            pack(packer);
        } finally {
            giveBack(packer);
        }
        sum.update(bytes, from, length);
        size += length;
        remember(bytes, from, length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        try (out) {
            out.write(END);
            writeNumber(sum.getValue());
            writeNumber(size);
        }
    }

    private void pack(Deflater packer) throws IOException {
        byte[] packed = new byte[BUFFER];
        int count = packer.deflate(packed, 0, BUFFER, Deflater.SYNC_FLUSH);
        while (count > 0) {
            out.write(packed, 0, count);
            count = count < BUFFER ? 0 : packer.deflate(packed, 0, BUFFER, Deflater.SYNC_FLUSH);
        }
    }

    private void remember(byte[] bytes, int from, int length) {
        int own = Math.min(length, REACH);
        int old = Math.min(before.length, REACH - own);
        byte[] now = Arrays.copyOfRange(before, before.length - old, before.length + own);
        System.arraycopy(bytes, from + length - own, now, old, own);
        before = now;
    }

    /** Four bytes, the lowest first. */
    private void writeNumber(long number) throws IOException {
        for (int shift = 0; shift < 32; shift += 8) {
            out.write((int) (number >> shift));
        }
    }

    private static Deflater borrow() {
        Deflater idle = IDLE.poll();
        return idle == null ? new Deflater(Deflater.DEFAULT_COMPRESSION, true) : idle;
    }

    private static void giveBack(Deflater packer) {
        packer.reset();
        if (!IDLE.offer(packer)) {
            packer.end();
        }
    }
}
