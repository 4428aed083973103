import type { IncomingMessage } from 'node:http';
import { forbidden } from '../errors/HttpError.ts';
import type { Peer } from '../http/peer.ts';

const SAFE_SITES = new Set(['same-origin', 'none']);

/** Whether an origin is the product's own: the requested host, the configured origin, or localhost. */
function isOwnOrigin(origin: string, req: IncomingMessage, peer: Peer, siteOrigin: string): boolean {
  const port = req.socket.localPort;
  return (
    origin === `${peer.secure ? 'https' : 'http'}://${peer.host}` ||
    origin === siteOrigin ||
    origin === `http://localhost:${port}` ||
    origin === `http://127.0.0.1:${port}`
  );
}

/**
 * Rejects cross-site changes (CSRF). `Sec-Fetch-Site` is trusted if present; otherwise the `Origin` must be our own.
 */
export function requireOwnOrigin(req: IncomingMessage, peer: Peer, siteOrigin: string): void {
  const site = req.headers['sec-fetch-site'];
  const allowed =
    site !== undefined
      ? SAFE_SITES.has(String(site))
      : req.headers.origin !== undefined && isOwnOrigin(req.headers.origin, req, peer, siteOrigin);
  if (!allowed) throw forbidden(/*i18n*/ 'This request was rejected because it did not come from this site.');
}
