import { SecretCipher } from '../../server/auth/SecretCipher.ts';

/** Encrypts the secrets of authenticator apps, which generate the codes of an account. */
export const secondFactorCipher = new SecretCipher('skal second factor', 'second_factors');
