import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ByteBudget } from '@skal/contracts/http/byteBudget';

/** One kind of beacon: a message that browsers send without waiting for an answer. */
export interface BeaconSink {
  /** Accepted content types. */
  types: readonly string[];
  /** Largest body in bytes; `DEFAULT_BODY_LIMIT` by default. */
  bodyLimit?: number;
  /** Accepted messages per minute; `DEFAULT_RATE_PER_MINUTE` by default. */
  perMinute?: number;
  /** Handles a message, which may be any JSON value. */
  accept(message: unknown): void;
}

/** No browser sends a larger one, in bytes. */
export const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Per kind, from all visitors together, so that they cannot fill the log. */
export const DEFAULT_RATE_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Creates a rate limiter for one kind. It returns the seconds to wait; 0 to accept. */
function counter(now: () => number, perMinute: number): () => number {
  let ends = 0;
  let accepted = 0;
  return () => {
    if (now() >= ends) {
      ends = now() + MINUTE_MS;
      accepted = 0;
    }
    accepted += 1;
    return accepted > perMinute ? Math.ceil((ends - now()) / 1000) : 0;
  };
}

/** Timeout for a whole body, in milliseconds: senders are anonymous. */
const BODY_MS = 5_000;

/** Memory overhead per chunk in bytes: a body may arrive in chunks of one byte. */
const PIECE_BYTES = 256;

/** Limits of request bodies: memory of the process, and time. */
export interface BodyBounds {
  budget: ByteBudget;
  /** In milliseconds; `BODY_MS` by default. */
  bodyMs?: number;
}

/** A body as text, or the status that rejects it; null if the client disconnected. */
type ReadBody = { text: string } | { status: 408 | 413 | 503 } | null;

/**
 * Reads a body up to the limit, if the memory budget allows it.
 * @param owner key of the budget: all requests of one address of the site share it
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
    const timeout = setTimeout(() => stop({ status: 408 }), bodyMs);
    const stop = (outcome: ReadBody) => {
      clearTimeout(timeout);
      req.off('data', add);
      resolve(outcome);
    };
    const add = (piece: Buffer) => {
      size += piece.length;
      if (size > limit) stop({ status: 413 });
      else if (!share.reserve(piece.length + PIECE_BYTES)) stop({ status: 503 });
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
  /** Whether a path belongs to a sink. */
  handles(path: string): boolean;
  /** Answers a request at such a path: 204, or an error. */
  handle(path: string, req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/**
 * Creates the handler of beacons: one sink for each path.
 *
 * These content types require a CORS preflight, and preflights are never allowed. Browsers can therefore post here from
 * our own origin only.
 * @param headers added to every response
 * @param bounds limits of bodies
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
    handles: (path) => open.has(path),

    async handle(path, req, res) {
      const end = (status: number, more: Record<string, string> = {}) => {
        // The rest of the body is not read.
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
