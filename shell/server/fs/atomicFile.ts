import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Flushes the content of a file to the disk. */
function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes the names of a folder. Windows does so by itself, and cannot open folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes a folder and everything in it to the disk. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else syncFile(path);
  }
  syncFolder(folder);
}

/** Renames a file or folder; the new name survives a power cut. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Replaces a file atomically: at any moment, and after a power cut, it has the old or the new content. */
export function writeFileAtomic(file: string, body: string | Uint8Array, mode = 0o666): void {
  // Unique per thread: others of this process may be writing the same file.
  const next = `${file}.${process.pid}.${threadId}.next`;
  writeFileSync(next, body, { flush: true, mode });
  renameDurably(next, file);
}
