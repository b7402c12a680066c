package althing.server.calling;

import java.util.regex.Pattern;

/** What can be written to by mail: plain addresses, which no mail server reads otherwise than we do. */
public final class MailAddress {

    private static final int LONGEST = 254;
    private static final Pattern ADDRESS = Pattern.compile(
            "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@"
                    + "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+");

    private MailAddress() {
    }

    public static boolean isOne(String text) {
        return text.length() <= LONGEST && ADDRESS.matcher(text).matches();
    }
}
