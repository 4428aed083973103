/** Chroots with Debian programs, cached in node_modules. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '@skal/tooling/src/browser/unpack.ts';
import { hasDebianPackages } from './packages.ts';

interface ChrootSpec {
  /** Includes a hash of the content: another choice of packages is another folder. */
  name: string;
  /** What it contains, as the subject of a message. */
  programs: string;
  /** Fills the folder, which is renamed when it is complete, so that concurrent runs do not interfere. */
  make(folder: string): Promise<void>;
}

/**
 * Returns the chroot, and creates it on the first call.
 * @throws when Debian packages are not available or cannot be downloaded
 */
export async function debianChroot({ name, programs, make }: ChrootSpec): Promise<string> {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  if (!hasDebianPackages()) {
    throw new Error(`${programs} are installed from Debian packages. This requires Debian or a derivative on x64.`);
  }
  const partial = `${folder}.${process.pid}`;
  try {
    await make(partial);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw new Error(`${programs} could not be downloaded or started.`, { cause: error });
  }
  return folder;
}
