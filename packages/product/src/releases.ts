import { readMysqlUrl, StartRefused } from '@skal/api';
import type { ReleasesConfig } from '@skal/shell/server';
import { namesPlace, PLACE_RULE, type StoragePlace, within } from '@skal/storage';
import { dataDirOf } from './dataDir.ts';

/**
 * Where releases are shared: the part for them of the site's storage, or a storage of their own; null where neither is
 * named.
 * @throws StartRefused when that cannot be understood
 */
function storageOf(env: NodeJS.ProcessEnv): StoragePlace | null {
  const { S3_ENDPOINT: endpoint } = env;
  for (const name of ['SKAL_RELEASE_STORAGE', 'SKAL_STORAGE'] as const) {
    const at = env[name]?.trim();
    if (!at) continue;
    if (!namesPlace(at)) throw new StartRefused(`${name} must be ${PLACE_RULE}.`);
    return name === 'SKAL_STORAGE' ? within({ at, endpoint }, 'releases') : { at, endpoint };
  }
  return null;
}

/**
 * Where the releases of a site are: in its data folder, and beside a database server in the storage as well, where several
 * front doors share them.
 * @throws StartRefused when that cannot be understood
 */
export function releasePlaceOf(env: NodeJS.ProcessEnv): ReleasesConfig {
  const dataDir = dataDirOf(env);
  const storage = storageOf(env);
  const { DATABASE_URL: url } = env;
  if (storage && url) {
    return { dataDir, shared: { database: readMysqlUrl(url, env.DATABASE_CA_FILE?.trim() || null), storage } };
  }
  if (env.SKAL_RELEASE_STORAGE?.trim()) {
    throw new StartRefused('SKAL_RELEASE_STORAGE needs DATABASE_URL, which says what is live of it.');
  }
  return { dataDir };
}
