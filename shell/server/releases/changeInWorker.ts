import { Worker } from 'node:worker_threads';
import type { ChangeContext } from '../registry/registryChanges.ts';
import type { ReleasesConfig } from './releasesConfig.ts';

/** A change of the registry, by the verb of `ReleaseService` that makes it. */
export type RegistryCommand =
  /** The folder of an uploaded release, which is checked first. A canary has a percentage of the visitors. */
  | { type: 'publish'; folder: string; canary: number | null }
  | { type: 'stage'; folder: string }
  | { type: 'activate'; bundle: string; version: string; canary: number | null }
  | { type: 'rollback'; bundle: string; version: string | null }
  | { type: 'promote' | 'abort'; bundle: string };

export interface ChangeTask {
  command: RegistryCommand;
  config: ReleasesConfig;
  context: ChangeContext;
}

/** The version that changed, or the reason of a rejection with its HTTP status. */
export type ChangeResult = { version: string } | { error: string; status: number };

/**
 * Changes the registry in a worker thread: reading and hashing a release takes a while, and waiting for another
 * change takes up to a minute. Neither may delay visitors.
 * @throws unexpected errors
 */
export function changeInWorker(task: ChangeTask): Promise<ChangeResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ChangeResult>();
  const worker = new Worker(new URL('./change.worker.ts', import.meta.url), { workerData: task });
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`The registry worker exited with code ${code}`)));
  return promise.finally(() => worker.terminate());
}
