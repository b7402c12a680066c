package althing.server.calling;

import java.io.IOException;

import althing.server.storage.StoredWay;

/** Calls somebody by mail. */
record Mail(CallSettings settings) implements Carrier {

    @Override
    public void carry(StoredWay way, Summons summons, String language) throws IOException, Gone {
        String stop = settings.page("/calls/stop#" + way.word());
        send(new Letter(way.address(), summons.title(),
                summons.text() + "\n" + summons.url() + "\n\n" + Summons.stopping(language, stop) + "\n"));
    }

    /** Hands a letter over. */
    void send(Letter letter) throws IOException, Gone {
        try (Smtp smtp = Smtp.dial(settings.smtp().orElseThrow())) {
            smtp.send(settings.from(), letter.to(), letter.message(settings));
        }
    }
}
