import { hash } from 'node:crypto';
import { badRequest } from './refusal.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The hashes that recognise a form sent twice: of the sender's key, and of what came with it. */
export interface Repetition {
  requestKey: string | null;
  requestHash: string | null;
}

/**
 * Reads the Idempotency-Key of a form. Keys of one sender mean nothing to another: `sender` keeps them apart.
 * @throws Refusal 400 for a key that cannot be one
 */
export function repetitionOf(details: unknown, key: string | undefined, sender = ''): Repetition {
  if (key === undefined) return { requestKey: null, requestHash: null };
  if (!KEY.test(key)) throw badRequest('The Idempotency-Key must be 1 to 255 visible characters.');
  return { requestKey: hash('sha256', sender + key), requestHash: hash('sha256', JSON.stringify(details)) };
}
