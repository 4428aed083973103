/** Browser tests that look at more than what they are served: at files, at builds, at releases, at other programs. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LOOKS =
  /\b(?:from|import)\s*\(?'(?:node:(?:fs|fs\/promises|child_process)|@skal\/shell\/server[^']*|@skal\/mfe-[^']*|@skal\/tooling\/src\/(?!browser\b)[^']*)'/;

/**
 * What every journey goes by, and what a journey reads of its own product's letters and rows. It looks at builds only to
 * have them served.
 */
const FRAME = /^e2e\/src\/harness\/(journey|product|served|site|database|letters)\.ts$/;

const NEXT = /\b(?:from|import)\s*\(?'(\.[^']+)'/g;

/**
 * Whether a module of the browser tests, or one that it imports there, looks at more than what it is served.
 * @param file from the root of the project
 */
export const looksElsewhere = (file: string, root: string, seen = new Set<string>()): boolean => {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  if (LOOKS.test(text) && !FRAME.test(file)) return true;
  return [...text.matchAll(NEXT)].some(([, next = '']) =>
    looksElsewhere(join(dirname(file), next).replaceAll('\\', '/'), root, seen),
  );
};
