/** What a screen reader announces by itself: every change in a live region that was already in the page. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    skalAnnouncements?: string[];
  }
}

/** Runs in the page. An atomic region is announced as a whole; of any other, the added nodes are. */
const observeRegions = (): void => {
  const queue: string[] = [];
  window.skalAnnouncements = queue;
  const regions =
    '[aria-live]:not([aria-live=off]), [role=status]:not([aria-live=off]), [role=alert], [role=log], output';
  const atomicRegions = '[role=status], [role=alert], output, [aria-atomic=true]';
  const known = new WeakSet<Element>();
  const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
  const isExposed = (element: Element): boolean =>
    element.closest('[aria-hidden=true], [inert]') === null && element.checkVisibility({ visibilityProperty: true });
  const wordsOf = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const handle = (changes: readonly MutationRecord[]): void => {
    // One change arrives as several records. The same words in the next change are announced again.
    const announcedText = new Map<Element, string>();
    const announce = (region: Element, words: string): void => {
      if (words === announcedText.get(region)) return;
      announcedText.set(region, words);
      if (words !== '' && isExposed(region)) queue.push(words);
    };
    for (const { target, addedNodes } of changes) {
      const region = elementOf(target)?.closest(regions);
      if (region && known.has(region)) {
        const changed = region.matches(atomicRegions) || addedNodes.length === 0 ? [region] : [...addedNodes];
        announce(region, changed.map(wordsOf).join(' ').trim());
      }
      // A new alert is announced when it is inserted.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
            if (alert.matches('[role=alert]')) announce(alert, wordsOf(alert));
    }
    for (const region of document.querySelectorAll(regions)) known.add(region);
  };
  new MutationObserver(handle).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Records announcements on every document that this page opens from now on. */
export async function captureAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(observeRegions);
}

/** Waits for an announcement that contains these words. */
export async function waitForAnnouncement(page: Page, words: string): Promise<void> {
  await page.waitForFunction((part) => window.skalAnnouncements?.some((line) => line.includes(part)), words);
}

/** Returns the announcements since the document opened, or since the last call, in order. */
export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!window.skalAnnouncements) throw new Error('Call captureAnnouncements before the page opens.');
    return window.skalAnnouncements.splice(0);
  });

/** The label of the focused field, or the text of any other focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    const label = isField ? focused.labels?.[0] : focused;
    return (label?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });
