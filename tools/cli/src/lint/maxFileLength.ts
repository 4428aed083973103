import type { Lint } from './sourceFiles.ts';

const LONG = 200;
const TOO_LONG = 250;

/** A file of more than a few screens usually has more than one subject. */
export const maxFileLength: Lint = (files) =>
  files.flatMap(({ path, text }) => {
    // A stylesheet of tokens is a table.
    if (path.endsWith('.css')) return [];
    const lines = text.split('\n').length - 1;
    if (lines > TOO_LONG)
      return [{ path, line: lines, message: `${lines} lines: split it by noun (at most ${TOO_LONG})` }];
    if (lines > LONG)
      return [{ path, line: lines, message: `${lines} lines: consider splitting it`, warning: true as const }];
    return [];
  });
