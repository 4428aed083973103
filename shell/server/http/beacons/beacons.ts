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
function createRateLimiter(now: () => number, perMinute: number): () => number {
  let windowEnd = 0;
  let accepted = 0;
  return () => {
    if (now() >= windowEnd) {
      windowEnd = now() + MINUTE_MS;
      accepted = 0;
    }
    accepted += 1;
    return accepted > perMinute ? Math.ceil((windowEnd - now()) / 1000) : 0;
  };
}

/** Timeout for a whole body, in milliseconds: senders are anonymous. */
const BODY_TIMEOUT_MS = 5_000;

/** Memory overhead per chunk in bytes: a body may arrive in chunks of one byte. */
const CHUNK_OVERHEAD_BYTES = 256;

/** Limits of request bodies: memory of the process, and time. */
export interface BodyLimits {
  budget: ByteBudget;
  /** In milliseconds; `BODY_MS` by default. */
  bodyTimeoutMs?: number;
}

/** A body as text, or the status that rejects it; null if the client disconnected. */
type BodyResult = { text: string } | { status: 408 | 413 | 503 } | null;

/**
 * Reads a body up to the limit, if the memory budget allows it.
 * @param owner key of the budget: all requests of one address of the site share it
 */
export function readBody(
  req: IncomingMessage,
  { budget, bodyTimeoutMs = BODY_TIMEOUT_MS }: BodyLimits,
  owner: string,
  limit = DEFAULT_BODY_LIMIT,
): Promise<BodyResult> {
  const reservation = budget.open(owner);
  const reading = new Promise<BodyResult>((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timeout = setTimeout(() => stop({ status: 408 }), bodyTimeoutMs);
    const stop = (outcome: BodyResult) => {
      clearTimeout(timeout);
      req.off('data', add);
      resolve(outcome);
    };
    const add = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) stop({ status: 413 });
      else if (!reservation.reserve(chunk.length + CHUNK_OVERHEAD_BYTES)) stop({ status: 503 });
      else chunks.push(chunk);
    };
    req.on('data', add);
    req.on('end', () => stop({ text: Buffer.concat(chunks).toString('utf8') }));
    req.on('close', () => stop(null));
  });
  return reading.finally(() => reservation.release());
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
  bounds: BodyLimits,
  now: () => number = Date.now,
): BeaconHandler {
  const endpoints = new Map(
    Object.entries(sinks).map(([path, sink]) => [
      path,
      { sink, count: createRateLimiter(now, sink.perMinute ?? DEFAULT_RATE_PER_MINUTE) },
    ]),
  );

  return {
    handles: (path) => endpoints.has(path),

    async handle(path, req, res) {
      const end = (status: number, more: Record<string, string> = {}) => {
        // The rest of the body is not read.
        if (!req.complete) res.setHeader('Connection', 'close');
        res.writeHead(status, { ...headers, 'Cache-Control': 'no-store', ...more }).end();
      };
      const endpoint = endpoints.get(path);
      if (!endpoint) return end(404);
      if (req.method !== 'POST') return end(405, { Allow: 'POST' });
      const [type = ''] = (req.headers['content-type'] ?? '').split(';');
      if (!endpoint.sink.types.includes(type.trim().toLowerCase())) return end(415);
      const retryAfterSeconds = endpoint.count();
      if (retryAfterSeconds > 0) return end(429, { 'Retry-After': String(retryAfterSeconds) });
      const limit = endpoint.sink.bodyLimit ?? DEFAULT_BODY_LIMIT;
      if (Number(req.headers['content-length'] ?? 0) > limit) return end(413);
      const result = await readBody(req, bounds, path, limit);
      if (result === null) return end(400);
      if ('status' in result) return end(result.status, result.status === 503 ? { 'Retry-After': '2' } : {});
      const parsed = parseJson(result.text);
      if (!parsed) return end(400);
      endpoint.sink.accept(parsed.message);
      end(204);
    },
  };
}
