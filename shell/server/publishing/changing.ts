import { Worker } from 'node:worker_threads';
import type { Deed } from '../registryChanges.ts';
import type { ReleasePlace } from '../releases.ts';

/** What a team wants of the registry. */
export type Wanted =
  | { do: 'release'; folder: string; canary: number | null }
  | { do: 'stage'; folder: string }
  | { do: 'flip'; name: string; version: string; canary: number | null }
  | { do: 'rollback'; name: string; version: string | null }
  | { do: 'promote'; name: string }
  | { do: 'abort'; name: string };

export type Task = Wanted & { place: ReleasePlace; deed: Deed };

/** The version that it is about, or why not, in a sentence. */
export type Outcome = { version: string } | { refusal: string; status: number };

/**
 * Changes the registry in a thread of its own: reading and hashing a release takes a while, and waiting for another
 * publisher up to a minute, which nobody who is being served meanwhile shall feel.
 * @throws what went wrong that nobody can be told in a sentence
 */
export function changeAside(task: Task): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const worker = new Worker(new URL('./changing.worker.ts', import.meta.url), { workerData: task });
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`Changing the registry ended with ${code}`)));
  return promise.finally(() => worker.terminate());
}
