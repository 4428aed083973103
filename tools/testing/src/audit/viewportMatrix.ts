/** Audits a page in every variant: viewport, colour scheme, forced colours, text size, print. */
import type { Page } from '@playwright/test';
import {
  applyColorScheme,
  CONTRAST_RULES,
  findAxeViolations,
  WCAG_AA_RULES,
  waitForLayout,
} from '@skal/tooling/src/browser/axe.ts';
import { createLayoutProbe } from './layoutProbe.ts';

interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Whether it has elements that no wider viewport has, so that every rule is checked again. */
  readonly allRules?: true;
}

/** Viewports of text at 200 % (WCAG 1.4.4): the narrowest (1.4.10), and one with the wide layout. */
const LARGE_TEXT: readonly Viewport[] = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

/** A desktop, a tablet, a desktop at 200 % zoom, a phone, and a desktop at 400 % zoom. */
const VIEWPORTS: readonly Viewport[] = [
  { width: 1280, height: 800, allRules: true },
  { width: 768, height: 1024 },
  { width: 640, height: 400 },
  { width: 375, height: 812, allRules: true },
  { width: 320, height: 256 },
];

/** The rules whose results can differ between widths. */
const LAYOUT_RULES = { runOnly: { type: 'rule' as const, values: ['target-size', 'scrollable-region-focusable'] } };

/** The rule whose result depends on what covers an element. */
const TARGET_RULES = { runOnly: { type: 'rule' as const, values: ['target-size'] } };

/** Texts that only a wide page has: a decorative sentence, and the placeholder of a detail pane. */
const WIDE_ONLY = [
  'Every milestone, every figure, in one place.',
  'Nothing selected',
  'Select an item in the list to read and answer it.',
];

/**
 * Audits a page in every viewport, in light, dark and forced colours: WCAG 2.2 AA by axe; horizontal scrolling, cut off or
 * missing content; selection that forced colours hide. The page is loaded once and restored afterwards. Contrast is
 * checked where an element first appears, not at each width. Viewports wider than the page's own are skipped: its content
 * may exist on a narrow page only.
 * @param within selector of the audited part of the page
 * @returns one line per fault
 */
export async function auditAllViewports(page: Page, within = ':root'): Promise<string[]> {
  const size = page.viewportSize();
  const probe = await page.evaluateHandle(createLayoutProbe, within);
  const faults: string[] = [];
  for (const { allRules, ...viewport } of VIEWPORTS.filter(({ width }) => width <= (size?.width ?? width))) {
    await page.setViewportSize(viewport);
    await applyColorScheme(page, 'light');
    await waitForLayout(page);
    const at = (lines: readonly string[], how = ''): number =>
      faults.push(...lines.map((line) => `at ${viewport.width} px${how}: ${line}`));
    at(await recheckCovered(page, await findAxeViolations(page, allRules ? WCAG_AA_RULES : LAYOUT_RULES, within)));
    at(await probe.evaluate((layout) => layout.findLayoutIssues()));
    const isNew = await probe.evaluate((layout) => layout.markNewText());
    if (!isNew) continue;
    await applyColorScheme(page, 'dark');
    at(await findAxeViolations(page, CONTRAST_RULES, '[data-new-text]'), ' in dark');
    await applyColorScheme(page, 'forced');
    at(
      await probe.evaluate((layout) => [...layout.findLowContrast(), ...layout.findIndistinct()]),
      ' in forced colours',
    );
  }
  await applyColorScheme(page, 'light');
  await setTextSize(page, '200%');
  for (const viewport of LARGE_TEXT.filter(({ width }) => width <= (size?.width ?? width))) {
    await page.setViewportSize(viewport);
    await endAnimations(page);
    await waitForLayout(page);
    const lines = await probe.evaluate((layout) => layout.findLayoutIssues());
    faults.push(...lines.map((line) => `at ${viewport.width} px with text at 200 %: ${line}`));
  }
  await setTextSize(page, '');
  await probe.evaluate((layout) => layout.dispose());
  await probe.dispose();
  await restoreViewport(page, size);
  return faults.filter((fault) => !WIDE_ONLY.some((words) => fault.endsWith(`: ${words}`)));
}

/** Sets the root font size: all other sizes are relative to it. */
const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Finishes finite animations: a dialog with another animation on a phone runs it again in a wide window. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });

/** Checks targets that a bar or a toast covers again in the middle of the window, where a visitor can scroll them to. */
async function recheckCovered(page: Page, found: readonly string[]): Promise<readonly string[]> {
  const isCovered = (line: string) => line.startsWith('target-size:') && line.includes('partially obscured');
  const faults = found.filter((line) => !isCovered(line));
  const scrollTop = await page.evaluate(() => window.scrollY);
  for (const line of found.filter(isCovered)) {
    const [, target = ''] = line.split(' – ');
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    faults.push(...(await findAxeViolations(page, TARGET_RULES, target)));
  }
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollTop);
  return faults;
}

/** Restores the viewport, and waits for content that only this size has, such as the portal's sidebar. */
async function restoreViewport(page: Page, size: ReturnType<Page['viewportSize']>): Promise<void> {
  if (!size) return;
  await page.setViewportSize(size);
  await waitForLayout(page);
}

/** The printable area of an A4 sheet, and the whole sheet, whose width media queries see. */
const PAPER = [
  { width: 658, height: 987 },
  { width: 794, height: 1123 },
];

/** Audits the printed page: navigation, and content that does not fit. The page is restored afterwards. */
export async function auditPrint(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const probe = await page.evaluateHandle(createLayoutProbe, ':root');
  const faults: string[] = [];
  await page.emulateMedia({ media: 'print' });
  for (const sheet of PAPER) {
    await page.setViewportSize(sheet);
    await waitForLayout(page);
    const found = await probe.evaluate((layout) => [...layout.unprintable(), ...layout.findLayoutIssues()]);
    faults.push(...found.map((fault) => `on paper of ${sheet.width} px: ${fault}`));
  }
  await probe.dispose();
  await page.emulateMedia({ media: 'screen' });
  await restoreViewport(page, size);
  return faults;
}
