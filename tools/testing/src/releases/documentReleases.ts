import type { Page } from '@playwright/test';

/** The releases whose files a document loaded, as `shell 0.1.0-abc`. */
export type LoadedReleases = readonly string[];

const KEY = 'skal-test-releases';

declare global {
  interface Window {
    loadedReleases?: () => LoadedReleases;
  }
}

/** Runs in each document, and keeps its releases in the session storage when the document is left. */
const recordReleases = (key: string): void => {
  if (!location.protocol.startsWith('http')) return;
  performance.setResourceTimingBufferSize(10_000);
  window.loadedReleases = () => {
    const releases = performance
      .getEntriesByType('resource')
      .map(({ name }) => /^\/r\/([^/]+)\/([^/]+)\//.exec(new URL(name).pathname)?.slice(1).join(' '));
    return [...new Set(releases)].filter((release) => release !== undefined).sort();
  };
  addEventListener('pagehide', () => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as LoadedReleases[];
    sessionStorage.setItem(key, JSON.stringify([...before, window.loadedReleases?.() ?? []]));
  });
};

/** Records the releases of every document of a page. Call it before the first navigation. */
export async function trackReleases(page: Page): Promise<void> {
  await page.addInitScript(recordReleases, KEY);
}

/** The releases of each document of a tracked page; the current document is the last. */
export const releasesByDocument = (page: Page): Promise<LoadedReleases[]> =>
  page.evaluate(
    (key) => [
      ...(JSON.parse(sessionStorage.getItem(key) ?? '[]') as LoadedReleases[]),
      window.loadedReleases?.() ?? [],
    ],
    KEY,
  );
