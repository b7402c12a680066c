package althing.server.person;

import java.util.Optional;

import althing.server.calling.Post;
import althing.server.oidc.Provider;

/** What helps people to come back that lies outside of the hall, as far as the host has set it up. */
public record Outside(Post post, Optional<Provider> provider) implements AutoCloseable {

    /** What follows for the keys that the hall takes. */
    public Offers offers() {
        return new Offers(false, post.isOpen(), provider.map(Provider::name).orElse(null));
    }

    @Override
    public void close() {
        post.close();
        provider.ifPresent(Provider::close);
    }
}
