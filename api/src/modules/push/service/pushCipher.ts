import { SecretCipher } from '../../../server/auth/SecretCipher.ts';

/** Encrypts the service accounts that may send notifications to a client's guests. */
export const pushCipher = new SecretCipher('skal push service', 'push_services');
