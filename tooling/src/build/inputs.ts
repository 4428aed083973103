import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSiteFacts } from '@skal/contracts/site';
import type { Mode } from '../webpack/base.ts';
import { type Bundle, ROOT } from '../webpack/bundles.ts';
import { sharedRanges } from '../webpack/shared.ts';

/** Folders and files that are no part of what is built. */
const LEFT_OUT = /(^|\/)(node_modules|dist|server|mocks|__snapshots__)(\/|$)|\.test\.tsx?$|jest\.config\.mjs$|\.md$/;

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(relative(ROOT, path))) continue;
    if (entry.isDirectory()) yield* filesOf(path);
    else if (entry.isFile()) yield path;
  }
}

/** The owner's name for the site: it is drawn into the pictures of pages. */
export const builtBrand = (): string => readSiteFacts(process.env, '').brand;

/**
 * A hash of everything that decides what comes out of a bundle's build: its sources, those of the packages
 * in it, the build's own code, the lockfile, and for a remote the brand and what it borrows. The same inputs are not built twice.
 */
export function hashInputs(bundle: Bundle, mode: Mode): string {
  const hash = createHash('sha256').update(`${bundle.name} ${mode}\n`);
  if (bundle.kind === 'remote') hash.update(`${builtBrand()}\n${JSON.stringify(sharedRanges())}\n`);
  const folders = [...bundle.sources, 'tooling/src/webpack', 'tooling/src/build'].map((folder) => join(ROOT, folder));
  const files = folders.flatMap((folder) => [...filesOf(folder)]).sort();
  for (const file of [...files, join(ROOT, 'package-lock.json')]) {
    hash.update(`${relative(ROOT, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
