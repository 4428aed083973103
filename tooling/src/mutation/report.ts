import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from '../webpack/bundles.ts';
import { ENOUGH, type MutationPart, PARTS } from './parts.ts';

export interface Outcome {
  /** Changes that a test noticed, or that made it hang. */
  killed: number;
  /** Changes that could be run. */
  counted: number;
  /** Of a hundred changes so many were noticed, rounded down. */
  score: number;
}

const NOTICED: readonly string[] = ['Killed', 'Timeout'];
/** Nothing ran that could have noticed, or nothing could run: not ours to count. */
const OUTSIDE: readonly string[] = ['CompileError', 'RuntimeError', 'Ignored', 'Pending'];

/** Counts what became of the changes. */
export function countOutcomes(mutants: readonly Pick<MutantResult, 'status'>[]): Outcome {
  const counted = mutants.filter(({ status }) => !OUTSIDE.includes(status)).length;
  const killed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  return { killed, counted, score: counted === 0 ? 0 : Math.floor((100 * killed) / counted) };
}

/** A change that nobody noticed, in a line. */
export function describeSurvivor({ fileName, location, mutatorName, replacement = '' }: MutantResult, dir: string) {
  const place = `${relative(dir, fileName)}:${location.start.line}`;
  return `  not noticed: ${place} (${mutatorName}): ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}

const FILE = join(ROOT, 'docs', 'mutation.md');

const INTRODUCTION = `# Would a test notice?

\`npm run test:mutation\` changes the code that decides in one place after the other, in a copy, with
[Stryker](https://stryker-mutator.io), and runs the tests that are to notice. At least ${ENOUGH} of 100 changes must be
noticed in each part; the command says which were not. The parts are in \`tooling/src/mutation/parts.ts\`; these are the
last figures of each (\`--write\`).

| part | what it decides | changes | noticed | | when and where |
| --- | --- | ---: | ---: | ---: | --- |
`;

const rowOf = (name: string, text: string): string | undefined =>
  text.split('\n').find((line) => line.startsWith(`| ${name} |`));

/** Puts a part's figures into docs/mutation.md; those of the other parts stay. */
export function writeOutcome(part: MutationPart, { killed, counted, score }: Outcome): void {
  const known = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const made = `${new Date().toISOString().slice(0, 10)}; ${machine}`;
  const row = `| ${part.name} | ${part.about} | ${counted} | ${killed} | ${score} % | ${made} |`;
  const rows = PARTS.map(({ name }) => (name === part.name ? row : rowOf(name, known))).filter((line) => line);
  writeFileSync(FILE, `${INTRODUCTION}${rows.join('\n')}\n`);
}
