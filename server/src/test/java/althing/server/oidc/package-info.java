@NullMarked
package althing.server.oidc;

import org.jspecify.annotations.NullMarked;
