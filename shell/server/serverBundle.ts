import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import type * as Prerender from '../src/prerender.tsx';
import { type Release, SERVER_DIR, SERVER_FILE } from './release.ts';

export type ShellServerBundle = typeof Prerender;

const builtin = createRequire(import.meta.url);

/**
 * Runs the server build of a release. A shared module that it asks for is answered with the shell's
 * instance, as in a browser: a page is rendered by one React, one router and one store.
 */
function run(releaseDir: string, shared: Readonly<Record<string, unknown>>): unknown {
  const file = join(releaseDir, SERVER_DIR, SERVER_FILE);
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string) => (name in shared ? shared[name] : builtin(name));
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

/** The shell's server build, which brings every shared module. */
export const loadShellBundle = (releaseDir: string): ShellServerBundle => run(releaseDir, {}) as ShellServerBundle;

/** The manifest of a remote's server build. */
export function loadRemoteManifest(
  releaseDir: string,
  release: Pick<Release, 'name'>,
  shell: ShellServerBundle,
): RemoteManifest {
  const { default: manifest } = run(releaseDir, shell.sharedModules) as { default?: RemoteManifest };
  if (!manifest) throw new Error(`The server build of ${release.name} has no manifest`);
  return manifest;
}
