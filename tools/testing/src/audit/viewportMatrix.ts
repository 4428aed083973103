/** What is wrong with a page as it stands, in every look that it can have: width, scheme, colours that are forced. */
import { COLOURS, EVERYTHING, findings, settled, show } from '@skal/tooling/src/browser/axe.ts';
import type { Page } from '@playwright/test';
import { createLayoutProbe } from './layoutProbe.ts';

interface Look {
  readonly width: number;
  readonly height: number;
  /** Whether elements stand there that no wider one has, so that every rule is asked anew. */
  readonly whole?: true;
}

/** Text at twice its size (WCAG 1.4.4), where lines are shortest (1.4.10) and where a wide layout is kept. */
const LARGE_TEXT: readonly Look[] = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

/** A desk, a tablet, a desk whose page is enlarged twice, a phone, and a desk whose page is enlarged four times. */
const LOOKS: readonly Look[] = [
  { width: 1280, height: 800, whole: true },
  { width: 768, height: 1024 },
  { width: 640, height: 400 },
  { width: 375, height: 812, whole: true },
  { width: 320, height: 256 },
];

/** What else can differ between widths: where things are, and how large. */
const PLACES = { runOnly: { type: 'rule' as const, values: ['target-size', 'scrollable-region-focusable'] } };

/** How much of a target can be reached, which is all that what covers it decides. */
const TARGETS = { runOnly: { type: 'rule' as const, values: ['target-size'] } };

/** What only a wide page has room for, and nobody misses: a sentence for looks, and the place of what is not open yet. */
const WIDE_ONLY = [
  'Every milestone, every figure, in one place.',
  'Nothing opened',
  'Choose something from the list to read and answer it.',
];

/**
 * One line for each fault: what axe finds by WCAG 2.2 AA, what scrolls sideways, is cut off or is lost where the page is
 * narrow, and what is chosen and looks like what is not where colours are forced. The page is loaded once and left as it
 * was. An element is held against its ground in every scheme where it first appears, and not at each width anew. Widths
 * above that of the page are left out: what stands on it may be there on a narrow page only.
 * @param within the part of the page that is looked at, if not all of it
 */
export async function auditAllViewports(page: Page, within = ':root'): Promise<string[]> {
  const size = page.viewportSize();
  const reader = await page.evaluateHandle(createLayoutProbe, within);
  const faults: string[] = [];
  for (const { whole, ...look } of LOOKS.filter(({ width }) => width <= (size?.width ?? width))) {
    await page.setViewportSize(look);
    await show(page, 'light');
    await settled(page);
    const at = (lines: readonly string[], how = ''): number =>
      faults.push(...lines.map((line) => `at ${look.width} px${how}: ${line}`));
    at(await uncovered(page, await findings(page, whole ? EVERYTHING : PLACES, within)));
    at(await reader.evaluate((read) => read.misplaced()));
    const isNew = await reader.evaluate((read) => read.freshTexts());
    if (!isNew) continue;
    await show(page, 'dark');
    at(await findings(page, COLOURS, '[data-look-fresh]'), ' in dark');
    await show(page, 'forced');
    at(await reader.evaluate((read) => [...read.unreadable(), ...read.alike()]), ' in forced colours');
  }
  await show(page, 'light');
  await setTextSize(page, '200%');
  for (const look of LARGE_TEXT.filter(({ width }) => width <= (size?.width ?? width))) {
    await page.setViewportSize(look);
    await endAnimations(page);
    await settled(page);
    const lines = await reader.evaluate((read) => read.misplaced());
    faults.push(...lines.map((line) => `at ${look.width} px with text at 200 %: ${line}`));
  }
  await setTextSize(page, '');
  await reader.evaluate((read) => read.end());
  await reader.dispose();
  await putBack(page, size);
  return faults.filter((fault) => !WIDE_ONLY.some((words) => fault.endsWith(`: ${words}`)));
}

/** Sets the size of the root's text, of which every other size is a multiple. */
const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Ends animations that have an end: a dialog that opens differently on a phone opens again when the window gets wide. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });

/** What a bar or a toast leaves too little of is asked about anew in the middle of the page, where whoever wants it scrolls it to. */
async function uncovered(page: Page, found: readonly string[]): Promise<readonly string[]> {
  const isCovered = (line: string) => line.startsWith('target-size:') && line.includes('partially obscured');
  const faults = found.filter((line) => !isCovered(line));
  const scrolled = await page.evaluate(() => window.scrollY);
  for (const line of found.filter(isCovered)) {
    const [, target = ''] = line.split(' – ');
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    faults.push(...(await findings(page, TARGETS, target)));
  }
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
  return faults;
}

/** The page has its size again, and has drawn what stands there at that size only, as the portal's sidebar does. */
async function putBack(page: Page, size: ReturnType<Page['viewportSize']>): Promise<void> {
  if (!size) return;
  await page.setViewportSize(size);
  await settled(page);
}

/** The part of an A4 sheet that is printed on, and the whole of it: by that a browser answers queries of its width. */
const PAPER = [
  { width: 658, height: 987 },
  { width: 794, height: 1123 },
];

/** What stands on paper and leads nowhere from there, or does not fit on it. The page is left as it was. */
export async function auditPrint(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const reader = await page.evaluateHandle(createLayoutProbe, ':root');
  const faults: string[] = [];
  await page.emulateMedia({ media: 'print' });
  for (const sheet of PAPER) {
    await page.setViewportSize(sheet);
    await settled(page);
    const found = await reader.evaluate((read) => [...read.unprintable(), ...read.misplaced()]);
    faults.push(...found.map((fault) => `on paper of ${sheet.width} px: ${fault}`));
  }
  await reader.dispose();
  await page.emulateMedia({ media: 'screen' });
  await putBack(page, size);
  return faults;
}
