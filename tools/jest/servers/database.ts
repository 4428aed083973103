/**
 * A MySQL-compatible server for tests and benchmarks: the one of DATABASE_URL, otherwise a temporary one. Tests are never skipped:
 * without a server, the error lists the choices.
 */
import { startInDocker } from './database/docker.ts';
import { installMariaDb } from './database/install.ts';
import { findServerProgram, startLocally } from './database/local.ts';
import { removeOrphans } from './database/orphans.ts';
import type { DatabaseOptions, DatabaseServer } from './database/server.ts';

const CHOICES = `No MySQL-compatible server found for the tests. Provide one of these:
  - DATABASE_URL=mysql://user:password@host:port  (an account that may create databases)
  - mariadbd or mysqld installed (Debian: apt-get install mariadb-server; macOS: brew install mariadb); the tests start
    a temporary server and leave others alone
  - Docker running`;

const configuredServer = (text: string): DatabaseServer => {
  const url = new URL(text);
  return {
    url: `mysql://${url.username}:${url.password}@${url.hostname}:${url.port || 3306}`,
    origin: 'DATABASE_URL',
    stop: async () => {},
  };
};

/** Starts (or finds) the server; `stop` ends a started server and removes its files. */
export const startDatabaseServer = async (options: DatabaseOptions = {}): Promise<DatabaseServer> => {
  if (process.env.DATABASE_URL) return configuredServer(process.env.DATABASE_URL);
  await removeOrphans();
  const installed = await findServerProgram();
  if (installed) return startLocally(installed, options);
  const dockerServer = await startInDocker();
  if (dockerServer) return dockerServer;
  if (await installMariaDb(options.log ?? console.log)) {
    const program = await findServerProgram();
    if (program) return startLocally(program, options);
  }
  throw new Error(CHOICES);
};

/** Runs something with a server, and always stops the server. */
export const withDatabaseServer = async <Result>(
  run: (server: DatabaseServer) => Promise<Result>,
  options: DatabaseOptions = {},
): Promise<Result> => {
  const server = await startDatabaseServer(options);
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
};
