import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Breakage, Gate } from './breakages.ts';

/** What a gate found: nothing where it lets everything through. */
export type Verdicts = ReadonlyMap<string, string>;

/** One name for each gate. */
export const nameOf = (gate: Gate): string => (gate === 'lint' ? gate : `${gate.project}/${gate.test}`);

/**
 * Does something wrong in a copy of the sources.
 * @throws Error when what is to be broken does not stand there once: then the breakage is to be written anew
 */
export function breakIn(dir: string, { name, file, from, to }: Breakage): void {
  const path = join(dir, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${name}: '${from}' stands ${parts.length - 1} times in ${file}`);
  writeFileSync(path, parts.join(to));
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string; readonly message: string }[];
}

/** No npm and no run of tests around this one says anything to what is started here. */
const OWN = { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', npm_execpath: '', JEST_WORKER_ID: undefined };

/** So long a test looks for what will not come, since it is broken; otherwise it is a quarter of a minute for each. */
const HASTY = { TEST_PATIENCE_MS: '2000' };

/**
 * Runs these gates in a copy, all their tests in one go.
 * @param isBroken whether they are to refuse it; what nothing is wrong with has as much time as anywhere
 */
export function runGates(dir: string, gates: readonly Gate[], isBroken: boolean): Verdicts {
  const env = { ...OWN, ...(isBroken ? HASTY : {}) };
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, words, { cwd: dir, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const tests = gates.filter((gate) => gate !== 'lint');
  const verdicts = new Map<string, string>();
  if (gates.includes('lint')) {
    const { status, stdout, stderr } = run('tooling/src/lint/run.ts');
    if (status !== 0) verdicts.set('lint', stdout + stderr);
  }
  if (tests.length === 0) return verdicts;
  const report = join(dir, 'report.json');
  const { stderr } = run(
    'node_modules/jest/bin/jest.js',
    ...['--selectProjects', ...new Set(tests.map(({ project }) => project))],
    ...['--runTestsByPath', ...tests.map((gate) => join(dir, nameOf(gate)))],
    ...['--json', '--outputFile', report],
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const gate of tests) {
    const result = testResults.find(({ name }) => name === join(dir, nameOf(gate)));
    // What did not run let nothing through either.
    if (result?.status !== 'passed') verdicts.set(nameOf(gate), result?.message ?? stderr);
  }
  return verdicts;
}
