import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { commandsOf } from './chooseSteps.ts';
import { type RunContext, runCommands, stepEnvironment } from './context.ts';
import { faultOf, readTestCount, type TestCount } from './jestReport.ts';
import type { Ended } from './processes.ts';
import type { Step } from './step.ts';
import { forgetReports, type Task } from './tasks.ts';
import { sumUp, type Told, tellTasks } from './told.ts';

export interface StepResult {
  readonly name: string;
  readonly about: string;
  readonly ran: boolean;
  readonly passed: boolean;
  readonly milliseconds: number;
  readonly output: string;
  readonly count?: TestCount;
  /** What of it came from the cache: no test of these was run. */
  readonly cached?: { readonly tasks: number; readonly tests: number };
  readonly fault?: string;
}

/** A step, with those of its tasks that are to be run. */
export interface ChosenStep extends Step {
  readonly tasks?: readonly ChosenTask[];
}

/** A task, with the modules that its tests are chosen by, where not all of them are to be run. */
export interface ChosenTask extends Task {
  readonly follow?: readonly string[];
}

/** What lerna, and nx below it, must not do: stay as a daemon, start programs outside of the run's group, copy itself. */
const LERNA_VARIABLES = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NATIVE_COMMAND_RUNNER: 'false',
  NX_SKIP_NATIVE_FILE_CACHE: 'true',
};

const lernaCommand = ({ name, packages }: Step, tasks: readonly Task[]): string[] => [
  createRequire(import.meta.url).resolve('lerna/cli'),
  'run',
  name,
  ...tasks.flatMap(({ project }) => ['--scope', project]),
  ...['--no-bail', '--no-load-env-files', '--loglevel=error', `--concurrency=${packages ?? 1}`],
];

/** Runs the tasks of a step by lerna. */
const runTasks = async (step: Step, tasks: readonly Task[], context: RunContext): Promise<Ended & Told> => {
  forgetReports(step.name, tasks, context.root);
  const env = { ...(await stepEnvironment(step, context)), ...LERNA_VARIABLES };
  const ended = await runCommands([lernaCommand(step, tasks)], env, context.root, step.minutes);
  return {
    ...ended,
    ...(await tellTasks({ ...step, tasks }, context.root, basename(context.scratch), context.inputs)),
  };
};

/**
 * Runs the tests of one package that some modules lead to. Nobody remembers the result, and lerna is not asked: it is one of
 * some tests. Undefined where they lead to none.
 */
const runFollowed = async (
  step: Step,
  { folder }: Task,
  modules: readonly string[],
  context: RunContext,
): Promise<(Ended & Told) | undefined> => {
  const report = join(context.scratch, `${step.name}-${basename(folder)}.json`);
  const words = ['--passWithNoTests', '--findRelatedTests', ...modules];
  // It is by itself: it has the workers of all packages that lerna would have under way at the same time.
  const workers = (step.workers ?? 1) * (step.packages ?? 1);
  const commands = commandsOf({ ...step, workers }, folder, report).map((command) => [...command, ...words]);
  const ended = await runCommands(commands, await stepEnvironment(step, context), context.root, step.minutes);
  const count = await readTestCount(report);
  return ended.ok && count?.passed === 0 ? undefined : { ...ended, ...(count ? { count } : {}) };
};

/** Runs all that is chosen of a step: some tests of some packages, and the other tasks as a whole. */
const runChosen = async (step: Step, tasks: readonly ChosenTask[], context: RunContext): Promise<Ended & Told> => {
  const results: (Ended & Told)[] = [];
  const whole: Task[] = [];
  for (const task of tasks) {
    const { follow } = task;
    const result = follow && (await runFollowed(step, task, follow, context));
    if (result) results.push(result);
    else whole.push({ project: task.project, folder: task.folder });
  }
  if (whole.length > 0) results.push(await runTasks(step, whole, context));
  const [last] = results.slice(-1);
  return {
    ...last,
    ok: results.every(({ ok }) => ok),
    output: results.map(({ output }) => output).join(''),
    ...(step.jest ? { count: sumUp(results.flatMap(({ count }) => count ?? [])) } : {}),
  };
};

/** Runs a step that no package has as a task of its own: nothing of it is cached. */
const runWhole = async (step: Step, context: RunContext): Promise<Ended & Told> => {
  const report = join(context.scratch, `${step.name}.json`);
  const env = await stepEnvironment(step, context);
  const ended = await runCommands(commandsOf(step, '.', report), env, context.root, step.minutes);
  const count = step.jest ? await readTestCount(report) : undefined;
  return { ...ended, ...(count ? { count } : {}) };
};

/** Runs a step to its end, whatever that is; never rejects. */
export const runStep = async (step: ChosenStep, context: RunContext): Promise<StepResult> => {
  const started = Date.now();
  const { name, about, tasks = [] } = step;
  try {
    const {
      ok,
      output,
      count,
      cached,
      fault: told,
    } = await (tasks.length > 0 ? runChosen(step, tasks, context) : runWhole(step, context));
    const whole = count && { ...count, passed: count.passed + (cached?.tests ?? 0) };
    const fault = told ?? (step.jest ? faultOf(whole) : undefined) ?? (ok ? undefined : 'failed');
    const end = { name, about, ran: true, passed: fault === undefined, milliseconds: Date.now() - started, output };
    return {
      ...end,
      ...(count ? { count } : {}),
      ...(cached ? { cached } : {}),
      ...(fault === undefined ? {} : { fault }),
    };
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { name, about, ran: false, passed: false, milliseconds: 0, output, fault: 'could not run' };
  }
};

/** The result of a step that stands on a failed one. */
export const notRun = ({ name, about }: Step, failed: string): StepResult => ({
  name,
  about,
  ran: false,
  passed: false,
  milliseconds: 0,
  output: '',
  fault: `needs ${failed}`,
});
