import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from '../webpack/bundles.ts';
import { ENOUGH, PARTS } from './parts.ts';

export interface Outcome {
  /** Changes that a test noticed, or that made it hang. */
  noticed: number;
  /** Changes that could be run. */
  tried: number;
  /** Of a hundred changes so many were noticed, rounded down. */
  score: number;
}

const NOTICED: readonly string[] = ['Killed', 'Timeout'];
/** Nothing ran that could have noticed, or nothing could run: not ours to count. */
const OUTSIDE: readonly string[] = ['CompileError', 'RuntimeError', 'Ignored', 'Pending'];

/** Counts what became of the changes. */
export function countOutcomes(mutants: readonly Pick<MutantResult, 'status'>[]): Outcome {
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const tried = noticed + mutants.filter(isSurvivor).length;
  return { noticed, tried, score: tried === 0 ? 0 : Math.floor((100 * noticed) / tried) };
}

/** Whether a change was tried and not noticed: by tests that came to its place, or because none does. */
export const isSurvivor = ({ status }: Pick<MutantResult, 'status'>): boolean =>
  !NOTICED.includes(status) && !OUTSIDE.includes(status);

/** A machine that stands still makes a change hang, too: what hung is told, although it counts as noticed. */
const WORDS: Partial<Record<MutantResult['status'], string>> = { NoCoverage: 'no test comes to', Timeout: 'hung' };

/** A change that nobody noticed, or that hung, in a line. */
export function describeMutant(mutant: MutantResult, dir: string): string {
  const { fileName, location, mutatorName, replacement = '', status } = mutant;
  const place = `${relative(dir, fileName)}:${location.start.line}`;
  return `  ${WORDS[status] ?? 'not noticed'}: ${place} (${mutatorName}): ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}

export const MUTATION_PAGE = join(ROOT, 'docs', 'mutation.md');

const INTRODUCTION = `# Would a test notice?

\`skal mutate\` changes the code that decides in one place after the other, in a copy, with
[Stryker](https://stryker-mutator.io), and runs the tests that are to notice. Of 100 changes of a file at least ${ENOUGH}
must be noticed; the command says which were not, and fails below that. \`skal mutate registry\` takes a part,
\`-- shell/server/fit.ts\` a file, \`--write\` puts the figures here. A change is tried by the tests that come to its place,
up to the first one that fails: a pure function takes seconds altogether, a page or an api minutes. Where there is no
figure, nobody has measured yet. Parts, files and tests stand in [parts.ts](../tools/cli/src/mutation/parts.ts): of those
that ought to notice, the quickest.

| file | part | noticed of tried | | when and where |
| --- | --- | ---: | ---: | --- |
`;

const startOf = (file: string, part: string): string => `| \`${file}\` | ${part} |`;

/** The page with the figures of one file put in; those of all others stay as the page has them. */
export function pageWith(page: string, measured?: { file: string; outcome: Outcome; made: string }): string {
  const known = page.split('\n');
  const rows = PARTS.flatMap(({ name, files }) =>
    Object.keys(files).map((file) => {
      const start = startOf(file, name);
      if (measured?.file !== file) return known.find((line) => line.startsWith(start)) ?? `${start} | | not measured |`;
      const { noticed, tried, score } = measured.outcome;
      return `${start} ${noticed} / ${tried} | ${score} % | ${measured.made} |`;
    }),
  );
  return `${INTRODUCTION}${rows.join('\n')}\n`;
}

/** Puts a file's figures into docs/mutation.md. */
export function writeOutcome(file: string, outcome: Outcome): void {
  const known = existsSync(MUTATION_PAGE) ? readFileSync(MUTATION_PAGE, 'utf8') : '';
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const made = `${new Date().toISOString().slice(0, 10)}; ${machine}`;
  writeFileSync(MUTATION_PAGE, pageWith(known, { file, outcome, made }));
}
