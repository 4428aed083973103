import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { MAPS_DIR, PUBLIC_DIR, RELEASE_FILE, SBOM_FILE, SERVER_DIR, SERVER_FILE } from '../releases/release.ts';

/** The media type of an archive. */
export const ARCHIVE_TYPE = 'application/x-tar';

/** The largest archive that is accepted, in bytes. A release of this site has about two megabytes. */
export const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;

const MAX_FILES = 2_000;

/** Plain names only, so that no path leads out of the release. */
export const FILE_PATTERN = /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*$/;
const SINGLE_FILES = [`${SERVER_DIR}/${SERVER_FILE}`, SBOM_FILE, RELEASE_FILE];

const isReleaseFile = (path: string): boolean =>
  SINGLE_FILES.includes(path) ||
  (FILE_PATTERN.test(path) && [PUBLIC_DIR, MAPS_DIR].some((folder) => path.startsWith(`${folder}/`)));

/** An upload that is not a valid release, with a message for the sender and the status of the response. */
export class InvalidArchive extends Error {
  override name = 'InvalidArchive';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** Files of a release by path. `release.json` is last, so a truncated archive lacks it. */
function filesOf(dir: string): string[] {
  const folders = [PUBLIC_DIR, SERVER_DIR, MAPS_DIR].filter((folder) => existsSync(join(dir, folder)));
  const files = folders.flatMap((folder) =>
    readdirSync(join(dir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1)),
  );
  return [...files.sort(), ...[SBOM_FILE, RELEASE_FILE].filter((file) => existsSync(join(dir, file)))];
}

/** Packs the folder of a release as a tar archive. The output is deterministic. */
export async function packRelease(dir: string): Promise<Buffer<ArrayBuffer>> {
  const archive = pack();
  for (const file of filesOf(dir)) {
    archive.entry({ name: file.split(sep).join('/'), mtime: new Date(0) }, readFileSync(join(dir, file)));
  }
  archive.finalize();
  return (await buffer(archive)) as Buffer<ArrayBuffer>;
}

async function* limitSize(source: AsyncIterable<Uint8Array>) {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > MAX_ARCHIVE_BYTES)
      throw new InvalidArchive(`A release may have at most ${MAX_ARCHIVE_BYTES} bytes`, 413);
    yield chunk;
  }
}

/** Errors of the file system and of connections have a code; those of the archive's format have none. */
const toInvalidArchive = (error: unknown): unknown => {
  const hasCode = (error as NodeJS.ErrnoException).code !== undefined;
  return error instanceof InvalidArchive || hasCode ? error : new InvalidArchive('It is not a complete tar archive');
};

/**
 * Unpacks an archive into a folder as it arrives, in constant memory. The files are flushed to the disk when this
 * returns. `checkUploadedRelease` checks that they match `release.json`.
 * @throws InvalidArchive when it is incomplete, too large, or has anything that a release does not have
 */
export async function unpackRelease(source: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const archive = extract();
  const arrival = pipeline(Readable.from(limitSize(source)), archive);
  // The loop below throws the same error.
  arrival.catch(() => undefined);
  const names = new Set<string>();
  try {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type !== 'file' || !isReleaseFile(name))
        throw new InvalidArchive(`A release must not contain the ${type} ${name}`);
      if (names.has(name)) throw new InvalidArchive(`It has ${name} twice`);
      names.add(name);
      if (names.size > MAX_FILES) throw new InvalidArchive(`A release may have at most ${MAX_FILES} files`);
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, entry as AsyncIterable<Buffer>, { flag: 'wx', flush: true });
    }
    await arrival;
  } catch (error) {
    throw toInvalidArchive(error);
  }
  if (!existsSync(join(folder, RELEASE_FILE))) throw new InvalidArchive(`It does not have ${RELEASE_FILE}`);
}
