import { createHmac } from 'node:crypto';
import type { ApiSettings } from '../../settings/settings.ts';
import { normalEmail } from '../account/findAccount.ts';

/** Number of characters that distinguishes addresses. */
const LENGTH = 32;

/**
 * Keyed fingerprint of the address of a sign-in attempt, for the log: equal addresses have equal fingerprints, and only
 * the key reveals the address. The input may be anything, even a password in the wrong field.
 */
export const emailFingerprint = ({ sessionKeys }: ApiSettings, email: string): string =>
  createHmac('sha256', sessionKeys[0] ?? '')
    .update(`tried:${normalEmail(email)}`)
    .digest('hex')
    .slice(0, LENGTH);
