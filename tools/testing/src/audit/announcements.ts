/** What a screen reader says by itself: every change inside a live region that stood there before. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    skalHeard?: string[];
  }
}

/** Stands in the page. What a region says is all of it where it is one message, and else what has come. */
const listen = (): void => {
  const heard: string[] = [];
  window.skalHeard = heard;
  const regions =
    '[aria-live]:not([aria-live=off]), [role=status]:not([aria-live=off]), [role=alert], [role=log], output';
  const whole = '[role=status], [role=alert], output, [aria-atomic=true]';
  const standing = new WeakSet<Element>();
  const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
  const isTold = (element: Element): boolean =>
    element.closest('[aria-hidden=true], [inert]') === null && element.checkVisibility({ visibilityProperty: true });
  const wordsOf = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const look = (changes: readonly MutationRecord[]): void => {
    // One change of the page comes in parts. The same words in the next one are said again.
    const said = new Map<Element, string>();
    const say = (region: Element, words: string): void => {
      if (words === said.get(region)) return;
      said.set(region, words);
      if (words !== '' && isTold(region)) heard.push(words);
    };
    for (const { target, addedNodes } of changes) {
      const region = elementOf(target)?.closest(regions);
      if (region && standing.has(region)) {
        const come = region.matches(whole) || addedNodes.length === 0 ? [region] : [...addedNodes];
        say(region, come.map(wordsOf).join(' ').trim());
      }
      // An alert speaks up as it comes.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
            if (alert.matches('[role=alert]')) say(alert, wordsOf(alert));
    }
    for (const region of document.querySelectorAll(regions)) standing.add(region);
  };
  const watched = { childList: true, subtree: true, characterData: true };
  new MutationObserver(look).observe(document, watched);
};

/** Listens on every page that is opened from now on. */
export async function captureAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** Waits until something was said that has these words in it. */
export async function waitForAnnouncement(page: Page, words: string): Promise<void> {
  await page.waitForFunction((part) => window.skalHeard?.some((line) => line.includes(part)), words);
}

/** What was said since the page was opened, or since this was asked last, in its order. */
export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!window.skalHeard) throw new Error('Nobody listens to this page.');
    return window.skalHeard.splice(0);
  });

/** What the field that has the focus is called, or what else has it. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0] : at;
    return (label?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });
