import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';
import { type PackageManifest, readPackage } from '../webpack/packages.ts';

/** Where the federation plugin writes modules of its own. */
const WRITTEN = `${sep}.federation${sep}`;

/** The modules that a module is joined from; itself, where it is not joined. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]).flatMap(partsOf) : [module];

/** Sees which packages a bundle's builds have something of, in a chunk and not only read. */
export class BundledPackagesPlugin {
  readonly #folders = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(BundledPackagesPlugin.name, (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap(BundledPackagesPlugin.name, () => {
        for (const module of compilation.modules) {
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          for (const part of partsOf(module)) {
            // What the federation plugin writes for the build lies in no package.
            if (part instanceof webpack.NormalModule && !part.resource.includes(WRITTEN)) {
              this.#folders.add(dirname(part.resource));
            }
          }
        }
      });
    });
  }

  /** What they say of themselves, by name and version in alphabetical order, without the bundle itself. */
  read(bundle: string): PackageManifest[] {
    const found = new Map<string, PackageManifest>();
    for (const folder of this.#folders) {
      const manifest = manifestAbove(folder);
      if (manifest && manifest.name !== bundle) found.set(`${manifest.name}@${manifest.version}`, manifest);
    }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, manifest]) => manifest);
  }
}

/** The manifest that a file belongs to; those that only tell what kind of modules a folder has have no name. */
function manifestAbove(folder: string): PackageManifest | undefined {
  for (let dir = folder; dir !== dirname(dir); dir = dirname(dir)) {
    if (!existsSync(join(dir, 'package.json'))) continue;
    const manifest = readPackage(dir);
    if (manifest.name && manifest.version) return manifest;
  }
  return undefined;
}
