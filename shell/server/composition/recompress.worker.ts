import { parentPort, workerData } from 'node:worker_threads';
import { openComposedCache } from '../fs/diskCache.ts';
import { brotli } from '../http/encodedBody.ts';
import { bodiesOf } from './composition.ts';
import type { RecompressMessage, RecompressTask } from './recompressInWorker.ts';

// Recompresses the pages of one composition, stores it, and exits.
const { dataDir, key, composition } = workerData as RecompressTask;

for (const [index, body] of bodiesOf(composition).entries()) {
  body.br = brotli(body.plain);
  parentPort?.postMessage({ index, br: body.br } satisfies RecompressMessage);
}
openComposedCache(dataDir).write(key, composition);
