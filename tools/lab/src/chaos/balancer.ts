/** HAProxy before sites and databases, with the very file of docker/. */
import { copyFileSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, type Machines } from './machines.ts';

const CONFIG = join(import.meta.dirname, '../../../../docker/haproxy.cfg');
const VISITORS = 8080;
/** An account that is not the machine's own root may not raise how many files it has open. */
const FEWER = '5000';
/** How long a site may be looked at until it is counted again, in milliseconds. */
const NOTICED_MS = 3_000;

const listens = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host, port });
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', answer(true)).once('error', answer(false));
  });

/** Where visitors find the site. */
export const siteAddress = { host: addressOf('balancer'), port: VISITORS };

export interface Balancer {
  /** Gives it the time that it needs to notice who is there. */
  waitForAll(): Promise<void>;
  /** What it said of servers that went and came, a line each. */
  changes(): string[];
}

export async function startLoadBalancer(machines: Machines): Promise<Balancer> {
  copyFileSync(CONFIG, join(machines.folder, 'haproxy.cfg'));
  const words = ['haproxy', '-db', '-n', FEWER, '-f', '/srv/haproxy.cfg'];
  const child = machines.start({ name: 'balancer', words, inRoot: true });
  while (!(await listens(siteAddress.host, VISITORS))) {
    if (child.exitCode !== null) throw new Error(`The balancer did not start: see ${machines.folder}/logs`);
    await delay(50);
  }
  return {
    waitForAll: () => delay(NOTICED_MS),
    changes: () =>
      readFileSync(join(machines.folder, 'logs/balancer.log'), 'utf8')
        .split('\n')
        .filter((line) => /^Server .* is (?:UP|DOWN)/.test(line)),
  };
}
