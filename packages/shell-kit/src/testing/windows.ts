/** What the windows of one browser share, which jsdom does not have: locks, and channels that deliver at once. */

type Work = () => Promise<void>;

/** Exclusive locks by their names, as `navigator.locks` grants them: one after the other. */
class Locks {
  readonly #queues = new Map<string, Work[]>();

  /** Names of locks that are held or waited for. */
  get names(): string[] {
    return [...this.#queues].filter(([, queue]) => queue.length > 0).map(([name]) => name);
  }

  request(name: string, { signal }: { signal: AbortSignal }, run: Work): Promise<void> {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return new Promise((resolve, reject) => {
      const next = () => void queue[0]?.();
      const work: Work = async () => {
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

/** A channel to the others of its name. */
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

/** A browser's stream of events, of which the test is the server. */
export class TestStream extends EventTarget {
  static readonly CLOSED = 2;
  static all: TestStream[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    TestStream.all.push(this);
  }

  static opened(): TestStream[] {
    return TestStream.all.filter(({ readyState }) => readyState !== TestStream.CLOSED);
  }

  static newest(): TestStream {
    const stream = TestStream.all.at(-1);
    if (!stream) throw new Error('There is no stream');
    return stream;
  }

  close(): void {
    this.readyState = TestStream.CLOSED;
  }

  say(event: string, readyState = this.readyState): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }
}

/**
 * Gives the page of a test a browser's locks, channels and streams.
 * @returns the locks, and what takes all of it away again
 */
export function installWindows(): { locks: Locks; remove: () => void } {
  const locks = new Locks();
  const own = { BroadcastChannel: globalThis.BroadcastChannel };
  TestStream.all = [];
  Channel.open.clear();
  Object.assign(globalThis, { EventSource: TestStream, BroadcastChannel: Channel });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return {
    locks,
    remove: () => {
      Reflect.deleteProperty(globalThis, 'EventSource');
      Reflect.deleteProperty(navigator, 'locks');
      Object.assign(globalThis, own);
    },
  };
}
