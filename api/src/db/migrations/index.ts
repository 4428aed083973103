import { Foundation1762000000000 } from './1762000000000-foundation.ts';
import { Portal1763000000000 } from './1763000000000-portal.ts';
import { Keeping1764000000000 } from './1764000000000-keeping.ts';

/** All changes of the tables, oldest first. One that has been released is never edited; a new one follows it. */
export const migrations = [Foundation1762000000000, Portal1763000000000, Keeping1764000000000];
