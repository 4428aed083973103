import type { ByteRange } from '@skal/storage';
import parseRange from 'range-parser';
import { HttpError } from '../errors/HttpError.ts';
import type { ApiContext } from '../http/context.ts';
import { setDownloadHeaders } from '../http/downloadHeaders.ts';
import { type StreamChunk, toReadable } from './readable.ts';

interface FileFacts {
  name: string;
  /** Media type. */
  type: string;
  bytes: number;
  /** ETag: changes with the content. */
  tag: string;
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

/** A stored file as a response, whole or a range. */
export class StoredFile {
  readonly facts: FileFacts;

  constructor(facts: FileFacts) {
    this.facts = facts;
  }
}

/**
 * Parses the Range header; undefined for the whole file. A range of an outdated version (If-Range), several ranges, and
 * unknown units get the whole file (RFC 9110, 14.2).
 * @throws HttpError 416 for an unsatisfiable range
 */
function readRange(ctx: ApiContext, { bytes, tag }: FileFacts): ByteRange | undefined {
  const requested = ctx.method === 'GET' ? ctx.get('Range') : '';
  const condition = ctx.get('If-Range');
  if (!requested || (condition && condition !== tag)) return undefined;
  const ranges = parseRange(bytes, requested);
  if (ranges === -1 && requested.startsWith('bytes=')) {
    const headers = { 'Content-Range': `bytes */${bytes}` };
    throw new HttpError(416, `Requested range not available: this file has ${bytes} bytes.`, { headers });
  }
  if (typeof ranges === 'number' || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** Iterates over chunks; ending it early releases the storage. */
async function* onlyParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<StreamChunk> {
  yield* parts;
}

/** Sends a stored file or a range of it, as a download that browsers do not render. */
export async function sendStoredFile(ctx: ApiContext, { facts }: StoredFile): Promise<void> {
  ctx.set('Accept-Ranges', 'bytes');
  const range = readRange(ctx, facts);
  const parts = ctx.method === 'HEAD' ? undefined : onlyParts(await facts.open(range));
  const first = await parts?.next();
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${facts.bytes}`);
  ctx.set('ETag', facts.tag);
  if (parts && first) ctx.body = toReadable(first, parts);
  setDownloadHeaders(ctx, facts);
  ctx.length = range ? range.end - range.start + 1 : facts.bytes;
}
