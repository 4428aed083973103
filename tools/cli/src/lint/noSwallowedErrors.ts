import type { Finding, Lint, SourceFile } from './sourceFiles.ts';

/** An empty catch block. */
const EMPTY_CATCH = /\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}/g;
/** A promise rejection that becomes undefined or null. */
const SWALLOWED_REJECTION = /\.catch\(\s*(?:async\s*)?\(\w*\)\s*=>\s*(?:undefined|null|\{\s*\})\s*\)/g;

/** The fallback value is used, so the failure is handled: matches the text after the last `=`. */
const USED_VALUE = /.*(?:\s=|=>|\breturn) ([^;]*)$/;
/** Number of lines above in which the comment may be. */
const COMMENT_LINES = 4;

const MESSAGE = 'swallowed error: rethrow it, show it, or explain in a comment directly above why it can be ignored';

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Tells whether there is a comment beside or directly above a position, or whether its value is used. */
function isExplained(text: string, index: number, mayBeUsed: boolean): boolean {
  const lines = text.slice(0, index).split('\n');
  const before = lines.at(-1) ?? '';
  const usedValue = mayBeUsed ? USED_VALUE.exec(before)?.[1] : undefined;
  if (usedValue !== undefined && !usedValue.startsWith('void ')) return true;
  const rest = text.slice(index).split('\n', 1)[0] ?? '';
  return [...lines.slice(-1 - COMMENT_LINES, -1), before, rest].some((line) => /(^|\s)(\/\/|\*|\/\*\*?)\s/.test(line));
}

function findIn({ path, text }: SourceFile, pattern: RegExp, mayBeUsed: boolean): Finding[] {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !isExplained(text, index, mayBeUsed))
    .map(({ index }) => ({ path, line: lineOf(text, index), message: MESSAGE }));
}

/** Rejects swallowed errors without a comment that explains them, outside tests. */
export const noSwallowedErrors: Lint = (files) =>
  files
    .filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path))
    .flatMap((file) => [...findIn(file, EMPTY_CATCH, false), ...findIn(file, SWALLOWED_REJECTION, true)]);
