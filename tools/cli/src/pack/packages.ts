import { BUNDLED_PACKAGES } from '../webpack/bundles.ts';
import { packageDir } from '../webpack/packages.ts';

/** A published package. */
export interface PackageSpec {
  /** Its name, without `@skal/`. */
  name: string;
  /** Files and folders that others import by name; their imports are packed too. */
  entryPoints: readonly string[];
  /** Folders that are packed unchanged. */
  verbatim?: readonly string[];
  /** Whether its imports become dependencies, although its manifest lists them for development; otherwise they are optional peers. */
  complete?: boolean;
  /** The command, with files of the repository root that are copied beside it. */
  tool?: { bin: string; shared: readonly string[] };
}

/** Returns the folder of a package in this checkout. */
export const folderOf = ({ name }: PackageSpec): string => packageDir(`@skal/${name}`);

/** The published packages: what a remote needs outside this repository. */
export const PACKAGE_SPECS: readonly PackageSpec[] = [
  ...BUNDLED_PACKAGES.map((name) => ({ name, entryPoints: ['src'], verbatim: ['locales'] })),
  // Of the shell, only what builds import, the release format, and for `skal dev` a development build and the web server's texts.
  { name: 'shell', entryPoints: [], verbatim: ['dist/dev', 'server/locales'] },
  // Page tests use helpers that the template's tests do not.
  {
    name: 'jest',
    complete: true,
    entryPoints: ['preset-dom.mjs', 'helpers/pasteInto.ts', 'helpers/failOnConsole.ts', 'setup/jsdomPolyfills.ts'],
  },
  {
    name: 'tooling',
    // Webpack loads its loaders by name.
    entryPoints: ['src/webpack'],
    verbatim: ['template', 'standalone'],
    tool: { bin: 'bin/skal.mjs', shared: ['tsconfig.base.json'] },
  },
];
