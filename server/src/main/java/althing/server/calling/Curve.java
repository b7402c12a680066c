package althing.server.calling;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;

/** Keys on the curve P-256, and the 65 bytes in which the web writes a point of it. */
final class Curve {

    private static final int COORDINATE = 32;
    private static final int POINT = 1 + 2 * COORDINATE;
    private static final String NAME = "secp256r1";

    private Curve() {
    }

    static KeyPair fresh() throws GeneralSecurityException {
        KeyPairGenerator maker = KeyPairGenerator.getInstance("EC");
        maker.initialize(new ECGenParameterSpec(NAME));
        return maker.generateKeyPair();
    }

    static byte[] bytes(ECPublicKey key) {
        byte[] point = new byte[POINT];
        point[0] = 4;
        write(key.getW().getAffineX(), point, 1);
        write(key.getW().getAffineY(), point, 1 + COORDINATE);
        return point;
    }

    /** The key of a point; refused if it is none of the curve's. */
    static ECPublicKey key(byte[] point) throws GeneralSecurityException {
        if (point.length != POINT || point[0] != 4) {
            throw new GeneralSecurityException("no point");
        }
        ECPoint found = new ECPoint(number(point, 1), number(point, 1 + COORDINATE));
        check(found);
        return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(found, parameters()));
    }

    static KeyPair pair(BigInteger secret, byte[] point) throws GeneralSecurityException {
        return new KeyPair(key(point),
                KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(secret, parameters())));
    }

    private static void check(ECPoint point) throws GeneralSecurityException {
        ECParameterSpec curve = parameters();
        BigInteger prime = ((ECFieldFp) curve.getCurve().getField()).getP();
        BigInteger x = point.getAffineX();
        BigInteger y = point.getAffineY();
        BigInteger right = x.pow(3).add(curve.getCurve().getA().multiply(x)).add(curve.getCurve().getB()).mod(prime);
        if (x.compareTo(prime) >= 0 || y.compareTo(prime) >= 0 || !y.pow(2).mod(prime).equals(right)) {
            throw new GeneralSecurityException("not on the curve");
        }
    }

    private static ECParameterSpec parameters() throws GeneralSecurityException {
        AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec(NAME));
        return parameters.getParameterSpec(ECParameterSpec.class);
    }

    private static BigInteger number(byte[] bytes, int from) {
        return new BigInteger(1, bytes, from, COORDINATE);
    }

    private static void write(BigInteger number, byte[] bytes, int from) {
        byte[] digits = number.toByteArray();
        int length = Math.min(digits.length, COORDINATE);
        System.arraycopy(digits, digits.length - length, bytes, from + COORDINATE - length, length);
    }
}
