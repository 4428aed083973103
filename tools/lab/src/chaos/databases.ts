/** A MariaDB cluster of three nodes, as docker/galera sets it up. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { DATABASES, type DatabaseName, type Machines, replicationAddressOf } from './machines.ts';

const CONFIG = join(import.meta.dirname, '../../../../docker/galera/galera.cnf');
/** A first start copies all data from another node. */
const START_LIMIT_MS = 60_000;
/** Consecutive checks, a second apart: a node that was frozen reports its old state at first. */
const STABLE_CHECKS = 3;

export interface Databases {
  readonly password: string;
  /** Starts a node; `isBootstrap` starts a new cluster. Resolves when it accepts statements. */
  start(name: DatabaseName, isBootstrap?: boolean): Promise<void>;
  kill(name: DatabaseName, signal: NodeJS.Signals): Promise<void>;
  /** Freezes a node (SIGSTOP), or resumes it. */
  freeze(name: DatabaseName, isFrozen: boolean): void;
  /** Resolves when a node is synced and every node is present. */
  waitUntilSynced(name: DatabaseName): Promise<void>;
  /** Resolves when all nodes form one stable cluster: a second fault would break the quorum otherwise. */
  waitUntilClustered(): Promise<void>;
  /** Queries a node directly. With `isLatest` the node first applies what the others have committed. */
  query<Row extends object>(name: DatabaseName, sql: string, isLatest?: boolean): Promise<Row[]>;
  /** After a crash of all nodes: bootstraps the cluster from the most advanced one. Resolves with its name. */
  bootstrapAgain(): Promise<DatabaseName>;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

export function openDatabases(machines: Machines, password: string): Databases {
  const children = new Map<DatabaseName, ChildProcess>();
  const socketOf = (name: DatabaseName) => join(machines.folder, 'sockets', `${name}.sock`);
  mkdirSync(join(machines.folder, 'sockets'));
  copyFileSync(CONFIG, join(machines.folder, 'galera.cnf'));

  const createFlags = (name: DatabaseName) => [
    '--defaults-file=/srv/galera.cnf',
    `--datadir=/srv/disks/${name}/data`,
    `--socket=/srv/sockets/${name}.sock`,
    `--pid-file=/srv/disks/${name}/pid`,
    `--log-error=/srv/logs/${name}.error.log`,
    `--wsrep-node-address=${replicationAddressOf(name)}`,
    `--wsrep-node-name=${name}`,
    `--wsrep-sst-auth=copy:${password}`,
    '--skip-name-resolve',
    '--user=root',
  ];

  const connect = (name: DatabaseName): Promise<Connection> =>
    createConnection({ socketPath: socketOf(name), user: 'root', password: '' });

  const query = async <Row extends object>(name: DatabaseName, sql: string, isLatest = false): Promise<Row[]> => {
    const connection = await connect(name);
    try {
      // A partitioned node would wait for the others.
      if (!isLatest) await connection.query('SET SESSION wsrep_sync_wait = 0');
      const [rows] = await connection.query<(Row & RowDataPacket)[]>({ sql, timeout: 5_000 });
      return rows;
    } finally {
      connection.destroy();
    }
  };

  /** Whether a node is synced, in a cluster that has at least this many others. */
  const isReady = async (name: DatabaseName, others: number): Promise<boolean> => {
    const rows = await query<{ Variable_name: string; Value: string }>(name, "SHOW STATUS LIKE 'wsrep_%'").catch(
      () => [],
    );
    const states = new Map(rows.map(({ Variable_name, Value }) => [Variable_name, Value]));
    const isIn = states.get('wsrep_cluster_status') === 'Primary' && Number(states.get('wsrep_cluster_size')) > others;
    return isIn && states.get('wsrep_local_state_comment') === 'Synced';
  };

  const initialiseNode = (name: DatabaseName): void => {
    mkdirSync(join(machines.diskOf(name), 'data'));
    const script = ['mariadb-install-db', '--no-defaults', `--datadir=/srv/disks/${name}/data`, '--rpm'];
    machines.run(name, [...script, '--auth-root-authentication-method=normal', '--skip-test-db', '--user=root']);
  };

  /** Creates the users of docker/galera/start.sh, and that of the site. */
  const makeUsers = async (name: DatabaseName): Promise<void> => {
    const connection = await connect(name);
    for (const sql of [
      `CREATE USER copy@localhost IDENTIFIED BY '${password}'`,
      'GRANT RELOAD, PROCESS, LOCK TABLES, BINLOG MONITOR ON *.* TO copy@localhost',
      "CREATE USER haproxy@'%'",
      'CREATE DATABASE skal',
      `CREATE USER skal@'%' IDENTIFIED BY '${password}'`,
      "GRANT ALL ON skal.* TO skal@'%'",
    ]) {
      await connection.query(sql);
    }
    connection.destroy();
  };

  const start = async (name: DatabaseName, isBootstrap = false): Promise<void> => {
    const isNew = isBootstrap && !readState(name);
    if (isNew) initialiseNode(name);
    else mkdirSync(join(machines.diskOf(name), 'data'), { recursive: true });
    rmSync(socketOf(name), { force: true });
    const args = ['mariadbd', ...createFlags(name), ...(isBootstrap ? ['--wsrep-new-cluster'] : [])];
    const child = machines.start({ name, args, usesRoot: true });
    children.set(name, child);
    for (const deadline = Date.now() + START_LIMIT_MS; !(await isReady(name, 0)); await delay(100)) {
      if (hasEnded(child) || Date.now() > deadline)
        throw new Error(`${name} did not start: see ${machines.folder}/logs`);
    }
    if (isNew) await makeUsers(name);
  };

  const readState = (name: DatabaseName): string | undefined => {
    try {
      return readFileSync(join(machines.diskOf(name), 'data/grastate.dat'), 'utf8');
    } catch {
      return undefined;
    }
  };

  /** The last transaction in the files of a killed node. */
  const positionOf = (name: DatabaseName): number => {
    const log = `/srv/logs/${name}.recover.log`;
    rmSync(join(machines.folder, 'logs', `${name}.recover.log`), { force: true });
    const args = createFlags(name).filter((flag) => !flag.startsWith('--log-error'));
    machines.run(name, ['mariadbd', ...args, `--log-error=${log}`, '--wsrep-recover']);
    const output = readFileSync(join(machines.folder, 'logs', `${name}.recover.log`), 'utf8');
    return Number(/Recovered position:? *[0-9a-f-]{36}:(\d+)/.exec(output)?.[1] ?? -1);
  };

  const isComplete = async (): Promise<boolean> =>
    (await Promise.all(DATABASES.map((name) => isReady(name, DATABASES.length - 1)))).every(Boolean);

  return {
    password,
    start,
    async kill(name, signal) {
      const child = children.get(name);
      if (!child || hasEnded(child)) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
    freeze(name, isFrozen) {
      children.get(name)?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
    },
    async waitUntilSynced(name) {
      const others = DATABASES.length - 1;
      for (const deadline = Date.now() + START_LIMIT_MS; !(await isReady(name, others)); await delay(100)) {
        if (Date.now() > deadline) throw new Error(`${name} did not rejoin the cluster`);
      }
    },
    async waitUntilClustered() {
      const deadline = Date.now() + START_LIMIT_MS;
      for (let seen = 0; seen < STABLE_CHECKS; await delay(1_000)) {
        seen = (await isComplete()) ? seen + 1 : 0;
        if (Date.now() > deadline) throw new Error('The nodes did not form one cluster again');
      }
    },
    query,
    async bootstrapAgain() {
      const positions = DATABASES.map((name) => ({ name, at: positionOf(name) }));
      const { name } = positions.reduce((newest, other) => (other.at > newest.at ? other : newest));
      // An operator marks the most advanced node as safe to bootstrap.
      const file = join(machines.diskOf(name), 'data/grastate.dat');
      execFileSync('sed', ['-i', 's/^safe_to_bootstrap: .*/safe_to_bootstrap: 1/', file]);
      await start(name, true);
      return name;
    },
  };
}
