import axeCore, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA: every rule of every level up to it. */
export const WCAG_AA_RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
};
/** What can differ between schemes: the palette changes, and no element does. */
export const CONTRAST_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const BUSY_MS = 5_000;

/**
 * When the page has seen its size, and drawn what follows: observers are told in the order in which they began, so that this
 * one is the last, and a page that is idle has rendered what they asked for. On a machine that is busy all the time a page is
 * never idle, and is told so after `BUSY_MS`: many times what any rendering takes.
 */
export const waitForLayout = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) => {
        const { document, ResizeObserver, requestIdleCallback } = globalThis as unknown as InPage;
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          requestIdleCallback(() => resolve(), { timeout });
        });
        observer.observe(document.documentElement);
      }),
    BUSY_MS,
  );

/** What is used here of the page's own names: the commands are held to Node's. */
interface InPage {
  axe: typeof axeCore;
  document: { getAnimations(): { finish(): void }[]; documentElement: object };
  ResizeObserver: new (seen: () => void) => { observe(element: object): void; disconnect(): void };
  requestIdleCallback(call: () => void, until: { timeout: number }): void;
  CSSTransition: new () => unknown;
  matchMedia(query: string): { matches: boolean };
}

/** What these rules find on the page as it stands, or in the places that are named, one line per element. */
export const axeViolations = async (page: Page, rules: RunOptions, places = ':root'): Promise<string[]> => {
  // The engine is half a megabyte: it stays in the page for all that is asked of it there.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ include, options }) => {
      const { violations } = await (globalThis as unknown as InPage).axe.run(include, options);
      // The lines only: all that the engine knows of a page is 40 kB, and takes longer to carry over than to find.
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} – ${target.join(' ')} – ${failureSummary ?? ''}`),
      );
    },
    { include: places, options: { ...rules, resultTypes: ['violations' as const], iframes: false } },
  );
};

/** The palettes of the site, and that of a visitor who has chosen every colour for all pages. */
export type ColorScheme = 'light' | 'dark' | 'forced';

/** Shows the page in a scheme, without the colours on the way there. Nothing fades meanwhile, as a leaving toast does. */
export const applyColorScheme = async (page: Page, scheme: ColorScheme): Promise<void> => {
  const isForced = scheme === 'forced';
  await page.emulateMedia({
    colorScheme: isForced ? 'light' : scheme,
    forcedColors: isForced ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(() => {
    const { document, CSSTransition } = globalThis as unknown as InPage;
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
};

/**
 * What axe finds on the page by WCAG 2.2 AA in light, and by the rules of colour in dark, one line per element:
 * `expect(await axe(page)).toEqual([])`. The page is left in light.
 */
export const auditLightAndDark = async (page: Page): Promise<string[]> => {
  const moves = await page.evaluate(
    () => (globalThis as unknown as InPage).matchMedia('(prefers-reduced-motion: no-preference)').matches,
  );
  await applyColorScheme(page, 'light');
  await waitForLayout(page);
  const light = await axeViolations(page, WCAG_AA_RULES);
  await applyColorScheme(page, 'dark');
  const dark = await axeViolations(page, CONTRAST_RULES);
  await applyColorScheme(page, 'light');
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return [...light, ...dark.map((line) => `in dark: ${line}`)];
};
