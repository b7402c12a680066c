package althing.lab;

/** Hears how far a long experiment has come, always on the thread that started it. */
@FunctionalInterface
public interface Progress {

    /** For callers who do not look. */
    Progress SILENT = (done, total) -> {};

    void done(long done, long total);
}
