import { isAbsolute } from 'node:path';
import { readMysqlUrl, StartRefused } from '@skal/api';
import type { ReleasePlace } from '@skal/shell/server';
import { dataDirOf } from './dataDir.ts';

/**
 * Where the releases of a site are: in its data folder, and with SKAL_RELEASE_STORAGE where several front doors share
 * them.
 * @throws StartRefused when that cannot be understood
 */
export function releasePlaceOf(env: NodeJS.ProcessEnv): ReleasePlace {
  const dataDir = dataDirOf(env);
  const storage = env.SKAL_RELEASE_STORAGE?.trim();
  if (!storage) return { dataDir };
  const { DATABASE_URL: url, S3_ENDPOINT: endpoint } = env;
  if (!url) throw new StartRefused('SKAL_RELEASE_STORAGE needs DATABASE_URL, which says what is live of it.');
  const isBucket = /^s3:\/\/[^/]+(?:\/|$)/.test(storage);
  if (!isBucket && !isAbsolute(storage)) {
    throw new StartRefused('SKAL_RELEASE_STORAGE must be the whole path of a folder, or s3://bucket/prefix.');
  }
  return { dataDir, shared: { database: readMysqlUrl(url), storage: { at: storage, endpoint } } };
}
