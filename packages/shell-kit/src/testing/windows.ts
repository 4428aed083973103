/** Shared state of a browser's windows, which jsdom lacks: locks, and channels that deliver at once. */

type Callback = () => Promise<void>;

/** Exclusive named locks, granted in order, like `navigator.locks`. */
class Locks {
  readonly #queues = new Map<string, Callback[]>();

  /** Names of locks that are held or requested. */
  get names(): string[] {
    return [...this.#queues].filter(([, queue]) => queue.length > 0).map(([name]) => name);
  }

  request(name: string, { signal }: { signal: AbortSignal }, run: Callback): Promise<void> {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return new Promise((resolve, reject) => {
      const next = () => void queue[0]?.();
      const work: Callback = async () => {
        signal.removeEventListener('abort', leave);
        await run();
        queue.shift();
        resolve();
        next();
      };
      const leave = () => {
        queue.splice(queue.indexOf(work), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave);
      queue.push(work);
      if (queue.length === 1) next();
    });
  }
}

/** A channel to others of the same name. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }

  postMessage(data: unknown): void {
    if (!Channel.open.has(this)) throw new Error('The channel is closed');
    for (const other of [...Channel.open]) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
    }
  }

  close(): void {
    Channel.open.delete(this);
  }
}

/** A fake EventSource; the test is the server. */
export class TestStream extends EventTarget {
  static readonly CLOSED = 2;
  static all: TestStream[] = [];
  readonly url: string;
  readyState = 0;
  #version = '';

  constructor(url: string) {
    super();
    this.url = url;
    TestStream.all.push(this);
  }

  static openStreams(): TestStream[] {
    return TestStream.all.filter(({ readyState }) => readyState !== TestStream.CLOSED);
  }

  static newestStream(): TestStream {
    const stream = TestStream.all.at(-1);
    if (!stream) throw new Error('There is no stream');
    return stream;
  }

  close(): void {
    this.readyState = TestStream.CLOSED;
  }

  /** Sends an event. `version` is its id, which later events without one keep. */
  emit(event: string, readyState = this.readyState, version = this.#version): void {
    this.readyState = readyState;
    this.#version = version;
    this.dispatchEvent(Object.assign(new Event(event), { lastEventId: version }));
  }
}

/**
 * Installs fake locks, channels and event streams.
 * @returns the locks, and a function that removes everything
 */
export function installWindows(): { locks: Locks; remove: () => void } {
  const locks = new Locks();
  const originals = { BroadcastChannel: globalThis.BroadcastChannel };
  TestStream.all = [];
  Channel.open.clear();
  Object.assign(globalThis, { EventSource: TestStream, BroadcastChannel: Channel });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return {
    locks,
    remove: () => {
      Reflect.deleteProperty(globalThis, 'EventSource');
      Reflect.deleteProperty(navigator, 'locks');
      Object.assign(globalThis, originals);
    },
  };
}
