import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { compose } from './composer.ts';
import type { ComposeMessage, ComposeTask } from './composing.ts';
import { openRegistry } from './registry.ts';

// Composes one set of releases in a thread of its own, and ends.
const { dataDir, live, site, compression } = workerData as ComposeTask;
const tell = (message: ComposeMessage) => parentPort?.postMessage(message);

const composition = await compose(live, openRegistry(dataDir).releaseDir, {
  site,
  compression,
  // As text: what a page throws may be anything, and not all of it can leave the thread.
  onRenderError: (path, error) => tell({ kind: 'trouble', path, error: inspect(error) }),
});
tell({ kind: 'composed', composition });
