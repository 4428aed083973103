/**
 * Load at a fixed rate, whether earlier requests were answered or not. Pages, files and sessions are read once; a form has an
 * idempotency key, and is sent again until the site confirms that it is stored.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { siteAddress } from './balancer.ts';

export type RequestKind = 'page' | 'file' | 'session' | 'write';

/** One request: when it ended, in milliseconds since the load began; its status, or the error. */
export interface RequestSample {
  readonly at: number;
  readonly kind: RequestKind;
  readonly durationMs: number;
  readonly result: number | string;
}

/** An idle connection is closed after this time: the balancer closes it after five seconds. */
const IDLE_MS = 4_000;
const TICK_MS = 50;
/** The kinds of ten requests in a row. */
const KINDS: readonly RequestKind[] = [
  'page',
  'write',
  'session',
  'page',
  'file',
  'session',
  'write',
  'page',
  'session',
  'file',
];
const TIMEOUT_MS = 10_000;
/** Retry-After is two seconds; a person is not faster than this. */
const RETRY_DELAY_MS = 500;
const MAX_TRIES = 240;

export interface LoadGenerator {
  readonly samples: RequestSample[];
  /** The e-mail addresses of forms that the site confirmed. */
  readonly acknowledged: Set<string>;
  /** Milliseconds since it began. */
  now(): number;
  /** Stops the load, and resolves when every request is answered. */
  stop(): Promise<void>;
}

interface RequestOptions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** A text that a correct response contains. */
  readonly expects?: string;
}

/** The session and the file that the load reads. */
export interface LoadTarget {
  readonly cookie: string;
  /** A text of the session's response. */
  readonly name: string;
  /** A file of the release that is live. */
  readonly file: string;
}

export function startLoadGenerator(perSecond: number, { cookie, name, file }: LoadTarget): LoadGenerator {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS });
  const startedAt = performance.now();
  const now = () => performance.now() - startedAt;
  const samples: RequestSample[] = [];
  const acknowledged = new Set<string>();
  const open = new Set<Promise<void>>();
  let requestIndex = 0;
  let nextRequestAt = 0;
  let last = now();

  const send = ({ method, path, headers = {}, body, expects = '' }: RequestOptions): Promise<number | string> =>
    new Promise((resolve) => {
      const req = request(
        { ...siteAddress, agent, method, path, headers: { host: 'localhost:8080', ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('end', () => {
            const isWrong = response.statusCode === 200 && !Buffer.concat(parts).includes(expects);
            resolve(isWrong ? 'wrong response' : (response.statusCode ?? 0));
          });
          response.once('error', ({ message }) => resolve(message));
        },
      );
      req.setTimeout(TIMEOUT_MS, () => req.destroy(new Error('no response')));
      req.once('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.message));
      req.end(body);
    });

  const sample = async (kind: RequestKind, options: RequestOptions): Promise<number | string> => {
    const from = now();
    const result = await send(options);
    samples.push({ at: now(), kind, durationMs: now() - from, result });
    return result;
  };

  const write = async (): Promise<void> => {
    const key = randomUUID();
    const email = `${key}@visitors.example`;
    const body = JSON.stringify({ name: 'Anna Jensen', email, phone: '', subject: 'Load', message: key });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
    };
    for (let count = 0; count < MAX_TRIES; count += 1) {
      if ((await sample('write', { method: 'POST', path: '/api/contact', headers, body })) === 201) {
        acknowledged.add(email);
        return;
      }
      await delay(RETRY_DELAY_MS);
    }
  };

  const reads = {
    page: { method: 'GET', path: '/', expects: '</html>' },
    file: { method: 'GET', path: file },
    session: { method: 'GET', path: '/api/session', headers: { cookie }, expects: name },
  } as const;

  const startRequest = (kind: RequestKind) => {
    const done = (kind === 'write' ? write() : sample(kind, reads[kind]).then(() => undefined)).finally(() =>
      open.delete(done),
    );
    open.add(done);
  };

  const timer = setInterval(() => {
    nextRequestAt += ((now() - last) * perSecond) / 1000;
    last = now();
    for (; nextRequestAt >= 1; nextRequestAt -= 1) startRequest(KINDS[requestIndex++ % KINDS.length] ?? 'page');
  }, TICK_MS);

  return {
    samples,
    acknowledged,
    now,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}
