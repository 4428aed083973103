import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProgram, runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { BuildError } from '@skal/tooling/src/build/buildError.ts';
import { ROOT } from '@skal/tooling/src/root.ts';
import { baseDebian, toolsChroot } from './installGuide/chroots.ts';

/** Time limit of a run. */
const LIMIT_MS = 45 * 60_000;
const RUN = join(import.meta.dirname, 'installGuide/run.ts');
const NAMESPACES = ['--mount', '--propagation', 'private', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
const END_WITH_PARENT = ['--pdeathsig', 'KILL'];

const networkOf = (pid: number) => readlinkSync(`/proc/${pid}/ns/net`);

/** Control groups of systemd outlive its processes, and can only be removed after the last one has ended. */
const CLEAR_GROUPS = [
  'mount -t cgroup2 cgroup2 "$1"',
  'for try in 1 2 3 4 5 6 7 8 9 10; do',
  '  test -d "$1/$2" && ! find "$1/$2" -depth -type d -exec rmdir {} + || exit 0',
  '  sleep 1',
  'done',
].join('\n');

/**
 * Executes docs/tutorial/first-server.md, as committed, on an empty Debian that its own systemd boots in namespaces, and writes
 * the result to docs/reference/results.md. Installs nothing on this machine. Downloads packages of Debian and npm.
 * @param options.keep keeps the logs and the disk, and writes nothing
 * @throws BuildError unless run on Linux as root
 */
async function testInstallGuide({ keep }: { keep?: boolean }): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new BuildError('The install guide needs Linux and root: it boots a machine in namespaces.');
  console.log('Debian’s packages …');
  const tools = await toolsChroot();
  const baseDir = await baseDebian(tools);

  // Below /tmp, which the simulated internet's programs see at the same path.
  const scratch = mkdtempSync('/tmp/skal-walk-');
  // Keeps the server's network namespace open. Its connection to the internet is in our namespace.
  const networkHolder = spawn('setpriv', [...END_WITH_PARENT, 'unshare', '--net', 'sleep', 'infinity'], {
    stdio: 'ignore',
  });
  const slirpOptions = ['--configure', '--mtu=1400', '--disable-host-loopback', '--ready-fd=3'];
  try {
    while (networkOf(networkHolder.pid ?? 0) === networkOf(process.pid)) await sleep(20);
    const libraries = { LD_LIBRARY_PATH: join(tools, 'usr/lib/x86_64-linux-gnu') };
    const slirp = [join(tools, 'usr/bin/slirp4netns'), ...slirpOptions, String(networkHolder.pid), 'tap0'];
    const nat = spawn('setpriv', [...END_WITH_PARENT, ...slirp], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...libraries },
    });
    if (nat.stdio[3]) await once(nat.stdio[3], 'data');

    const network = openSync(`/proc/${networkHolder.pid}/ns/net`, 'r');
    const command = [
      'unshare',
      ...NAMESPACES,
      process.execPath,
      RUN,
      tools,
      baseDir,
      scratch,
      ...(keep ? ['--keep'] : []),
    ];
    const child = spawn('setpriv', [...END_WITH_PARENT, ...command], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit', network],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(timer);
    process.exitCode = code ?? 1;
    nat.kill();
  } finally {
    networkHolder.kill();
    execFileSync('unshare', [
      '--mount',
      '--propagation',
      'private',
      'sh',
      '-c',
      CLEAR_GROUPS,
      'sh',
      '/mnt',
      basename(scratch),
    ]);
    if (keep) console.log(`Kept in ${scratch}`);
    else rmSync(scratch, { recursive: true, force: true });
  }
}

const program = createProgram('Run the commands of the install guide on an empty Debian: ten minutes (Linux, root)')
  .name('skal test install-guide')
  .option('--keep', 'keep logs and disk, and do not update the documentation')
  .action(testInstallGuide);
await runOrExit(
  () => program.parseAsync(),
  () => [BuildError],
);
