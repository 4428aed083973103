import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileIntegrity, MAPS_DIR, sourceMapName } from '@skal/shell/server/releases/release.ts';
import webpack from 'webpack';
import { type Bundle, ROOT } from '../webpack/bundles.ts';

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
export const sourceMaps = (bundle: Bundle): webpack.WebpackPluginInstance =>
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
export function mapIntegrity(dir: string, scripts: readonly string[]): Record<string, string> {
  const mapFile = (script: string) => join(dir, MAPS_DIR, sourceMapName(script));
  // Files that a bundle copies unchanged were not compiled and have no map.
  const scriptsWithMap = scripts.filter((script) => existsSync(mapFile(script)));
  return Object.fromEntries(scriptsWithMap.map((script) => [script, fileIntegrity(readFileSync(mapFile(script)))]));
}
