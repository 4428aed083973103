import type { Locator, Page } from '@playwright/test';

/** More tab stops than any page has. */
const MAX_STOPS = 400;

const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);

/**
 * Presses Tab until an element has the focus.
 * @throws Error if Tab does not reach it
 */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
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

interface TabStops {
  /** Interactive elements that Tab does not reach. */
  unreachable: string[];
  /** Elements on which the focus is not visible. */
  notVisible: string[];
  /** The number of elements that Tab reached. */
  reached: number;
}

/**
 * Presses Tab from the top of the page until the focus leaves it. One member of a group with arrow keys stands for the
 * whole group.
 */
export async function tabThroughPage(page: Page): Promise<TabStops> {
  // The page may have focused its heading.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const walker = await page.evaluateHandle(() => {
    const interactive = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
    const seen = new Set<Element>();
    const notVisible = new Set<Element>();
    let last: Element | undefined;
    // A tab list passes the focus on to the selected tab.
    const isRoving = (element: HTMLElement) =>
      element.matches('[role=tablist]') ||
      (element.tabIndex < 0 && element.closest('[role=tablist], [role=radiogroup]') !== null);
    const all = () =>
      // Other elements with tabindex -1, such as a heading, are focused by script only, for screen readers.
      [...document.querySelectorAll<HTMLElement>(`${interactive}, [tabindex]:not([tabindex="-1"])`)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.closest('[inert], [aria-hidden=true]') === null &&
          !element.matches(':disabled') &&
          !isRoving(element),
      );
    const hasVisibleFocus = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const isFixedOrSticky = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFixedOrSticky(element.parentElement));
    // Completely behind fixed or sticky content (WCAG 2.4.11).
    const isCovered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const pointsBetween = (from: number, to: number) => [from + 1, (from + to) / 2, to - 1];
      const topElements = pointsBetween(left, right).flatMap((x) =>
        pointsBetween(top, bottom).map((y) => document.elementFromPoint(x, y)),
      );
      return topElements.every(
        (over) => over !== null && !over.contains(element) && !element.contains(over) && isFixedOrSticky(over),
      );
    };
    const step = () => {
      const element = document.activeElement;
      // A date field has several stops.
      if (element && element === last) return true;
      if (!element || element === document.body || seen.has(element)) return false;
      last = element;
      seen.add(element);
      if (!hasVisibleFocus(element) || isCovered(element)) notVisible.add(element);
      return true;
    };
    const result = () => {
      const name = (element: Element) => element.outerHTML.slice(0, 160);
      const unreachable = all().filter((element) => !seen.has(element));
      return { unreachable: unreachable.map(name), notVisible: [...notVisible].map(name), reached: seen.size };
    };
    return { step, result };
  });
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (!(await walker.evaluate(({ step }) => step()))) break;
  }
  return walker.evaluate(({ result }) => result());
}
