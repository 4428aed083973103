import type { Context } from 'koa';
import { pagePolicy } from '../headers.ts';
import { openStatus, type StatusParts } from './status.ts';
import { statusPage } from './statusPage.ts';

interface Parts extends StatusParts {
  brand: string;
  /** The HTML of a page of the site, whose looks are taken. */
  page(): string;
}

/** Answers how the site is doing: with a page, or with JSON for whoever accepts nothing else. */
export function openStatusAnswer({ brand, page, ...parts }: Parts): (ctx: Context) => Promise<void> {
  const status = openStatus(parts);
  return async (ctx) => {
    const reply = await status();
    ctx.set('Cache-Control', 'no-store');
    ctx.vary('Accept');
    ctx.status = 200;
    if (ctx.accepts('html', 'json') === 'json') {
      ctx.body = reply;
      return;
    }
    ctx.set('Content-Security-Policy', pagePolicy([]));
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = statusPage(reply, brand, page());
  };
}
