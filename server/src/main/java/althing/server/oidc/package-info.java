/** The provider outside that vouches for people (OpenID Connect), where the host has named one. */
@NullMarked
package althing.server.oidc;

import org.jspecify.annotations.NullMarked;
