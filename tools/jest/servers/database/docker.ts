/** The server from Docker, for machines without a database program. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isListening } from './handshake.ts';
import { type DatabaseServer, ZONE } from './server.ts';

const run = promisify(execFile);
const IMAGE = 'mariadb:11.8';
const START_TIMEOUT = 120_000;

const hasDocker = async (): Promise<boolean> =>
  run('docker', ['info'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );

/** Starts a container; returns undefined without a Docker engine. */
export const startInDocker = async (): Promise<DatabaseServer | undefined> => {
  if (!(await hasDocker())) return undefined;
  const password = randomBytes(12).toString('hex');
  const { stdout: created } = await run('docker', [
    ...['run', '--detach', '--rm', '--publish', '127.0.0.1::3306'],
    ...['--env', `MARIADB_ROOT_PASSWORD=${password}`, '--env', `TZ=${ZONE}`],
    ...['--tmpfs', '/var/lib/mysql', IMAGE],
  ]);
  const container = created.trim();
  const stop = async () => {
    await run('docker', ['stop', '--time', '5', container]);
  };
  try {
    const { stdout: mapping } = await run('docker', ['port', container, '3306/tcp']);
    const port = Number(/:(\d+)\s*$/m.exec(mapping)?.[1]);
    const deadline = Date.now() + START_TIMEOUT;
    while (!(await isListening(port))) {
      if (Date.now() > deadline) throw new Error(`The container of ${IMAGE} did not become ready.`);
      await delay(200);
    }
    return { url: `mysql://root:${password}@127.0.0.1:${port}`, origin: `Docker ${IMAGE}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
