import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { commandsOf } from './chooseSteps.ts';
import { type RunContext, runCommands, stepEnvironment } from './context.ts';
import { faultOf, readTestCount, type TestCount } from './jestReport.ts';
import type { Ended } from './processes.ts';
import { type ChosenTask, runSome } from './runSome.ts';
import type { Step } from './step.ts';
import { forgetReports, type Task } from './tasks.ts';
import { sumUp, type Told, tellTasks } from './told.ts';
import { stepTraces, type TraceWatch, traceOf, watchTests } from './traces.ts';

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
  const watches: TraceWatch[] = [];
  for (const task of tasks) {
    const trace = traceOf(step, task.folder);
    if (trace) watches.push(await watchTests(step, task, trace, context, env));
  }
  const noting = watches.length > 0 ? stepTraces(step, context.scratch) : {};
  const ended = await runCommands([lernaCommand(step, tasks)], { ...env, ...noting }, context.root, step.minutes);
  for (const watch of watches) await watch.keep();
  return {
    ...ended,
    ...(await tellTasks({ ...step, tasks }, context.root, basename(context.scratch), context.inputs)),
  };
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Runs all that is chosen of a step: some tests of some packages, and the other tasks as a whole. */
const runChosen = async (step: Step, tasks: readonly ChosenTask[], context: RunContext): Promise<Ended & Told> => {
  const results: (Ended & Told)[] = [];
  const whole: Task[] = [];
  for (const task of tasks) {
    const result = await runSome(step, task, context);
    if (result) results.push(result);
    else whole.push({ project: task.project, folder: task.folder });
  }
  if (whole.length > 0) results.push(await runTasks(step, whole, context));
  const [last] = results.slice(-1);
  const cached = results.flatMap((result) => result.cached ?? []);
  return {
    ...last,
    ok: results.every(({ ok }) => ok),
    output: results.map(({ output }) => output).join(''),
    ...(step.jest ? { count: sumUp(results.flatMap(({ count }) => count ?? [])) } : {}),
    ...(cached.length > 0
      ? {
          cached: {
            tasks: sumOf(cached.map(({ tasks: some }) => some)),
            tests: sumOf(cached.map(({ tests }) => tests)),
          },
        }
      : {}),
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
