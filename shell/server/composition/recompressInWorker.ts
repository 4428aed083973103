import { Worker } from 'node:worker_threads';
import { asBuffer, bodiesOf, type Composition } from './composition.ts';

/** What is to be compressed, and where it is kept then. */
export interface RecompressTask {
  dataDir: string;
  key: string;
  composition: Composition;
}

/** What the thread says: one body is smaller, by its place among all. */
export interface RecompressMessage {
  index: number;
  br: Uint8Array;
}

/**
 * Compresses what is being served as small as it gets, in a thread of its own, and puts each body into its place as it
 * comes. In the end the whole is kept on the disk.
 * @throws what the thread throws, and an error when it is given up
 */
export async function recompressInWorker(task: RecompressTask, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const bodies = bodiesOf(task.composition);
  const worker = new Worker(new URL('./recompress.worker.ts', import.meta.url), { workerData: task });
  const giveUp = () => reject(new Error('Compressing the pages was given up'));
  signal.addEventListener('abort', giveUp);
  worker.on('message', ({ index, br }: RecompressMessage) => {
    const body = bodies[index];
    if (body) body.br = asBuffer(br);
  });
  worker.on('error', reject);
  worker.on('exit', () => resolve());
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
