import { randomUUID } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode, getErrorMessage } from '../errorProps.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';

const GIBI = 1024 ** 3;
/** Below this, a few days of uploads and another release may fill the disk. */
const LOW_SPACE = 2 * GIBI;
const CRITICAL_SPACE = GIBI / 4;

/** Permissions of group and others. */
const GROUP_AND_OTHERS = 0o077;

/** Checks that the data directory is writable, has free space, and is private. */
export async function checkDataDir(dataDir: string): Promise<CheckResult[]> {
  const info = await stat(dataDir).catch((error) => error);
  if (getErrorCode(info) === 'ENOENT') {
    return [
      warning(
        'data folder',
        `${dataDir} does not exist yet.`,
        'The first start creates it; check SKAL_DATA_DIR if it should exist.',
      ),
    ];
  }
  const trial = join(dataDir, `.check-${randomUUID()}`);
  try {
    await writeFile(trial, '');
  } catch (error) {
    const remedy = 'Give it to the account that runs the site, on a disk with free space.';
    return [failure('data folder', `${dataDir} is not writable: ${getErrorMessage(error)}.`, remedy)];
  } finally {
    await rm(trial, { force: true });
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const space = `${(free / GIBI).toFixed(1)} GiB are free for ${dataDir}.`;
  const remedy = 'Free disk space, or use a larger disk; skal release prune lists unused releases.';
  const subject = 'disk space';
  return [
    (info.mode & GROUP_AND_OTHERS) === 0 || process.platform === 'win32'
      ? ok('data folder', `${dataDir} is writable, and private to its owner.`)
      : warning('data folder', `Other accounts on this machine can read ${dataDir}.`, `chmod -R go= ${dataDir}`),
    free < CRITICAL_SPACE
      ? failure(subject, space, remedy)
      : free < LOW_SPACE
        ? warning(subject, space, remedy)
        : ok(subject, space),
  ];
}
