import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Data directory: database, uploads, releases, and emails that are not sent. */
export const resolveDataDir = (env: NodeJS.ProcessEnv): string => resolve(ROOT, env.SKAL_DATA_DIR || '.data');
