import { readMysqlUrl, StartupError } from '@skal/api';
import type { ReleasesConfig } from '@skal/shell/server';
import { isStorageLocation, STORAGE_LOCATION_FORMAT, type StorageLocation, subLocation } from '@skal/storage';
import { resolveDataDir } from './dataDir.ts';

/**
 * Where releases are shared: the part for them of the site's storage, or a storage of their own; null where neither is
 * named.
 * @throws StartupError when that cannot be understood
 */
function storageOf(env: NodeJS.ProcessEnv): StorageLocation | null {
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
 * Where the releases of a site are: in its data folder, and beside a database server in the storage as well, where several
 * front doors share them.
 * @throws StartupError when that cannot be understood
 */
export function resolveReleaseStore(env: NodeJS.ProcessEnv): ReleasesConfig {
  const dataDir = resolveDataDir(env);
  const storage = storageOf(env);
  const { DATABASE_URL: url } = env;
  if (storage && url) {
    return { dataDir, shared: { database: readMysqlUrl(url, env.DATABASE_CA_FILE?.trim() || null), storage } };
  }
  if (env.SKAL_RELEASE_STORAGE?.trim()) {
    throw new StartupError('SKAL_RELEASE_STORAGE needs DATABASE_URL, which says what is live of it.');
  }
  return { dataDir };
}
