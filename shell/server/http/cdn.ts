import { setTimeout as sleep } from 'node:timers/promises';

/** What a cache in front of the site, such as a CDN, is told. */
export interface CdnSettings {
  /** How long it may keep a page without asking, in seconds; 0: it asks each time. */
  seconds: number;
  /** Where it is told that pages have changed; without it they go by their time. */
  purge: CdnPurge | null;
}

export interface CdnPurge {
  url: string;
  /** By what it knows us. */
  header: readonly [name: string, value: string] | null;
}

/** Nobody keeps a page without asking. */
export const NO_CDN: CdnSettings = { seconds: 0, purge: null };

/** What every page is tagged with: a release may change any of them, so they are purged together. */
export const PAGES_TAG = 'skal-pages';

/** For so long a cache may go on with what it has while it asks, and while nobody answers. */
const WHILE_ASKING = 60;
const WHILE_AWAY = 86_400;

/**
 * Headers of a page that everybody is given alike. Browsers ask each time; a cache that many share keeps it. What it may do
 * with a page that is too old stands in headers for caches alone: a browser would do it as well.
 */
export function publicCacheHeaders({ seconds }: CdnSettings): Readonly<Record<string, string>> {
  if (seconds === 0) return {};
  const kept = `max-age=${seconds}, stale-while-revalidate=${WHILE_ASKING}, stale-if-error=${WHILE_AWAY}`;
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    'CDN-Cache-Control': kept,
    'Surrogate-Control': kept,
    'Cache-Tag': PAGES_TAG,
    'Surrogate-Key': PAGES_TAG,
  };
}

/** A cache that asked another front door a moment ago may have been given what was live before. */
const AGAIN_MS = 5_000;
const PATIENCE_MS = 5_000;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

export interface Cdn {
  /** Other pages are served from now on. */
  purge(): void;
  close(): Promise<void>;
}

async function ask({ url, header }: CdnPurge, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(header && { [header[0]]: header[1] }) },
    body: JSON.stringify({ tags: [PAGES_TAG] }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}

/**
 * Tells the CDN of each change, at once and once more after the other front doors have followed. One that does not answer is
 * asked again for a quarter of a minute; then the log says so, and its pages go by their time.
 */
export function openCdn({ seconds, purge }: CdnSettings, log: (message: string, error?: unknown) => void): Cdn {
  if (!purge) return { purge: () => undefined, close: async () => undefined };
  const closing = new AbortController();
  let working: Promise<void> | null = null;
  let isChanged = false;

  /** Cut short only by the end. */
  const pauseFor = async (ms: number): Promise<void> => {
    // Whoever waited sees that all is closing.
    await sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  };

  const askPatiently = async () => {
    for (const pause of [...PAUSES_MS, null]) {
      try {
        return await ask(purge, closing.signal);
      } catch (error) {
        if (closing.signal.aborted) return;
        if (pause === null)
          log(`The CDN could not be told of other pages; it may have old ones for ${seconds} s`, error);
        else await pauseFor(pause);
      }
    }
  };

  const work = async () => {
    while (isChanged) {
      isChanged = false;
      await askPatiently();
      await pauseFor(AGAIN_MS);
      if (!isChanged && !closing.signal.aborted) await askPatiently();
    }
    working = null;
  };

  return {
    purge() {
      isChanged = true;
      working ??= work();
    },
    async close() {
      isChanged = false;
      closing.abort();
      await working;
    },
  };
}
