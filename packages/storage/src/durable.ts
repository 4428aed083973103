import { open, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Waits until a file, or the names in a folder, are on the disk. Windows writes those names by itself, and opens no folder. */
async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/** Waits until a folder is on the disk with everything in it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else await sync(path, 'r+');
  }
  await syncFolder(folder);
}

/** Gives a file or a folder its name; a power cut afterwards does not take it away. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}
