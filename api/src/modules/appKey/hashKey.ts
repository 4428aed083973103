import { hash } from 'node:crypto';

/** What is stored of a key, in hexadecimal: it has 256 random bits, so nothing slower is needed. */
export const hashKey = (key: string): string => hash('sha256', key);
