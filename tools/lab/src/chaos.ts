/**
 * `npm run test:cluster`: runs the cluster of docker/compose.scale.yml on this machine, from Debian's packages, under load and
 * with faults, and writes docs/cluster.md. It takes ten minutes. `-- --restarts 50` restarts every site that often, `-- --lot 20`
 * adds random faults (`--seed 7` draws others), and `-- --full` has both and takes 40 minutes. `--only killed` runs the
 * experiments whose name contains the word, and writes nothing; `--keep` keeps the logs in the temporary folder.
 *
 * It installs nothing and needs no root: processes, networks and mounts are in namespaces that end with the run.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hasPackagedBrowser } from '@skal/tooling/src/browser/packaged.ts';
import { unpackBrowser } from '@skal/tooling/src/browser/unpack.ts';
import { clusterChroot } from './chaos/chroot.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const RUN = join(import.meta.dirname, 'chaos/run.ts');
/** Timeouts of the run. */
const LIMIT_MS = { short: 20 * 60_000, long: 75 * 60_000 };
const NAMESPACES = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** The arguments of `--full`. */
const FULL = ['--restarts', '50', '--lot', '20'];
const words = process.argv.slice(2).flatMap((word) => (word === '--full' ? FULL : [word]));

const run = (program: string, args: readonly string[], limit?: number): Promise<number> =>
  new Promise((done, fail) => {
    const child = spawn(program, [...args], { cwd: ROOT, stdio: 'inherit' });
    const timer = limit && setTimeout(() => child.kill('SIGKILL'), limit);
    child.once('error', fail);
    child.once('exit', (code) => {
      clearTimeout(timer || undefined);
      done(code ?? 1);
    });
  });

// The namespaces have no internet access, and no account but root.
await clusterChroot();
if (hasPackagedBrowser) await unpackBrowser();
const built = await run(process.execPath, ['tooling/src/build.ts']);
const folder = mkdtempSync(join(tmpdir(), 'skal-cluster-'));
const entered = ['--pdeathsig', 'KILL', 'unshare', ...NAMESPACES, process.execPath, RUN, folder, ...words];
const isLong = words.includes('--restarts') || words.includes('--lot');
const limit = isLong ? LIMIT_MS.long : LIMIT_MS.short;
process.exitCode = built || (await run('setpriv', entered, limit));
// Only outside: in the namespace, disks of machines are mounted on parts of it.
if (!words.includes('--keep')) rmSync(folder, { recursive: true, force: true });
