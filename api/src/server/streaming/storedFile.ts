import type { ByteRange } from '@skal/storage';
import parseRange from 'range-parser';
import { HttpError } from '../errors/HttpError.ts';
import type { ApiContext } from '../http/context.ts';
import { setDownloadHeaders } from '../http/downloadHeaders.ts';
import { type StreamChunk, toReadable } from './readable.ts';

interface Facts {
  name: string;
  /** Its media type. */
  type: string;
  bytes: number;
  /** Names its content: another content has another. */
  tag: string;
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

/** A file that lies in a storage: an answer where the contract promises a file, as a whole or in part. */
export class StoredFile {
  readonly facts: Facts;

  constructor(facts: Facts) {
    this.facts = facts;
  }
}

/**
 * The part that is asked for; undefined where it is all of it. A part of what has changed since is of no use (If-Range);
 * several parts at once, and units that we do not know, may be answered with the whole (RFC 9110, 14.2).
 * @throws HttpError 416 for a part that there is not
 */
function rangeOf(ctx: ApiContext, { bytes, tag }: Facts): ByteRange | undefined {
  const asked = ctx.method === 'GET' ? ctx.get('Range') : '';
  const condition = ctx.get('If-Range');
  if (!asked || (condition && condition !== tag)) return undefined;
  const ranges = parseRange(bytes, asked);
  if (ranges === -1 && asked.startsWith('bytes=')) {
    const headers = { 'Content-Range': `bytes */${bytes}` };
    throw new HttpError(416, `This file has ${bytes} bytes, and no such part.`, { headers });
  }
  if (typeof ranges === 'number' || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** One part after another; whoever stops asking lets go of the storage. */
async function* onlyParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<StreamChunk> {
  yield* parts;
}

/** Answers with a file, or the part of it that is asked for; it is something to keep, that no browser runs. */
export async function sendStoredFile(ctx: ApiContext, { facts }: StoredFile): Promise<void> {
  ctx.set('Accept-Ranges', 'bytes');
  const range = rangeOf(ctx, facts);
  const parts = ctx.method === 'HEAD' ? undefined : onlyParts(await facts.open(range));
  const first = await parts?.next();
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${facts.bytes}`);
  ctx.set('ETag', facts.tag);
  if (parts && first) ctx.body = toReadable(first, parts);
  setDownloadHeaders(ctx, facts);
  ctx.length = range ? range.end - range.start + 1 : facts.bytes;
}
