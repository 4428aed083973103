/** Folders with programs of Debian's, made once and kept in the cache of node_modules. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '@skal/tooling/src/browser/unpack.ts';
import { hasDebianPackages } from './packages.ts';

interface ChrootSpec {
  /** With a hash of what goes in: another choice of packages is another folder. */
  name: string;
  /** What is in it, to begin a sentence with. */
  programs: string;
  /** Fills the folder, which is renamed when it is whole: two that make it at once do not meet. */
  make(folder: string): Promise<void>;
}

/**
 * The folder, made by now.
 * @throws where packages of Debian's cannot be had or fetched, with a sentence
 */
export async function debianChroot({ name, programs, make }: ChrootSpec): Promise<string> {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  if (!hasDebianPackages()) {
    throw new Error(`${programs} come from Debian’s packages: this needs Debian or one of its kind, on x64.`);
  }
  const partial = `${folder}.${process.pid}`;
  try {
    await make(partial);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw new Error(`${programs} could not be fetched and made to run here.`, { cause: error });
  }
  return folder;
}
