/**
 * A simulated server: an empty Debian with a writable overlay, booted by its systemd, in a network with one link to the simulated
 * internet and one to the real one. It ends with its parent process.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADDRESSES } from './network.ts';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const BOOT_TIMEOUT_MS = 60_000;
const END_TIMEOUT_MS = 60_000;
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];

/** Mounts the file systems of a machine, and becomes its first process. `$1` is the empty Debian, `$2` the machine's folder. */
const BOOT = [
  'set -e',
  'empty=$1; own=$2',
  'mount -t overlay overlay -o "lowerdir=$empty,upperdir=$own/written,workdir=$own/work" "$own/root"',
  'cd "$own/root"',
  'mount -t proc proc proc; mount -t sysfs sysfs sys; mount -t cgroup2 cgroup2 sys/fs/cgroup',
  'mount -t tmpfs -o mode=755 tmpfs dev; mount -t tmpfs -o mode=755 tmpfs run; mount -t tmpfs -o mode=1777 tmpfs tmp',
  'mkdir dev/pts dev/shm; mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts; ln -s pts/ptmx dev/ptmx',
  'mount -t tmpfs -o mode=1777 tmpfs dev/shm',
  `for name in ${DEVICES.join(' ')}; do touch "dev/$name"; mount --bind "/dev/$name" "dev/$name"; done`,
  'touch dev/console; mount --bind "$own/console" dev/console',
  'cp -a "$own/given/." .',
  // From here on, only programs of the empty Debian run.
  'mkdir -p .before; pivot_root . .before; umount -l /.before; rmdir /.before',
  `exec env -i container=walk PATH=${PATH} /lib/systemd/systemd --system`,
].join('\n');

/** Moves a process into its own control group, below which systemd creates its groups. `$1` is the mount point. */
const GROUPS = 'mount -t cgroup2 cgroup2 "$1"; mkdir -p "$1/$2"; echo $$ > "$1/$2/cgroup.procs"; shift 2; exec "$@"';

export interface ShellSession {
  /** Runs commands in the shell of the session, to their end; `typed` is the input. */
  run(commands: string, typed?: string): Promise<string>;
}

export interface Machine {
  /** The root of its files, as seen from this machine. */
  readonly root: string;
  /** Opens a root shell; `say` is called with each line of output. */
  openShell(say: (line: string) => void): ShellSession;
  /** Shuts down like `systemctl poweroff`, and boots again with the same disk. */
  restart(): Promise<void>;
}

const children = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

interface MachineOptions {
  /** Name of its control group. */
  name: string;
  /** The root of an empty Debian. */
  empty: string;
  /** The folder of the machine. `given` contains files beyond an empty Debian, which are copied over it at each start. */
  own: string;
  /** An open file descriptor of its network namespace. */
  network: number;
}

