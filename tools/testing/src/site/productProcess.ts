/** Starts the product in a separate process, with a data folder and a database of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { copyReleases } from './bundles.ts';
import { createDatabase, type DatabaseKind, type JourneyDatabase } from './database.ts';

export interface ProductOptions {
  /** SQLite by default. A function gives a database that the caller removes. */
  readonly database?: DatabaseKind | (() => Promise<JourneyDatabase>);
  readonly env?: Readonly<Record<string, string>>;
  /** Which builds are served; production by default. */
  readonly builds?: 'production' | 'development';
  /** The only bundles of the site; every one by default. */
  readonly bundles?: readonly string[] | undefined;
  /** A running web server of the same site. This one starts with its cookie key and no releases. */
  readonly joinSite?: Product;
  /** The command line that serves the site; the product by default. */
  readonly program?: readonly string[];
}

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly db: JourneyDatabase;
  /** What the process has printed so far. */
  output(): string;
  /** Kills the process (SIGKILL). */
  kill(): Promise<void>;
  /** Shuts the process down, and removes its folder and database. */
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Names the folder in which globalSetup.ts has published the production builds. */
export const PUBLISHED_ENV = 'E2E_PUBLISHED';
const COOKIE_KEY = 'session.key';
/** The QA site compiles a page at its first start, which takes more than a minute on a busy machine. */
const START_LIMIT = 150_000;
/** A busy machine must not fail a test. The api's own tests cover a slow database. */
const DEADLINES = { SKAL_DATABASE_DEADLINE_MS: '10000', SKAL_RENDER_WAIT_MS: '60000' };
/** No generated metrics of the demo app: tests send their own events. */
const DEMO_DATA = { SKAL_DEMO_DAYS: '0' };
const STOP_LIMIT = 15_000;
/** Variables that a developer may have set for another server. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|DATABASE_URL|SMTP_URL|SESSION_KEYS|NODE_ENV|NODE_OPTIONS|AUTH_ERROR_DETAIL|SKAL_.*|SITE_.*)$/;

const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_VARIABLES.test(name)));

/** Resolves with the URL that the process prints when it is ready. */
const waitUntilReady = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(`The product ${reason}. Its output:\n${output()}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), START_LIMIT);
    child.once('error', (error) => fail(`did not start: ${error.message}`));
    child.once('exit', (code) => fail(`exited with code ${code}`));
    child.stdout?.on('data', () => {
      const url = /ready: (http:\/\/\S+)/.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });

const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
  await exited;
  clearTimeout(timer);
};

/** Runs `skal` with these variables. Returns its output. */
export const runCommand = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> => {
  const options = { cwd: ROOT, env: { ...cleanEnvironment(), ...env } };
  return (await promisify(execFile)(process.execPath, ['tools/cli/src/cli.ts', ...args], options)).stdout;
};

/** Publishes every bundle in a data folder. Builds those whose sources have changed. */
export const publish = async (dataDir: string, builds: ProductOptions['builds']): Promise<void> => {
  await runCommand(['release', 'publish-changed', ...(builds === 'development' ? ['--development'] : [])], {
    SKAL_DATA_DIR: dataDir,
  });
};

/** Like `publish`, but copies what globalSetup.ts has published: a tenth of the time. */
const fill = async (dataDir: string, { builds, bundles }: ProductOptions): Promise<void> => {
  const published = builds === 'development' ? undefined : process.env[PUBLISHED_ENV];
  if (!bundles) return published ? cp(published, dataDir, { recursive: true }) : publish(dataDir, builds);
  if (published) return copyReleases(published, bundles, dataDir);
  const all = mkdtempSync(join(tmpdir(), 'skal-all-'));
  await publish(all, builds);
  await copyReleases(all, bundles, dataDir);
  rmSync(all, { recursive: true, force: true, maxRetries: 5 });
};

/** Starts the product on a free port and waits until it is ready. */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-journey-'));
  const env = { ...cleanEnvironment(), ...DEADLINES, ...DEMO_DATA, PORT: '0', SKAL_DATA_DIR: dataDir, ...options.env };
  if (options.joinSite) await cp(join(options.joinSite.dataDir, COOKIE_KEY), join(dataDir, COOKIE_KEY));
  else await fill(dataDir, options);
  const { database = 'sqlite' } = options;
  const isFactory = typeof database === 'function';
  const db = await (isFactory ? database() : createDatabase(database, dataDir));
  const { program, bundles } = options;
  // Another program gets the names of its remotes as arguments.
  const args = program
    ? [...program, ...(bundles ?? []).filter((name) => name !== 'shell')]
    : ['packages/product/src/serve.ts'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, ...db.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const stop = async () => {
    process.off('exit', killAtExit);
    await end(child);
    if (!isFactory) await db.remove();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { url: await waitUntilReady(child, output), dataDir, db, output, kill: () => end(child, 'SIGKILL'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
