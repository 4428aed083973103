import { join } from 'node:path';
import type { DatabaseServer } from '../database/server.ts';
import { faultOf, readTestCount, type TestCount } from './jestReport.ts';
import { type Ended, runNode } from './processes.ts';
import type { Step } from './steps.ts';

export interface StepResult {
  readonly name: string;
  readonly about: string;
  readonly ran: boolean;
  readonly passed: boolean;
  readonly milliseconds: number;
  readonly output: string;
  readonly count?: TestCount;
  readonly fault?: string;
}

export interface RunContext {
  readonly root: string;
  /** A folder that goes when the run ends: jest's reports, and whatever the tests leave in the temp folder. */
  readonly scratch: string;
  /** The server for the steps that want one; rejects with a sentence where none is to be had. */
  readonly database: () => Promise<DatabaseServer>;
}

const STEP_LIMIT_SECONDS = 20 * 60;
/** What a developer may have set for their own server must not steer the tests. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|DATABASE_URL|TEST_DATABASE_URL|SMTP_URL|SESSION_KEYS|NODE_ENV|AUTH_ERROR_DETAIL|SKAL_.*|SITE_.*|E2E_.*)$/;

const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_VARIABLES.test(name)));

const stepEnvironment = async (step: Step, context: RunContext): Promise<NodeJS.ProcessEnv> => ({
  ...cleanEnvironment(),
  TMPDIR: context.scratch,
  TMP: context.scratch,
  TEMP: context.scratch,
  // Whatever Node reads from our sources anew, for every server and every worker, is kept as it was compiled.
  NODE_COMPILE_CACHE: join(context.root, 'node_modules', '.cache', 'node'),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  ...(step.jest ? { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' } : {}),
  ...(step.database ? { TEST_DATABASE_URL: (await context.database()).url } : {}),
  ...step.env,
});

const runCommands = async (
  step: Step,
  env: NodeJS.ProcessEnv,
  root: string,
  extra: readonly string[],
): Promise<Ended> => {
  let output = '';
  let ok = true;
  for (const command of step.commands) {
    const ended = await runNode([...command, ...extra], root, env, STEP_LIMIT_SECONDS);
    output += ended.output;
    ok &&= ended.ok;
  }
  return { ok, output };
};

/** Runs a step to its end, whatever that is; never rejects. */
export const runStep = async (step: Step, context: RunContext): Promise<StepResult> => {
  const started = Date.now();
  const { name, about } = step;
  const report = join(context.scratch, `${name}.json`);
  const extra = step.jest ? ['--json', `--outputFile=${report}`, `--maxWorkers=${step.workers ?? 1}`] : [];
  try {
    const { ok, output } = await runCommands(step, await stepEnvironment(step, context), context.root, extra);
    const count = step.jest ? await readTestCount(report) : undefined;
    const fault = (step.jest ? faultOf(count) : undefined) ?? (ok ? undefined : 'failed');
    const end = { name, about, ran: true, passed: fault === undefined, milliseconds: Date.now() - started, output };
    return { ...end, ...(count ? { count } : {}), ...(fault === undefined ? {} : { fault }) };
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
