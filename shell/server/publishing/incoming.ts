import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { RELEASE_FILE } from '../release.ts';
import { BadParcel, openBytes } from './bytes.ts';
import { readHead } from './head.ts';
import { PARCEL_LIMIT, type ParcelHead } from './parcel.ts';

/** The first line names every file and every name that a release takes. */
const HEAD_LIMIT = 1024 * 1024;

/** Longer than any request may take: whatever is older was left by a process that was killed. */
const LEFT_MS = 60 * 60 * 1000;

/** Something that arrived, in a folder of its own. */
export interface Arrived {
  head: ParcelHead;
  folder: string;
}

export interface Incoming {
  /**
   * Takes in what a request brings, does something with it, and leaves nothing of it behind, however that ends.
   * @throws BadParcel when it is not a whole release of the bundle
   */
  during<Result>(req: IncomingMessage, bundle: string, work: (arrived: Arrived) => Promise<Result>): Promise<Result>;
}

/** Opens the folder of what is arriving, and clears away what a process left there that was killed. */
export function openIncoming(dataDir: string): Incoming {
  const dir = join(dataDir, 'incoming');
  for (const name of existsSync(dir) ? readdirSync(dir) : []) {
    const left = join(dir, name);
    if (Date.now() - statSync(left).mtimeMs > LEFT_MS) rmSync(left, { recursive: true, force: true });
  }

  const unpack = async (req: IncomingMessage, bundle: string, folder: string): Promise<ParcelHead> => {
    // The request stays open when it is not read to its end, so that its sender can be told why.
    const bytes = openBytes(req.iterator({ destroyOnReturn: false }), PARCEL_LIMIT);
    try {
      const head = readHead(await bytes.line(HEAD_LIMIT), bundle);
      for (const { path, bytes: count } of head.files) {
        const file = join(folder, path);
        await mkdir(dirname(file), { recursive: true });
        // 'wx': a file that is named twice is refused, and not written twice.
        await pipeline(bytes.take(count), createWriteStream(file, { flags: 'wx' }));
      }
      if (!(await bytes.isOver())) throw new BadParcel('It brings more than the files that it names');
      await writeFile(join(folder, RELEASE_FILE), `${JSON.stringify(head.release, null, 2)}\n`);
      return head;
    } catch (error) {
      // What was wrong first is what the sender is told.
      await bytes.pass().catch(() => undefined);
      throw error;
    }
  };

  return {
    async during(req, bundle, work) {
      const folder = join(dir, randomUUID());
      try {
        await mkdir(folder, { recursive: true });
        return await work({ head: await unpack(req, bundle, folder), folder });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
