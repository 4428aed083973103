/** The experiments, one fault each. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Experiment } from './experiment.ts';
import { APP_NODES, type AppNodeName, DATABASES, type DatabaseName, type MachineName } from './machines.ts';
import type { Cluster } from './startCluster.ts';

const seconds = (count: number) => delay(count * 1_000);

/** The database node with the web servers' connections. */
async function writerOf({ databases }: Cluster): Promise<DatabaseName> {
  const sql = "SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST WHERE USER = 'skal'";
  const counted = await Promise.all(
    DATABASES.map(async (name) => ({ name, n: Number((await databases.query<{ n: number }>(name, sql))[0]?.n) })),
  );
  return counted.reduce((most, other) => (other.n > most.n ? other : most)).name;
}

/** Fills a machine's disk. Returns a function that frees the space. */
function fillDisk({ machines }: Cluster, name: MachineName): () => void {
  const ballast = join(machines.diskOf(name), 'ballast');
  const piece = Buffer.alloc(1 << 20);
  try {
    for (;;) writeFileSync(ballast, piece, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(ballast);
}

const restartSite = async ({ appNodes, balancer }: Cluster, name: AppNodeName): Promise<void> => {
  const before = appNodes.pidOf(name);
  await appNodes.end(name, 'SIGTERM');
  await appNodes.start(name);
  if (appNodes.pidOf(name) === before) throw new Error(`${name} is still the same process`);
  await balancer.waitForAll();
};

export const killAppNode = (name: AppNodeName): Experiment => ({
  name: `${name} is killed and restarted`,
  promised: 'fault',
  async run({ appNodes, balancer }) {
    await appNodes.end(name, 'SIGKILL');
    await seconds(5);
    await appNodes.start(name);
    await balancer.waitForAll();
  },
});

export const killWriter: Experiment = {
  name: 'the database writer is killed and restarted',
  promised: 'fault',
  async run(cluster) {
    const writer = await writerOf(cluster);
    await cluster.databases.kill(writer, 'SIGKILL');
    await seconds(6);
    await cluster.databases.start(writer);
  },
};

export const killStorage: Experiment = {
  name: 'the storage is killed and restarted',
  promised: 'planned',
  async run({ storage }) {
    await storage.kill();
    await seconds(6);
    await storage.start();
  },
};

export const partitionWriter = (which: 'copies' | 'front'): Experiment => ({
  name:
    which === 'copies'
      ? 'the database writer is cut off from the other nodes'
      : 'the database writer is cut off from everything',
  promised: 'fault',
  async run(cluster) {
    const writer = await writerOf(cluster);
    const cables = which === 'copies' ? (['copies'] as const) : (['front', 'copies'] as const);
    for (const cable of cables) cluster.machines.setLink(writer, cable, 'down');
    await seconds(8);
    for (const cable of cables) cluster.machines.setLink(writer, cable, 'up');
    await cluster.databases.waitUntilSynced(writer);
    await seconds(2);
  },
});

export const suspendWriter: Experiment = {
  name: 'the database writer is frozen for 8 seconds',
  promised: 'fault',
  async run(cluster) {
    const writer = await writerOf(cluster);
    cluster.databases.freeze(writer, true);
    await seconds(8);
    cluster.databases.freeze(writer, false);
    await cluster.databases.waitUntilSynced(writer);
    await seconds(2);
  },
};

export const fillDatabaseDisk: Experiment = {
  name: 'the disk of a database replica is full; it is restarted with room',
  promised: 'fault',
  async run(cluster) {
    const writer = await writerOf(cluster);
    const other = DATABASES.find((name) => name !== writer) ?? writer;
    const makeRoom = fillDisk(cluster, other);
    await seconds(10);
    makeRoom();
    await cluster.databases.kill(other, 'SIGKILL');
    await cluster.databases.start(other);
  },
};

export const fillAppDisk: Experiment = {
  name: 'the disk of a site is full',
  promised: 'planned',
  async run(cluster) {
    const makeRoom = fillDisk(cluster, 'site-3');
    await seconds(6);
    makeRoom();
  },
};

export const skewClock = (hours: number): Experiment => ({
  name: `the clock of a site is ${Math.abs(hours)} hours ${hours > 0 ? 'ahead' : 'behind'}, then corrected`,
  promised: 'fault',
  async run({ appNodes, balancer }) {
    appNodes.stepClock('site-2', hours * 3600);
    await seconds(8);
    appNodes.stepClock('site-2', 0);
    await balancer.waitForAll();
  },
});

export const stopAllDatabases: Experiment = {
  name: 'all database nodes are killed; an operator restarts the cluster',
  promised: 'gone',
  async run({ databases }) {
    await Promise.all(DATABASES.map((name) => databases.kill(name, 'SIGKILL')));
    await seconds(8);
    const first = await databases.beginAnew();
    for (const name of DATABASES) if (name !== first) await databases.start(name);
  },
};

export const restartNodes: Experiment = {
  name: 'every database node is restarted in turn',
  promised: 'fault',
  async run({ databases }) {
    for (const name of DATABASES) {
      await databases.kill(name, 'SIGTERM');
      await databases.start(name);
      await seconds(2);
    }
  },
};

export const rollingRestart = (rounds: number): Experiment => ({
  name: rounds === 1 ? 'every site is restarted in turn' : `${rounds} times: every site is restarted`,
  promised: 'planned',
  async run(cluster) {
    for (let round = 0; round < rounds; round += 1) for (const name of APP_NODES) await restartSite(cluster, name);
  },
});

export const noFault: Experiment = { name: 'no fault', promised: 'planned', run: () => seconds(8) };
