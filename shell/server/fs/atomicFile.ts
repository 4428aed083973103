import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Waits until what was written to a file is on the disk. */
function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The same for the names in a folder; Windows writes them by itself, and opens no folder. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Waits until a folder is on the disk with everything in it. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else syncFile(path);
  }
  syncFolder(folder);
}

/** Gives a file or a folder its name; a power cut afterwards does not take it away. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Replaces a file whole: at any moment, and after a power cut, there is the old content or the new one. */
export function writeFileAtomic(file: string, body: string | Uint8Array, mode = 0o666): void {
  // A name of this thread's own: others of this process may be writing the same file.
  const next = `${file}.${process.pid}.${threadId}.next`;
  writeFileSync(next, body, { flush: true, mode });
  renameDurably(next, file);
}
