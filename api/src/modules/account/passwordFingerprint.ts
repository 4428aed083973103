import { hash } from 'node:crypto';
import type { Account } from './findAccount.ts';

/** Fingerprint of an account's current password. What is bound to it becomes invalid when the password changes. */
export const computePasswordFingerprint = ({ id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>): string =>
  hash('sha256', ['password', id, passwordHash].join('.'));
