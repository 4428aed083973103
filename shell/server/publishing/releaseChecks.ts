import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RegistryError } from '../registry/registryError.ts';
import {
  fileIntegrity,
  MAPS_DIR,
  PUBLIC_DIR,
  type Release,
  readRelease,
  SBOM_FILE,
  SERVER_DIR,
  SERVER_FILE,
  sourceMapName,
} from '../releases/release.ts';

/**
 * The most script that a release may add to the first load of a page, in bytes as sent. It rejects gross outliers; a
 * test of the whole site enforces the page budget.
 */
export const SCRIPT_SIZE_LIMITS = { shell: 150_000, remote: 90_000 } as const;

const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;
const COMPRESSED_ENDINGS = Object.keys(UNPACK) as (keyof typeof UNPACK)[];

const reject = (release: Release, reason: string): never => {
  throw new RegistryError(`${release.name}@${release.version} ${reason}`);
};

/** Whether a compressed form decompresses to the file. The output is limited to the file's size. */
function unpacksTo(file: string, ending: keyof typeof UNPACK, bytes: number, integrity: string): boolean {
  try {
    return (
      fileIntegrity(UNPACK[ending](readFileSync(file + ending), { maxOutputLength: Math.max(bytes, 1) })) === integrity
    );
  } catch {
    return false;
  }
}

const filesIn = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
    : [];

/** Checks the source maps: the list matches the files, and so does each hash. */
function checkMaps(dir: string, release: Release): void {
  const mapsDir = join(dir, MAPS_DIR);
  const existing = filesIn(mapsDir);
  const named = new Map(Object.entries(release.maps).map(([script, integrity]) => [sourceMapName(script), integrity]));
  const unlisted = existing.find((name) => !named.has(name));
  if (unlisted) reject(release, `has ${MAPS_DIR}/${unlisted} without an integrity`);
  for (const [name, integrity] of named) {
    if (!existing.includes(name)) reject(release, `lists ${MAPS_DIR}/${name}, which is missing`);
    if (fileIntegrity(readFileSync(join(mapsDir, name))) !== integrity)
      reject(release, `has a ${MAPS_DIR}/${name} that does not match its integrity`);
  }
}

/** Checks the SBOM if the release has one. */
function checkSbom(dir: string, release: Release): void {
  const file = join(dir, SBOM_FILE);
  const existing = existsSync(file);
  if (release.sbomIntegrity === null) {
    if (existing) reject(release, `has ${SBOM_FILE} without an integrity`);
  } else if (!existing) reject(release, `lists ${SBOM_FILE}, which is missing`);
  else if (fileIntegrity(readFileSync(file)) !== release.sbomIntegrity) {
    reject(release, `has a ${SBOM_FILE} that does not match its integrity`);
  }
}

/** Checks the files, the server build included: the list matches the folder, and so does each hash. */
function checkFiles(dir: string, release: Release): void {
  const publicDir = join(dir, PUBLIC_DIR);
  const existing = filesIn(publicDir);
  const compressedFiles = new Set(
    Object.keys(release.integrity).flatMap((name) => COMPRESSED_ENDINGS.map((ending) => name + ending)),
  );
  const unlisted = existing.find((name) => !Object.hasOwn(release.integrity, name) && !compressedFiles.has(name));
  if (unlisted) reject(release, `has ${unlisted} without an integrity`);
  for (const [name, integrity] of Object.entries(release.integrity)) {
    const file = join(publicDir, name);
    if (!existing.includes(name)) reject(release, `lists ${name}, which is missing`);
    const body = readFileSync(file);
    const bytes = release.bytes[name];
    if (fileIntegrity(body) !== integrity || body.length !== bytes)
      reject(release, `has a ${name} that does not match its integrity`);
    for (const ending of COMPRESSED_ENDINGS) {
      if (!existing.includes(name + ending) || unpacksTo(file, ending, body.length, integrity)) continue;
      reject(release, `has a ${name}${ending} that does not unpack to ${name}`);
    }
  }
  const server = join(dir, SERVER_DIR, SERVER_FILE);
  if (!existsSync(server)) reject(release, `lacks ${SERVER_DIR}/${SERVER_FILE}`);
  if (fileIntegrity(readFileSync(server)) !== release.serverIntegrity) {
    reject(release, `has a ${SERVER_DIR}/${SERVER_FILE} that does not match its integrity`);
  }
}

/** Checks that every file a page would request exists. */
function checkNamed(release: Release): void {
  const { entry, preload, accountPreload, css, fonts, routes, dialogs, chunks, integrity } = release;
  const named = [
    entry,
    ...[preload, accountPreload, css, fonts].flat(),
    ...routes.flatMap((route) => [...route.preload, ...(route.preview ? [route.preview] : [])]),
    ...dialogs.flatMap((dialog) => dialog.preload),
    ...Object.values(chunks).flat(),
  ];
  const missing = named.find((name) => !Object.hasOwn(integrity, name));
  if (missing) reject(release, `needs ${missing}, which is missing`);
}

function checkWeight(dir: string, release: Release): void {
  const transferBytes = (name: string) => {
    const file = join(dir, PUBLIC_DIR, name);
    return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
  };
  const scriptBytes = (names: readonly string[]) =>
    names.filter((name) => name.endsWith('.js')).reduce((sum, name) => sum + transferBytes(name), 0);
  const loads =
    release.kind === 'shell'
      ? [['the shell of a page', [...release.preload, ...release.accountPreload]] as const]
      : release.routes.map(({ path, preload }) => [path, preload] as const);
  const limit = SCRIPT_SIZE_LIMITS[release.kind];
  for (const [what, files] of loads) {
    const bytes = scriptBytes([...new Set(files)]);
    if (bytes > limit)
      reject(release, `adds ${bytes} bytes of script to the first load of ${what}; the limit is ${limit}`);
  }
}

/** The fields of a release that do not depend on time and commit of the build. */
const withoutBuildTime = ({ builtAt: _, commit: __, ...fields }: Release) => fields;

/**
 * Checks an uploaded release before any of its code runs.
 * @param dir folder of the release
 * @param known the stored release of the same name and version, which never changes
 * @throws RegistryError for the first failed check
 */
export function checkUploadedRelease(dir: string, known: Release | null): void {
  const release = readRelease(dir);
  if (known && !isDeepStrictEqual(known.integrity, release.integrity)) {
    reject(release, 'exists with other files: a version never changes');
  }
  if (known && !isDeepStrictEqual(withoutBuildTime(known), withoutBuildTime(release))) {
    reject(release, 'exists with another release.json: a version never changes');
  }
  checkFiles(dir, release);
  checkMaps(dir, release);
  checkSbom(dir, release);
  checkNamed(release);
  checkWeight(dir, release);
}
