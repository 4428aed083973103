import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './anyError.ts';
import { ensureDataDir } from './db/sqlite.ts';
import type { ApiSettings } from './settings.ts';
import { StartRefused } from './startRefused.ts';

/**
 * The keys that sign the session cookies, newest first. Outside production one is made and kept in the data
 * folder, so that a restart signs nobody out.
 * @throws StartRefused in production without SESSION_KEYS
 */
export function resolveSessionKeys({ sessionKeys, production, dataDir }: ApiSettings): string[] {
  if (sessionKeys.length > 0) return sessionKeys;
  if (production) {
    throw new StartRefused(
      'SESSION_KEYS is not set. Production needs one or more long random keys, separated by commas, newest first.',
    );
  }
  ensureDataDir(dataDir);
  const file = join(dataDir, 'session.key');
  try {
    // Only one of several processes that start together can make the file; the others read what it wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return [readFileSync(file, 'utf8').trim()];
}
