import type { Page } from '@playwright/test';

/** Of which versions a document had files: `shell 0.1.0-abc`, one for each release that it asked for something of. */
export type LoadedReleases = readonly string[];

const KEY = 'skal-test-asked';

declare global {
  interface Window {
    skalAsked?: () => LoadedReleases;
  }
}

/** Stands in each document, and leaves behind what it has asked for. */
const note = (key: string): void => {
  if (!location.protocol.startsWith('http')) return;
  performance.setResourceTimingBufferSize(10_000);
  window.skalAsked = () => {
    const releases = performance
      .getEntriesByType('resource')
      .map(({ name }) => /^\/r\/([^/]+)\/([^/]+)\//.exec(new URL(name).pathname)?.slice(1).join(' '));
    return [...new Set(releases)].filter((release) => release !== undefined).sort();
  };
  addEventListener('pagehide', () => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as LoadedReleases[];
    sessionStorage.setItem(key, JSON.stringify([...before, window.skalAsked?.() ?? []]));
  });
};

/** Has every document of a page note of which releases it asked for files; before the page is opened. */
export async function trackReleases(page: Page): Promise<void> {
  await page.addInitScript(note, KEY);
}

/** What each document of such a page asked for, the one that is open last. */
export const releasesByDocument = (page: Page): Promise<LoadedReleases[]> =>
  page.evaluate(
    (key) => [...(JSON.parse(sessionStorage.getItem(key) ?? '[]') as LoadedReleases[]), window.skalAsked?.() ?? []],
    KEY,
  );
