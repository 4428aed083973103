/**
 * Virtual machines: each has a network namespace with a name, and a link that can be cut. Databases have a second link for
 * replication. Everything is in namespaces of the run, which is root in them, and ends with the run.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOUNTS } from './chroot.ts';

/** The last byte of each address. Machines below 10 share the network namespace of the run. */
const NUMBERS = {
  balancer: 2,
  storage: 3,
  mail: 4,
  'site-1': 11,
  'site-2': 12,
  'site-3': 13,
  'database-1': 21,
  'database-2': 22,
  'database-3': 23,
} as const;

export type MachineName = keyof typeof NUMBERS;
export const APP_NODES = ['site-1', 'site-2', 'site-3'] as const;
export const DATABASES = ['database-1', 'database-2', 'database-3'] as const;
export type AppNodeName = (typeof APP_NODES)[number];
export type DatabaseName = (typeof DATABASES)[number];

/** The address of a machine. */
export const addressOf = (name: MachineName): string => `10.77.0.${NUMBERS[name]}`;
/** The address of a database for replication. */
export const replicationAddressOf = (name: DatabaseName): string => `10.78.0.${NUMBERS[name]}`;

export const machineNames = Object.keys(NUMBERS) as MachineName[];
const isDatabase = (name: MachineName): name is DatabaseName => name.startsWith('database');

/** The shared memory of Linux. */
const SHARED = '/dev/shm';

/** The size of each machine's disk. */
const DISK = '768m';

interface StartOptions {
  readonly name: MachineName;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Runs it in the chroot. */
  readonly usesRoot?: boolean;
  readonly cwd?: string;
}

export interface Machines {
  /** The folder of the run: /srv in the chroot. */
  readonly folder: string;
  diskOf(name: MachineName): string;
  /** Starts a program on a machine; its output goes to the logs of the run. */
  start(options: StartOptions): ChildProcess;
  /** Runs a program of the chroot, and waits for its end. */
  run(name: MachineName, args: readonly string[]): void;
  /** Cuts a link, or restores it: neither end is notified. */
  setLink(name: MachineName, which: 'front' | 'copies', state: 'up' | 'down'): void;
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const sh = (command: string, args: readonly string[]) =>
  execFileSync(command, [...args], { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, PATH } });

function mountRoot(root: string, folder: string): void {
  for (const mount of MOUNTS) sh('mount', ['--rbind', mount === 'srv' ? folder : `/${mount}`, join(root, mount)]);
  sh('mount', ['-t', 'tmpfs', 'tmpfs', join(root, 'run')]);
}

/** Shared memory ends with the run: libfaketime never frees its own. */
function mountShared(folder: string): void {
  // The mount would hide a folder of the run in it.
  if (!folder.startsWith(`${SHARED}/`)) sh('mount', ['-t', 'tmpfs', 'tmpfs', SHARED]);
}

/** Mounts /etc/hosts: databases resolve each other to the addresses of replication. */
function mountNames(root: string, folder: string): void {
  const lines = (address: (name: MachineName) => string) =>
    ['127.0.0.1 localhost', ...machineNames.map((name) => `${address(name)} ${name}`), ''].join('\n');
  const allNames = join(folder, 'hosts');
  writeFileSync(allNames, lines(addressOf));
  sh('mount', ['--bind', allNames, '/etc/hosts']);
  const databases = join(folder, 'hosts.databases');
  writeFileSync(
    databases,
    lines((name) => (isDatabase(name) ? replicationAddressOf(name) : addressOf(name))),
  );
  sh('mount', ['--bind', databases, join(root, 'etc/hosts')]);
}

/**
 * Creates the machines.
 * @param root the chroot
 * @param folder the folder of the run
 */
export function createMachines(root: string, folder: string): Machines {
  const diskOf = (name: MachineName) => join(folder, 'disks', name);
  for (const name of machineNames) {
    mkdirSync(diskOf(name), { recursive: true });
    sh('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', diskOf(name)]);
  }
  mkdirSync(join(folder, 'logs'));
  mountShared(folder);
  mountRoot(root, folder);
  mountNames(root, folder);
  const ip = (...args: string[]) => sh('chroot', [root, '/bin/ip', ...args]);
  ip('link', 'set', 'lo', 'up');
  for (const bridge of ['front', 'copies']) {
    ip('link', 'add', bridge, 'type', 'bridge');
    ip('link', 'set', bridge, 'up');
  }
  ip('address', 'add', '10.77.0.1/24', 'dev', 'front');
  const networks = new Map<MachineName, number>();
  const connect = (name: MachineName, pid: number, bridge: string, address: string) => {
    const end = `${bridge}-${NUMBERS[name]}`;
    ip('link', 'add', end, 'type', 'veth', 'peer', 'name', bridge, 'netns', String(pid));
    ip('link', 'set', end, 'master', bridge, 'up');
    const enter = (...args: string[]) =>
      sh('nsenter', ['--target', String(pid), '--net', 'chroot', root, '/bin/ip', ...args]);
    enter('link', 'set', 'lo', 'up');
    enter('address', 'add', `${address}/24`, 'dev', bridge);
    enter('link', 'set', bridge, 'up');
  };
  for (const name of machineNames) {
    if (NUMBERS[name] < 10) {
      ip('address', 'add', `${addressOf(name)}/24`, 'dev', 'front');
      continue;
    }
    // This process keeps the network namespace open; it ends with the run.
    const namespaceProcess = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
    const pid = namespaceProcess.pid ?? 0;
    while (execFileSync('readlink', [`/proc/${pid}/ns/net`]).equals(execFileSync('readlink', ['/proc/self/ns/net'])));
    networks.set(name, pid);
    connect(name, pid, 'front', addressOf(name));
    if (isDatabase(name)) connect(name, pid, 'copies', replicationAddressOf(name));
  }
  const nsenterArgs = ({ name, args, usesRoot = false }: StartOptions): string[] => {
    const network = networks.get(name);
    const at = network ? ['--target', String(network), '--net'] : [];
    return [...at, ...(usesRoot ? ['chroot', root] : []), ...args];
  };
  return {
    folder,
    diskOf,
    start(options) {
      const log = openSync(join(folder, 'logs', `${options.name}.log`), 'a');
      return spawn('nsenter', nsenterArgs(options), {
        stdio: ['ignore', log, log],
        env: options.env ?? { PATH },
        ...(options.cwd && { cwd: options.cwd }),
      });
    },
    run(name, args) {
      sh('nsenter', nsenterArgs({ name, args, usesRoot: true }));
    },
    setLink(name, which, state) {
      ip('link', 'set', `${which}-${NUMBERS[name]}`, state);
    },
  };
}
