import { createHmac, randomBytes } from 'node:crypto';

/** 128 bits, in hexadecimal: databases that make no difference between large and small letters agree about it. */
const LENGTH = 32;

/** What begins the mark of an erased guest; no hash begins so. */
const ERASED = '~';

/**
 * A guest as it is stored: nobody without the client's salt can tell whose pseudonym it is, and the same pseudonym at two
 * clients are two guests.
 */
export const hashPseudonym = (pseudonym: string, salt: string): string =>
  createHmac('sha256', salt).update(pseudonym).digest('hex').slice(0, LENGTH);

/** What stands in the place of a guest who is erased: the same for all that was theirs, and nothing that leads back. */
export const newErasedMarker = (): string => `${ERASED}${randomBytes(LENGTH).toString('hex').slice(1, LENGTH)}`;

export const isErased = (guest: string | null): boolean => guest?.startsWith(ERASED) ?? false;
