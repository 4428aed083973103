import type { ApiContext } from '../http/context.ts';

/** A serialized JSON reply with an ETag; it is only read if the caller does not have it yet. */
export class TaggedJson {
  readonly tag: string;
  readonly read: () => Promise<string>;

  constructor(tag: string, read: () => Promise<string>) {
    this.tag = tag;
    this.read = read;
  }
}

/** Whether one of the caller's tags is this one, strong or weak. Not `ctx.fresh`: `fetch` adds `no-cache` to the header. */
const hasTag = (ctx: ApiContext, etag: string): boolean =>
  ctx
    .get('If-None-Match')
    .split(',')
    .some((sent) => sent.trim().replace(/^W\//, '') === etag);

/** Sends the reply, or 304 if the caller has it (RFC 9110, 13.1.2). */
export async function sendTaggedJson(ctx: ApiContext, { tag, read }: TaggedJson): Promise<void> {
  const etag = `"${tag}"`;
  ctx.status = 200;
  ctx.set('ETag', etag);
  ctx.set('Cache-Control', 'private, no-cache');
  if (hasTag(ctx, etag)) {
    ctx.status = 304;
    return;
  }
  const body = await read();
  ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = body;
}
