import { PREFERENCE_DAYS } from '@skal/contracts/site/serviceCommitments';

/**
 * The only module that uses browser storage. With blocked cookies, browsers differ: `window.localStorage` and
 * BroadcastChannel throw in Firefox, and setting a cookie has no effect in Chromium. Nothing here throws: without
 * storage, values are just lost.
 */

/** Storage that lasts, or as long as the tab. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/** Runs an action that the browser may deny. */
function tryOrNull<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    // Storage is blocked or full.
    return null;
  }
}

/** Reads a value; null if there is none or storage is blocked. */
export const readStored = (kind: StorageKind, key: string): string | null => tryOrNull(() => window[kind].getItem(key));

/** Stores a value; null removes it. */
export function setStored(kind: StorageKind, key: string, value: string | null): void {
  tryOrNull(() => (value === null ? window[kind].removeItem(key) : window[kind].setItem(key, value)));
}

/** Reads and removes a value. */
export function takeStored(kind: StorageKind, key: string): string | null {
  const value = readStored(kind, key);
  setStored(kind, key, null);
  return value;
}

/** Removes all stored values of this site, like Clear-Site-Data in browsers that support it. */
export function clearStored(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) tryOrNull(() => window[kind].clear());
}

/** Opens a channel to other tabs of the site; null if that is blocked. */
export const openChannel = (name: string): BroadcastChannel | null => tryOrNull(() => new BroadcastChannel(name));

/** Reads a cookie that scripts may read. */
export const readCookie = (name: string): string | undefined =>
  tryOrNull(() => document.cookie.split('; '))
    ?.find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Stores a choice of the visitor, which the server reads, too. */
export function setCookie(name: string, value: string, page: { cookie: string } = document): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  tryOrNull(() => {
    page.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${PREFERENCE_DAYS * 86_400}${secure}`;
  });
}

const PROBE_COOKIE = 'skal-probe';

/** Sets a test cookie, checks and removes it. Not all browsers have the Cookie Store API. */
function canSetCookie(page: { cookie: string }): boolean {
  page.cookie = `${PROBE_COOKIE}=1; Path=/; SameSite=Lax`;
  const isKept = page.cookie.split('; ').includes(`${PROBE_COOKIE}=1`);
  page.cookie = `${PROBE_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`;
  return isKept;
}

/**
 * Whether a session cookie can be stored. Only a test tells: `navigator.cookieEnabled` is true even if all cookies are
 * blocked.
 */
export const canStoreCookies = (): boolean => tryOrNull(() => canSetCookie(document)) ?? false;
