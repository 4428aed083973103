import { hash } from 'node:crypto';

/** A key for SESSION_KEYS, the same for the same word. */
export const keyNamed = (word: string): string => hash('sha256', word);
