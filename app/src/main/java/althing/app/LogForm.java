package althing.app;

import java.util.Arrays;
import java.util.Locale;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import org.slf4j.LoggerFactory;

import althing.engine.BadInput;

/** How a hall writes its log. */
enum LogForm {

    /** Lines for a person in front of the terminal, and only what needs attention. */
    TEXT {
        @Override
        void use() {
            // logback.xml says so.
        }
    },

    /** An object in JSON on each line, also when the hall opens and closes, for who collects logs. */
    JSON {
        @Override
        void use() {
            LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
            context.getLogger(Logger.ROOT_LOGGER_NAME).iteratorForAppenders().forEachRemaining(appender -> {
                if (appender instanceof ConsoleAppender<ILoggingEvent> console) {
                    console.setEncoder(encoder(context));
                }
            });
            context.getLogger("althing").setLevel(Level.INFO);
        }
    };

    abstract void use();

    static LogForm named(String word) {
        return Arrays.stream(values()).filter(form -> form.name().toLowerCase(Locale.ROOT).equals(word)).findFirst()
                .orElseThrow(() -> new BadInput("--log is text or json, not '" + word + "'."));
    }

    private static JsonEncoder encoder(LoggerContext context) {
        JsonEncoder encoder = new JsonEncoder();
        encoder.setContext(context);
        encoder.setWithContext(false);
        encoder.setWithSequenceNumber(false);
        encoder.setWithNanoseconds(false);
        encoder.setWithMDC(false);
        encoder.setWithFormattedMessage(true);
        encoder.setWithMessage(false);
        encoder.setWithArguments(false);
        encoder.start();
        return encoder;
    }
}
