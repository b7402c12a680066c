package althing.bots;

import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;

/** Bots in Java of somebody else: {@code class:org.example.Hasty,from=hasty.jar}, a class that is made without arguments. */
final class BotsByClass {

    private static final String FROM = "from=";

    private BotsByClass() {
    }

    /** A bot that is called as it was asked for. */
    private record Named(String name, Bot bot) implements Bot {

        @Override
        public Move choose(Belief belief, SplitMix random) {
            return bot.choose(belief, random);
        }

        @Override
        public boolean isClocked() {
            return bot.isClocked();
        }
    }

    static Bot bot(String name, String type, List<String> settings) {
        Optional<String> wrong = settings.stream().filter(setting -> !setting.startsWith(FROM)).findFirst();
        if (wrong.isPresent() || settings.size() > 1) {
            throw problem(name, "class has the setting from, a jar or a folder of classes, and no other");
        }
        return new Named(name, made(name, found(name, type, settings)));
    }

    private static Class<?> found(String name, String type, List<String> settings) {
        try {
            return Class.forName(type, true, settings.isEmpty()
                    ? BotsByClass.class.getClassLoader()
                    : from(name, settings.getFirst().substring(FROM.length())));
        } catch (ClassNotFoundException | LinkageError e) {
            throw problem(name, "there is no class '" + type + "' there");
        }
    }

    /** Stays open as long as the bot is there, because its classes are read when they are needed. */
    private static ClassLoader from(String name, String paths) {
        URL[] places = Quoting.words(paths).stream().flatMap(all -> List.of(all.split(File.pathSeparator)).stream())
                .map(place -> url(name, Path.of(place))).toArray(URL[]::new);
        return new URLClassLoader(places, BotsByClass.class.getClassLoader());
    }

    private static URL url(String name, Path place) {
        if (!Files.exists(place)) {
            throw problem(name, "there is no " + place);
        }
        try {
            return place.toUri().toURL();
        } catch (MalformedURLException e) {
            throw problem(name, place + " cannot be read");
        }
    }

    private static Bot made(String name, Class<?> type) {
        if (!Bot.class.isAssignableFrom(type)) {
            throw problem(name, type.getName() + " is no althing.bots.Bot");
        }
        try {
            Constructor<? extends Bot> constructor = type.asSubclass(Bot.class).getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw problem(name, type.getName() + " cannot be made: " + e.getCause());
        } catch (ReflectiveOperationException e) {
            throw problem(name, type.getName() + " has no constructor without arguments");
        }
    }

    private static BadInput problem(String name, String what) {
        return new BadInput("Bot '" + name + "': " + what + ".");
    }
}
