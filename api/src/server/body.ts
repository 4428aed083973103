import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { badRequest, tooLarge, unsupported } from './refusal.ts';

/** No form of ours nests deeper than this. */
const MAX_DEPTH = 12;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i;

const BYTES_TYPE = /^application\/octet-stream\s*(?:;|$)/i;

const NOT_JSON = 'The request is not valid JSON.';
const TOO_LARGE = 'The request is too large.';

function decoded(req: IncomingMessage): Readable {
  const encoding = (req.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  switch (encoding) {
    case 'identity':
      return req;
    case 'gzip':
      return req.pipe(createGunzip());
    case 'deflate':
      return req.pipe(createInflate());
    case 'br':
      return req.pipe(createBrotliDecompress());
    default:
      throw unsupported('Please send the request uncompressed, or compressed with gzip, deflate or br.');
  }
}

/** Reads a stream to its end, and no more of it than the limit: what a small archive unpacks to counts too. */
function collect(req: IncomingMessage, limit: number, larger = TOO_LARGE): Promise<Buffer> {
  const source = decoded(req);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (error: Error) => {
      if (source !== req) {
        req.unpipe();
        source.destroy();
      }
      source.removeAllListeners('data');
      req.resume();
      reject(error);
    };
    source.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) fail(tooLarge(larger));
      else chunks.push(chunk);
    });
    source.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    source.on('error', () => fail(badRequest(source === req ? NOT_JSON : 'The request could not be unpacked.')));
    req.once('close', () => {
      if (!req.complete) fail(badRequest('The request ended too early.'));
    });
  });
}

/**
 * Reads the bytes of a small file in a request, as they come.
 * @throws Refusal 400, 413 (`larger`) or 415 with a sentence
 */
export async function readBytes(req: IncomingMessage, limit: number, larger: string): Promise<Buffer> {
  const { headers } = req;
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (!isPlain || !BYTES_TYPE.test(headers['content-type'] ?? '')) {
    req.resume();
    throw unsupported('Please send the file itself, uncompressed (Content-Type: application/octet-stream).');
  }
  if (Number(headers['content-length'] ?? 0) > limit) {
    req.resume();
    throw tooLarge(larger);
  }
  return collect(req, limit, larger);
}

/**
 * Reads a body as it comes, for whoever checks a signature over its bytes before anything else.
 * @throws Refusal 400, 413 or 415 with a sentence
 */
export const readRaw = (req: IncomingMessage, limit: number): Promise<Buffer> => collect(req, limit);

/**
 * Whether a parsed value nests too deep or uses a name that every object has. Such a name (`__proto__`, `constructor`)
 * could reach a prototype, and finds something in every lookup by name, those of the schemas included. None of ours is
 * called so.
 */
function isHostile(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= MAX_DEPTH) return true;
  return Object.entries(value).some(([name, member]) => name in Object.prototype || isHostile(member, depth + 1));
}

/**
 * Reads the JSON object in a request.
 * @throws Refusal 400, 413 or 415 with a sentence, whatever comes in
 */
export async function readJsonBody(req: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  if (!JSON_TYPE.test(req.headers['content-type'] ?? '')) {
    req.resume();
    throw unsupported('Please send JSON (Content-Type: application/json).');
  }
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    req.resume();
    throw tooLarge(TOO_LARGE);
  }
  const bytes = await collect(req, limit);
  if (!isUtf8(bytes)) throw badRequest('The request is not valid UTF-8.');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw badRequest(NOT_JSON);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest('Please send a JSON object.');
  if (isHostile(value)) throw badRequest('The request is nested too deeply or uses a reserved name.');
  return value as Record<string, unknown>;
}
