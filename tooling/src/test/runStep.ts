import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { commandsOf } from './chooseSteps.ts';
import { faultOf, readTestCount, type TestCount } from './jestReport.ts';
import { type Ended, runNode } from './processes.ts';
import type { Step } from './step.ts';
import { forgetReports, type Inputs, type Task } from './tasks.ts';
import { type Told, tellTasks } from './told.ts';

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

export interface TestDatabase {
  readonly url: string;
  /** What the cache goes by: the address is another one in every run. */
  readonly version: string;
}

export interface RunContext {
  readonly root: string;
  /** A folder that goes when the run ends: jest's reports, and whatever the tests leave in the temp folder. */
  readonly scratch: string;
  /** The server for the steps that want one; rejects with a sentence where none is to be had. */
  readonly database: () => Promise<TestDatabase>;
  /** The files for which a task's result is remembered. */
  readonly inputs: (step: string, task: Task) => Promise<Pick<Inputs, 'files'>>;
}

/** A step, with those of its tasks that are to be run. */
export interface ChosenStep extends Step {
  readonly tasks?: readonly Task[];
}

const STEP_LIMIT_MINUTES = 30;
/** What a developer may have set for their own server must not steer the tests. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|DATABASE_URL|TEST_DATABASE_URL|SMTP_URL|SESSION_KEYS|NODE_ENV|AUTH_ERROR_DETAIL|SKAL_.*|SITE_.*|E2E_.*|NX_.*)$/;

const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_VARIABLES.test(name)));

const databaseVariables = ({ url, version }: TestDatabase): NodeJS.ProcessEnv => ({
  TEST_DATABASE_URL: url,
  TEST_DATABASE_VERSION: version,
});

const stepEnvironment = async (step: Step, context: RunContext): Promise<NodeJS.ProcessEnv> => ({
  ...cleanEnvironment(),
  TMPDIR: context.scratch,
  TMP: context.scratch,
  TEMP: context.scratch,
  TEST_RUN: basename(context.scratch),
  // Whatever Node reads from our sources anew, for every server and every worker, is kept as it was compiled.
  NODE_COMPILE_CACHE: join(context.root, 'node_modules', '.cache', 'node'),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  ...(step.jest ? { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' } : {}),
  ...(step.database ? databaseVariables(await context.database()) : {}),
  ...step.env,
});

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

const runCommands = async (
  commands: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
  root: string,
  minutes = STEP_LIMIT_MINUTES,
): Promise<Ended> => {
  let output = '';
  let ok = true;
  for (const command of commands) {
    const ended = await runNode(command, root, env, minutes * 60);
    output += ended.output;
    ok &&= ended.ok;
  }
  return { ok, output };
};

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
    } = await (tasks.length > 0 ? runTasks(step, tasks, context) : runWhole(step, context));
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
