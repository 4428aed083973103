import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { Context } from 'koa';
import { inLanguage } from '../composition/composition.ts';
import { chooseEncoding } from '../http/encodedBody.ts';
import { sendPrepared } from '../http/preparedResponse.ts';
import type { PersonalLookup } from '../http/responseLookup.ts';
import { chosenLocale } from '../language/pageLanguage.ts';
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
  { composition, page, headers }: PersonalLookup,
  pages: Pick<PersonalPages, 'render'>,
): Promise<void> {
  ctx.respond = false;
  const { req, res } = ctx;
  const { html, cookies, locale } = await pages.render(req, ctx.url, composition, page);
  const shown = inLanguage(page, locale ?? chosenLocale(req.headers.cookie) ?? SOURCE_LOCALE);
  if (cookies.length > 0) res.setHeader('Set-Cookie', [...cookies]);
  // A frame that is sent with a cookie must not be shared.
  if (html === null || !shown.personal)
    return sendPrepared(req, res, {
      body: shown.body,
      headers: { ...headers, 'Content-Security-Policy': shown.policy },
    });
  await sendHtml(ctx, res, html, { ...headers, 'Content-Security-Policy': shown.personal.policy });
}
