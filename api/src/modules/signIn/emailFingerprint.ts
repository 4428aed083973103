import { createHmac } from 'node:crypto';
import type { ApiSettings } from '../../settings/settings.ts';
import { normalEmail } from '../account/findAccount.ts';

/** So many characters tell addresses apart. */
const LENGTH = 32;

/**
 * The address that a sign-in was tried with, for the log: the same address has the same mark, and only who has the
 * key can tell whose it is. What is typed there may be anything, a password in the wrong field included.
 */
export const emailFingerprint = ({ sessionKeys }: ApiSettings, email: string): string =>
  createHmac('sha256', sessionKeys[0] ?? '')
    .update(`tried:${normalEmail(email)}`)
    .digest('hex')
    .slice(0, LENGTH);
