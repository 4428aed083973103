import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../anyError.ts';
import { PART, uploadFolder } from './takeUpload.ts';

/** Removes stored files by their names in the folder. */
export async function removeUploads(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(uploadFolder(dataDir), name), { force: true });
}

/** Removes what uploads left half-written when the process died, if it was last written to before a time. */
export async function forgetUploads(dataDir: string, before: number): Promise<void> {
  const folder = uploadFolder(dataDir);
  const names = await readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((candidate) => candidate.endsWith(PART))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
