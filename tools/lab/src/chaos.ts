import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createProgram, parseWholeNumber, runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { hasBundledBrowser } from '@skal/tooling/src/browser/bundledBrowser.ts';
import { unpackBrowser } from '@skal/tooling/src/browser/unpack.ts';
import { clusterChroot } from './chaos/chroot.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const RUN = join(import.meta.dirname, 'chaos/run.ts');
/** Timeouts of the run. */
const LIMIT_MS = { short: 20 * 60_000, long: 75 * 60_000 };
const NAMESPACES = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

const run = (program: string, args: readonly string[], limit?: number): Promise<number> =>
  new Promise((done, reject) => {
    const child = spawn(program, [...args], { cwd: ROOT, stdio: 'inherit' });
    const timer = limit && setTimeout(() => child.kill('SIGKILL'), limit);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer || undefined);
      done(code ?? 1);
    });
  });

export interface ChaosOptions {
  rollingRestarts?: number;
  randomFaults?: number;
  seed?: number;
  only?: string;
  keep?: boolean;
  full?: boolean;
}

async function test({ full, ...rest }: ChaosOptions): Promise<void> {
  const options = { ...(full && { rollingRestarts: 50, randomFaults: 20 }), ...rest };
  // The namespaces have no internet access, and no account except root.
  await clusterChroot();
  if (hasBundledBrowser) await unpackBrowser();
  const published = await run(process.execPath, ['tools/cli/src/cli.ts', 'build']);
  const folder = mkdtempSync(join(tmpdir(), 'skal-cluster-'));
  const words = [folder, JSON.stringify(options)];
  const spawnArgs = ['--pdeathsig', 'KILL', 'unshare', ...NAMESPACES, process.execPath, RUN, ...words];
  const isLong = options.rollingRestarts || options.randomFaults;
  const limit = isLong ? LIMIT_MS.long : LIMIT_MS.short;
  process.exitCode = published || (await run('setpriv', spawnArgs, limit));
  // Outside only: inside the namespace, disks of machines are mounted below it.
  if (!options.keep) rmSync(folder, { recursive: true, force: true });
}

const program = createProgram(
  'Run the cluster of docker/compose.scale.yml in namespaces, under load and with faults, and update the documentation',
)
  .name('skal test chaos')
  .option('--rolling-restarts <number>', 'number of rolling restarts', parseWholeNumber(1))
  .option('--random-faults <number>', 'number of random faults', parseWholeNumber(1))
  .option('--seed <number>', 'seed of the random faults', parseWholeNumber())
  .option('--full', '50 restarts and 20 random faults: 40 minutes')
  .option('--only <text>', 'run only experiments whose name contains this; writes nothing')
  .option('--keep', 'keep the logs')
  .action(test);
await runOrExit(() => program.parseAsync());
