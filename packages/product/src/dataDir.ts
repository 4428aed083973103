import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The folder of the embedded mode: database, uploads, releases, outgoing mail. */
export const resolveDataDir = (env: NodeJS.ProcessEnv): string => resolve(ROOT, env.SKAL_DATA_DIR || '.data');
