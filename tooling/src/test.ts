/**
 * `npm test`: everything that can be checked, on a machine with nothing but Node. `npm test -- unit` runs one step,
 * `npm test -- api journeys` several; the exit code is zero only if each of them passed and ran at least one test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteProcesses, RUN_PREFIX, sweepLeftovers } from './database/leftovers.ts';
import type { DatabaseServer } from './database/server.ts';
import { startDatabaseServer } from './database.ts';
import { endAll } from './test/processes.ts';
import { quickFolder } from './test/quickFolder.ts';
import { notRun, type RunContext, runStep } from './test/runStep.ts';
import { schedule } from './test/schedule.ts';
import { showResult, showStart, showSummary } from './test/show.ts';
import { chooseSteps, type Step } from './test/steps.ts';

const choose = (words: readonly string[]): Step[] => {
  try {
    return chooseSteps(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

const started = Date.now();
const steps = choose(process.argv.slice(2));
// The server's files, too: whatever asks for a temporary folder gets this one.
process.env.TMPDIR = quickFolder();
await sweepLeftovers();
const scratch = mkdtempSync(join(tmpdir(), RUN_PREFIX));
await noteProcesses(scratch);
let server: Promise<DatabaseServer> | undefined;
const context: RunContext = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  scratch,
  database: () => {
    server ??= startDatabaseServer();
    return server;
  },
};

const cleanUp = async (): Promise<void> => {
  endAll();
  await server?.then((running) => running.stop()).catch(() => {});
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
};

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    console.log('\nInterrupted: ending what runs.');
    void cleanUp().then(() => process.exit(code));
  });
}

const run = async (step: Step) => {
  const stopShowing = showStart(step.name, step.about);
  const result = await runStep(step, context);
  stopShowing();
  showResult(result);
  return result;
};

const results = await schedule(steps, Math.max(availableParallelism(), 1), run, notRun);
const passed = showSummary(
  steps.flatMap(({ name }) => results.get(name) ?? []),
  Date.now() - started,
);
await cleanUp();
process.exitCode = passed ? 0 : 1;
