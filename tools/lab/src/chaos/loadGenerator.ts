/**
 * What visitors do meanwhile: so many requests each second, whether the ones before were answered or not. Pages, files and
 * sessions are read once; what is written has a key, and is sent again under it until somebody says that it is stored.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { siteAddress } from './balancer.ts';

export type RequestKind = 'page' | 'file' | 'session' | 'write';

/** One try: when it ended, in milliseconds since the load began; what came, or why nothing did. */
export interface RequestSample {
  readonly at: number;
  readonly kind: RequestKind;
  readonly durationMs: number;
  readonly result: number | string;
}

/** A connection that nobody has used for so long is not used again: the balancer closes it after five seconds. */
const IDLE_MS = 4_000;
const TICK_MS = 50;
/** Of ten requests: which kind each of them is. */
const TURN: readonly RequestKind[] = [
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
const PATIENCE_MS = 10_000;
/** What the answer to a refused form asks for is two seconds; a person is not faster than this. */
const AGAIN_MS = 500;
const TRIES = 240;

export interface LoadGenerator {
  readonly samples: RequestSample[];
  /** The addresses of those whose form is stored, as the site said. */
  readonly acknowledged: Set<string>;
  /** Milliseconds since it began. */
  now(): number;
  /** Sends nothing new, and resolves when all is answered. */
  stop(): Promise<void>;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** What a good answer says somewhere. */
  readonly expects?: string;
}

/** Whose session is read all the time. */
export interface LoadTarget {
  readonly cookie: string;
  /** What the session says of them. */
  readonly name: string;
  /** A file of the release that is live. */
  readonly file: string;
}

export function startLoadGenerator(perSecond: number, { cookie, name, file }: LoadTarget): LoadGenerator {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS });
  const began = performance.now();
  const now = () => performance.now() - began;
  const tries: RequestSample[] = [];
  const acknowledged = new Set<string>();
  const open = new Set<Promise<void>>();
  let turn = 0;
  let owed = 0;
  let last = now();

  const ask = ({ method, path, headers = {}, body, expects = '' }: Asked): Promise<number | string> =>
    new Promise((resolve) => {
      const asked = request(
        { ...siteAddress, agent, method, path, headers: { host: 'localhost:8080', ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('end', () => {
            const isOther = answer.statusCode === 200 && !Buffer.concat(parts).includes(expects);
            resolve(isOther ? 'another answer' : (answer.statusCode ?? 0));
          });
          answer.once('error', ({ message }) => resolve(message));
        },
      );
      asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('no answer')));
      asked.once('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.message));
      asked.end(body);
    });

  const tried = async (kind: RequestKind, asked: Asked): Promise<number | string> => {
    const from = now();
    const came = await ask(asked);
    tries.push({ at: now(), kind, durationMs: now() - from, result });
    return came;
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
    for (let count = 0; count < TRIES; count += 1) {
      if ((await tried('write', { method: 'POST', path: '/api/contact', headers, body })) === 201) {
        acknowledged.add(email);
        return;
      }
      await delay(AGAIN_MS);
    }
  };

  const reads = {
    page: { method: 'GET', path: '/', expects: '</html>' },
    file: { method: 'GET', path: file },
    session: { method: 'GET', path: '/api/session', headers: { cookie }, expects: name },
  } as const;

  const begin = (kind: RequestKind) => {
    const done = (kind === 'write' ? write() : tried(kind, reads[kind]).then(() => undefined)).finally(() =>
      open.delete(done),
    );
    open.add(done);
  };

  const timer = setInterval(() => {
    owed += ((now() - last) * perSecond) / 1000;
    last = now();
    for (; owed >= 1; owed -= 1) begin(TURN[turn++ % TURN.length] ?? 'page');
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
