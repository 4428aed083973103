import { SecretCipher } from '../../server/auth/SecretCipher.ts';

/** What connections are made with: with one of them somebody reads a client's shop or audience. */
export const connectionCipher = new SecretCipher('skal connection', 'connections');
