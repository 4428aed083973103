/**
 * `npm run test:image`: the steps of docker/Dockerfile, replayed without Docker in an empty folder, and what they made
 * held to what an image must be. It needs Linux and root, and the network for the packages.
 */
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRunning, checkTree, type Found } from './image/checks.ts';
import { openContainer } from './image/container.ts';
import { readDockerfile } from './image/dockerfile.ts';
import { replay } from './image/replay.ts';

const line = ({ about, good, says }: Found): string => `${good ? 'ok  ' : 'BAD '}  ${about.padEnd(26)}  ${says}`;

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('Replaying an image needs Linux and root: each of its steps runs in a root of its own.');
  process.exit(1);
}
const scratch = mkdtempSync(join(tmpdir(), 'skal-image-'));
try {
  const stages = readDockerfile();
  const stage = stages.at(-1);
  if (!stage) throw new Error('The Dockerfile has no stage');
  const root = replay(stages, scratch, console.log);
  const data = join(scratch, 'data');
  mkdirSync(data, { mode: 0o700 });
  const [uid, gid] = (stage.user ?? '0:0').split(':').map(Number);
  chownSync(data, uid ?? 0, gid ?? 0);
  const found = checkTree(root);
  found.push(...(await checkRunning(root, stage, openContainer(root, stage, data))));
  console.log(found.map(line).join('\n'));
  if (found.some(({ good }) => !good)) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
