import { parentPort, workerData } from 'node:worker_threads';
import type { Pruned } from './pruning.ts';
import { type ReleasePlace, withReleases } from './releases.ts';

// Removes what nobody needs any more in a thread of its own, and ends.
const removed = await withReleases(workerData as ReleasePlace, (releases) => releases.pruneToday());
parentPort?.postMessage(removed.map(({ name, version }) => `${name}@${version}`) satisfies Pruned);
