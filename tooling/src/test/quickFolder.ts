/** Where a run keeps what it throws away afterwards. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux' folder in memory: a file there waits for no disk, and a throwaway database is thousands of files. */
const IN_MEMORY = '/dev/shm';

/** A whole run keeps well under a gigabyte at a time; what tests and browsers need themselves has to fit beside it. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** How many bytes a folder can still take; 0 where there is no such folder, or none that may be written to. */
const roomIn = (folder: string): number => {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/**
 * The folder for temporary files: in memory where there is room for them, otherwise the system's, or the one that
 * somebody has chosen by TMPDIR.
 */
export const quickFolder = (
  chosen = process.env.TMPDIR,
  inMemory = IN_MEMORY,
  memory = process.availableMemory(),
): string => (!chosen && Math.min(roomIn(inMemory), memory) >= NEEDED_BYTES ? inMemory : tmpdir());
