/** Reference images: `toHaveScreenshot` compares with them, `npx playwright test --update-snapshots` writes them. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from '../fixtures.ts';

/**
 * Lists the reference images of the current project that no test compares with.
 * @param used file names that tests compare with
 */
export function findUnusedReferences(used: readonly string[]): string[] {
  const folder = dirname(test.info().snapshotPath('reference.webp', { kind: 'screenshot' }));
  return readdirSync(folder).filter((file) => !used.includes(file));
}
