import { randomBytes } from 'node:crypto';
import type { PasswordHasher } from './PasswordHasher.ts';

/** Hashes a random password that is never stored: the account cannot be signed in to until its password is set. */
export const createUnusablePasswordHash = (passwords: PasswordHasher): Promise<string> =>
  passwords.hash(randomBytes(32).toString('base64url'));
