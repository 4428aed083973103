import { join } from 'node:path';
import { brotli, openRegistry, type Registry, withReleaseService } from '@skal/shell/server';
import { makeCopy } from '@skal/tooling/src/testing/copy.ts';
import { publish, startServing } from './child.ts';
import { BENCH_ENV } from './loads.ts';
import { addVersions, renameRelease } from './releaseCopies.ts';
import { markdown } from './table.ts';

const REMOTES = 30;
const KEPT = 300;

const remotesOf = (registry: Registry) => Object.keys(registry.bundles()).filter((name) => name !== 'shell');

/** A front door on a data folder: how long it takes to start, its memory when it has served a page, and that page. */
async function measureDoor(dataDir: string, versions: number): Promise<string[]> {
  const remotes = remotesOf(openRegistry(dataDir)).length;
  console.log(`A front door with ${remotes} remotes …`);
  const start = performance.now();
  const product = await startServing({ ...BENCH_ENV, SKAL_DATA_DIR: dataDir });
  try {
    const seconds = (performance.now() - start) / 1000;
    const html = await (await fetch(product.url)).text();
    const compressed = brotli(Buffer.from(html), 11).length;
    const figures = [remotes, versions, seconds.toFixed(1), product.memory().toFixed(0), html.length, compressed];
    return figures.map(String);
  } finally {
    await product.stop();
  }
}

const live = (registry: Registry, name: string) => registry.releaseDir(name, registry.live(name) ?? '');

/** Publishes remotes, made of a new one, until there are so many, and keeps further versions of each. */
async function fill(dataDir: string): Promise<void> {
  const copy = makeCopy();
  try {
    await copy.run(['create', 'remote', 'wine-bar']);
    const own = join(copy.dir, 'data');
    await copy.run(['release', 'mfe-wine-bar'], { SKAL_DATA_DIR: own });
    const pattern = live(openRegistry(own), 'mfe-wine-bar');
    const registry = openRegistry(dataDir);
    const missing = REMOTES - remotesOf(registry).length;
    const folders = Array.from({ length: missing }, (_, index) => join(copy.dir, `made/${index + 1}`));
    for (const [index, folder] of folders.entries()) renameRelease(pattern, folder, `mfe-team-${index + 1}`);
    await withReleaseService({ dataDir }, (releases) => releases.publish(folders));
    for (const name of remotesOf(registry)) addVersions(dataDir, name, KEPT / REMOTES - 1);
  } finally {
    copy.remove();
  }
}

/** What many remotes and many kept versions cost the front door, beside the product as it is. */
export async function benchHouse(dataDir: string): Promise<string> {
  publish({ SKAL_DATA_DIR: dataDir });
  const before = await measureDoor(dataDir, remotesOf(openRegistry(dataDir)).length);
  await fill(dataDir);
  return markdown(
    ['remotes', 'versions of them', 'start s', 'memory MB', '/ bytes', '/ in brotli'],
    [before, await measureDoor(dataDir, KEPT)],
    0,
  );
}
