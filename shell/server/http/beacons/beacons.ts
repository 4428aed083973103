import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ByteBudget } from '@skal/contracts/http/byteBudget';

/** One kind of message that browsers send by themselves, and for whose answer nobody waits. */
export interface BeaconSink {
  /** The content types that it comes in. */
  types: readonly string[];
  /** More than this is none, in bytes; `DEFAULT_BODY_LIMIT` unless it says otherwise. */
  bodyLimit?: number;
  /** So many are taken in a minute; `DEFAULT_RATE_PER_MINUTE` unless it says otherwise. */
  perMinute?: number;
  /** Does something with it; it may be anything that JSON can say. */
  accept(message: unknown): void;
}

/** More than this is no message of a browser, in bytes. */
export const DEFAULT_BODY_LIMIT = 64 * 1024;

/** So many of one kind are taken in a minute, from all visitors together: nobody fills the log. */
export const DEFAULT_RATE_PER_MINUTE = 60;
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

/** How long a body may take as a whole, in milliseconds: its sender has no account here. */
const BODY_MS = 5_000;

/** What the objects around one piece of a body take, in bytes: a body may come in pieces of one byte. */
const PIECE_BYTES = 256;

/** What a process may hold in memory of requests, and how long a body may take. */
export interface BodyBounds {
  budget: ByteBudget;
  /** In milliseconds; `BODY_MS` unless it says otherwise. */
  bodyMs?: number;
}

/** A body as text, or the status that refuses it; null when its sender has left. */
type ReadBody = { text: string } | { status: 408 | 413 | 503 } | null;

/**
 * Reads a body as far as the limit, as long as there is memory for it.
 * @param owner who pays for it: all that is sent to one address of the site pays together
 */
export function readBody(
  req: IncomingMessage,
  { budget, bodyMs = BODY_MS }: BodyBounds,
  owner: string,
  limit = DEFAULT_BODY_LIMIT,
): Promise<ReadBody> {
  const share = budget.open(owner);
  const reading = new Promise<ReadBody>((resolve) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => stop({ status: 408 }), bodyMs);
    const stop = (outcome: ReadBody) => {
      clearTimeout(late);
      req.off('data', add);
      resolve(outcome);
    };
    const add = (piece: Buffer) => {
      size += piece.length;
      if (size > limit) stop({ status: 413 });
      else if (!share.take(piece.length + PIECE_BYTES)) stop({ status: 503 });
      else pieces.push(piece);
    };
    req.on('data', add);
    req.on('end', () => stop({ text: Buffer.concat(pieces).toString('utf8') }));
    req.on('close', () => stop(null));
  });
  return reading.finally(() => share.release());
}

export function parseJson(text: string): { message: unknown } | null {
  try {
    return { message: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

export interface BeaconHandler {
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
 * @param bounds what bodies may take
 */
export function createBeaconHandler(
  sinks: Readonly<Record<string, BeaconSink>>,
  headers: Readonly<Record<string, string>>,
  bounds: BodyBounds,
  now: () => number = Date.now,
): BeaconHandler {
  const open = new Map(
    Object.entries(sinks).map(([path, sink]) => [
      path,
      { sink, count: counter(now, sink.perMinute ?? DEFAULT_RATE_PER_MINUTE) },
    ]),
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
      const limit = here.sink.bodyLimit ?? DEFAULT_BODY_LIMIT;
      if (Number(req.headers['content-length'] ?? 0) > limit) return end(413);
      const read = await readBody(req, bounds, path, limit);
      if (read === null) return end(400);
      if ('status' in read) return end(read.status, read.status === 503 ? { 'Retry-After': '2' } : {});
      const parsed = parseJson(read.text);
      if (!parsed) return end(400);
      here.sink.accept(parsed.message);
      end(204);
    },
  };
}
