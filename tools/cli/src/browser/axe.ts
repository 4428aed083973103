import axeCore, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** All rules of WCAG 2.2 AA and the levels below. */
export const WCAG_AA_RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
};
/** Rules whose result depends on the colour scheme: only the palette changes between schemes. */
export const CONTRAST_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const BUSY_MS = 5_000;

/**
 * Waits until the page has observed its size and rendered the result. Observers run in registration order, so this one is the last,
 * and in an idle page all updates are rendered. On a busy machine the page is never idle; the wait then ends after `BUSY_MS`, many
 * times the length of any rendering.
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

/** The page globals that are used here: the commands are type-checked against Node's. */
interface InPage {
  axe: typeof axeCore;
  document: { getAnimations(): { finish(): void }[]; documentElement: object };
  ResizeObserver: new (isObserved: () => void) => { observe(element: object): void; disconnect(): void };
  requestIdleCallback(call: () => void, until: { timeout: number }): void;
  CSSTransition: new () => unknown;
  matchMedia(query: string): { matches: boolean };
}

/** Runs axe rules on the page or on the given selectors. Returns one line per element. */
export const findAxeViolations = async (page: Page, rules: RunOptions, selectors = ':root'): Promise<string[]> => {
  // The engine is half a megabyte: it stays loaded in the page for later audits.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ include, options }) => {
      const { violations } = await (globalThis as unknown as InPage).axe.run(include, options);
      // Return the lines only: the full result is 40 kB, and its transfer takes longer than the audit.
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} – ${target.join(' ')} – ${failureSummary ?? ''}`),
      );
    },
    { include: selectors, options: { ...rules, resultTypes: ['violations' as const], iframes: false } },
  );
};

/** The palettes of the site, and the forced colours of the operating system. */
export type ColorScheme = 'light' | 'dark' | 'forced';

/** Switches the page to a colour scheme without transitions. Pauses other animations too, such as a leaving toast. */
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
 * Audits the page with WCAG 2.2 AA in the light scheme and with the contrast rules in the dark one. Returns one line per element:
 * `expect(await axe(page)).toEqual([])`. Leaves the page in the light scheme.
 */
export const auditLightAndDark = async (page: Page): Promise<string[]> => {
  const moves = await page.evaluate(
    () => (globalThis as unknown as InPage).matchMedia('(prefers-reduced-motion: no-preference)').matches,
  );
  await applyColorScheme(page, 'light');
  await waitForLayout(page);
  const light = await findAxeViolations(page, WCAG_AA_RULES);
  await applyColorScheme(page, 'dark');
  const dark = await findAxeViolations(page, CONTRAST_RULES);
  await applyColorScheme(page, 'light');
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return [...light, ...dark.map((line) => `in dark: ${line}`)];
};
