import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Text } from '../../language/text.ts';
import { badRequest, HttpError, tooLarge, unsupportedMediaType } from '../errors/HttpError.ts';
import type { ApiContext } from './context.ts';

/** Maximum nesting of our request bodies. */
const MAX_DEPTH = 12;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i;

const BYTES_TYPE = /^application\/octet-stream\s*(?:;|$)/i;

const NOT_JSON = /*i18n*/ 'The request is not valid JSON.';
const TOO_LARGE = /*i18n*/ 'The request is too large.';

/** Parts of the context that reading a body needs. */
export type WithBody = Pick<ApiContext, 'req' | 'state'>;

/** Overhead of one chunk in bytes: a body may arrive in chunks of one byte. */
const PIECE_BYTES = 256;

/** Memory of a connection with an unfinished body in bytes: socket, parser and context. */
const UNFINISHED_BYTES = 16 * 1024;

const unpackers = new Map([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/** 408: an anonymous caller did not finish the body in time. Closes the connection: the rest would be parsed as a request. */
const unfinished = () =>
  new HttpError(408, /*i18n*/ 'The request was not received in time. Please try again.', {
    headers: { Connection: 'close' },
  });

/** 503: the memory budget of the process or of this caller is used up. */
const memoryExceeded = () =>
  new HttpError(503, /*i18n*/ 'Too many requests are being processed right now. Please try again in a moment.', {
    headers: { 'Retry-After': '2', Connection: 'close' },
  });

/** Reserves memory. @throws HttpError 503 */
function reserve({ state }: WithBody, bytes: number): void {
  if (!state.buffered.reserve(bytes)) throw memoryExceeded();
}

/** Reads a raw body up to the limit. */
function receive(ctx: WithBody, limit: number, larger: Text): Promise<Buffer> {
  const { req, state } = ctx;
  const isKnown = (state.account ?? state.app) !== undefined;
  if (isKnown) state.buffered.liftOwnerLimit();
  const unfinishedBytes = req.complete ? 0 : UNFINISHED_BYTES;
  reserve(ctx, unfinishedBytes);
  return new Promise<Buffer>((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const timer = isKnown ? undefined : setTimeout(() => fail(unfinished()), state.bodyMs);
    const fail = (error: Error) => {
      clearTimeout(timer);
      req.off('data', add);
      // Discard the rest, so that the sender receives the response.
      req.resume();
      reject(error);
    };
    const add = (piece: Buffer) => {
      size += piece.length;
      if (size > limit) fail(tooLarge(larger));
      else if (state.buffered.reserve(piece.length + PIECE_BYTES)) pieces.push(piece);
      else fail(memoryExceeded());
    };
    const endedEarly = () => {
      if (!req.complete) fail(badRequest(/*i18n*/ 'The request ended too early.'));
    };
    if (req.destroyed) return endedEarly();
    req.on('data', add);
    req.on('end', () => {
      clearTimeout(timer);
      resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces));
    });
    req.on('error', () => fail(badRequest(NOT_JSON)));
    req.once('close', endedEarly);
  }).finally(() => state.buffered.refund(unfinishedBytes));
}

/**
 * Reads and decompresses a body; the limit applies to the decompressed size. It is decompressed once complete, because
 * a decompressor per unfinished request would use more memory than the request.
 */
async function collect(ctx: WithBody, limit: number, larger: Text = TOO_LARGE): Promise<Buffer> {
  const encoding = (ctx.req.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return receive(ctx, limit, larger);
  const unpack = unpackers.get(encoding);
  if (!unpack)
    throw unsupportedMediaType(
      /*i18n*/ 'Please send the request uncompressed, or compressed with gzip, deflate or br.',
    );
  const packed = await receive(ctx, limit, larger);
  reserve(ctx, limit);
  try {
    const body = await unpack(packed, { maxOutputLength: limit });
    ctx.state.buffered.refund(limit - body.length);
    return body;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(larger);
    throw badRequest(/*i18n*/ 'The request could not be decompressed.');
  }
}

/**
 * Reads a small uploaded file.
 * @throws HttpError 400, 408, 413 (`larger`), 415 or 503
 */
export async function readBytes(ctx: WithBody, limit: number, larger: Text): Promise<Buffer> {
  const { req } = ctx;
  const { headers } = req;
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (!isPlain || !BYTES_TYPE.test(headers['content-type'] ?? '')) {
    req.resume();
    throw unsupportedMediaType(
      /*i18n*/ 'Please send the file itself, uncompressed (Content-Type: application/octet-stream).',
    );
  }
  if (Number(headers['content-length'] ?? 0) > limit) {
    req.resume();
    throw tooLarge(larger);
  }
  return collect(ctx, limit, larger);
}

/**
 * Reads the raw body, for verifying a signature over its bytes. It is not decompressed: an unverified caller must not
 * make us allocate more than was sent.
 * @throws HttpError 400, 408, 413, 415 or 503
 */
export async function readRaw(ctx: WithBody, limit: number): Promise<Buffer> {
  const { headers } = ctx.req;
  if ((headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity') {
    throw unsupportedMediaType(/*i18n*/ 'Please send the request uncompressed, without Content-Encoding.');
  }
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(TOO_LARGE);
  return receive(ctx, limit, TOO_LARGE);
}

/**
 * Reads the body of an HTML form that was posted without scripts.
 * @throws HttpError 400, 408, 413, 415 or 503
 */
export async function readFormBody(ctx: WithBody, limit: number): Promise<Buffer> {
  if (Number(ctx.req.headers['content-length'] ?? 0) > limit) {
    ctx.req.resume();
    throw tooLarge(TOO_LARGE);
  }
  return collect(ctx, limit);
}

/**
 * Whether a parsed value is nested too deeply, or has a name that every object inherits (`__proto__`, `constructor`).
 * Such names could pollute prototypes and match in look-ups by name; no API field uses them.
 */
function isUnsafe(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= MAX_DEPTH) return true;
  return Object.entries(value).some(([name, member]) => name in Object.prototype || isUnsafe(member, depth + 1));
}

/**
 * Reads the JSON object in a request.
 * @throws HttpError 400, 408, 413, 415 or 503 for any invalid input
 */
export async function readJsonBody(ctx: WithBody, limit: number): Promise<Record<string, unknown>> {
  const { req } = ctx;
  if (!JSON_TYPE.test(req.headers['content-type'] ?? '')) {
    req.resume();
    throw unsupportedMediaType(/*i18n*/ 'Please send JSON (Content-Type: application/json).');
  }
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    req.resume();
    throw tooLarge(TOO_LARGE);
  }
  const bytes = await collect(ctx, limit);
  if (!isUtf8(bytes)) throw badRequest(/*i18n*/ 'The request is not valid UTF-8.');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw badRequest(NOT_JSON);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest(/*i18n*/ 'Please send a JSON object.');
  if (isUnsafe(value)) throw badRequest(/*i18n*/ 'The request is nested too deeply or uses a reserved name.');
  return value as Record<string, unknown>;
}
