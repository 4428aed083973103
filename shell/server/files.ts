import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { PUBLIC_DIR } from './release.ts';
import type { Stored } from './stored.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** `/r/<name>/<version>/[~<attempt>/]<file>`: plain names only, so that no path leads out of the release. */
const ADDRESS = /^\/r\/([a-z][a-z0-9-]*)\/([A-Za-z0-9.-]+)\/(?:~\d{1,4}\/)?((?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*)$/;

/** The most that is kept in memory; a release weighs about one megabyte. */
const MEMORY_LIMIT = 64 * 1024 * 1024;

function readOptional(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

export interface ReleaseFiles {
  /** The file at an address under `/r/`, or null where there is none. */
  find(path: string): Stored | null;
}

/** Reads files of releases and their precompressed forms once, and keeps them: they never change. */
export function openReleaseFiles(dataDir: string): ReleaseFiles {
  const known = new Map<string, Stored>();
  let held = 0;

  const load = (name: string, version: string, file: string): Stored | null => {
    const type = TYPES[extname(file)];
    if (!type) return null;
    const path = join(dataDir, 'releases', name, version, PUBLIC_DIR, file);
    try {
      if (!statSync(path).isFile()) return null;
    } catch {
      return null;
    }
    return {
      // The version names the content: nothing under it ever changes.
      etag: `"${version}"`,
      type,
      plain: readFileSync(path),
      br: readOptional(`${path}.br`),
      gzip: readOptional(`${path}.gz`),
    };
  };

  return {
    find(path) {
      const kept = known.get(path);
      if (kept) return kept;
      const [, name, version, file] = ADDRESS.exec(path) ?? [];
      if (!name || !version || !file) return null;
      const stored = load(name, version, file);
      if (!stored) return null;
      const size = stored.plain.length + (stored.br?.length ?? 0) + (stored.gzip?.length ?? 0);
      if (held + size > MEMORY_LIMIT) {
        known.clear();
        held = 0;
      }
      held += size;
      known.set(path, stored);
      return stored;
    },
  };
}
