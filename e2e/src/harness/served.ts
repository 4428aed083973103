/** Has a product note what it is asked for, where the run wants to know what tests are served. */
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ANYTHING, noteFileOf, TRACES } from '@skal/tooling/src/test/traces/notes.ts';

interface Noting {
  /** Words before the program's own. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * How a product is started for the file of tests that is under way.
 * @param isProduct whether it is one: of any other program nobody knows what it hangs on
 */
export const noting = (root: string, isProduct: boolean): Noting => {
  const folder = process.env[TRACES];
  if (!folder) return { words: [], env: {} };
  const file = noteFileOf(folder, relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/'));
  if (isProduct) return { words: ['--import', join(root, 'tooling/jest/noteServed.mjs')], env: { [TRACES]: file } };
  appendFileSync(file, `${ANYTHING}\n`);
  return { words: [], env: {} };
};
