import type { Locator, Page } from '@playwright/test';

/** More stops than any page here has. */
const STOPS = 400;

const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is there; a place that Tab does not reach is an error. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    if (await hasFocus(place)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${place}`);
}

/** Reaches a field by Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

export interface TabStops {
  /** What a pointer can use and Tab did not come to. */
  unreachable: string[];
  /** Where the focus was, and could not be seen. */
  notVisible: string[];
  /** What Tab came to. */
  reached: number;
}

/**
 * Presses Tab from the top of the page until it leaves it, and says what that did not come to. One button of a group
 * that arrow keys go through stands for all of it.
 */
export async function tabThroughPage(page: Page): Promise<TabStops> {
  // A page may have given the focus to its heading.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const walker = await page.evaluateHandle(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
    const seen = new Set<Element>();
    const unseen = new Set<Element>();
    let last: Element | undefined;
    // The list of tabs hands the focus on to the chosen one.
    const isRoving = (element: HTMLElement) =>
      element.matches('[role=tablist]') ||
      (element.tabIndex < 0 && element.closest('[role=tablist], [role=radiogroup]') !== null);
    const all = () =>
      // Any other place with tabindex -1, such as a heading, takes the focus from script only, so that it is read out.
      [...document.querySelectorAll<HTMLElement>(`${usable}, [tabindex]:not([tabindex="-1"])`)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.closest('[inert], [aria-hidden=true]') === null &&
          !element.matches(':disabled') &&
          !isRoving(element),
      );
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const stays = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    // Wholly beneath what stays where it is while the page scrolls (2.4.11).
    const isCovered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const within = (from: number, to: number) => [from + 1, (from + to) / 2, to - 1];
      const overs = within(left, right).flatMap((x) => within(top, bottom).map((y) => document.elementFromPoint(x, y)));
      return overs.every((over) => over !== null && !over.contains(element) && !element.contains(over) && stays(over));
    };
    const step = () => {
      const element = document.activeElement;
      // A date has stops inside of it.
      if (element && element === last) return true;
      if (!element || element === document.body || seen.has(element)) return false;
      last = element;
      seen.add(element);
      if (!isMarked(element) || isCovered(element)) unseen.add(element);
      return true;
    };
    const result = () => {
      const name = (element: Element) => element.outerHTML.slice(0, 160);
      const missed = all().filter((element) => !seen.has(element));
      return { missed: missed.map(name), unseen: [...unseen].map(name), reached: seen.size };
    };
    return { step, result };
  });
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (!(await walker.evaluate(({ step }) => step()))) break;
  }
  return walker.evaluate(({ result }) => result());
}
