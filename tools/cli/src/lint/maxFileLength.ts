import type { Lint } from './sourceFiles.ts';

const WARN_ABOVE = 200;
const MAX_LINES = 250;

/** A file of more than a few screens usually has more than one subject. */
export const maxFileLength: Lint = (files) =>
  files.flatMap(({ path, text }) => {
    // A stylesheet of tokens is a table.
    if (path.endsWith('.css')) return [];
    const lines = text.split('\n').length - 1;
    if (lines > MAX_LINES)
      return [{ path, line: lines, message: `${lines} lines: split it by noun (at most ${MAX_LINES})` }];
    if (lines > WARN_ABOVE)
      return [{ path, line: lines, message: `${lines} lines: consider splitting it`, warning: true as const }];
    return [];
  });
