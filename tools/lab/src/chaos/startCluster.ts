/** Brings the whole up, in the order in which docker/compose.scale.yml does. */
import { randomBytes } from 'node:crypto';
import { type Balancer, siteAddress, startLoadBalancer } from './balancer.ts';
import { type Databases, openDatabases } from './databases.ts';
import type { LoadTarget } from './loadGenerator.ts';
import { DATABASES, createMachines, type Machines, APP_NODES } from './machines.ts';
import { startMailSink, type MailSink } from './mailSink.ts';
import { startDnsServer } from './dnsServer.ts';
import { clusterChroot } from './chroot.ts';
import { secrets } from './settings.ts';
import { createAppNodes, type AppNodes } from './appNodes.ts';
import { openStorage, type Storage } from './storage.ts';

export interface Cluster {
  readonly machines: Machines;
  readonly databases: Databases;
  readonly appNodes: AppNodes;
  readonly storage: Storage;
  readonly balancer: Balancer;
  readonly mails: MailSink;
  readonly operator: { readonly email: string; readonly password: string };
  readonly loadTarget: LoadTarget;
}

const OPERATOR = { email: 'anna@cluster.example', firstName: 'Anna', lastName: 'Jensen' };
const SITE = `http://${siteAddress.host}:${siteAddress.port}`;

/** Signs in as a browser would, and looks for a file that the home page asks for. */
async function makeVisit(password: string): Promise<LoadTarget> {
  const answer = await fetch(`${SITE}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: OPERATOR.email, password }),
  });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const page = await (await fetch(SITE)).text();
  const file = /\/r\/[^"]+\.js/.exec(page)?.[0];
  if (!file) throw new Error('The home page asks for no file');
  return { cookie: cookie.join('; '), name: OPERATOR.email, file };
}

/** @param say told of each step, since all of them take a minute */
export async function startCluster(folder: string, say: (line: string) => void): Promise<Cluster> {
  const root = await clusterChroot();
  const machines = createMachines(root, folder);
  await startDnsServer();
  const databases = openDatabases(machines, secrets.SKAL_DATABASE_PASSWORD);
  for (const name of DATABASES) {
    say(`${name} …`);
    await databases.start(name, name === 'database-1');
  }
  const balancer = await startLoadBalancer(machines);
  const storage = openStorage(machines);
  await storage.start();
  const mails = await startMailSink();
  const sites = createAppNodes(machines, root);
  say('tables, by three at once …');
  await Promise.all(APP_NODES.map(() => sites.command(['api/src/migrate.ts'])));
  say('releases …');
  await sites.command(['tooling/src/publish.ts']);
  say('sites …');
  await Promise.all(APP_NODES.map((name) => sites.start(name)));
  const password = randomBytes(18).toString('base64url');
  const { email, firstName, lastName } = OPERATOR;
  await sites.command(['api/src/operator.ts', 'create', email, `${firstName} ${lastName}`], `${password}\n`);
  await balancer.waitForAll();
  const visit = await makeVisit(password);
  return { machines, databases, appNodes, storage, balancer, mails, operator: { email, password }, loadTarget };
}
