import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import {
  fileIntegrity,
  MAPS_DIR,
  PUBLIC_DIR,
  RELEASE_FILE,
  type Release,
  type ReleaseTexts,
  readRelease,
  SBOM_FILE,
  SERVER_DIR,
  SERVER_FILE,
  sourceMapName,
} from '@skal/shell/server/releases/release.ts';
import webpack from 'webpack';
import type { Mode } from '../webpack/base.ts';
import { remoteBrowserConfig, shellBrowserConfig } from '../webpack/browser.ts';
import { type Bundle, ROOT } from '../webpack/bundles.ts';
import { ConsumedExportsPlugin } from '../webpack/consumedExportsPlugin.ts';
import { readCatalogs } from '../webpack/messages/catalogs.ts';
import { browserMessages, serverMessages } from '../webpack/messages/messagesPlugin.ts';
import { readPackage } from '../webpack/packages.ts';
import { serverConfig } from '../webpack/server.ts';
import { BundledPackagesPlugin } from './bundledPackagesPlugin.ts';
import { compile } from './compile.ts';
import { compressAssets } from './compressAssets.ts';
import { renderIcons } from './icons.ts';
import { brandFromEnv, hashInputs } from './inputs.ts';
import { renderOgImages } from './ogImage.ts';
import { remoteMetadata, shellMetadata } from './releaseMetadata.ts';
import { sbomOf } from './sbom.ts';
import { webpackCache } from './webpackCache.ts';

/** Returns the name of a source in a map: its path in a package, in the bundle's folder, or else in the repository. */
function sourceName(bundle: Bundle, path: string): string {
  const inPackage = path.lastIndexOf(`node_modules${sep}`);
  const folder = [bundle.dir, ROOT].find((dir) => path.startsWith(dir + sep));
  const relativePath = inPackage >= 0 ? path.slice(inPackage) : path.slice(folder ? folder.length + 1 : 0);
  return relativePath.replaceAll(sep, '/');
}

/**
 * Writes the source map of each script of a release beside the served folder. Maps contain positions and no source text, and
 * scripts do not reference them.
 */
const sourceMaps = (bundle: Bundle): webpack.WebpackPluginInstance =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `../${MAPS_DIR}/${sourceMapName('[file]')}`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      sourceName(bundle, absoluteResourcePath),
  });

/**
 * Returns the integrity of each map of a build, by script name.
 * @param dir the release's folder
 */
function mapIntegrity(dir: string, scripts: readonly string[]): Record<string, string> {
  const mapFile = (script: string) => join(dir, MAPS_DIR, sourceMapName(script));
  // Files that a bundle copies unchanged were not compiled and have no map.
  const scriptsWithMap = scripts.filter((script) => existsSync(mapFile(script)));
  return Object.fromEntries(scriptsWithMap.map((script) => [script, fileIntegrity(readFileSync(mapFile(script)))]));
}

/** Returns the folder of a bundle's build: a release, ready to be published. */
export const distDir = (bundle: Bundle, mode: Mode): string => join(bundle.dir, 'dist', mode);

function currentCommit({ dir }: Bundle): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

const versionOf = ({ dir }: Bundle, inputs: string): string => `${readPackage(dir).version}-${inputs.slice(0, 10)}`;

/** Writes a release into a folder: the browser files with their compressed forms, and the server build. */
async function buildInto(dir: string, bundle: Bundle, mode: Mode, inputs: string): Promise<Release> {
  const version = versionOf(bundle, inputs);
  const publicDir = join(dir, PUBLIC_DIR);
  const browser =
    bundle.kind === 'shell'
      ? shellBrowserConfig(bundle, { mode, outDir: publicDir, cssPublicPath: `/r/${bundle.name}/${version}/` })
      : remoteBrowserConfig(bundle, { mode, outDir: publicDir });
  const catalogs = await readCatalogs(bundle);
  const used = new ConsumedExportsPlugin();
  const bundledPackages = new BundledPackagesPlugin();
  const plugins = [...(browser.plugins ?? []), used, bundledPackages, sourceMaps(bundle), browserMessages(catalogs)];
  // The shell's stylesheet has its version in font URLs, which a cached build would not update.
  const cache = bundle.kind === 'shell' ? {} : webpackCache(bundle, `${mode}-browser`);
  const stats = await compile({ ...browser, ...cache, devtool: false, plugins });
  const server = serverConfig(bundle, { mode, outDir: join(dir, SERVER_DIR) });
  const kinds = [...(server.plugins ?? []), bundledPackages, serverMessages(catalogs)];
  await compile({ ...server, ...webpackCache(bundle, `${mode}-server`), plugins: kinds });
  const statics = join(bundle.dir, 'public');
  if (existsSync(statics)) cpSync(statics, publicDir, { recursive: true });
  if (bundle.kind === 'shell') await renderIcons(publicDir);
  const metadata =
    bundle.kind === 'shell' ? await shellMetadata(stats, dir) : await remoteMetadata(bundle, dir, stats, used.read());
  // Development builds need no Open Graph images.
  if (mode === 'production') {
    const brand = brandFromEnv();
    metadata.routes = await renderOgImages(publicDir, metadata.routes, brand, SOURCE_LOCALE);
    for (const [locale, texts] of Object.entries(metadata.languages) as [Locale, ReleaseTexts][]) {
      texts.routes = await renderOgImages(publicDir, texts.routes, brand, locale);
    }
  }
  const sbom = sbomOf({ name: bundle.name, version }, bundledPackages.read(readPackage(bundle.dir).name));
  writeFileSync(join(dir, SBOM_FILE), sbom);
  const files = compressAssets(publicDir, mode);
  return {
    name: bundle.name,
    kind: bundle.kind,
    remote: bundle.remote,
    version,
    ...metadata,
    ...files,
    maps: mapIntegrity(dir, Object.keys(files.integrity)),
    serverIntegrity: fileIntegrity(readFileSync(join(dir, SERVER_DIR, SERVER_FILE))),
    sbomIntegrity: fileIntegrity(Buffer.from(sbom)),
    commit: currentCommit(bundle),
    builtAt: new Date().toISOString(),
    inputs,
  };
}

/** Replaces a folder by another one. If a second build finished first, its folder is replaced in turn. */
function replaceFolder(temporaryDir: string, dir: string): void {
  rmSync(dir, { recursive: true, force: true });
  try {
    renameSync(temporaryDir, dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    rmSync(dir, { recursive: true, force: true });
    renameSync(temporaryDir, dir);
  }
}

/**
 * Builds one bundle into a release. Does nothing when the last build had the same inputs. Bundles build independently. The release
 * is written to a temporary folder and renamed, so that interrupted or concurrent builds leave nothing incomplete.
 */
export async function buildBundle(bundle: Bundle, mode: Mode): Promise<{ release: Release; wasBuilt: boolean }> {
  const dir = distDir(bundle, mode);
  const inputs = hashInputs(bundle, mode);
  if (existsSync(join(dir, RELEASE_FILE))) {
    const lastRelease = readRelease(dir);
    if (lastRelease.inputs === inputs) return { release: lastRelease, wasBuilt: false };
  }
  const temporaryDir = `${dir}.${process.pid}`;
  try {
    mkdirSync(temporaryDir, { recursive: true });
    const release = await buildInto(temporaryDir, bundle, mode, inputs);
    writeFileSync(join(temporaryDir, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    replaceFolder(temporaryDir, dir);
    return { release, wasBuilt: true };
  } finally {
    rmSync(temporaryDir, { recursive: true, force: true });
  }
}
