/** Three processes of the product, each on its own machine with its own data folder. */
import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CLOCK_LIBRARY } from './chroot.ts';
import { type AppNodeName, addressOf, type Machines } from './machines.ts';
import { environmentOf } from './settings.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const START_TIMEOUT_MS = 60_000;
/** The Node options of the image. */
const NODE = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'];

/** The network of the balancer. */
const NETWORK = { SKAL_TRUSTED_PROXIES: '10.77.0.0/24' };

/** All load comes from one address. */
const UNLIMITED = '1000000/60';
const LIMITS = {
  SKAL_LIMIT_FORMS: UNLIMITED,
  SKAL_LIMIT_GENERAL: UNLIMITED,
  SKAL_LIMIT_LOGIN_IP: UNLIMITED,
  SKAL_LIMIT_LOGIN_EMAIL: UNLIMITED,
};

/** The S3 server of the tests has one account, and would read the name of a machine as that of a bucket. */
const STORAGE = {
  S3_ENDPOINT: `http://${addressOf('storage')}:8333`,
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
};

export interface AppNodes {
  start(name: AppNodeName): Promise<void>;
  end(name: AppNodeName, signal: NodeJS.Signals): Promise<void>;
  /** The process id of a running node. */
  pidOf(name: AppNodeName): number;
  isReady(name: AppNodeName): Promise<boolean>;
  /** Shifts the clock of a running machine by this many seconds. */
  stepClock(name: AppNodeName, seconds: number): void;
  /** Runs a program of the product on a machine of the site. Resolves with its output. */
  command(args: readonly string[], input?: string): Promise<string>;
}

export function createAppNodes(machines: Machines, root: string): AppNodes {
  const children = new Map<AppNodeName, ChildProcess>();
  const clockOf = (name: AppNodeName) => join(machines.diskOf(name), 'clock');
  const own = { PATH: process.env.PATH, HOME: machines.folder };

  const createEnvironment = (dataDir: string) => ({
    ...own,
    ...environmentOf('site-1'),
    ...LIMITS,
    ...NETWORK,
    ...STORAGE,
    SKAL_DATA_DIR: dataDir,
  });

  const isReady = (name: AppNodeName) =>
    fetch(`http://${addressOf(name)}:3000/healthz/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  const stepClock = (name: AppNodeName, seconds: number) =>
    writeFileSync(clockOf(name), `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`);

  return {
    isReady,
    stepClock,
    pidOf: (name) => children.get(name)?.pid ?? 0,

    async start(name) {
      const dataDir = join(machines.diskOf(name), 'data');
      mkdirSync(dataDir, { recursive: true });
      stepClock(name, 0);
      const clock = {
        LD_PRELOAD: join(root, CLOCK_LIBRARY),
        FAKETIME_TIMESTAMP_FILE: clockOf(name),
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      const child = machines.start({
        name,
        args: [process.execPath, ...NODE, 'packages/product/src/serve.ts'],
        env: { ...createEnvironment(dataDir), ...clock },
        cwd: ROOT,
      });
      children.set(name, child);
      for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isReady(name)); await delay(100)) {
        if (child.exitCode !== null || Date.now() > deadline) {
          throw new Error(`${name} did not start: see ${machines.folder}/logs/${name}.log`);
        }
      }
    },

    async end(name, signal) {
      const child = children.get(name);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },

    async command(args, input) {
      const dataDir = join(machines.folder, 'data');
      mkdirSync(dataDir, { recursive: true });
      const isRunning = promisify(execFile)(process.execPath, [...NODE, ...args], {
        cwd: ROOT,
        env: createEnvironment(dataDir),
      });
      if (input !== undefined) isRunning.child.stdin?.end(input);
      return (await isRunning).stdout;
    },
  };
}
