import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { openBytes } from '../publishing/bytes.ts';
import { RegistryRefusal } from '../registryRefusal.ts';

/** A whole release as one piece: there, or not there. */
export interface Crate {
  /** Names its content. */
  sha256: string;
  body: Buffer;
}

/** More than any release weighs, in bytes. */
const CRATE_LIMIT = 128 * 1024 * 1024;
const HEAD_LIMIT = 1024 * 1024;

/** Plain names only: nothing leads out of the folder that it is unpacked to. */
const PATH = /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*$/;

/** Packs a release's folder as it is: a line of JSON that names the files, then their bytes. */
export function packCrate(dir: string): Crate {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => ({ file, body: readFileSync(file) }));
  const named = files.map(({ file, body }) => ({
    path: relative(dir, file).split(sep).join('/'),
    bytes: body.length,
  }));
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(named)}\n`), ...files.map((each) => each.body)]);
  return { sha256: createHash('sha256').update(body).digest('hex'), body };
}

/** Lets bytes pass, and tells what they were once they are over. */
async function* weighing(source: AsyncIterable<Uint8Array>, weigh: (piece: Uint8Array) => void) {
  for await (const piece of source) {
    weigh(piece);
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  }
}

/**
 * Unpacks a crate into a folder, and waits until it is on the disk. It is the one that is meant, to the last bit, when
 * this returns; until then nothing in the folder must be used.
 * @throws RegistryRefusal when it is another one
 */
export async function unpackCrate(source: AsyncIterable<Uint8Array>, sha256: string, folder: string): Promise<void> {
  const hash = createHash('sha256');
  const bytes = openBytes(
    weighing(source, (piece) => hash.update(piece)),
    CRATE_LIMIT,
  );
  const files = JSON.parse(await bytes.line(HEAD_LIMIT)) as { path: string; bytes: number }[];
  for (const { path, bytes: count } of files) {
    if (!PATH.test(path)) throw new RegistryRefusal(`A release in the storage brings a file '${path}'`);
    const pieces: Buffer[] = [];
    for await (const piece of bytes.take(count)) pieces.push(piece);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), pieces, { flag: 'wx', flush: true });
  }
  if (!(await bytes.isOver()) || hash.digest('hex') !== sha256) {
    throw new RegistryRefusal('A release in the storage is not the one that was put there');
  }
}
