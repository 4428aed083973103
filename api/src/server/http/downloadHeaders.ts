import type { ApiContext } from './context.ts';

/**
 * Says with the headers of an answer that it is a file to keep and not to show: whatever is in it, no browser runs it in
 * the name of this site.
 */
export function setDownloadHeaders(ctx: ApiContext, { name, type }: { name: string; type: string }): void {
  ctx.attachment(name);
  ctx.set('Content-Type', type);
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
}
