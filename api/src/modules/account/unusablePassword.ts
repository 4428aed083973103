import { randomBytes } from 'node:crypto';
import type { PasswordHasher } from './PasswordHasher.ts';

/** The hash of an account that nobody can sign in to until its password is set: of one that nobody has ever known. */
export const unusablePasswordHash = (passwords: PasswordHasher): Promise<string> =>
  passwords.hash(randomBytes(32).toString('base64url'));
