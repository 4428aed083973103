import { abortPendingImports } from './chunkImport.ts';
import { LOAD_TIMEOUT_MS } from './loadTimeout.ts';

export type ResourceStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A value that is loaded once, may fail, and can be retried. */
export interface LazyResource<T> {
  /** Starts loading unless it has started. */
  load(): Promise<T>;
  /** Returns the value for rendering; throws its error or, while it loads, the promise for Suspense. */
  readOrSuspend(): T;
  /** Loads a failed resource again; no-op otherwise. */
  retry(): void;
  /** Loads ahead of use, also after a failure. */
  prefetch(): void;
  /** Whether the current content stays on screen while loading fails. */
  keepsContent: boolean;
  /** Whether a failure is not shown in its place: the page has a notice of its own. */
  readonly isSilent: boolean;
  status(): ResourceStatus;
  /** Number of consecutive failures. */
  failures(): number;
  error(): unknown;
  subscribe(listener: () => void): () => void;
}

/** Whether the HTML of the first page stays although code of it does not load. */
let isFirstPageKept = false;

/**
 * Keeps the HTML of a first page that the server rendered: code that starts to load while it is shown does not replace it if
 * it fails, but adds a notice. Ends with the first navigation.
 */
export function keepFirstPage(isKept: boolean): void {
  isFirstPageKept = isKept;
}

/** A module that is loaded. Server builds add the name of its chunk (tools/cli/src/webpack/chunkNameLoader.ts). */
type Loading<T> = Promise<T> & { readonly chunk?: string };

let recordChunk: ((chunk: string) => void) | undefined;

/** On the server, calls back for the chunk of each resource that a page reads. A process renders one page at a time. */
export function recordChunks(record: typeof recordChunk): void {
  recordChunk = record;
}

interface Options {
  /** A patient resource never rejects: the content on screen stays. Used for the first page, whose HTML is complete. */
  isPatient?: boolean;
  /** On a first page that the server rendered, only `prefetch` loads it: its HTML does without code until it is near. */
  loadsWhenNear?: boolean;
  timeoutMs?: number;
}

interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

function createDeferred<T>(): Deferred<T> {
  const deferred = Promise.withResolvers<T>();
  // Handled by readers; without a reader it is no error.
  deferred.promise.catch(() => undefined);
  return deferred;
}

/**
 * Creates a lazy resource. `load` gets the number of previous attempts. A load that finishes after its timeout still
 * counts. `Lazy` renders it.
 */
export function createLazyResource<T>(load: (attempt: number) => Promise<T>, options: Options = {}): LazyResource<T> {
  const { timeoutMs = LOAD_TIMEOUT_MS } = options;
  let isPatient = options.isPatient ?? false;
  const listeners = new Set<() => void>();
  let deferred = createDeferred<T>();
  let status: ResourceStatus = 'idle';
  let loadedValue: T;
  let error: unknown = null;
  let attempts = 0;
  let failures = 0;
  let chunk: string | undefined;

  const setStatus = (next: ResourceStatus) => {
    status = next;
    for (const listener of [...listeners]) listener();
  };

  const fail = (reason: unknown) => {
    error = reason;
    failures++;
    if (!isPatient) deferred.reject(reason);
    setStatus('failed');
  };

  const succeed = (value: T) => {
    if (status === 'ready') return;
    if (status === 'failed' && !isPatient) deferred = createDeferred<T>();
    deferred.resolve(value);
    loadedValue = value;
    failures = 0;
    setStatus('ready');
  };

  const start = () => {
    const attempt = attempts++;
    isPatient = options.isPatient ?? isFirstPageKept;
    // The first load starts while React renders, when subscribers must not be notified; there are none yet.
    if (attempt === 0) status = 'loading';
    else setStatus('loading');
    const timer = setTimeout(() => {
      if (status === 'loading' && attempt === attempts - 1) fail(new Error('The files did not arrive in time'));
    }, timeoutMs);
    const loading: Loading<T> = attempt === 0 ? load(attempt) : abortPendingImports().then(() => load(attempt));
    ({ chunk } = loading);
    loading.then(
      (value) => {
        clearTimeout(timer);
        succeed(value);
      },
      (reason: unknown) => {
        clearTimeout(timer);
        if (status === 'loading' && attempt === attempts - 1) fail(reason);
      },
    );
  };

  const loadOnce = () => {
    if (status === 'idle' && !(options.loadsWhenNear && isFirstPageKept)) start();
    return deferred.promise;
  };

  const readOrSuspend = () => {
    const promise = loadOnce();
    // The page does without the code of a part that loads when it is near.
    if (chunk && !options.loadsWhenNear) recordChunk?.(chunk);
    if (status === 'ready') return loadedValue;
    throw status === 'failed' && !isPatient ? error : promise;
  };

  const retry = () => {
    if (status !== 'failed') return;
    if (!isPatient) deferred = createDeferred<T>();
    start();
  };

  return {
    get keepsContent() {
      return isPatient;
    },
    isSilent: options.isPatient ?? false,
    load: loadOnce,
    readOrSuspend,
    retry,
    prefetch: () => {
      if (status === 'idle') start();
      retry();
    },
    status: () => status,
    failures: () => failures,
    error: () => error,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
