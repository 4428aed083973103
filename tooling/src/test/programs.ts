import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where a package's program lies, as npm installs it. */
export const program = (name: string): string => `node_modules/${name}`;
export const JEST = program('jest/bin/jest.js');
/** Browser tests: pages and releases are the same on every database, journeys are run on each. */
export const BROWSER = [JEST, '--config', 'e2e/jest.config.mjs', '--testPathPatterns'] as const;
/** Words before a program: it notes the files that it opens. */
export const NOTE_READS = ['--import', pathToFileURL(join(import.meta.dirname, '../../jest/noteReads.mjs')).href];
