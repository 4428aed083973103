import { BUNDLED_PACKAGES } from '../webpack/bundles.ts';
import { packageDir } from '../webpack/packages.ts';

/** A package of ours as others get it. */
export interface PackageSpec {
  /** Its name, without `@skal/`. */
  name: string;
  /** Files and folders of it that somebody asks for by name; what these import comes along. */
  entryPoints: readonly string[];
  /** Folders that go along as they are. */
  verbatim?: readonly string[];
  /** Whether its imports are dependencies, although its manifest has them for development; else they are optional peers. */
  complete?: boolean;
  /** The command, with files of the whole project that stand beside it. */
  tool?: { bin: string; shared: readonly string[] };
}

/** The folder of a package in this checkout. */
export const folderOf = ({ name }: PackageSpec): string => packageDir(`@skal/${name}`);

/** The packages that are published: what a remote needs outside of this repository. */
export const PACKAGE_SPECS: readonly PackageSpec[] = [
  ...BUNDLED_PACKAGES.map((name) => ({ name, entryPoints: ['src'] })),
  // Of the shell no more than a build asks it, what a release is, and itself as remotes are worked on in it.
  { name: 'shell', entryPoints: [], verbatim: ['dist/dev'] },
  // A test of a page takes helpers that the template's does not.
  {
    name: 'jest',
    complete: true,
    entryPoints: ['preset-dom.mjs', 'helpers/pasteInto.ts', 'helpers/failOnConsole.ts', 'setup/jsdomPolyfills.ts'],
  },
  {
    name: 'tooling',
    // Webpack is given its loaders by name.
    entryPoints: ['src/webpack'],
    verbatim: ['template', 'standalone'],
    tool: { bin: 'bin/skal.mjs', shared: ['tsconfig.base.json'] },
  },
];
