import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLISHED, publish } from './product.ts';

/** Before the first test of a run: publishes the builds of production once, for every file to copy. */
export default async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'skal-published-'));
  await publish(folder, 'production');
  process.env[PUBLISHED] = folder;
};
