/**
 * What a script of a package's manifest runs: a step of `npm test` for this one package, such as
 * `node ../tooling/src/test/task.ts unit`. It leaves a report beside the package, which the cache gives back where nothing
 * has changed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { commandsOf, stepNamed } from './chooseSteps.ts';
import { faultOf, readTestCount } from './jestReport.ts';
import { NOTE_READS } from './programs.ts';
import { ROOT, reportFile, type TaskReport } from './tasks.ts';
import { reportIn, TRACES, tracesOf } from './traces/notes.ts';
import { traceOf } from './traces.ts';

/** Some ask for many files that are not there, until they find one. */
const readsIn = (notes: string): string[] =>
  [...new Set(notes.split('\n'))].filter((path) => path !== '' && existsSync(join(ROOT, path))).sort();

const started = Date.now();
const step = stepNamed(process.argv[2] ?? '');
const folder = process.cwd();
const scratch = mkdtempSync(join(tmpdir(), `skal-${basename(folder)}-`));
const reads = join(scratch, 'reads');
// Who runs it may want to know what its tests go by.
const { [TRACES]: noted } = process.env;
const traces = noted && traceOf(step, basename(folder)) ? tracesOf(noted, folder) : undefined;
const json = traces ? reportIn(traces) : join(scratch, 'report.json');
writeFileSync(reads, '');

const env = {
  ...process.env,
  // nx asks for colours, whatever the run has said.
  ...(process.env.NO_COLOR ? { FORCE_COLOR: undefined } : {}),
  TEST_READS: reads,
  [TRACES]: traces,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, ...NOTE_READS].filter(Boolean).join(' '),
};
const run = (command: readonly string[]): boolean =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  }).status === 0;
// The later ones are run also where an earlier one has failed: each says what it has found.
const ok = commandsOf(step, relative(ROOT, folder), json).map(run).every(Boolean);

const count = step.jest ? await readTestCount(json) : undefined;
const fault = (step.jest ? faultOf(count) : undefined) ?? (ok ? undefined : 'failed');
const report: TaskReport = {
  run: process.env.TEST_RUN ?? '',
  milliseconds: Date.now() - started,
  reads: readsIn(readFileSync(reads, 'utf8')),
  ...(count ? { count } : {}),
  ...(fault === undefined ? {} : { fault }),
};
rmSync(scratch, { recursive: true, force: true });
const file = reportFile(folder, step.name);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
process.exitCode = fault === undefined ? 0 : 1;
