import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSiteFacts } from '@skal/contracts/site';
import type { Mode } from '../webpack/base.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { packageDir } from '../webpack/packages.ts';
import { sharedRanges } from '../webpack/shared.ts';
import { foundations } from './foundations.ts';

/** Folders and files that are no part of what is built. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|server|mocks|__snapshots__|\.[^/]+)(\/|$)|\.test\.tsx?$|jest\.config\.mjs$|package-lock\.json$|\.md$/;

/** The files of a folder that are part of what is built, from there. */
function* filesOf(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) yield* filesOf(folder, path);
    else if (entry.isFile()) yield path;
  }
}

/** The owner's name for the site: it is drawn into the pictures of pages. */
export const builtBrand = (): string => readSiteFacts(process.env, '').brand;

/** This package, of which two folders are the build's own code. */
const TOOLING = resolve(import.meta.dirname, '../..');

/**
 * A hash of everything that decides what comes out of a bundle's build: its sources, those of the packages in it, the
 * build's own code, the versions of the registry's packages that these stand on, and for a remote the brand and what it
 * borrows. The same inputs are not built twice.
 */
export function hashInputs(bundle: Bundle, mode: Mode): string {
  const hash = createHash('sha256').update(`${bundle.name} ${mode}\n`);
  if (bundle.kind === 'remote') hash.update(`${builtBrand()}\n${JSON.stringify(sharedRanges())}\n`);
  const packages = bundle.packages.map((name) => ({ name, dir: packageDir(`@skal/${name}`) }));
  const folders = [
    bundle,
    ...packages,
    ...['webpack', 'build'].map((name) => ({ name, dir: join(TOOLING, 'src', name) })),
  ];
  for (const { name, dir } of folders) {
    for (const file of [...filesOf(dir)].sort()) hash.update(`${name}/${file}\n`).update(readFileSync(join(dir, file)));
  }
  const standsOn = foundations([bundle.dir, ...packages.map(({ dir }) => dir), TOOLING]);
  return hash.update(standsOn.join('\n')).digest('hex');
}