/** Boots it, and waits until systemd reports that it is running. */
export async function bootMachine({ name, empty, own, network }: MachineOptions): Promise<Machine> {
  for (const part of ['written', 'work', 'root', 'groups']) mkdirSync(join(own, part), { recursive: true });
  let init = 0;
  let bootProcess: ChildProcess;
  let leave: () => Promise<unknown> = async () => undefined;
  const nsenterArgs = (args: readonly string[]) => ['--target', String(init), '--all', '--root', '--wd', ...args];
  const runSystemctl = (args: readonly string[]) =>
    execFileSync('nsenter', nsenterArgs(['env', '-i', `PATH=${PATH}`, ...args]), { encoding: 'utf8', stdio: 'pipe' });

  const boot = async () => {
    const namespaces = ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child', '--uts', '--ipc'];
    const args = ['unshare', ...namespaces, '--cgroup', 'sh', '-c', BOOT, 'sh', empty, own];
    const grouped = ['sh', '-c', GROUPS, 'sh', join(own, 'groups'), name, ...args];
    // Only the shell sees the mount of control groups.
    const privateMount = ['unshare', '--mount', '--propagation', 'private', ...grouped];
    bootProcess = spawn('nsenter', ['--net=/proc/self/fd/3', ...privateMount], {
      stdio: ['ignore', 'inherit', 'inherit', network],
    });
    const deadline = Date.now() + BOOT_TIMEOUT_MS;
    for (;;) {
      if (bootProcess.exitCode !== null || Date.now() > deadline)
        throw new Error('The machine did not boot: see its console');
      await sleep(100);
      // nsenter and the shells become unshare, which has one child: the first process.
      [init = 0] = children(bootProcess.pid ?? 0);
      if (init === 0 || !readFileSync(`/proc/${init}/cmdline`, 'utf8').startsWith('/lib/systemd')) continue;
      try {
        runSystemctl(['systemctl', 'is-system-running', '--wait']);
        break;
      } catch (error) {
        // Units that need hardware, such as a terminal, may fail in a namespace: the machine is up nevertheless.
        if (String((error as { stdout?: string }).stdout).trim() === 'degraded') break;
      }
    }
  };
  // The network namespace survives a restart.
  const connectNetwork = () => {
    const ip = (...args: string[]) => execFileSync('ip', args);
    ip('link', 'add', 'world', 'type', 'veth', 'peer', 'name', 'front', 'netns', String(init));
    ip('address', 'add', `${ADDRESSES.world}/24`, 'dev', 'world');
    ip('link', 'set', 'world', 'up');
    runSystemctl(['ip', 'link', 'set', 'lo', 'up']);
    runSystemctl(['ip', 'address', 'add', `${ADDRESSES.server}/24`, 'dev', 'front']);
    runSystemctl(['ip', 'link', 'set', 'front', 'up']);
  };
  await boot();
  connectNetwork();

  return {
    get root() {
      return `/proc/${init}/root`;
    },
    openShell(say) {
      const env = [
        'env',
        '-i',
        `PATH=${PATH}`,
        'HOME=/root',
        'LANG=C.UTF-8',
        'TERM=dumb',
        'DEBIAN_FRONTEND=noninteractive',
      ];
      const child = spawn('nsenter', nsenterArgs([...env, 'bash', '--norc']), { stdio: ['pipe', 'pipe', 'pipe'] });
      let output = '';
      let onLine: () => void = () => undefined;
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8');
        stream.on('data', (chunk: string) => {
          output += chunk;
          for (const line of chunk.split('\n')) if (line.trim()) say(line);
          onLine();
        });
      }
      const exited = once(child, 'close');
      leave = () => {
        child.stdin.end();
        return exited;
      };
      return {
        async run(commands, typed = '') {
          const before = output.length;
          const end = `completed ${before}`;
          // A file, so that a command reads the typed input and never the next command.
          writeFileSync(`/proc/${init}/root/root/commands`, commands);
          writeFileSync(`/proc/${init}/root/root/typed`, typed);
          child.stdin.write(`set -e; . /root/commands < /root/typed; set +e; echo '${end}'\n`);
          const done = new Promise<void>((resolve) => {
            onLine = () => output.includes(`${end}\n`, before) && resolve();
          });
          const ended = await Promise.race([done.then(() => false), exited.then(() => true)]);
          const text = output.slice(before).replace(`${end}\n`, '');
          if (ended) throw new Error(`A command failed:\n${commands}\n${text.split('\n').slice(-40).join('\n')}`);
          return text;
        },
      };
    },
    async restart() {
      // A process that the shutdown has stopped would keep its parent from ending.
      await leave();
      const ended = once(bootProcess, 'exit');
      runSystemctl(['systemctl', 'poweroff']);
      const deadline = sleep(END_TIMEOUT_MS, 'late', { ref: false });
      if ((await Promise.race([ended, deadline])) === 'late') throw new Error('The machine did not shut down');
      await boot();
    },
  };
}
