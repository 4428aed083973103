/**
 * `npm test`: everything that can be checked, on a machine with nothing but Node. `npm test -- unit` runs one step,
 * `npm test -- api journeys` several, `npm test -- --since main` what the changes since main can break; the exit code is
 * zero only if each of them passed and ran at least one test. `npm test -- --update` takes the pictures anew, and
 * `npm run test:faults -- --write` puts what it has found into docs/faults.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteProcesses, RUN_PREFIX, sweepLeftovers } from './database/leftovers.ts';
import { greetingOf } from './database/ready.ts';
import type { DatabaseServer } from './database/server.ts';
import { startDatabaseServer } from './database.ts';
import { chooseSteps, stepsToRenew } from './test/chooseSteps.ts';
import type { RunContext } from './test/context.ts';
import { isOfFaults, writeFaults } from './test/faultsPage.ts';
import { endAll } from './test/processes.ts';
import { quickFolder } from './test/quickFolder.ts';
import { type ChosenStep, notRun, runStep } from './test/runStep.ts';
import { schedule } from './test/schedule.ts';
import { showResult, showStart, showSummary } from './test/show.ts';
import { withTasks } from './test/since.ts';
import { inputsOf } from './test/tasks.ts';
import { readWish, type Wish } from './test/words.ts';

/** Ends before anything has run, with a sentence. */
const refuse = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const read = (): Wish => {
  try {
    const wish = readWish(process.argv.slice(2));
    if (typeof wish !== 'string') return wish;
    console.log(wish);
    process.exit(0);
  } catch (error) {
    return refuse(error);
  }
};

const wish = read();

const choose = async (): Promise<ChosenStep[]> => {
  try {
    // As no task of a package: what is in the cache was judged, and renews nothing.
    if (wish.update) return stepsToRenew();
    const chosen = chooseSteps(wish.names);
    if (wish.write && !chosen.every(isOfFaults)) throw new Error('Only the steps of faults have a page to write to.');
    return await withTasks(chosen, wish.since);
  } catch (error) {
    return refuse(error);
  }
};

const started = Date.now();
const steps = await choose();
// The server's files, too: whatever asks for a temporary folder gets this one.
process.env.TMPDIR = quickFolder();
await sweepLeftovers();
const scratch = mkdtempSync(join(tmpdir(), RUN_PREFIX));
await noteProcesses(scratch);
let server: Promise<DatabaseServer> | undefined;
const context: RunContext = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  scratch,
  inputs: inputsOf,
  database: async () => {
    server ??= startDatabaseServer();
    const { url } = await server;
    return { url, version: await greetingOf(url) };
  },
};

const cleanUp = async (): Promise<void> => {
  endAll();
  // One that did not start has failed its step, which said why.
  await server?.then((running) => running.stop()).catch(() => undefined);
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

const run = async (step: ChosenStep) => {
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
if (wish.write) await writeFaults([...results.values()], scratch, context.root);
await cleanUp();
process.exitCode = passed ? 0 : 1;
