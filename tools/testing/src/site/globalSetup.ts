import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry, withReleaseService } from '@skal/shell/server';
import { createVersionCombinations } from '../releases/versionCombinations.ts';
import { PUBLISHED_ENV, publish } from './productProcess.ts';

/** Activates the combination of versions that E2E_COMBINATION names. */
const activateCombination = async (folder: string, name: string): Promise<void> => {
  const registry = openRegistry(folder);
  const combinations = new Map(Object.entries(createVersionCombinations(registry)));
  const versions = combinations.get(name);
  if (!versions) throw new Error(`E2E_COMBINATION is one of ${[...combinations.keys()].join(', ')}`);
  await withReleaseService({ dataDir: folder }, (releases) => releases.activate(versions));
};

/** Publishes the production builds once, for every product to copy. Returns the teardown. */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'skal-published-'));
  await publish(folder, 'production');
  if (process.env.E2E_COMBINATION) await activateCombination(folder, process.env.E2E_COMBINATION);
  process.env[PUBLISHED_ENV] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
};
