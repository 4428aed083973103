import { randomUUID } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, messageOf } from '../errorProps.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';

const GIBI = 1024 ** 3;
/** Below this, a few days of uploads and another release may fill the disk. */
const LITTLE = 2 * GIBI;
const TOO_LITTLE = GIBI / 4;

/** Permissions of group and others. */
const OTHERS = 0o077;

/** Checks that the data directory is writable, has free space, and is private. */
export async function checkDataDir(dataDir: string): Promise<CheckResult[]> {
  const facts = await stat(dataDir).catch((error) => error);
  if (codeOf(facts) === 'ENOENT') {
    return [
      warning(
        'data folder',
        `${dataDir} is not there yet.`,
        'The first start makes it; see SKAL_DATA_DIR if it should be.',
      ),
    ];
  }
  const trial = join(dataDir, `.check-${randomUUID()}`);
  try {
    await writeFile(trial, '');
  } catch (error) {
    const remedy = 'Let it belong to the account that runs the site, on a disk with room.';
    return [failure('data folder', `${dataDir} cannot be written to: ${messageOf(error)}.`, remedy)];
  } finally {
    await rm(trial, { force: true });
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const room = `${(free / GIBI).toFixed(1)} GiB are free for ${dataDir}.`;
  const remedy = 'Make room, or put it on a larger disk; skal release prune says which releases are unused.';
  const about = 'room';
  return [
    (facts.mode & OTHERS) === 0 || process.platform === 'win32'
      ? ok('data folder', `${dataDir} can be written to, and only its owner reads it.`)
      : warning('data folder', `Others on this machine may look into ${dataDir}.`, `chmod -R go= ${dataDir}`),
    free < TOO_LITTLE ? failure(about, room, remedy) : free < LITTLE ? warning(about, room, remedy) : ok(about, room),
  ];
}
