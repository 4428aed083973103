import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { openRenderCache } from '../fs/diskCache.ts';
import { openRegistry } from '../registry/registry.ts';
import { compose } from './compose.ts';
import type { ComposeMessage, ComposeTask } from './composeInWorker.ts';

// Composes one set of releases in a worker thread, then exits.
const { dataDir, live, site, mocks } = workerData as ComposeTask;
const send = (message: ComposeMessage) => parentPort?.postMessage(message);

// As text, because an arbitrary thrown value may not be cloneable.
const composition = await compose(live, openRegistry(dataDir).releaseDir, {
  site,
  mocks,
  rendered: openRenderCache(dataDir),
  onRenderError: (path, error) => send({ kind: 'renderError', path, error: inspect(error) }),
  onCacheError: (error) => send({ kind: 'unkept', error: inspect(error) }),
});
send({ kind: 'composed', composition });
