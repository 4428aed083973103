import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { chooseEncoding } from '../http/encodedBody.ts';
import { sendPrepared } from '../http/preparedResponse.ts';
import type { PersonalLookup } from '../http/responseLookup.ts';
import type { PersonalPages } from './personalPages.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli quality: one millisecond for a page. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Longer addresses are not rendered: an address is kept for the next request. */
const LONGEST_ADDRESS = 1_000;

/** Whether a visitor may be waiting for this page. A prefetched page could be shown after its data has changed. */
export const mayRender = (ctx: Context): boolean =>
  ctx.method === 'GET' && ctx.url.length <= LONGEST_ADDRESS && !ctx.get('Sec-Purpose').includes('prefetch');

async function sendHtml(
  ctx: Context,
  res: ServerResponse,
  html: string,
  headers: Record<string, string>,
): Promise<void> {
  const plain = Buffer.from(html);
  const encoding = chooseEncoding(ctx.get('Accept-Encoding') || undefined, { br: plain, gzip: plain });
  const body =
    encoding === 'br' ? await compressBrotli(plain, QUALITY) : encoding === 'gzip' ? await compressGzip(plain) : plain;
  res.writeHead(200, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  res.end(body);
}

/** Sends a page of an account with its visitor's data, or its frame. */
export async function sendPersonal(
  ctx: Context,
  { composition, page, template, headers }: PersonalLookup,
  pages: Pick<PersonalPages, 'render'>,
): Promise<void> {
  ctx.respond = false;
  const { req, res } = ctx;
  const { html, cookies } = await pages.render(req, ctx.url, composition, template);
  if (cookies.length > 0) res.setHeader('Set-Cookie', [...cookies]);
  // A frame that is sent with a cookie must not be shared.
  if (html === null)
    return sendPrepared(req, res, { body: page.body, headers: { ...headers, 'Content-Security-Policy': page.policy } });
  await sendHtml(ctx, res, html, headers);
}
