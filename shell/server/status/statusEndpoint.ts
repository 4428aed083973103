import type { Context } from 'koa';
import { pageCsp } from '../http/securityHeaders.ts';
import { createStatusReader, type StatusSources } from './status.ts';
import { statusPage } from './statusPage.ts';

interface StatusEndpointOptions extends StatusSources {
  brand: string;
  /** HTML of a page of the site, for its styles. */
  page(): string;
}

/** Handles `/status`: a page, or JSON for clients that accept nothing else. */
export function createStatusEndpoint({
  brand,
  page,
  ...parts
}: StatusEndpointOptions): (ctx: Context) => Promise<void> {
  const status = createStatusReader(parts);
  return async (ctx) => {
    const reply = await status();
    ctx.set('Cache-Control', 'no-store');
    ctx.vary('Accept');
    ctx.status = 200;
    if (ctx.accepts('html', 'json') === 'json') {
      ctx.body = reply;
      return;
    }
    ctx.set('Content-Security-Policy', pageCsp([]));
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = statusPage(reply, brand, page());
  };
}
