import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withDatabaseServer } from '@skal/jest/servers/database.ts';
import { type Connection, createConnection } from 'mysql2/promise';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Settings of a measured site: limits that one address cannot reach, webhooks to this machine, and no demo app that sends
 * events during the run.
 */
const BENCH_ENV: NodeJS.ProcessEnv = {
  PORT: '0',
  SKAL_DEMO_DAYS: '0',
  SKAL_PAGE_COMPRESSION: 'small',
  SKAL_LIMIT_FORMS: '9999999/3600',
  SKAL_LIMIT_GENERAL: '9999999/60',
  SKAL_LIMIT_INGEST: '9999999/10',
  SKAL_LIMIT_LOGIN_IP: '9999999/10',
  SKAL_LOG_LEVEL: 'error',
  SKAL_WEBHOOK_LOOPBACK: 'on',
};

/** A server under test, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Starts a new measurement of the peak memory. */
  resetPeakMemory(): void;
  /** Peak resident memory in MB (VmHWM of Linux); NaN on other systems. */
  peakMemory(): number;
  /** Pauses the process, so that it takes no CPU time from the measured one. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts a server with the flags of `npm start`, and waits for the line with `ready` and its URL. */
export async function startServerProcess(script: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=16', script], {
    env: {
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
      ...process.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => {
    child.kill('SIGCONT');
    child.kill('SIGTERM');
  };
  // An interrupted benchmark stops its servers.
  process.once('exit', end);
  const url = await new Promise<string>((resolve, reject) => {
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, address] = /\bready:? (http:\S+)/.exec(line) ?? [];
        if (address) resolve(address);
      });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
  });
  const isLinux = process.platform === 'linux';
  return {
    url,
    pid: child.pid ?? Number.NaN,
    // See proc_pid_clear_refs(5).
    resetPeakMemory: () => isLinux && writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    peakMemory: () => {
      if (!isLinux) return Number.NaN;
      const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    },
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: async () => {
      const exit = once(child, 'exit');
      end();
      await exit;
      process.off('exit', end);
    },
  };
}

/** Publishes the bundles of this checkout to a data folder, and starts the site on it as production runs it. */
export function startSite(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const settings = { ...BENCH_ENV, ...env, SKAL_DATA_DIR: dataDir };
  const command = [join(ROOT, 'tools/cli/src/cli.ts'), 'release', 'publish-changed'];
  execFileSync(process.execPath, command, { env: { ...process.env, ...settings }, stdio: 'inherit' });
  return startServerProcess(join(ROOT, 'packages/product/src/serve.ts'), settings);
}

/** Runs something with a folder that is removed afterwards. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs something with a site that is stopped afterwards, on SQLite by default. */
export const withSite = <Result>(
  use: (site: ServerProcess, dataDir: string) => Promise<Result>,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> =>
  withFolder(async (dataDir) => {
    const site = await startSite(dataDir, env);
    try {
      return await use(site, dataDir);
    } finally {
      await site.stop();
    }
  });

/** Runs something with a MariaDB or MySQL server that flushes every commit, as in production. */
export const withMariaDb = <Result>(
  use: (serverUrl: string, admin: Connection) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> =>
  withDatabaseServer(
    async ({ url }) => {
      const admin = await createConnection(url);
      try {
        return await use(url, admin);
      } finally {
        await admin.end();
      }
    },
    { isDurable: true, flags: [...flags] },
  );

/** A site on one kind of database. */
export interface BenchSite {
  readonly database: 'SQLite' | 'MariaDB';
  readonly site: ServerProcess;
  readonly dataDir: string;
  /** Null on SQLite, whose file is in the data folder. */
  readonly databaseUrl: string | null;
}

/** Runs something on SQLite, then on MariaDB. Returns the rows of both, with the database in the first column. */
export async function onBothDatabases(
  run: (site: BenchSite) => Promise<string[][]>,
  flags: readonly string[] = [],
): Promise<string[][]> {
  const runWithDatabaseName = async (bench: BenchSite) => (await run(bench)).map((row) => [bench.database, ...row]);
  const sqlite = await withSite((site, dataDir) =>
    runWithDatabaseName({ database: 'SQLite', site, dataDir, databaseUrl: null }),
  );
  const mariaDb = await withMariaDb(async (serverUrl, admin) => {
    const databaseUrl = `${serverUrl}/skal_bench`;
    await admin.query('CREATE DATABASE skal_bench');
    try {
      return await withSite(
        (site, dataDir) => runWithDatabaseName({ database: 'MariaDB', site, dataDir, databaseUrl }),
        {
          DATABASE_URL: databaseUrl,
        },
      );
    } finally {
      await admin.query('DROP DATABASE skal_bench');
    }
  }, flags);
  return [...sqlite, ...mariaDb];
}
