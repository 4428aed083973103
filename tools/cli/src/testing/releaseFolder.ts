import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { releaseHere } from '@skal/product/cli/release.ts';
import type { ReleaseTools } from '@skal/shell/server/cli/releaseSteps.ts';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { makeRelease, writeRelease } from '@skal/shell/server/testing/releases.ts';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';
import { parseRelease } from './parseRelease.ts';

const program = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** Runs `npm run release -- <words>` in a separate process; published versions need no build. */
export function spawnRelease(dataDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'release', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', SKAL_DATA_DIR: dataDir },
  });
  return { status, stdout, stderr };
}

/** Executes `skal release` with these arguments in this process. Returns its final output. */
export async function runReleaseHere(
  args: readonly string[],
  dataDir: string,
  tools: Partial<ReleaseTools> = {},
): Promise<string> {
  const command = await parseRelease(args);
  const output = await releaseHere(command, { progress: () => undefined, ...tools }, { SKAL_DATA_DIR: dataDir });
  return typeof output === 'string' ? output : output.text;
}

/** Creates a folder with two versions of the marketing site; the first one is live. */
export async function createFolderWithTwoVersions() {
  const dataDir = await createPublishedDataDir();
  const registry = openTestRegistry(dataDir);
  await registry.publish([writeRelease(makeRelease({ name: 'mfe-marketing', version: '2', hostApi: '^1.0.0' }))]);
  await registry.activate({ 'mfe-marketing': '1' });
  const output = (...args: string[]) => runReleaseHere(args, dataDir);
  return { dataDir, registry, output, live: () => ['shell', 'mfe-marketing'].map((name) => registry.live(name)) };
}
