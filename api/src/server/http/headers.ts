import type { ServerResponse } from 'node:http';

/** Headers of every response, including errors: data for our own pages only. */
const COMMON_HEADERS: readonly (readonly [string, string])[] = [
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

const HSTS = 'max-age=31536000; includeSubDomains';

/** Sets the headers of every response. */
export function setSecurityHeaders(res: ServerResponse, secure: boolean): void {
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
  if (secure) res.setHeader('Strict-Transport-Security', HSTS);
}
