import { abortPendingImports } from './chunkImport.ts';
import { LOAD_TIMEOUT_MS } from './loadTimeout.ts';

export type ResourceStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Something that is loaded once, may fail, and can be tried again. */
export interface LazyResource<T> {
  /** Starts loading if nothing has. */
  load(): Promise<T>;
  /** What came, for whoever draws it; throws what failed or, while it is on its way, the promise that Suspense waits for. */
  readOrSuspend(): T;
  /** Loads again what failed; does nothing otherwise. */
  retry(): void;
  /** Loads ahead of need, also what failed before. */
  prefetch(): void;
  /** Whether what is on the screen stays while this fails. */
  keepsContent: boolean;
  status(): ResourceStatus;
  /** How many attempts have failed since the last one that did not. */
  failures(): number;
  error(): unknown;
  subscribe(listener: () => void): () => void;
}

interface Options {
  /**
   * A patient resource never rejects: while it fails, what is on the screen stays. Used for the first page,
   * whose HTML is complete without it.
   */
  patient?: boolean;
  deadline?: number;
}

interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

function gateOf<T>(): Deferred<T> {
  const gate = Promise.withResolvers<T>();
  // The rejection is shown by whoever reads; nobody reading is no error.
  gate.promise.catch(() => undefined);
  return gate;
}

/**
 * Makes a resource of a load function, which is told how many attempts there were before. A load that
 * comes after its deadline still counts: it heals its place without a click. `Late` shows it.
 */
export function createLazyResource<T>(load: (attempt: number) => Promise<T>, options: Options = {}): LazyResource<T> {
  const { patient = false, deadline = LOAD_TIMEOUT_MS } = options;
  const listeners = new Set<() => void>();
  let gate = gateOf<T>();
  let status: ResourceStatus = 'idle';
  let arrived: T;
  let error: unknown = null;
  let attempts = 0;
  let failures = 0;

  const become = (next: ResourceStatus) => {
    status = next;
    for (const listener of [...listeners]) listener();
  };

  const fail = (reason: unknown) => {
    error = reason;
    failures++;
    if (!patient) gate.reject(reason);
    become('failed');
  };

  const succeed = (value: T) => {
    if (status === 'ready') return;
    if (status === 'failed' && !patient) gate = gateOf<T>();
    gate.resolve(value);
    arrived = value;
    failures = 0;
    become('ready');
  };

  const start = () => {
    const attempt = attempts++;
    // The first start happens while React renders, when nobody may be told; nothing waits for it either.
    if (attempt === 0) status = 'loading';
    else become('loading');
    const timer = setTimeout(() => {
      if (status === 'loading' && attempt === attempts - 1) fail(new Error('The files did not arrive in time'));
    }, deadline);
    (attempt === 0 ? load(attempt) : abortPendingImports().then(() => load(attempt))).then(
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

  const read = () => {
    if (status === 'idle') start();
    return gate.promise;
  };

  const take = () => {
    const promise = read();
    if (status === 'ready') return arrived;
    throw status === 'failed' && !patient ? error : promise;
  };

  const retry = () => {
    if (status !== 'failed') return;
    if (!patient) gate = gateOf<T>();
    start();
  };

  return {
    keepsContent: patient,
    load: read,
    readOrSuspend: take,
    retry,
    prefetch: () => {
      void read();
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
