import { POLICY_REPORTS_PATH } from '@skal/contracts/site/reservedPaths';

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
export const HSTS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** For everything that is not a page: nothing in it may run or be framed. */
export const INERT_CSP = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Inline scripts are allowed by hash only. Styles may be inline: styled-components and Radix write them. */
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
 * The policy of a page. Text never becomes HTML or the address of a script there: nothing of ours does so, and no
 * policy of trusted types can be made by which something else might. What is refused is reported by `report-uri`: at once
 * and by every browser, where the newer `report-to` waits for a minute, and keeps browsers that know it from the other.
 */
export const pageCsp = (scriptHashes: readonly string[]): string =>
  [
    ...sources(scriptHashes, "'self'"),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ');

/**
 * The policy of a page whose calls are mocked: its service worker is registered by a library, from an address that is
 * text.
 */
export const mockedPageCsp = (scriptHashes: readonly string[]): string => sources(scriptHashes, "'self'").join('; ');

/**
 * The policy of a page while the site is worked on: hot reload writes scripts.
 * @param extraSources further sources of scripts and connections, for the dev servers.
 */
export const devPageCsp = (scriptHashes: readonly string[], extraSources: readonly string[]): string =>
  sources(scriptHashes, ["'self'", ...extraSources].join(' ')).join('; ');
