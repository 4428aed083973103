import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram, runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { BuildError } from '@skal/tooling/src/build/buildError.ts';
import { readDockerfile } from '@skal/tooling/src/image/dockerfile.ts';
import { type CheckResult, checkRunning, checkTree } from './image/checks.ts';
import { openContainer } from './image/container.ts';
import { replayDockerfile } from './image/replayDockerfile.ts';

const formatResult = ({ name, ok, detail }: CheckResult): string =>
  `${ok ? 'ok  ' : 'BAD '}  ${name.padEnd(26)}  ${detail}`;

/**
 * Replays docker/Dockerfile without Docker in an empty folder, and checks the image. Downloads the packages.
 * @throws BuildError unless run on Linux as root
 */
async function testImage(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new BuildError('Replaying an image requires Linux and root, because each step runs in its own chroot.');
  const scratch = mkdtempSync(join(tmpdir(), 'skal-image-'));
  try {
    const stages = readDockerfile();
    const stage = stages.at(-1);
    if (!stage) throw new Error('The Dockerfile has no stage');
    const root = replayDockerfile(stages, scratch, console.log);
    const data = join(scratch, 'data');
    mkdirSync(data, { mode: 0o700 });
    const [uid, gid] = (stage.user ?? '0:0').split(':').map(Number);
    chownSync(data, uid ?? 0, gid ?? 0);
    const results = checkTree(root);
    results.push(...(await checkRunning(root, stage, openContainer(root, stage, data))));
    console.log(results.map(formatResult).join('\n'));
    if (results.some(({ ok }) => !ok)) process.exitCode = 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const program = createProgram('Build and check the container image of docker/Dockerfile without Docker (Linux, root)')
  .name('skal test image')
  .action(testImage);
await runOrExit(
  () => program.parseAsync(),
  () => [BuildError],
);
