import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Answer, sendDirectly } from './direct.ts';
import { store } from './stored.ts';

/** What npm is told of a version of a package, before it fetches it. */
export interface PackedManifest {
  name: string;
  version: string;
  [field: string]: unknown;
}

/** What lies beside the archive of a version. */
export interface Packed {
  manifest: PackedManifest;
  /** Of the archive's bytes, as npm checks them. */
  integrity: string;
}

/** Where the site hands out its packages: npm asks there for what begins with `@skal/`. */
export const PACKAGES_PATH = '/packages/';
/** The folder of a data folder that holds them. */
export const PACKAGES_DIR = 'packages';
/** The versions that were packed last, by name. */
export const LATEST_FILE = 'latest.json';

/** The file of a version without its ending, as npm calls it: `skal-shell-kit-0.1.0-c…`. */
export const packedFile = (name: string, version: string): string => `${name.slice(1).replace('/', '-')}-${version}`;

const FOREVER = 'public, max-age=31536000, immutable';
const ARCHIVE = /^[a-z][a-z0-9.-]*\.tgz$/;
/** npm writes the slash of a name with or without escaping it. */
const NAME = /^@skal(?:\/|%2[fF])([a-z][a-z-]*)$/;

export interface Packages {
  /** Whether a path is one of its own. */
  takes(path: string): boolean;
  handle(path: string, req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/**
 * Hands out the packages that a remote is made with, as a registry of npm does, read only: the list of what is newest, a
 * document for each package, and the archives, whose names hang on their content.
 * @param origin the address of the site, under which npm finds the archives
 * @param headers what stands on every answer
 */
export function openPackages(dataDir: string, origin: string, headers: Readonly<Record<string, string>>): Packages {
  const dir = join(dataDir, PACKAGES_DIR);
  const json = (value: unknown): Answer => ({
    stored: store(JSON.stringify(value), 'application/json'),
    headers: { ...headers, 'Cache-Control': 'no-cache' },
  });

  const readLatest = async (): Promise<Record<string, string>> =>
    JSON.parse(await readFile(join(dir, LATEST_FILE), 'utf8'));

  const archive = async (file: string): Promise<Answer> => ({
    stored: {
      etag: `"${file}"`,
      type: 'application/octet-stream',
      plain: await readFile(join(dir, file)),
      br: null,
      gzip: null,
    },
    headers: { ...headers, 'Cache-Control': FOREVER },
  });

  /** What npm calls a packument: the versions of a package, and which of them is meant where none is named. */
  const documentOf = async (name: string): Promise<Answer | null> => {
    const all = await readLatest();
    const latest = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!latest) return null;
    const files = (await readdir(dir)).filter(
      (file) => file.startsWith(packedFile(name, '')) && file.endsWith('.json'),
    );
    const there = await Promise.all(
      files.map(async (file) => JSON.parse(await readFile(join(dir, file), 'utf8')) as Packed),
    );
    const versions = there
      .filter(({ manifest }) => manifest.name === name)
      .map(({ manifest, integrity }) => {
        const tarball = `${origin}${PACKAGES_PATH}${packedFile(name, manifest.version)}.tgz`;
        return [manifest.version, { ...manifest, dist: { tarball, integrity } }];
      });
    return json({ name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) });
  };

  const find = async (asked: string): Promise<Answer | null> => {
    if (asked === '') return json(await readLatest());
    if (ARCHIVE.test(asked)) return archive(asked);
    const [, name] = NAME.exec(asked) ?? [];
    return name ? documentOf(`@skal/${name}`) : null;
  };

  return {
    takes: (path) => path.startsWith(PACKAGES_PATH),

    async handle(path, req, res) {
      const say = (status: number, error: string, more = {}) =>
        void res
          .writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'application/json', ...more })
          .end(JSON.stringify({ error }));
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        return say(405, 'Packages can only be read', { Allow: 'GET, HEAD' });
      }
      try {
        const found = await find(path.slice(PACKAGES_PATH.length));
        if (found) sendDirectly(req, res, found);
        else say(404, 'There is no such package here');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') say(404, 'There is no such package here');
        // It may well be there: npm asks again.
        else say(503, 'This package cannot be read at this moment', { 'Retry-After': '1' });
      }
    },
  };
}
