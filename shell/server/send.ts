import type { Context } from 'koa';
import { chooseEncoding, type Stored } from './stored.ts';

interface Options {
  status?: number;
  cacheControl: string;
}

/** Sends a stored body in the best encoding, or 304 to who has it already. */
export function sendStored(ctx: Context, stored: Stored, { status = 200, cacheControl }: Options): void {
  const { req } = ctx;
  ctx.set({ ETag: stored.etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
  if (status === 200 && req.headers['if-none-match']?.includes(stored.etag)) {
    ctx.status = 304;
    return;
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'] as string | undefined, stored);
  ctx.status = status;
  ctx.type = stored.type;
  if (encoding === 'identity') {
    ctx.body = stored.plain;
    return;
  }
  ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === 'br' ? stored.br : stored.gzip;
}
