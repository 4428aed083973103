import { parentPort, workerData } from 'node:worker_threads';
import type { PrunedReleases } from './pruneJob.ts';
import { withReleaseService } from './releaseService.ts';
import type { ReleasesConfig } from './releasesConfig.ts';

// Deletes unused releases in a worker thread.
const removed = await withReleaseService(workerData as ReleasesConfig, (releases) => releases.pruneDaily());
parentPort?.postMessage(removed.map(({ name, version }) => `${name}@${version}`) satisfies PrunedReleases);
