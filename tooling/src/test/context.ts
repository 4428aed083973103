/** What steps run in: the run's folder, its database, and an environment that knows nothing of a developer's own server. */
import { basename, join } from 'node:path';
import { type Ended, runNode } from './processes.ts';
import type { Step } from './step.ts';
import type { Inputs, Task } from './tasks.ts';

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
  /** What a task's result is remembered for. */
  readonly inputs: (step: string, task: Task) => Promise<Inputs>;
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

/** What the programs of a step find in their environment. */
export const stepEnvironment = async (step: Step, context: RunContext): Promise<NodeJS.ProcessEnv> => ({
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

/** Runs programs one after the other, also after a failure, and keeps what they say. */
export const runCommands = async (
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
