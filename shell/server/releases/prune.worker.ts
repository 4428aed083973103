import { parentPort, workerData } from 'node:worker_threads';
import type { Pruned } from './pruneJob.ts';
import { withReleaseService } from './releaseService.ts';
import type { ReleasesConfig } from './releasesConfig.ts';

// Removes what nobody needs any more in a thread of its own, and ends.
const removed = await withReleaseService(workerData as ReleasesConfig, (releases) => releases.pruneDaily());
parentPort?.postMessage(removed.map(({ name, version }) => `${name}@${version}`) satisfies Pruned);
