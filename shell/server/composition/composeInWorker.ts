import { Worker } from 'node:worker_threads';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { MockScript } from '../pages/mockScript.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { type Composition, reviveComposition } from './composition.ts';

export interface ComposeTask {
  dataDir: string;
  live: LiveSet;
  site: SiteInfo;
  /** Undefined if the api answers calls. */
  mocks: MockScript | undefined;
}

/** Messages from the worker. */
export type ComposeMessage =
  | { kind: 'renderError'; path: string; error: string }
  | { kind: 'unkept'; error: string }
  | { kind: 'composed'; composition: Composition };

interface Options {
  /** Called for a page that could not be rendered or described. The page is then served without the failed part. */
  onRenderError: (path: string, error: string) => void;
  /** Called when the rendered pages cannot be cached. */
  onCacheError: (error: string) => void;
  /** Aborts the composition. */
  signal: AbortSignal;
}

/** Timeout in milliseconds: a page that never finishes rendering must not block the next registry. */
const TIMEOUT_MS = 60_000;

/**
 * Composes every page of a set of releases in a worker thread, so that rendering does not slow down requests. The
 * thread ends afterwards and releases its memory.
 * @throws the error of the composition; an error after a minute or when it is aborted
 */
export function composeInWorker(
  task: ComposeTask,
  { onRenderError, onCacheError, signal }: Options,
): Promise<Composition> {
  const { promise, resolve, reject } = Promise.withResolvers<Composition>();
  const worker = new Worker(new URL('./compose.worker.ts', import.meta.url), { workerData: task });
  const abort = () => reject(new Error('Composing the pages was aborted'));
  const timeout = setTimeout(() => reject(new Error('The pages were not composed within a minute')), TIMEOUT_MS);
  signal.addEventListener('abort', abort);
  worker.on('message', (message: ComposeMessage) => {
    if (message.kind === 'renderError') onRenderError(message.path, message.error);
    else if (message.kind === 'unkept') onCacheError(message.error);
    else resolve(reviveComposition(message.composition));
  });
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`The compose worker exited with code ${code}`)));
  return promise.finally(async () => {
    clearTimeout(timeout);
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  });
}
