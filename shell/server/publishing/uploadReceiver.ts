import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { RELEASE_FILE } from '../releases/release.ts';
import { InvalidArchive, MAX_ARCHIVE_BYTES, unpackRelease } from './archive.ts';
import { checkManifest } from './uploadHeader.ts';

/** Longer than any request may take: older folders belong to killed processes. */
const ABANDONED_MS = 60 * 60 * 1000;

export interface UploadReceiver {
  /**
   * Unpacks the release of a request, calls `work` with its folder, and removes the folder in any case.
   * @throws InvalidArchive when it is not a complete release of the bundle
   */
  receive<Result>(req: IncomingMessage, bundle: string, work: (folder: string) => Promise<Result>): Promise<Result>;
}

/** Opens the folder for uploads, and removes what killed processes left there. */
export function openUploadReceiver(dataDir: string): UploadReceiver {
  const dir = join(dataDir, 'incoming');
  for (const name of existsSync(dir) ? readdirSync(dir) : []) {
    const left = join(dir, name);
    if (Date.now() - statSync(left).mtimeMs > ABANDONED_MS) rmSync(left, { recursive: true, force: true });
  }

  const receive = async (req: IncomingMessage, bundle: string, folder: string): Promise<void> => {
    // The request stays open when it is not read to its end, so that the sender gets a response.
    const chunks = () => req.iterator({ destroyOnReturn: false });
    try {
      await unpackRelease(chunks(), folder);
      checkManifest(await readFile(join(folder, RELEASE_FILE), 'utf8'), bundle);
    } catch (error) {
      if (error instanceof InvalidArchive && error.status === 413) throw error;
      try {
        let rest = MAX_ARCHIVE_BYTES;
        for await (const chunk of chunks()) {
          rest -= chunk.length;
          if (rest < 0) break;
        }
      } catch {
        // The sender gets the first error.
      }
      throw error;
    }
  };

  return {
    async receive(req, bundle, work) {
      const folder = join(dir, randomUUID());
      try {
        await mkdir(folder, { recursive: true });
        await receive(req, bundle, folder);
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
