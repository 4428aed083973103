/**
 * The one place that uses what a browser keeps for a site. Where cookies are blocked, browsers differ: reading
 * `window.localStorage` or making a BroadcastChannel throws in Firefox, setting a cookie does nothing in Chromium. Nothing here
 * throws: a browser that keeps nothing loses what it would have kept, and no more.
 */

/** What lasts, and what lasts as long as the tab. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/** Does something that the browser may refuse. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    // The browser keeps nothing, or has no room left.
    return null;
  }
}

/** Reads a value; null where there is none or nothing can be kept. */
export const readKept = (kind: StorageKind, key: string): string | null => attempt(() => window[kind].getItem(key));

/** Keeps a value, or forgets it with null. */
export function keep(kind: StorageKind, key: string, value: string | null): void {
  attempt(() => (value === null ? window[kind].removeItem(key) : window[kind].setItem(key, value)));
}

/** Reads a value and forgets it. */
export function takeKept(kind: StorageKind, key: string): string | null {
  const value = readKept(kind, key);
  keep(kind, key, null);
  return value;
}

/** Forgets everything that is kept for this site, as Clear-Site-Data asks browsers that know it. */
export function forgetKept(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) attempt(() => window[kind].clear());
}

/** Opens a channel to the other tabs of the site; null where the browser has none for it. */
export const openChannel = (name: string): BroadcastChannel | null => attempt(() => new BroadcastChannel(name));

const PROBE = 'skal-probe';

/** Sets a cookie, looks for it, and takes it away. The Cookie Store API is not in every browser. */
function probe(page: { cookie: string }): boolean {
  page.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
  const isKept = page.cookie.split('; ').includes(`${PROBE}=1`);
  page.cookie = `${PROBE}=; Path=/; SameSite=Lax; Max-Age=0`;
  return isKept;
}

/** Whether a session can be kept. Only a cookie that is set says so: `navigator.cookieEnabled` is true also where all are blocked. */
export const keepsCookies = (): boolean => attempt(() => probe(document)) ?? false;
