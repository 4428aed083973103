import { REGISTRY_PATH } from '../operations/registry.ts';
import { RUM_PATH } from '../operations/rum.ts';
import { STATUS_PATH } from '../operations/status.ts';

/** Where browsers report what the policy of a page refused. */
export const POLICY_REPORTS_PATH = '/csp-report';
/** Where a device reads the name and the icons of the site. */
export const WEB_MANIFEST_PATH = '/site.webmanifest';
export const FAVICON_PATH = '/favicon.ico';
export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** Where password managers look for the page on which a password is changed (W3C, a well-known URL for it). */
export const CHANGE_PASSWORD_PATH = '/.well-known/change-password';
/** Whom to tell of a vulnerability (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Where a client and an operator change the password. Signed out they come there after the sign-in. */
export const changePasswordAt = { client: '/dashboard#settings', operator: '/admin/account' } as const;

/** Files and pages that the server answers itself. */
const OWN_PATHS: ReadonlySet<string> = new Set([
  STATUS_PATH,
  RUM_PATH,
  POLICY_REPORTS_PATH,
  REGISTRY_PATH,
  WEB_MANIFEST_PATH,
  FAVICON_PATH,
  SITEMAP_PATH,
  ROBOTS_PATH,
]);

/** Folders below which the server answers everything itself. */
const OWN_FOLDERS = ['/api', '/healthz', '/r', '/releases', '/.well-known'];

/** What a path means, however it is written. */
function plainPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const plain = pathname.toLowerCase();
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/**
 * Whether a path belongs to the server: it is answered before any page, and no release may declare a page there. Case and
 * escapes do not make it another one, because they do not to the router of the browser.
 */
export function isOwnPath(path: string): boolean {
  const plain = plainPath(path).replace(/\/+$/, '');
  return OWN_PATHS.has(plain) || OWN_FOLDERS.some((folder) => plain === folder || plain.startsWith(`${folder}/`));
}
