import { POLICY_REPORTS_PATH } from '@skal/contracts/site/reservedPaths';

/** Headers of every response of the web server, whatever its status. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** For sites with TLS: browsers use only TLS for a year. */
export const HSTS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** For responses that are not pages: nothing in them may run or be framed. */
export const INERT_CSP = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Inline scripts are allowed by hash only. Inline styles are allowed: styled-components and Radix write them. */
function sources(scriptHashes: readonly string[], self: string): string[] {
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
  ];
}

/**
 * The CSP of a page. It requires trusted types and allows no trusted-types policy: text never becomes HTML or the
 * address of a script. Violations go to `report-uri`, which every browser sends at once; `report-to` waits a minute,
 * and browsers that know it would ignore `report-uri`.
 */
export const pageCsp = (scriptHashes: readonly string[]): string =>
  [
    ...sources(scriptHashes, "'self'"),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ');

/** The CSP of a page with mocked calls: a library registers its service worker from an address that is text. */
export const mockedPageCsp = (scriptHashes: readonly string[]): string => sources(scriptHashes, "'self'").join('; ');

/**
 * The policy of a page while the site is worked on: hot reload writes scripts.
 * @param extraSources further sources of scripts and connections, for the dev servers.
 */
export const devPageCsp = (scriptHashes: readonly string[], extraSources: readonly string[]): string =>
  sources(scriptHashes, ["'self'", ...extraSources].join(' ')).join('; ');
