import type { Finding, Lint, SourceFile } from './sourceFiles.ts';

/** A failure that is caught, and nothing is made of it. */
const EMPTY = /\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}/g;
/** A promise whose failure becomes nothing. */
const DROPPED = /\.catch\(\s*(?:async\s*)?\(\w*\)\s*=>\s*(?:undefined|null|\{\s*\})\s*\)/g;

/** Where somebody takes what stands there instead, and so what the failure means: what comes after the last `=`. */
const TAKEN = /.*(?:\s=|=>|\breturn) ([^;]*)$/;
/** So many lines above it may say why. */
const NEAR = 4;

const SAYS =
  'a failure is swallowed: let it go on, show it, or say in a comment right above why nobody needs to know of it';

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Whether a comment stands beside or right above a place, or whether its value is taken. */
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

/** Refuses a failure of which nobody hears, unless a comment says why; tests may pass over what they provoke. */
export const noSwallowedErrors: Lint = (files) =>
  files
    .filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path))
    .flatMap((file) => [...findIn(file, EMPTY, false), ...findIn(file, DROPPED, true)]);
