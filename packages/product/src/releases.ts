import { readMysqlUrl, StartupError } from '@skal/api';
import type { ReleasesConfig } from '@skal/shell/server';
import { isStorageLocation, STORAGE_LOCATION_FORMAT, type StorageLocation, subLocation } from '@skal/storage';
import { resolveDataDir } from './dataDir.ts';

/**
 * Returns the shared release storage: a separate one, or a part of the site's storage; null if neither is set.
 * @throws StartupError for an invalid setting
 */
function readStorageLocation(env: NodeJS.ProcessEnv): StorageLocation | null {
  const { S3_ENDPOINT: endpoint } = env;
  for (const name of ['SKAL_RELEASE_STORAGE', 'SKAL_STORAGE'] as const) {
    const at = env[name]?.trim();
    if (!at) continue;
    if (!isStorageLocation(at)) throw new StartupError(`${name} must be ${STORAGE_LOCATION_FORMAT}.`);
    return name === 'SKAL_STORAGE' ? subLocation({ url: at, endpoint }, 'releases') : { url: at, endpoint };
  }
  return null;
}

/**
 * Returns where releases are stored: in the data directory, and with a database server also in the storage, which
 * several web servers share.
 * @throws StartupError for an invalid setting
 */
export function resolveReleaseStore(env: NodeJS.ProcessEnv): ReleasesConfig {
  const dataDir = resolveDataDir(env);
  const storage = readStorageLocation(env);
  const { DATABASE_URL: url } = env;
  if (storage && url) {
    return { dataDir, shared: { database: readMysqlUrl(url, env.DATABASE_CA_FILE?.trim() || null), storage } };
  }
  if (env.SKAL_RELEASE_STORAGE?.trim()) {
    throw new StartupError(
      'SKAL_RELEASE_STORAGE requires DATABASE_URL: the database records which releases are active.',
    );
  }
  return { dataDir };
}
