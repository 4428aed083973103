import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../testing/workingCopy.ts';
import { type Gate, SEEDED_FAULTS } from './seededFaults.ts';

/** The inner jest must not see the variables of the outer run. */
const { TEST_TIER: _, JEST_WORKER_ID: __, ...rest } = process.env;
/** `until` would wait its full time in broken sources. */
const ENV = { ...rest, NODE_OPTIONS: '', FORCE_COLOR: '0', npm_execpath: '', TEST_PATIENCE_MS: '2000' };

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string; readonly message: string }[];
}

const nameOf = (gate: Gate): string => (typeof gate === 'string' ? gate : `${gate.project}/${gate.test}`);

/** Runs lint, the spell checker on the pages, and these tests in a copy. @returns the failure message of each */
function failuresIn(dir: string, gates: readonly Gate[]): Map<string, string> {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: dir, env: ENV, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const lint = run('tools/cli/src/lint/run.ts');
  const spelling = run('node_modules/cspell/bin.mjs', 'lint', '--no-progress', 'docs');
  const tests = gates.filter((gate) => typeof gate !== 'string');
  const report = join(dir, 'report.json');
  run(
    'node_modules/jest/bin/jest.js',
    ...['--selectProjects', ...new Set(tests.map(({ project }) => project.replace(/^tools\//, '')))],
    ...['--runTestsByPath', ...tests.map((gate) => join(dir, nameOf(gate)))],
    ...['--json', '--outputFile', report],
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults.filter(({ status }) => status !== 'passed');
  return new Map([
    ...(lint.status === 0 ? [] : [['lint', lint.stdout + lint.stderr] as const]),
    ...(spelling.status === 0 ? [] : [['spelling', spelling.stdout + spelling.stderr] as const]),
    ...failed.map(({ name, message }) => [name.slice(dir.length + 1), message] as const),
  ]);
}

it('each seeded fault is caught by its check, with advice', () => {
  const copy = copyRepository();
  try {
    for (const { file, from, to } of SEEDED_FAULTS) {
      const path = join(copy.dir, file);
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace(from, () => to),
      );
    }
    const gates = [...new Map(SEEDED_FAULTS.map(({ gate }) => [nameOf(gate), gate])).values()];
    const failures = failuresIn(copy.dir, gates);
    const missed = SEEDED_FAULTS.filter(({ gate, message }) => !message.test(failures.get(nameOf(gate)) ?? ''));
    expect(missed.map(({ name, gate }) => `${name}: ${failures.get(nameOf(gate))}`)).toEqual([]);
  } finally {
    copy.remove();
  }
}, 600_000);
