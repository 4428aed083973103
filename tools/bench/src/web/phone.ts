import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import type { Target, WebPage } from './pages.ts';
import { installProbe, type ProbeFigures } from './probe.ts';

/** A phone on a slow connection, for which the targets are defined. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

/** How long anything may take, in ms. */
const LIMIT_MS = 30_000;
/** After which a press counts as lost, and is repeated, in ms. */
const PATIENCE_MS = 4_000;
/** Between two scripted actions, in ms. */
const PAUSE_MS = 150;

export interface Opening {
  readonly url: string;
  readonly path: string;
  /** The session that opens the page. */
  readonly cookie?: string | undefined;
  /** Addresses that the browser does not load. */
  readonly blocked?: readonly string[] | undefined;
  readonly viewport?: { width: number; height: number };
}

/** Opens a page with an empty cache on a slow connection and a slow processor, uses it and closes it. */
export async function withPage<T>(browser: Browser, opening: Opening, use: (page: Page) => Promise<T>): Promise<T> {
  const { url, path, cookie, blocked = [], viewport = PHONE } = opening;
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(LIMIT_MS);
  try {
    for (const pair of cookie?.split('; ') ?? []) {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      await context.addCookies([{ name, value, url }]);
    }
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.setBlockedURLs', { urls: [...blocked] });
    await page.goto(url + path, { waitUntil: 'commit' });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Resolves once an element is painted, with the time in ms since the navigation. @throws after the limit */
export function whenPainted(page: Page, target: Target): Promise<number> {
  const late = AbortSignal.timeout(LIMIT_MS);
  const { promise, reject } = Promise.withResolvers<never>();
  late.addEventListener('abort', () => reject(new Error(`${page.url()} does not show ${JSON.stringify(target)}`)));
  return Promise.race([page.evaluate((wanted) => window.benchProbe.whenPainted(wanted), target), promise]);
}

/** Moves the pointer to an element that is on the screen. */
export async function hover(page: Page, target: Target): Promise<void> {
  const { x, y } = await page.evaluate((wanted) => window.benchProbe.reach(wanted), target);
  await page.mouse.move(x, y);
}

/** When a press was made and answered, in ms since the navigation. */
export interface Press {
  readonly pressed: number;
  readonly answered: number;
  /** More than one: the first was lost, and the person pressed again. */
  readonly presses: number;
}

/** Presses an element as a person does, again after a second if nothing happens. */
export async function press(page: Page, target: Target, effect: Target): Promise<Press> {
  const answer = whenPainted(page, effect);
  const first = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('pointerdown', (event) => resolve(event.timeStamp), { once: true, capture: true }),
      ),
  );
  for (let presses = 1; ; presses += 1) {
    await hover(page, target);
    await page.mouse.down();
    await page.mouse.up();
    const answered = await Promise.race([answer, sleep(PATIENCE_MS, null)]);
    if (answered !== null) return { pressed: await first, answered, presses };
  }
}

/** Does something ten times: presses the control and takes it back. */
async function act(page: Page, { control, effect, undo }: WebPage): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await press(page, control, effect);
    await page.waitForTimeout(PAUSE_MS);
    if (undo === 'Escape') {
      await page.keyboard.press(undo);
      await page.waitForFunction((gone) => !window.benchProbe.isVisible(gone), effect);
    } else await press(page, undo, undo);
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function sizeOf(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return { isScript: request.resourceType() === 'script', body: responseBodySize, headers: responseHeadersSize };
}

export interface LoadFigures extends ProbeFigures {
  /** Until the first figure or control of the section is painted, in ms since the navigation. */
  readonly content: number;
  /** Whether the document was complete, and no frame. */
  readonly isComplete: boolean;
  /** Bodies as sent. */
  readonly scriptBytes: number;
  /** Bodies and headers as sent. */
  readonly bytes: number;
  readonly requests: number;
}

/** Measures the load of a page, and then ten actions on it unless its scripts are blocked. */
export const measureLoad = (browser: Browser, opening: Opening, about: WebPage): Promise<LoadFigures> =>
  withPage(browser, opening, async (page) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const content = await whenPainted(page, about.content);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(finished.map((request) => sizeOf(request)));
    const readFigures = () => page.evaluate(() => window.benchProbe.figures());
    const loaded = await readFigures();
    if (!opening.blocked) await act(page, about);
    const { inp } = await readFigures();
    const isComplete = await page.evaluate(() => document.querySelector('#root[data-prerendered]') !== null);
    return {
      ...loaded,
      inp,
      content,
      isComplete,
      scriptBytes: sizes.reduce((sum, { isScript, body }) => sum + (isScript ? body : 0), 0),
      bytes: sizes.reduce((sum, { body, headers }) => sum + body + headers, 0),
      requests: sizes.length,
    };
  });

/** Presses the first control as soon as it is painted. */
export const measurePress = (browser: Browser, opening: Opening, { control, effect }: WebPage): Promise<Press> =>
  withPage(browser, opening, async (page) => {
    await whenPainted(page, control);
    return await press(page, control, effect);
  });
