import { hash } from 'node:crypto';

/** Hashes an API key for storage, in hexadecimal. It has 256 random bits, so a fast hash suffices. */
export const hashKey = (key: string): string => hash('sha256', key);
