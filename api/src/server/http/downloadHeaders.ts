import type { ApiContext } from './context.ts';

/**
 * Sets headers that make browsers save the response as a file, so that its content never runs in the site's origin.
 */
export function setDownloadHeaders(ctx: ApiContext, { name, type }: { name: string; type: string }): void {
  ctx.attachment(name);
  ctx.set('Content-Type', type);
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
}
