/** Reference images: `toHaveScreenshot` compares with them, `npx playwright test --update-snapshots` writes them. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from '../fixtures.ts';

/**
 * Lists the reference images of the current project that no test compares with.
 * @param used paths that tests compare with, from the folder of reference images
 */
export function findUnusedReferences(used: readonly string[]): string[] {
  const folder = dirname(test.info().snapshotPath('reference.webp', { kind: 'screenshot' }));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !used.includes(path));
}
