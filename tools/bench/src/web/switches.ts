import type { Browser } from 'playwright-core';
import { DEMO, sessionCookie } from '../accounts.ts';
import { formatQuartiles, formatTable } from '../harness/table.ts';
import type { Target } from './pages.ts';
import { hover, press, whenPainted, withPage } from './phone.ts';

/** A computer, on which a pointer announces the press. */
const COMPUTER = { width: 1280, height: 800 };
/** From the hover to the press, in ms: as long as the prefetch takes on the slow line. */
const INTENT_MS = 2_500;

/** From one screen to another. */
interface ScreenSwitch {
  readonly name: string;
  readonly path: string;
  readonly account?: keyof typeof DEMO;
  readonly control: Target;
  /** The first figure or control of the other screen. */
  readonly content: Target;
  /** Fields to fill in first. */
  readonly fill?: Readonly<Record<string, string>>;
}

const SWITCHES: readonly ScreenSwitch[] = [
  {
    name: '`/` to `/solutions`',
    path: '/',
    control: { selector: 'main a[href="/solutions"]' },
    content: { selector: 'main h1', text: 'One app, and everything behind it' },
  },
  {
    name: '`/login` to `/dashboard`',
    path: '/login',
    fill: { 'input[type=email]': DEMO.live.email, 'input[type=password]': DEMO.live.password },
    control: { selector: 'main form button', text: 'Access Dashboard' },
    content: { selector: '#main span + span > span:only-child' },
  },
  {
    name: 'section to section',
    path: '/dashboard',
    account: 'client',
    control: { selector: 'nav button', text: 'Support' },
    content: { selector: '#main form input:not([type=hidden])' },
  },
  {
    name: 'tab to tab',
    path: '/admin',
    account: 'operator',
    control: { selector: '[role=tab]', text: 'Clients' },
    content: { selector: '[role=tabpanel][data-state=active] tbody a' },
  },
  {
    name: 'popup',
    path: '/',
    control: { selector: 'main button[aria-haspopup=dialog]' },
    content: { selector: '[role=dialog] input' },
  },
];

/** Hovers over a control until what it leads to is prefetched, and presses it. @returns ms from the press to the content */
const measureSwitch = (
  browser: Browser,
  { url, cookie }: { url: string; cookie?: string | undefined },
  { path, control, content, fill = {} }: ScreenSwitch,
): Promise<number> =>
  withPage(browser, { url, path, cookie, viewport: COMPUTER }, async (page) => {
    await whenPainted(page, control);
    await page.waitForLoadState('networkidle');
    for (const [selector, value] of Object.entries(fill)) await page.locator(selector).first().fill(value);
    await hover(page, control);
    await page.waitForTimeout(INTENT_MS);
    const { pressed, answered } = await press(page, control, content);
    return answered - pressed;
  });

/** Measures switches between screens on a slow processor. */
export async function benchSwitches(browser: Browser, url: string, runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const about of SWITCHES) {
    console.log(`${about.name} …`);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const cookie = about.account && (await sessionCookie(url, DEMO[about.account]));
      times.push(await measureSwitch(browser, { url, cookie }, about));
    }
    rows.push([about.name, formatQuartiles(times)]);
  }
  return formatTable(['switch', 'press to content ms'], rows);
}
