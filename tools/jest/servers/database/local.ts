/** A temporary server from the machine's mariadbd or mysqld: own folder, own socket, own free port. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isListening } from './handshake.ts';
import { FOLDER_PREFIX, recordProcesses } from './orphans.ts';
import { type DatabaseOptions, type DatabaseServer, ZONE } from './server.ts';

const SERVER_FOLDERS = ['/usr/sbin', '/usr/libexec', '/usr/local/sbin', '/opt/homebrew/bin'];
const START_TIMEOUT = 60_000;
const TEMP = 'temp';

/** Finds the server program of this machine: mariadbd before mysqld. */
export const findServerProgram = async (): Promise<string | undefined> => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return ['mariadbd', 'mysqld']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((program) => existsSync(program));
};

const runToEnd = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`exit code ${code}`))));
  });

/** The server requires this flag to run as root. */
const asUser = (): string[] => (process.getuid?.() === 0 ? ['--user=root'] : []);

const logTail = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(-15).join('\n');

/** Returns the log before the script's generic advice. */
const logBeforeAdvice = async (file: string): Promise<string> => {
  const [logText = ''] = (await readFile(file, 'utf8').catch(() => '')).split('Installation of system tables failed');
  return logText.split('\n').slice(-15).join('\n');
};

/** Creates the system tables. MariaDB has a script for that; `--rpm` keeps it from changing system folders. */
const initialiseFolder = async (program: string, folder: string): Promise<void> => {
  const [data, log] = [join(folder, 'data'), join(folder, 'server.log')];
  const output = await open(log, 'a');
  const stdio: StdioOptions = ['ignore', output.fd, output.fd];
  // The script starts a server too, which empties its temp folder (see serverFlags).
  const env = { ...process.env, TMPDIR: join(folder, TEMP) };
  const script = program.replace(/[^/\\]*$/, 'mariadb-install-db');
  const isMariaDb = /mariadbd[^/\\]*$/.test(program);
  const installer = existsSync(script) ? script : 'mariadb-install-db';
  const child = isMariaDb
    ? spawn(
        installer,
        [
          '--no-defaults',
          `--datadir=${data}`,
          '--auth-root-authentication-method=normal',
          '--skip-test-db',
          '--rpm',
        ].concat(asUser()),
        { stdio, env },
      )
    : spawn(program, ['--no-defaults', '--initialize-insecure', `--datadir=${data}`, ...asUser()], { stdio, env });
  try {
    await runToEnd(child);
  } catch (error) {
    throw new Error(`The database could not be initialised (${String(error)}):\n${await logBeforeAdvice(log)}`);
  } finally {
    await output.close();
  }
};

/**
 * Flags that make a test server faster: no durability on a power cut, and no persistent table statistics, which took half of the
 * time of creating one of the hundreds of databases of a run.
 */
const FAST_FLAGS = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--sync-binlog=0',
  '--innodb-stats-persistent=0',
];

const serverFlags = (folder: string, port: number, { isDurable, flags = [] }: DatabaseOptions): string[] => [
  '--no-defaults',
  `--datadir=${join(folder, 'data')}`,
  // A starting server empties its temp folder, so it must not be shared.
  `--tmpdir=${join(folder, TEMP)}`,
  `--socket=${join(folder, 'server.sock')}`,
  `--pid-file=${join(folder, 'server.pid')}`,
  `--log-error=${join(folder, 'server.log')}`,
  `--init-file=${join(folder, 'account.sql')}`,
  '--bind-address=127.0.0.1',
  `--port=${port}`,
  '--skip-name-resolve',
  '--max-connections=300',
  ...(isDurable ? [] : FAST_FLAGS),
  ...asUser(),
  ...flags,
];

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts a temporary server from this program. */
export const startLocally = async (program: string, options: DatabaseOptions): Promise<DatabaseServer> => {
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    await mkdir(join(folder, TEMP));
    await initialiseFolder(program, folder);
    return await serve(program, folder, options, remove);
  } catch (error) {
    remove();
    throw error;
  }
};

const serve = async (
  program: string,
  folder: string,
  options: DatabaseOptions,
  remove: () => void,
): Promise<DatabaseServer> => {
  const password = randomBytes(12).toString('hex');
  const account = `'skal'@'127.0.0.1'`;
  await writeFile(
    join(folder, 'account.sql'),
    `CREATE USER ${account} IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO ${account} WITH GRANT OPTION;\n`,
    { mode: 0o600 },
  );
  // The port is released before the server listens on it, because the program accepts no open socket.
  const portProbe = createServer().listen(0, '127.0.0.1');
  await once(portProbe, 'listening');
  const { port } = portProbe.address() as AddressInfo;
  portProbe.close();
  await once(portProbe, 'close');
  const env = { ...process.env, TZ: ZONE };
  const child = spawn(program, serverFlags(folder, port, options), { stdio: 'ignore', env });
  const killAtExit = () => {
    child.kill('SIGKILL');
    remove();
  };
  process.once('exit', killAtExit);
  const stop = async () => {
    process.off('exit', killAtExit);
    if (!hasEnded(child)) {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timeout = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(timeout);
    }
    remove();
  };
  await recordProcesses(folder, child.pid);
  const deadline = Date.now() + START_TIMEOUT;
  while (!(await isListening(port))) {
    if (hasEnded(child) || Date.now() > deadline) {
      const log = await logTail(join(folder, 'server.log'));
      await stop();
      throw new Error(`${program} did not start:\n${log}`);
    }
    await delay(50);
  }
  return { url: `mysql://skal:${password}@127.0.0.1:${port}`, origin: `throwaway ${program}`, stop };
};
