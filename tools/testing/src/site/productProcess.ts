/** The whole product in a process of its own, on a data folder and a database of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type DatabaseKind, databaseKind, type JourneyDatabase, createDatabase } from './database.ts';
import { copyReleases } from './bundles.ts';

export interface ProductOptions {
  /** The run's database (E2E_DATABASE) unless said otherwise. One that is given belongs to whoever gives it. */
  readonly database?: DatabaseKind | (() => Promise<JourneyDatabase>);
  readonly env?: Readonly<Record<string, string>>;
  /** Which builds are served; those of production unless said otherwise. */
  readonly builds?: 'production' | 'development';
  /** The only bundles of the site; all that there are unless said otherwise. */
  readonly bundles?: readonly string[] | undefined;
  /** Another front door of the same site: this one begins with nothing but the key of its cookies. */
  readonly joinSite?: Product;
  /** What serves it; the product unless said otherwise. */
  readonly program?: string;
}

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly db: JourneyDatabase;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Ends it by its own shutdown, and removes its folder and database. */
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Where the run has published the builds of production (see published.ts). */
export const PUBLISHED_ENV = 'E2E_PUBLISHED';
const COOKIE_KEY = 'session.key';
/** A tester's page is compiled at its first start: on a machine that is busy that takes more than a minute. */
const START_LIMIT = 150_000;
/** A busy machine must not fail a journey: what happens when a database is late is tested at the api. */
const PATIENT = { SKAL_DATABASE_DEADLINE_MS: '10000' };
/** What a demo app would report is in the way of what a journey is about. */
const QUIET = { SKAL_DEMO_DAYS: '0' };
const STOP_LIMIT = 15_000;
/** What a developer may have set for their own server. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|DATABASE_URL|SMTP_URL|SESSION_KEYS|NODE_ENV|NODE_OPTIONS|AUTH_ERROR_DETAIL|SKAL_.*|SITE_.*)$/;

const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_VARIABLES.test(name)));

/** Resolves with the address that it prints when it is ready. */
const ready = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(`The product ${reason}. It said:\n${output()}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), START_LIMIT);
    child.once('error', (error) => fail(`did not start: ${error.message}`));
    child.once('exit', (code) => fail(`ended at once (${code})`));
    child.stdout?.on('data', () => {
      const url = /ready: (http:\/\/\S+)/.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });

const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
  await gone;
  clearTimeout(timer);
};

/** Runs a command of ours to its end, as on a machine with these settings; answers with what it said. */
export const runCommand = async (
  [program = '', ...words]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> => {
  const options = { cwd: ROOT, env: { ...ownEnvironment(), ...env } };
  return (await promisify(execFile)(process.execPath, [`tooling/src/${program}`, ...words], options)).stdout;
};

/** Makes every bundle live in a data folder, built anew where its sources have changed. */
export const publish = async (dataDir: string, builds: ProductOptions['builds']): Promise<void> => {
  await runCommand(['publish.ts', ...(builds === 'development' ? ['--development'] : [])], { SKAL_DATA_DIR: dataDir });
};

/** As `publish`; what the run has published already is taken over, which takes a tenth of the time. */
const fill = async (dataDir: string, { builds, bundles }: ProductOptions): Promise<void> => {
  const published = builds === 'development' ? undefined : process.env[PUBLISHED_ENV];
  if (!bundles) return published ? cp(published, dataDir, { recursive: true }) : publish(dataDir, builds);
  if (published) return copyReleases(published, bundles, dataDir);
  const all = mkdtempSync(join(tmpdir(), 'skal-all-'));
  await publish(all, builds);
  copyReleases(all, bundles, dataDir);
  rmSync(all, { recursive: true, force: true, maxRetries: 5 });
};

/** Starts the built product on a free port and waits until it answers. */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-journey-'));
  const env = { ...ownEnvironment(), ...PATIENT, ...QUIET, PORT: '0', SKAL_DATA_DIR: dataDir, ...options.env };
  if (options.joinSite) await cp(join(options.joinSite.dataDir, COOKIE_KEY), join(dataDir, COOKIE_KEY));
  else await fill(dataDir, options);
  const { database = databaseKind() } = options;
  const isGiven = typeof database === 'function';
  const db = await (isGiven ? database() : createDatabase(database, dataDir));
  const { program, bundles } = options;
  // What is no product is told what its site has.
  const words = program ? [program, ...(bundles ?? []).filter((name) => name !== 'shell')] : ['product/src/serve.ts'];
  const child = spawn(process.execPath, words, {
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
    if (!isGiven) await db.remove();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { url: await ready(child, output), dataDir, db, output, kill: () => end(child, 'SIGKILL'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
