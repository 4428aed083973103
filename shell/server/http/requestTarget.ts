import type { IncomingMessage } from 'node:http';

/** A request target with scheme and authority, as proxies send it. */
const ABSOLUTE = /^https?:\/\//i;

/**
 * Reads the target of a request as path and query. One in absolute form (RFC 9112, 3.2.2) is rewritten in the request, and
 * its authority takes the place of the Host header, as the RFC demands.
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
