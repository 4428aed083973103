import { Worker } from 'node:worker_threads';
import type { SiteFacts } from '@skal/contracts/site';
import type { ComposedPage, Composition } from './composer.ts';
import type { LiveSet } from './liveSet.ts';
import type { Compression, Stored } from './stored.ts';

/** What is to be composed. */
export interface ComposeTask {
  dataDir: string;
  live: LiveSet;
  site: SiteFacts;
  compression: Compression;
}

/** What the thread says. */
export type ComposeMessage =
  | { kind: 'trouble'; path: string; error: string }
  | { kind: 'composed'; composition: Composition };

interface Options {
  /** Told of a page that could not be rendered or described; it is then served without what failed. */
  onRenderError: (path: string, error: string) => void;
  /** Gives up when it is aborted. */
  signal: AbortSignal;
}

/** A page that never comes to an end must not keep the next registry waiting for ever, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Bytes lose their kind on the way between threads. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const arrived = (stored: Stored): Stored => ({
  ...stored,
  plain: asBuffer(stored.plain),
  br: stored.br && asBuffer(stored.br),
  gzip: stored.gzip && asBuffer(stored.gzip),
});

const arrivedPage = (page: ComposedPage): ComposedPage => ({ ...page, body: arrived(page.body) });

const eachOf = <Value>(map: ReadonlyMap<string, Value>, change: (value: Value) => Value) =>
  new Map([...map].map(([key, value]) => [key, change(value)]));

const arrivedComposition = ({ revision, pages, notFound, files }: Composition): Composition => ({
  revision,
  pages: eachOf(pages, arrivedPage),
  notFound: arrivedPage(notFound),
  files: eachOf(files, arrived),
});

/**
 * Composes every page of a set of releases in a thread of its own: rendering and compressing take seconds, and nobody
 * who is being served meanwhile shall feel them. The thread ends with it, and gives back all that rendering took.
 * @throws what composing throws, and an error when it takes longer than a minute or is given up
 */
export function composeAside(task: ComposeTask, { onRenderError, signal }: Options): Promise<Composition> {
  const { promise, resolve, reject } = Promise.withResolvers<Composition>();
  const worker = new Worker(new URL('./composing.worker.ts', import.meta.url), { workerData: task });
  const giveUp = () => reject(new Error('Composing the pages was given up'));
  const late = setTimeout(() => reject(new Error('The pages were not composed within a minute')), PATIENCE_MS);
  signal.addEventListener('abort', giveUp);
  worker.on('message', (message: ComposeMessage) => {
    if (message.kind === 'trouble') onRenderError(message.path, message.error);
    else resolve(arrivedComposition(message.composition));
  });
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`Composing the pages ended with ${code}`)));
  return promise.finally(async () => {
    clearTimeout(late);
    signal.removeEventListener('abort', giveUp);
    await worker.terminate();
  });
}
