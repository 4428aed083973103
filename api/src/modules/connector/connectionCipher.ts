import { SecretCipher } from '../../server/auth/SecretCipher.ts';

/** Encrypts the credentials of connections, which give access to a client's shop or audience. */
export const connectionCipher = new SecretCipher('skal connection', 'connections');
