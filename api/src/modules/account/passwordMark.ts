import { hash } from 'node:crypto';
import type { Account } from './findAccount.ts';

/** Names the password that an account has now. What is bound to it ends when the password is set. */
export const passwordMark = ({ id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>): string =>
  hash('sha256', ['password', id, passwordHash].join('.'));
