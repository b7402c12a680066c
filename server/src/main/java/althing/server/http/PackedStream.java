package althing.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

import org.jspecify.annotations.Nullable;

/**
 * Packs pieces as one gzip stream that stays open for long. A packer has a quarter of a megabyte, so a stream borrows one
 * when it is written to, and gives it back when it is flushed, before it waits for the line; what the reader still has of
 * the pieces before, the next packer is told. What was flushed can be unpacked when it has arrived. Not thread safe.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1952">RFC 1952</a>
 */
final class PackedStream extends OutputStream {

    private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};
    /** A last block with nothing in it. */
    private static final byte[] END = {3, 0};
    /** How far back a packed piece may refer, by the format. */
    private static final int FARTHEST = 1 << 15;
    /** What is kept beyond the largest piece, so that a small one in between does no harm. */
    private static final int MORE = 1 << 10;
    private static final BlockingQueue<Packer> IDLE = new ArrayBlockingQueue<>(4);

    private final OutputStream out;
    private final CRC32 sum = new CRC32();
    private @Nullable Packer packer;
    /** How far back this stream refers: to the piece before, because every stream keeps as much. */
    private int reach;
    private int unflushed;
    private byte[] before = {};
    /** How much of it is filled. */
    private int known;
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
        if (packer == null) {
            packer = Packer.borrow(before, known);
        }
        packer.pack(bytes, from, length, Deflater.NO_FLUSH);
        sum.update(bytes, from, length);
        size += length;
        unflushed += length;
        reach = Math.max(reach, Math.min(FARTHEST, unflushed + MORE));
        remember(bytes, from, length);
    }

    @Override
    public void flush() throws IOException {
        if (packer != null) {
            byte[] packed = packer.end();
            packer = null;
            unflushed = 0;
            out.write(packed);
        }
        out.flush();
    }

    @Override
    public void close() throws IOException {
        try (out) {
            flush();
            out.write(END);
            writeNumber(sum.getValue());
            writeNumber(size);
        }
    }

    /** Moves what is kept in its place: a copy for each piece would be most of what the hall throws away. */
    private void remember(byte[] bytes, int from, int length) {
        int own = Math.min(length, reach);
        int old = Math.min(known, reach - own);
        if (before.length < old + own) {
            before = Arrays.copyOf(before, reach);
        }
        System.arraycopy(before, known - old, before, 0, old);
        System.arraycopy(bytes, from + length - own, before, old, own);
        known = old + own;
    }

    /** Four bytes, the lowest first. */
    private void writeNumber(long number) throws IOException {
        for (int shift = 0; shift < 32; shift += 8) {
            out.write((int) (number >> shift));
        }
    }

    /** What packs, and what it has packed. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Packer(Deflater deflater, byte[] room, ByteArrayOutputStream packed) {

        private static final int ROOM = 1 << 12;

        static Packer borrow(byte[] before, int known) {
            Packer idle = IDLE.poll();
            Packer packer = idle == null
                    ? new Packer(new Deflater(Deflater.DEFAULT_COMPRESSION, true), new byte[ROOM],
                            new ByteArrayOutputStream())
                    : idle;
            packer.deflater.setDictionary(before, 0, known);
            return packer;
        }

        void pack(byte[] bytes, int from, int length, int flush) {
            deflater.setInput(bytes, from, length);
            int count = ROOM;
            while (count == ROOM) {
                count = deflater.deflate(room, 0, ROOM, flush);
                packed.write(room, 0, count);
            }
        }

        /** All that was packed; the packer is somebody else's then. */
        byte[] end() {
            pack(END, 0, 0, Deflater.SYNC_FLUSH);
            byte[] all = packed.toByteArray();
            packed.reset();
            deflater.reset();
            if (!IDLE.offer(this)) {
                deflater.end();
            }
            return all;
        }
    }
}
