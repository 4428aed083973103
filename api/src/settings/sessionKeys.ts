import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir } from '../db/sqlite/sqlite.ts';
import { getErrorCode } from '../errorProps.ts';
import { StartupError } from '../StartupError.ts';
import type { ApiSettings } from './settings.ts';

/** 128 bits in hexadecimal have this many characters, and random ones hardly ever fewer distinct ones. */
const CHARACTERS = 32;
const KINDS = 8;

const REMEDY = `Each needs ${CHARACTERS} characters or more, at random, such as "openssl rand -hex 32" prints.`;

const isStrong = (key: string) => key.length >= CHARACTERS && new Set(key).size >= KINDS;

/** Rejects weak keys. Names them by position, because the message may end up in a log. */
function requireStrength(keys: readonly string[]): void {
  const weak = keys.findIndex((key) => !isStrong(key));
  if (weak < 0) return;
  const which = keys.length === 1 ? 'The key in SESSION_KEYS' : `Key ${weak + 1} of ${keys.length} in SESSION_KEYS`;
  throw new StartupError(`${which} is too easy to guess. ${REMEDY}`);
}

/**
 * Returns the keys that sign cookies, newest first. Outside production a key is created and stored in the data folder,
 * so that sessions survive a restart.
 * @throws StartupError in production without SESSION_KEYS, and for weak keys
 */
export function resolveSessionKeys({ sessionKeys, production, dataDir }: ApiSettings): string[] {
  if (sessionKeys.length > 0) {
    requireStrength(sessionKeys);
    return sessionKeys;
  }
  if (production) {
    throw new StartupError(
      `SESSION_KEYS is not set. Production needs one or more long random keys, separated by commas, newest first. ${REMEDY}`,
    );
  }
  ensureDataDir(dataDir);
  const file = join(dataDir, 'session.key');
  try {
    // Of several processes that start together only one creates the file; the others read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
  return [readFileSync(file, 'utf8').trim()];
}
