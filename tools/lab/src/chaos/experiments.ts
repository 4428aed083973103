/** The experiments, one fault each. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Experiment } from './experiment.ts';
import { APP_NODES, type AppNodeName, DATABASES, type DatabaseName, type MachineName } from './machines.ts';
import type { Cluster } from './startCluster.ts';

const waitSeconds = (count: number) => delay(count * 1_000);

/** Returns the database node that the load balancer writes to. */
async function writerOf({ databases }: Cluster): Promise<DatabaseName> {
  const sql = "SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST WHERE USER = 'skal'";
  const connections = await Promise.all(
    DATABASES.map(async (name) => ({ name, n: Number((await databases.query<{ n: number }>(name, sql))[0]?.n) })),
  );
  return connections.reduce((maximum, other) => (other.n > maximum.n ? other : maximum)).name;
}

/** Fills a machine's disk. Returns a function that frees the space. */
function fillDisk({ machines }: Cluster, name: MachineName): () => void {
  const ballast = join(machines.diskOf(name), 'ballast');
  const chunk = Buffer.alloc(1 << 20);
  try {
    for (;;) writeFileSync(ballast, chunk, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(ballast);
}

const restartSite = async ({ appNodes, balancer }: Cluster, name: AppNodeName): Promise<void> => {
  const previousPid = appNodes.pidOf(name);
  await appNodes.end(name, 'SIGTERM');
  await appNodes.start(name);
  if (appNodes.pidOf(name) === previousPid) throw new Error(`${name} is still the same process`);
  await balancer.waitForAll();
};

export const killAppNode = (name: AppNodeName): Experiment => ({
  name: `${name} is killed and restarted`,
  requirement: 'fault',
  async run({ appNodes, balancer }) {
    await appNodes.end(name, 'SIGKILL');
    await waitSeconds(5);
    await appNodes.start(name);
    await balancer.waitForAll();
  },
});

export const killWriter: Experiment = {
  name: 'the database writer is killed and restarted',
  requirement: 'fault',
  async run(cluster) {
    const writer = await writerOf(cluster);
    await cluster.databases.kill(writer, 'SIGKILL');
    await waitSeconds(6);
    await cluster.databases.start(writer);
  },
};

export const killStorage: Experiment = {
  name: 'the storage is killed and restarted',
  requirement: 'planned',
  async run({ storage }) {
    await storage.kill();
    await waitSeconds(6);
    await storage.start();
  },
};

export const partitionWriter = (which: 'copies' | 'front'): Experiment => ({
  name:
    which === 'copies'
      ? 'the database writer is cut off from the other nodes'
      : 'the database writer is cut off from everything',
  requirement: 'fault',
  async run(cluster) {
    const writer = await writerOf(cluster);
    const links = which === 'copies' ? (['copies'] as const) : (['front', 'copies'] as const);
    for (const link of links) cluster.machines.setLink(writer, link, 'down');
    await waitSeconds(8);
    for (const link of links) cluster.machines.setLink(writer, link, 'up');
    await cluster.databases.waitUntilSynced(writer);
    await waitSeconds(2);
  },
});

export const suspendWriter: Experiment = {
  name: 'the database writer is frozen for 8 seconds',
  requirement: 'fault',
  async run(cluster) {
    const writer = await writerOf(cluster);
    cluster.databases.freeze(writer, true);
    await waitSeconds(8);
    cluster.databases.freeze(writer, false);
    await cluster.databases.waitUntilSynced(writer);
    await waitSeconds(2);
  },
};

export const fillDatabaseDisk: Experiment = {
  name: 'the disk of a database replica is full; it is restarted with room',
  requirement: 'fault',
  async run(cluster) {
    const writer = await writerOf(cluster);
    const other = DATABASES.find((name) => name !== writer) ?? writer;
    const freeSpace = fillDisk(cluster, other);
    await waitSeconds(10);
    freeSpace();
    await cluster.databases.kill(other, 'SIGKILL');
    await cluster.databases.start(other);
  },
};

export const fillAppDisk: Experiment = {
  name: 'the disk of a site is full',
  requirement: 'planned',
  async run(cluster) {
    const freeSpace = fillDisk(cluster, 'site-3');
    await waitSeconds(6);
    freeSpace();
  },
};

export const skewClock = (hours: number): Experiment => ({
  name: `the clock of a site is ${Math.abs(hours)} hours ${hours > 0 ? 'ahead' : 'behind'}, then corrected`,
  requirement: 'fault',
  async run({ appNodes, balancer }) {
    appNodes.stepClock('site-2', hours * 3600);
    await waitSeconds(8);
    appNodes.stepClock('site-2', 0);
    await balancer.waitForAll();
  },
});

export const stopAllDatabases: Experiment = {
  name: 'all database nodes are killed; an operator restarts the cluster',
  requirement: 'databaseDown',
  async run({ databases }) {
    await Promise.all(DATABASES.map((name) => databases.kill(name, 'SIGKILL')));
    await waitSeconds(8);
    const first = await databases.bootstrapAgain();
    for (const name of DATABASES) if (name !== first) await databases.start(name);
  },
};

export const restartNodes: Experiment = {
  name: 'every database node is restarted in turn',
  requirement: 'fault',
  async run({ databases }) {
    for (const name of DATABASES) {
      await databases.kill(name, 'SIGTERM');
      await databases.start(name);
      await waitSeconds(2);
    }
  },
};

export const rollingRestart = (rounds: number): Experiment => ({
  name: rounds === 1 ? 'every site is restarted in turn' : `${rounds} times: every site is restarted`,
  requirement: 'planned',
  async run(cluster) {
    for (let round = 0; round < rounds; round += 1) for (const name of APP_NODES) await restartSite(cluster, name);
  },
});

export const noFault: Experiment = { name: 'no fault', requirement: 'planned', run: () => waitSeconds(8) };
