import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '@skal/shell/server';
import { makeCombinations } from './combinations.ts';
import { PUBLISHED, publish } from './product.ts';

/** Makes live what a run is about that asks for it by E2E_COMBINATION. */
const combine = (folder: string, name: string): void => {
  const registry = openRegistry(folder);
  const combinations = new Map(Object.entries(makeCombinations(registry)));
  const versions = combinations.get(name);
  if (!versions) throw new Error(`E2E_COMBINATION is one of ${[...combinations.keys()].join(', ')}`);
  registry.point(versions);
};

/** Before the first test of a run: publishes the builds of production once, for every file to copy. */
export default async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'skal-published-'));
  await publish(folder, 'production');
  if (process.env.E2E_COMBINATION) combine(folder, process.env.E2E_COMBINATION);
  process.env[PUBLISHED] = folder;
};
