/**
 * The pieces of the remotes' builds, by names that stay the same from build to build, and what they hold. A build writes
 * its version and the hashes of its files into other files as well: those are blanked, so that a file is another one only
 * where something else in it is.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DrawnPages, drawPages } from './drawn.ts';

/** A hash of what is in it, for each piece. */
export type Pieces = Readonly<Record<string, string>>;

/** Files that hold text. Of all others every byte counts. */
const TEXT = /\.(js|css|json|svg)$/;
/** Packed beside the file that they are made of. */
const PACKED = /\.(br|gz|map)$/;
/** How a build names its files: LoyaltySection.1ae9ae53.js. */
const HASH = /\.([0-9a-f]{8})(?=\.)/;
const DIGEST = /\bsha(256|384|512)-[A-Za-z0-9+/]+=*/g;
/** Facts of a release that follow from its files, or that no page is told. */
const UNTOLD = new Set(['version', 'uses', 'bytes', 'integrity', 'maps', 'commit', 'builtAt', 'inputs']);
const RELEASE = 'release.json';
const BUILD = 'dist/production';
const PAGE = 'page:';

const withoutHash = (name: string): string => name.replace(HASH, '');
const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Two files may differ in their hashes alone, as two pictures of one name do: they are one piece. */
const joined = (pieces: readonly (readonly [string, string])[]): Pieces => {
  const all = new Map<string, string>();
  for (const [name, hash] of pieces) {
    const other = all.get(name);
    all.set(name, other ? hashOf(other + hash) : hash);
  }
  return Object.fromEntries(all);
};

interface BuiltRelease {
  readonly version: string;
  readonly routes: readonly { readonly path: string; readonly access: string }[];
}

/**
 * @param dir the build of a remote
 * @param drawn what the server draws of the pages of all remotes
 */
const piecesOfBuild = (name: string, dir: string, drawn: DrawnPages): [string, string][] => {
  const files = globSync('public/**/*.*', { cwd: dir })
    .filter((file) => !PACKED.test(file))
    .sort();
  const release = JSON.parse(readFileSync(join(dir, RELEASE), 'utf8')) as BuiltRelease;
  const hashes = files.flatMap((file) => HASH.exec(basename(file))?.[1] ?? []);
  const own = new RegExp([release.version.replaceAll('.', '\\.'), ...hashes].join('|'), 'g');
  const blanked = (text: string) => hashOf(text.replace(own, '').replace(DIGEST, ''));
  const pieceOf = (file: string): [string, string] => {
    const content = readFileSync(join(dir, file));
    const path = file.replaceAll('\\', '/').slice('public/'.length);
    return [`${name}/${withoutHash(path)}`, TEXT.test(path) ? blanked(content.toString()) : hashOf(content)];
  };
  const told = JSON.stringify(release, (key, value) => (UNTOLD.has(key) ? undefined : value));
  const pages = release.routes.filter(({ access }) => access === 'public');
  return [
    ...files.map(pieceOf),
    [`${name}/${RELEASE}`, blanked(told)],
    ...pages.map(({ path }): [string, string] => [PAGE + path, blanked(JSON.stringify(drawn[path] ?? null))]),
  ];
};

/**
 * The pieces of all remotes, as they were built for production.
 * @param draw draws the pages that everybody may see
 */
export const piecesOf = async (root: string, draw = drawPages): Promise<Pieces> => {
  const drawn = await draw(root);
  const names = globSync(`mfe-*/${BUILD}/${RELEASE}`, { cwd: root }).map((file) => file.split(/[\\/]/)[0] ?? '');
  return joined(names.flatMap((name) => piecesOfBuild(name, join(root, name, BUILD), drawn)));
};

/** A file of a remote's release; one that did not arrive is asked for again below a number. */
const OF_REMOTE = /^\/r\/(mfe-[^/]+)\/[^/]+\/(?:~\d+\/)?([^?]+)/;
/** What tells of releases more than a page is told: how large they are, when they were made. */
const OF_RELEASES = /^\/(registry\.json|qa\/|api\/.*release)|releases\b/;

/**
 * The pieces that somebody was served who has asked for these addresses. Every page is made of what the releases say of
 * themselves, and some of what is drawn of them at the server. Undefined where it is not known what stands behind an
 * address.
 */
export const servedAt = (addresses: readonly string[], pieces: Pieces): Pieces | undefined => {
  const names = new Set(Object.keys(pieces).filter((name) => name.endsWith(`/${RELEASE}`)));
  for (const address of addresses) {
    const [, remote, file] = OF_REMOTE.exec(address) ?? [];
    const page = PAGE + address.replace(/\?.*/, '');
    if (remote && file) names.add(`${remote}/${withoutHash(file)}`);
    else if (!address.startsWith('/') || OF_RELEASES.test(address)) return undefined;
    else if (page in pieces) names.add(page);
  }
  const served = [...names].map((name) => [name, pieces[name]] as const);
  return served.every(([, hash]) => hash !== undefined) ? (Object.fromEntries(served) as Pieces) : undefined;
};
