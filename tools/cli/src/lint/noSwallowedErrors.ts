import type { Finding, Lint, SourceFile } from './sourceFiles.ts';

/** An empty catch block. */
const EMPTY = /\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}/g;
/** A promise rejection that becomes undefined or null. */
const DROPPED = /\.catch\(\s*(?:async\s*)?\(\w*\)\s*=>\s*(?:undefined|null|\{\s*\})\s*\)/g;

/** The fallback value is used, so the failure is handled: matches the text after the last `=`. */
const TAKEN = /.*(?:\s=|=>|\breturn) ([^;]*)$/;
/** Number of lines above in which the comment may be. */
const NEAR = 4;

const SAYS = 'swallowed error: rethrow it, show it, or explain in a comment directly above why it can be ignored';

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Tells whether there is a comment beside or directly above a position, or whether its value is used. */
function isMeant(text: string, at: number, mayBeTaken: boolean): boolean {
  const lines = text.slice(0, at).split('\n');
  const before = lines.at(-1) ?? '';
  const taken = mayBeTaken ? TAKEN.exec(before)?.[1] : undefined;
  if (taken !== undefined && !taken.startsWith('void ')) return true;
  const rest = text.slice(at).split('\n', 1)[0] ?? '';
  return [...lines.slice(-1 - NEAR, -1), before, rest].some((line) => /(^|\s)(\/\/|\*|\/\*\*?)\s/.test(line));
}

function findIn({ path, text }: SourceFile, pattern: RegExp, mayBeTaken: boolean): Finding[] {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !isMeant(text, index, mayBeTaken))
    .map(({ index }) => ({ path, line: lineOf(text, index), message: SAYS }));
}

/** Rejects swallowed errors without a comment that explains them, outside tests. */
export const noSwallowedErrors: Lint = (files) =>
  files
    .filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path))
    .flatMap((file) => [...findIn(file, EMPTY, false), ...findIn(file, DROPPED, true)]);
