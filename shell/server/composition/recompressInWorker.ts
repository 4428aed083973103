import { Worker } from 'node:worker_threads';
import { asBuffer, bodiesOf, type Composition } from './composition.ts';

export interface RecompressTask {
  dataDir: string;
  key: string;
  composition: Composition;
}

/** A message from the worker: a smaller body, with its index in `bodiesOf`. */
export interface RecompressMessage {
  index: number;
  br: Uint8Array;
}

/**
 * Recompresses a served composition with the best quality in a worker thread. Replaces each body as it arrives, and
 * stores the whole composition on the disk at the end.
 * @throws the error of the worker; an error when it is aborted
 */
export async function recompressInWorker(task: RecompressTask, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const bodies = bodiesOf(task.composition);
  const worker = new Worker(new URL('./recompress.worker.ts', import.meta.url), { workerData: task });
  const abort = () => reject(new Error('Compressing the pages was aborted'));
  signal.addEventListener('abort', abort);
  worker.on('message', ({ index, br }: RecompressMessage) => {
    const body = bodies[index];
    if (body) body.br = asBuffer(br);
  });
  worker.on('error', reject);
  worker.on('exit', () => resolve());
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
