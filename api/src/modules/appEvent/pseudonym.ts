import { createHmac, randomBytes } from 'node:crypto';

/** 128 bits in hexadecimal: case-insensitive databases compare them correctly. */
const LENGTH = 32;

/** Prefix of an erased guest's marker; no hash starts with it. */
const ERASED = '~';

/**
 * Hashes a guest's pseudonym with the client's salt: it cannot be reversed without the salt, and the same pseudonym at
 * two clients gives two guests.
 */
export const hashPseudonym = (pseudonym: string, salt: string): string =>
  createHmac('sha256', salt).update(pseudonym).digest('hex').slice(0, LENGTH);

/** Creates the random marker that replaces an erased guest in all rows. */
export const createErasedMarker = (): string => `${ERASED}${randomBytes(LENGTH).toString('hex').slice(1, LENGTH)}`;

export const isErased = (guest: string | null): boolean => guest?.startsWith(ERASED) ?? false;
