/** HAProxy in front of web servers and databases, with the configuration of docker/. */
import { copyFileSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, type Machines } from './machines.ts';

const CONFIG = join(import.meta.dirname, '../../../../docker/haproxy.cfg');
const VISITORS = 8080;
/** Without root on the host, the limit of open files cannot be raised. */
const MAX_CONNECTIONS = '5000';
/** Health checks take this long to notice a server, in milliseconds. */
const HEALTH_CHECK_MS = 3_000;

const listens = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host, port });
    const finish = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', finish(true)).once('error', finish(false));
  });

/** The address of the site. */
export const siteAddress = { host: addressOf('balancer'), port: VISITORS };

export interface Balancer {
  /** Waits until the health checks have noticed every running server. */
  waitForAll(): Promise<void>;
  /** Lines of its log about servers that went up or down. */
  changes(): string[];
}

export async function startLoadBalancer(machines: Machines): Promise<Balancer> {
  copyFileSync(CONFIG, join(machines.folder, 'haproxy.cfg'));
  const args = ['haproxy', '-db', '-n', MAX_CONNECTIONS, '-f', '/srv/haproxy.cfg'];
  const child = machines.start({ name: 'balancer', args, usesRoot: true });
  while (!(await listens(siteAddress.host, VISITORS))) {
    if (child.exitCode !== null) throw new Error(`The balancer did not start: see ${machines.folder}/logs`);
    await delay(50);
  }
  return {
    waitForAll: () => delay(HEALTH_CHECK_MS),
    changes: () =>
      readFileSync(join(machines.folder, 'logs/balancer.log'), 'utf8')
        .split('\n')
        .filter((line) => /^Server .* is (?:UP|DOWN)/.test(line)),
  };
}
