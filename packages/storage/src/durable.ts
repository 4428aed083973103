import { open, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Syncs a file or a directory to disk. Windows persists directory entries itself and cannot open directories. */
async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs the entries of a directory to disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/** Syncs a directory and its contents to disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else await sync(path, 'r+');
  }
  await syncFolder(folder);
}

/** Renames a file or directory durably: the new name survives a power cut. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}
