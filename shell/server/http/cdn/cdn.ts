import { setTimeout as sleep } from 'node:timers/promises';

/** Settings of a shared cache in front of the site, such as a CDN. */
export interface CdnSettings {
  /** How long it may serve a page without revalidation, in seconds; 0: it always revalidates. */
  maxAgeSeconds: number;
  /** The purge API; without it pages expire by age. */
  purge: CdnPurge | null;
}

export interface CdnPurge {
  url: string;
  /** The authentication header. */
  header: readonly [name: string, value: string] | null;
}

/** No shared cache; pages are always revalidated. */
export const NO_CDN: CdnSettings = { maxAgeSeconds: 0, purge: null };

/** Cache tag of every page: a release may change any of them, so they are purged together. */
export const PAGES_TAG = 'skal-pages';

/** stale-while-revalidate and stale-if-error, in seconds. */
const STALE_WHILE_REVALIDATE_SECONDS = 60;
const STALE_IF_ERROR_SECONDS = 86_400;

/**
 * Headers of a page that is the same for everyone. Browsers revalidate each time; a shared cache stores it. Serving
 * stale pages is allowed in headers for shared caches only, because browsers would do so too.
 */
export function publicCacheHeaders({ maxAgeSeconds }: CdnSettings): Readonly<Record<string, string>> {
  if (maxAgeSeconds === 0) return {};
  const sharedCacheControl = `max-age=${maxAgeSeconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${maxAgeSeconds}`,
    'CDN-Cache-Control': sharedCacheControl,
    'Surrogate-Control': sharedCacheControl,
    'Cache-Tag': PAGES_TAG,
    'Surrogate-Key': PAGES_TAG,
  };
}

/** Delay of the second purge: a CDN may just have fetched old pages from another web server. */
const SECOND_PURGE_DELAY_MS = 5_000;
const TIMEOUT_MS = 5_000;
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000];

export interface Cdn {
  /** Purges the pages. */
  purge(): void;
  close(): Promise<void>;
}

async function sendPurge({ url, header }: CdnPurge, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(header && { [header[0]]: header[1] }) },
    body: JSON.stringify({ tags: [PAGES_TAG] }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the purge API answered ${response.status}`);
}

/**
 * Creates the client of the purge API. It purges on each change, at once and again after the other web servers have
 * followed. Failed purges are retried for 15 s, then logged; the pages then expire by age.
 */
export function openCdn({ maxAgeSeconds, purge }: CdnSettings, log: (message: string, error?: unknown) => void): Cdn {
  if (!purge) return { purge: () => undefined, close: async () => undefined };
  const closing = new AbortController();
  let purging: Promise<void> | null = null;
  let isChanged = false;

  /** Waits; closing ends it early. */
  const waitFor = async (ms: number): Promise<void> => {
    // Callers check whether it is closing.
    await sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  };

  const purgeWithRetries = async () => {
    for (const retryDelay of [...RETRY_DELAYS_MS, null]) {
      try {
        return await sendPurge(purge, closing.signal);
      } catch (error) {
        if (closing.signal.aborted) return;
        if (retryDelay === null) log(`Purging the CDN failed; it may serve old pages for ${maxAgeSeconds} s`, error);
        else await waitFor(retryDelay);
      }
    }
  };

  const purgeWhileChanged = async () => {
    while (isChanged) {
      isChanged = false;
      await purgeWithRetries();
      await waitFor(SECOND_PURGE_DELAY_MS);
      if (!isChanged && !closing.signal.aborted) await purgeWithRetries();
    }
    purging = null;
  };

  return {
    purge() {
      isChanged = true;
      purging ??= purgeWhileChanged();
    },
    async close() {
      isChanged = false;
      closing.abort();
      await purging;
    },
  };
}
