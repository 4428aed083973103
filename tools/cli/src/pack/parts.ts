import { PACKAGES } from '../webpack/bundles.ts';
import { packageDir } from '../webpack/packages.ts';

/** A package of ours as others get it. */
export interface Part {
  /** Its name, without `@skal/`. */
  name: string;
  /** Files and folders of it that somebody asks for by name; what these import comes along. */
  roots: readonly string[];
  /** Folders that go along as they are. */
  asIs?: readonly string[];
  /** Whether its imports are dependencies, although its manifest has them for development; else they are optional peers. */
  complete?: boolean;
  /** The command, with files of the whole project that stand beside it. */
  tool?: { bin: string; shared: readonly string[] };
}

/** The folder of a package in this checkout. */
export const folderOf = ({ name }: Part): string => packageDir(`@skal/${name}`);

/** The packages that are published: what a remote needs outside of this repository. */
export const PARTS: readonly Part[] = [
  ...PACKAGES.map((name) => ({ name, roots: ['src'] })),
  // Of the shell no more than a build asks it, what a release is, and itself as remotes are worked on in it.
  { name: 'shell', roots: [], asIs: ['dist/dev'] },
  // A test of a page takes helpers that the template's does not.
  { name: 'jest', complete: true, roots: ['preset-dom.mjs', 'enter.ts', 'console.ts', 'page-gaps.ts'] },
  {
    name: 'tooling',
    // Webpack is given its loaders by name.
    roots: ['src/webpack'],
    asIs: ['template', 'alone'],
    tool: { bin: 'skal.mjs', shared: ['tsconfig.base.json'] },
  },
];
