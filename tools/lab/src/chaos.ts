/**
 * `npm run test:cluster`: what docker/compose.scale.yml describes, run on this machine from Debian's packages, under load and
 * through faults; what came of it is written to docs/cluster.md. It takes ten minutes. `-- --restarts 50` restarts every site as
 * often, `-- --lot 20` has so many faults by lot besides (`--seed 7` draws others), and `-- --full` has both and takes 40.
 * `--only killed` has those whose name says so, and writes nothing; `--keep` leaves the logs in the temporary folder.
 *
 * Nothing is installed, and nobody has to be root: all of it lies in namespaces, where processes, networks and mounts end with
 * the run, however it ends.
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
/** A run that does not end by itself. */
const LIMIT_MS = { short: 20 * 60_000, long: 75 * 60_000 };
const NAMESPACES = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** The long form, in the words of the run. */
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

// Inside there is no way to the internet, and nobody but root.
await clusterChroot();
if (hasPackagedBrowser) await unpackBrowser();
const built = await run(process.execPath, ['tooling/src/build.ts']);
const folder = mkdtempSync(join(tmpdir(), 'skal-cluster-'));
const entered = ['--pdeathsig', 'KILL', 'unshare', ...NAMESPACES, process.execPath, RUN, folder, ...words];
const isLong = words.includes('--restarts') || words.includes('--lot');
const limit = isLong ? LIMIT_MS.long : LIMIT_MS.short;
process.exitCode = built || (await run('setpriv', entered, limit));
// From inside it cannot be removed: disks of machines are mounted on parts of it, and end with their namespace.
if (!words.includes('--keep')) rmSync(folder, { recursive: true, force: true });
