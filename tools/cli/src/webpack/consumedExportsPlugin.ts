import { NAMESPACE, type SharedExports } from '@skal/shell/server/registry/sharedExports.ts';
import webpack, { type Compilation, type Compiler, type Module, type ModuleGraphConnection } from 'webpack';

/** Returns the name under which a build finds a shared module, or a global object; null for other modules. */
function sharedKeyOf(module: Module): string | null {
  if (module instanceof webpack.ExternalModule) return typeof module.request === 'string' ? module.request : null;
  // The federation plugin's own module type, which webpack's types lack.
  const { shareKey } = (module as { options?: { shareKey?: string } }).options ?? {};
  return module.type === 'consume-shared-module' && shareKey ? shareKey : null;
}

/**
 * Returns the export names that an import uses: `useId`, `Children` of `Children.map`, `default.useId`; the namespace when they are
 * unknown.
 */
function namesOf(compilation: Compilation, { dependency }: ModuleGraphConnection): string[] {
  if (!dependency) return [];
  return compilation.getDependencyReferencedExports(dependency, undefined).map((reference) => {
    const path = Array.isArray(reference) ? reference : reference.name;
    return path.slice(0, path[0] === 'default' ? 2 : 1).join('.') || NAMESPACE;
  });
}

/**
 * Collects the names of shared modules that a build imports. It reads webpack's module graph after tree shaking, so it includes
 * imports of packages inside a remote and excludes unused code.
 */
export class ConsumedExportsPlugin {
  readonly #used = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ConsumedExportsPlugin.name, (compilation) => {
      // At this point chunk contents are final, and modules are not concatenated yet.
      compilation.hooks.afterChunks.tap(ConsumedExportsPlugin.name, () => {
        for (const module of compilation.modules) {
          const name = sharedKeyOf(module);
          if (name) this.#look(compilation, module, name);
        }
      });
    });
  }

  #look(compilation: Compilation, module: Module, sharedKey: string): void {
    const { chunkGraph, moduleGraph } = compilation;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule } = connection;
      if (!originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      if (connection.getActiveState(undefined) === false) continue;
      const names = this.#used.get(sharedKey) ?? new Set();
      this.#used.set(sharedKey, names);
      for (const name of namesOf(compilation, connection)) names.add(name);
    }
  }

  /** Returns the collected names in alphabetical order. */
  read(): SharedExports {
    const sorted = [...this.#used].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()]));
  }
}
