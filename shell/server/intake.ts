import type { IncomingMessage, ServerResponse } from 'node:http';

/** One kind of message that browsers send by themselves, and for whose answer nobody waits. */
export interface Sink {
  /** The content types that it comes in. */
  types: readonly string[];
  /** More than this is none, in bytes; `BODY_LIMIT` unless it says otherwise. */
  bodyLimit?: number;
  /** So many are taken in a minute; `PER_MINUTE` unless it says otherwise. */
  perMinute?: number;
  /** Does something with it; it may be anything that JSON can say. */
  take(message: unknown): void;
}

/** More than this is no message of a browser, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** So many of one kind are taken in a minute, from all visitors together: nobody fills the log. */
export const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Counts messages of one kind, and says how many seconds the next one has to wait; 0 for not at all. */
function counter(now: () => number, perMinute: number): () => number {
  let ends = 0;
  let taken = 0;
  return () => {
    if (now() >= ends) {
      ends = now() + MINUTE_MS;
      taken = 0;
    }
    taken += 1;
    return taken > perMinute ? Math.ceil((ends - now()) / 1000) : 0;
  };
}

/** A body as far as the limit; null when there is more of it, or when its sender has left. */
export function readBody(req: IncomingMessage, limit = BODY_LIMIT): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) resolve(null);
      else chunks.push(chunk);
    });
    req.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    req.on('close', () => resolve(null));
  });
}

export function parse(text: string): { message: unknown } | null {
  try {
    return { message: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

export interface Intake {
  /** Whether a path is one of its own. */
  takes(path: string): boolean;
  /** Answers a request at such a path: 204, or why not. */
  handle(path: string, req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/**
 * What browsers send to the site by themselves: one sink for each path.
 *
 * The content types are none that a page of somebody else's may send without asking first, and nobody is let through
 * who asks. So what a browser sends here comes from a page of ours.
 * @param headers what stands on every answer.
 */
export function openIntake(
  sinks: Readonly<Record<string, Sink>>,
  headers: Readonly<Record<string, string>>,
  now: () => number = Date.now,
): Intake {
  const open = new Map(
    Object.entries(sinks).map(([path, sink]) => [path, { sink, count: counter(now, sink.perMinute ?? PER_MINUTE) }]),
  );

  return {
    takes: (path) => open.has(path),

    async handle(path, req, res) {
      const end = (status: number, more: Record<string, string> = {}) => {
        // What is still on its way is not read.
        if (!req.complete) res.setHeader('Connection', 'close');
        res.writeHead(status, { ...headers, 'Cache-Control': 'no-store', ...more }).end();
      };
      const here = open.get(path);
      if (!here) return end(404);
      if (req.method !== 'POST') return end(405, { Allow: 'POST' });
      const [type = ''] = (req.headers['content-type'] ?? '').split(';');
      if (!here.sink.types.includes(type.trim().toLowerCase())) return end(415);
      const wait = here.count();
      if (wait > 0) return end(429, { 'Retry-After': String(wait) });
      const limit = here.sink.bodyLimit ?? BODY_LIMIT;
      if (Number(req.headers['content-length'] ?? 0) > limit) return end(413);
      const text = await readBody(req, limit);
      if (text === null) return end(413);
      const parsed = parse(text);
      if (!parsed) return end(400);
      here.sink.take(parsed.message);
      end(204);
    },
  };
}
