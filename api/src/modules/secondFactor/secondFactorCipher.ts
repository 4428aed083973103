import { SecretCipher } from '../../server/auth/SecretCipher.ts';

/** The secrets of authenticator apps: with one of them somebody makes the codes of an account. */
export const secondFactorCipher = new SecretCipher('skal second factor', 'second_factors');
