/** Stand on every answer of the front door, whatever its status. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Where the site is reached over TLS: browsers stay with it for a year. */
export const TRANSPORT_SECURITY: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** For everything that is not a page: nothing in it may run or be framed. */
export const INERT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The policy of a page. Inline scripts are allowed by hash only. Styles may be inline: styled-components
 * and Radix write them, and they cannot run code.
 * @param extraSources further sources of scripts and connections, for the dev servers.
 */
export function pagePolicy(scriptHashes: readonly string[], extraSources: readonly string[] = []): string {
  const self = ["'self'", ...extraSources].join(' ');
  return [
    `default-src ${self}`,
    `script-src ${self} ${scriptHashes.join(' ')}`,
    `style-src ${self} 'unsafe-inline'`,
    "img-src 'self' data: blob:",
    `connect-src ${self}`,
    `font-src ${self}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
