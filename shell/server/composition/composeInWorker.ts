import { Worker } from 'node:worker_threads';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { MockScript } from '../pages/mockScript.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { type Composition, reviveComposition } from './composition.ts';

/** What is to be composed. */
export interface ComposeTask {
  dataDir: string;
  live: LiveSet;
  site: SiteInfo;
  /** None where the api answers. */
  mocks: MockScript | undefined;
}

/** What the thread says. */
export type ComposeMessage =
  | { kind: 'trouble'; path: string; error: string }
  | { kind: 'unkept'; error: string }
  | { kind: 'composed'; composition: Composition };

interface Options {
  /** Told of a page that could not be rendered or described; it is then served without what failed. */
  onRenderError: (path: string, error: string) => void;
  /** Told when what was rendered cannot be kept for the next time. */
  onUnkept: (error: string) => void;
  /** Gives up when it is aborted. */
  signal: AbortSignal;
}

/** A page that never comes to an end must not keep the next registry waiting for ever, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Composes every page of a set of releases in a thread of its own: rendering takes its time, and nobody who is being
 * served meanwhile shall feel it. The thread ends with it, and gives back all that rendering took.
 * @throws what composing throws, and an error when it takes longer than a minute or is given up
 */
export function composeInWorker(task: ComposeTask, { onRenderError, onUnkept, signal }: Options): Promise<Composition> {
  const { promise, resolve, reject } = Promise.withResolvers<Composition>();
  const worker = new Worker(new URL('./compose.worker.ts', import.meta.url), { workerData: task });
  const giveUp = () => reject(new Error('Composing the pages was given up'));
  const late = setTimeout(() => reject(new Error('The pages were not composed within a minute')), PATIENCE_MS);
  signal.addEventListener('abort', giveUp);
  worker.on('message', (message: ComposeMessage) => {
    if (message.kind === 'trouble') onRenderError(message.path, message.error);
    else if (message.kind === 'unkept') onUnkept(message.error);
    else resolve(reviveComposition(message.composition));
  });
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`Composing the pages ended with ${code}`)));
  return promise.finally(async () => {
    clearTimeout(late);
    signal.removeEventListener('abort', giveUp);
    await worker.terminate();
  });
}
