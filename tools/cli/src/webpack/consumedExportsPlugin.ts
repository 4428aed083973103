import { NAMESPACE, type SharedExports } from '@skal/shell/server/registry/sharedExports.ts';
import webpack, { type Compilation, type Compiler, type Module, type ModuleGraphConnection } from 'webpack';

/** The name that a build finds a module under in the page: a shared module's, or that of a global object. */
function borrowedAs(module: Module): string | null {
  if (module instanceof webpack.ExternalModule) return typeof module.request === 'string' ? module.request : null;
  // The federation plugin's own kind of module, which webpack's types do not know.
  const { shareKey } = (module as { options?: { shareKey?: string } }).options ?? {};
  return module.type === 'consume-shared-module' && shareKey ? shareKey : null;
}

/** What an import takes: `useId`, `Children` of `Children.map`, `default.useId`; all of a module where that is open. */
function namesOf(compilation: Compilation, { dependency }: ModuleGraphConnection): string[] {
  if (!dependency) return [];
  return compilation.getDependencyReferencedExports(dependency, undefined).map((reference) => {
    const path = Array.isArray(reference) ? reference : reference.name;
    return path.slice(0, path[0] === 'default' ? 2 : 1).join('.') || NAMESPACE;
  });
}

/**
 * Sees which names of borrowed modules a build takes. It asks webpack's own graph, once what is unused has been left
 * out of it: so it sees what packages inside a remote take as it sees the remote's own imports, and no name of code
 * that falls away.
 */
export class ConsumedExportsPlugin {
  readonly #used = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ConsumedExportsPlugin.name, (compilation) => {
      // From here on it is known what is in a chunk, and no modules are joined yet.
      compilation.hooks.afterChunks.tap(ConsumedExportsPlugin.name, () => {
        for (const module of compilation.modules) {
          const name = borrowedAs(module);
          if (name) this.#look(compilation, module, name);
        }
      });
    });
  }

  #look(compilation: Compilation, module: Module, borrowed: string): void {
    const { chunkGraph, moduleGraph } = compilation;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule } = connection;
      if (!originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      if (connection.getActiveState(undefined) === false) continue;
      const names = this.#used.get(borrowed) ?? new Set();
      this.#used.set(borrowed, names);
      for (const name of namesOf(compilation, connection)) names.add(name);
    }
  }

  /** What was seen, in alphabetical order. */
  read(): SharedExports {
    const sorted = [...this.#used].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()]));
  }
}
