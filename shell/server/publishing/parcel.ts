import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { MAPS_DIR, PUBLIC_DIR, type Release, readRelease, SBOM_FILE, SERVER_DIR } from '../release.ts';

/**
 * A release on its way to a front door: one line of JSON, the head, and then the bytes of each file that it names, one
 * behind the other. One request carries all of it, so that nothing is left of one that is cut off.
 */
export interface ParcelHead {
  release: Release;
  files: { path: string; bytes: number }[];
  /** What its sender believes to be live; null for nothing yet. */
  expects: string | null;
  /** How many percent of the visitors get it; null for all. */
  canary: number | null;
  /** Whether nobody gets it yet, and it is looked at first. */
  stage?: true;
  note: string | null;
}

export const PARCEL_TYPE = 'application/vnd.skal.release';

/** The most that one may weigh, in bytes; a release of ours weighs two megabytes. */
export const PARCEL_LIMIT = 64 * 1024 * 1024;

/** Where a bundle's releases are sent to, and where what is done to them is asked for. */
export const PUBLISHING_PATH = '/releases/';

export interface Parcel {
  head: ParcelHead;
  /** All of it, as it is sent. */
  body: Buffer<ArrayBuffer>;
}

/** Packs a built release. */
export function packParcel(dir: string, about: Pick<ParcelHead, 'expects' | 'canary' | 'note' | 'stage'>): Parcel {
  const files = [PUBLIC_DIR, SERVER_DIR, MAPS_DIR]
    .map((folder) => join(dir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .concat([join(dir, SBOM_FILE)].filter((file) => existsSync(file)))
    .map((file) => ({
      path: file
        .slice(dir.length + 1)
        .split(sep)
        .join('/'),
      body: readFileSync(file),
    }));
  const named = files.map(({ path, body }) => ({ path, bytes: body.length }));
  const head = { release: readRelease(dir), files: named, ...about };
  return { head, body: Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...files.map(({ body }) => body)]) };
}
