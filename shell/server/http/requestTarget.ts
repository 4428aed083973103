import type { IncomingMessage } from 'node:http';

/** A request target in absolute form, as proxies send it. */
const ABSOLUTE = /^https?:\/\//i;

/**
 * Reads the target of a request as path and query. A target in absolute form is rewritten in the request, and its
 * authority replaces the Host header (RFC 9112, 3.2.2).
 */
export function originForm(req: IncomingMessage): string {
  const { url = '/' } = req;
  if (!ABSOLUTE.test(url)) return url;
  const target = URL.parse(url);
  if (!target) return url;
  req.headers.host = target.host;
  req.url = target.pathname + target.search;
  return req.url;
}
