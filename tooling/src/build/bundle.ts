import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadRemoteManifest,
  loadShellBundle,
  PUBLIC_DIR,
  RELEASE_FILE,
  type Release,
  readRelease,
  SERVER_DIR,
} from '@skal/shell/server';
import { HOST_API } from '@skal/shell-kit/manifest.ts';
import type { StatsCompilation } from 'webpack';
import type { Mode } from '../webpack/base.ts';
import { MANIFEST_CHUNK, REMOTE_ENTRY, remoteBrowserConfig, shellBrowserConfig } from '../webpack/browser.ts';
import { type Bundle, findBundle, ROOT } from '../webpack/bundles.ts';
import { serverConfig } from '../webpack/server.ts';
import { sharedRanges, sharedVersions } from '../webpack/shared.ts';
import { compile, filesOfChunk } from './compile.ts';
import { finishFiles } from './finish.ts';
import { drawIcons } from './icons.ts';
import { builtBrand, hashInputs } from './inputs.ts';
import { drawPreviews } from './preview.ts';

/** Where a bundle's build lies: a release, ready to be published. */
export const distDir = (bundle: Bundle, mode: Mode): string => join(bundle.dir, 'dist', mode);

/** The shell's chunks that every page of an account needs: its slot with the session gate, and the data client. */
const ACCOUNT_CHUNKS = ['AppSlot', 'api'];

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

function versionOf(bundle: Bundle, inputs: string): string {
  const { version } = JSON.parse(readFileSync(join(bundle.dir, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${inputs.slice(0, 10)}`;
}

type Described = Pick<
  Release,
  | 'entry'
  | 'preload'
  | 'accountPreload'
  | 'css'
  | 'fonts'
  | 'hostApi'
  | 'shared'
  | 'routes'
  | 'dialogs'
  | 'nav'
  | 'home'
>;

function describeShell(stats: StatsCompilation, files: readonly string[]): Described {
  const preload = filesOfChunk(stats, 'main');
  return {
    entry: preload.at(-1) ?? '',
    preload,
    accountPreload: [...new Set(ACCOUNT_CHUNKS.flatMap((chunk) => filesOfChunk(stats, chunk)))],
    css: files.filter((name) => name.endsWith('.css')),
    // The face of the first paint; the others are fetched when a character needs them.
    fonts: files.filter((name) => /latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext')),
    hostApi: HOST_API,
    shared: sharedVersions(),
    routes: [],
    dialogs: [],
    nav: {},
    home: {},
  };
}

function describeRemote(bundle: Bundle, stats: StatsCompilation, dir: string, mode: Mode): Described {
  const shell = loadShellBundle(distDir(findBundle('shell'), mode));
  const manifest = loadRemoteManifest(dir, bundle, shell);
  if (manifest.name !== bundle.name) throw new Error(`${bundle.name}'s manifest calls itself ${manifest.name}`);
  const entry = [REMOTE_ENTRY, ...filesOfChunk(stats, MANIFEST_CHUNK)];
  const withChunks = (...chunks: string[]) => [
    ...new Set([...entry, ...chunks.flatMap((chunk) => filesOfChunk(stats, chunk))]),
  ];
  return {
    entry: REMOTE_ENTRY,
    preload: [],
    accountPreload: [],
    css: [],
    fonts: [],
    hostApi: manifest.hostApi,
    shared: sharedRanges(),
    routes: manifest.routes.map(({ load: _, parts = [], ...route }) => ({
      ...route,
      preload: withChunks(route.page, ...parts),
    })),
    dialogs: manifest.dialogs.map(({ name, chunk }) => ({ name, preload: withChunks(chunk) })),
    nav: manifest.nav,
    home: manifest.home,
  };
}

/** Fills a folder with a release: the browser's files with their compressed forms, and the composer's build. */
async function buildInto(dir: string, bundle: Bundle, mode: Mode, inputs: string): Promise<Release> {
  const version = versionOf(bundle, inputs);
  const publicDir = join(dir, PUBLIC_DIR);
  const browser =
    bundle.kind === 'shell'
      ? shellBrowserConfig(bundle, { mode, outDir: publicDir, cssPublicPath: `/r/${bundle.name}/${version}/` })
      : remoteBrowserConfig(bundle, { mode, outDir: publicDir });
  const stats = await compile(browser);
  await compile(serverConfig(bundle, { mode, outDir: join(dir, SERVER_DIR) }));
  const statics = join(bundle.dir, 'public');
  if (existsSync(statics)) cpSync(statics, publicDir, { recursive: true });
  if (bundle.kind === 'shell') await drawIcons(publicDir);
  const described =
    bundle.kind === 'shell' ? describeShell(stats, readdirSync(publicDir)) : describeRemote(bundle, stats, dir, mode);
  // Nobody shares a link to a development build.
  if (mode === 'production') described.routes = await drawPreviews(publicDir, described.routes, builtBrand());
  return {
    name: bundle.name,
    kind: bundle.kind,
    remote: bundle.remote,
    version,
    ...described,
    ...finishFiles(publicDir),
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    inputs,
  };
}

/** Replaces a folder by another one. Where a second build was faster, its folder is replaced in turn. */
function putInPlace(aside: string, dir: string): void {
  rmSync(dir, { recursive: true, force: true });
  try {
    renameSync(aside, dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    rmSync(dir, { recursive: true, force: true });
    renameSync(aside, dir);
  }
}

/**
 * Builds one bundle into a release. Does nothing when the last build had the same inputs. A remote's build
 * needs the shell's. The release is made aside and put in place whole, so that a build that is ended halfway,
 * or two at once, leave nothing half done.
 */
export async function buildBundle(bundle: Bundle, mode: Mode): Promise<{ release: Release; built: boolean }> {
  const dir = distDir(bundle, mode);
  const inputs = hashInputs(bundle, mode);
  if (existsSync(join(dir, RELEASE_FILE))) {
    const last = readRelease(dir);
    if (last.inputs === inputs) return { release: last, built: false };
  }
  const aside = `${dir}.${process.pid}`;
  try {
    mkdirSync(aside, { recursive: true });
    const release = await buildInto(aside, bundle, mode, inputs);
    writeFileSync(join(aside, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    putInPlace(aside, dir);
    return { release, built: true };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
