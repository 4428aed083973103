import { REGISTRY_PATH } from '../operations/registry.ts';
import { RUM_PATH } from '../operations/rum.ts';
import { STATUS_PATH } from '../operations/status.ts';
import { LOCALES, type Locale, SOURCE_LOCALE } from './locale.ts';

/** Endpoint for CSP violation reports. */
export const POLICY_REPORTS_PATH = '/csp-report';
/** Web app manifest in one language: name and icons of the site. */
export const webManifestPath = (locale: Locale): string =>
  locale === SOURCE_LOCALE ? '/site.webmanifest' : `/${locale}/site.webmanifest`;
export const FAVICON_PATH = '/favicon.ico';
export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** Well-known URL for changing passwords (W3C), used by password managers. */
export const CHANGE_PASSWORD_PATH = '/.well-known/change-password';
/** Security contact (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Pages where clients and operators change their password, after sign-in if needed. */
export const changePasswordAt = { client: '/dashboard?section=settings', operator: '/admin/account' } as const;

/** Paths that the server answers itself. */
const OWN_PATHS: ReadonlySet<string> = new Set([
  STATUS_PATH,
  RUM_PATH,
  POLICY_REPORTS_PATH,
  REGISTRY_PATH,
  ...LOCALES.map(webManifestPath),
  FAVICON_PATH,
  SITEMAP_PATH,
  ROBOTS_PATH,
]);

/** Path prefixes that the server answers itself. */
const OWN_FOLDERS = ['/api', '/healthz', '/r', '/releases', '/.well-known'];

/** Normalizes a path: case and escapes. */
function normalizePath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const normalized = pathname.toLowerCase();
  try {
    return decodeURIComponent(normalized);
  } catch {
    return normalized;
  }
}

/**
 * Whether a path belongs to the server: it takes precedence over pages, and no release may declare a page there. Case
 * and escapes are ignored, as they are by the router in the browser.
 */
export function isOwnPath(path: string): boolean {
  const normalized = normalizePath(path).replace(/\/+$/, '');
  return (
    OWN_PATHS.has(normalized) ||
    OWN_FOLDERS.some((folder) => normalized === folder || normalized.startsWith(`${folder}/`))
  );
}
