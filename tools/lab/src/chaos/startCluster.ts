/** Starts the cluster, in the order of docker/compose.scale.yml. */
import { randomBytes } from 'node:crypto';
import { type AppNodes, createAppNodes } from './appNodes.ts';
import { type Balancer, siteAddress, startLoadBalancer } from './balancer.ts';
import { clusterChroot } from './chroot.ts';
import { type Databases, openDatabases } from './databases.ts';
import { startDnsServer } from './dnsServer.ts';
import type { LoadTarget } from './loadGenerator.ts';
import { APP_NODES, createMachines, DATABASES, type Machines } from './machines.ts';
import { type MailSink, startMailSink } from './mailSink.ts';
import { secrets } from './settings.ts';
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

/** Signs in as a browser would, and finds a file that the home page loads. */
async function createLoadTarget(password: string): Promise<LoadTarget> {
  const response = await fetch(`${SITE}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: OPERATOR.email, password }),
  });
  if (!response.ok) throw new Error(`Cannot sign in: ${response.status} ${await response.text()}`);
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  const page = await (await fetch(SITE)).text();
  const file = /\/r\/[^"]+\.js/.exec(page)?.[0];
  if (!file) throw new Error('The home page loads no script');
  return { cookie: cookie.join('; '), name: OPERATOR.email, file };
}

/** @param log logs each step: the start takes a minute */
export async function startCluster(folder: string, log: (line: string) => void): Promise<Cluster> {
  const root = await clusterChroot();
  const machines = createMachines(root, folder);
  await startDnsServer();
  const databases = openDatabases(machines, secrets.SKAL_DATABASE_PASSWORD);
  for (const name of DATABASES) {
    log(`${name} …`);
    await databases.start(name, name === 'database-1');
  }
  const balancer = await startLoadBalancer(machines);
  const storage = openStorage(machines);
  await storage.start();
  const mails = await startMailSink();
  const appNodes = createAppNodes(machines, root);
  log('migrations, on three nodes at once …');
  await Promise.all(APP_NODES.map(() => appNodes.command(['packages/product/src/cli.ts', 'db', 'migrate'])));
  log('releases …');
  await appNodes.command(['tools/cli/src/cli.ts', 'release', 'publish-changed']);
  log('sites …');
  await Promise.all(APP_NODES.map((name) => appNodes.start(name)));
  const password = randomBytes(18).toString('base64url');
  const { email, firstName, lastName } = OPERATOR;
  await appNodes.command(
    ['packages/product/src/cli.ts', 'operator', 'create', email, `${firstName} ${lastName}`],
    `${password}\n`,
  );
  await balancer.waitForAll();
  const loadTarget = await createLoadTarget(password);
  return { machines, databases, appNodes, storage, balancer, mails, operator: { email, password }, loadTarget };
}
