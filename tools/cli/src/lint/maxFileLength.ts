import type { Lint } from './sourceFiles.ts';

const LONG = 200;
const TOO_LONG = 250;

/** A file that outgrows a screen or four has more than one subject. */
export const maxFileLength: Lint = (files) =>
  files.flatMap(({ path, text }) => {
    // A style sheet of tokens is a table.
    if (path.endsWith('.css')) return [];
    const lines = text.split('\n').length - 1;
    if (lines > TOO_LONG)
      return [{ path, line: lines, message: `${lines} lines: split it by noun (at most ${TOO_LONG})` }];
    if (lines > LONG)
      return [{ path, line: lines, message: `${lines} lines: time to split it`, warning: true as const }];
    return [];
  });
