import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';
import { type PackageManifest, readPackage } from '../webpack/packages.ts';

/** Folder of the modules that the federation plugin generates. */
const WRITTEN = `${sep}.federation${sep}`;

/** Returns the modules of a concatenated module; otherwise the module itself. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]).flatMap(partsOf) : [module];

/** Collects the npm packages whose code ends up in a chunk of a bundle's builds. */
export class BundledPackagesPlugin {
  readonly #folders = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(BundledPackagesPlugin.name, (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap(BundledPackagesPlugin.name, () => {
        for (const module of compilation.modules) {
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          for (const part of partsOf(module)) {
            // Modules that the federation plugin generates belong to no package.
            if (part instanceof webpack.NormalModule && !part.resource.includes(WRITTEN)) {
              this.#folders.add(dirname(part.resource));
            }
          }
        }
      });
    });
  }

  /** Returns their manifests, sorted by name and version, without the bundle itself. */
  read(bundle: string): PackageManifest[] {
    const found = new Map<string, PackageManifest>();
    for (const folder of this.#folders) {
      const manifest = manifestAbove(folder);
      if (manifest && manifest.name !== bundle) found.set(`${manifest.name}@${manifest.version}`, manifest);
    }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, manifest]) => manifest);
  }
}

/** Returns the manifest that a file belongs to. Manifests that only set a module type have no name. */
function manifestAbove(folder: string): PackageManifest | undefined {
  for (let dir = folder; dir !== dirname(dir); dir = dirname(dir)) {
    if (!existsSync(join(dir, 'package.json'))) continue;
    const manifest = readPackage(dir);
    if (manifest.name && manifest.version) return manifest;
  }
  return undefined;
}
