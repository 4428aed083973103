import { prepareJourney } from '../harness/journey.ts';
import { accounts, signIn } from '../people.ts';

/** What a first load may weigh, in bytes of brotli (visual.md's budgets). */
const BUDGETS = { '/': 150_000, '/dashboard': 210_000 } as const;

/** The most that the face of the first paint may weigh. */
const FONT_BUDGET = 48 * 1024;

describe('the weight of a first load', () => {
  const journey = prepareJourney();

  /** Sizes as sent of everything that a page asks for until it is quiet, by address. */
  const loadOf = async (path: string): Promise<Map<string, number>> => {
    const page = await journey.newPage();
    if (path === '/dashboard') await signIn(page, accounts.client);
    const sent = new Map<string, number>();
    page.on('response', async (response) => {
      const length = Number((await response.allHeaders())['content-length'] ?? 0);
      sent.set(new URL(response.url()).pathname, length);
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    return sent;
  };

  const sum = (sent: Map<string, number>, ending: string): number =>
    [...sent].filter(([path]) => path.endsWith(ending)).reduce((total, [, bytes]) => total + bytes, 0);

  it.each(Object.entries(BUDGETS))('%s loads at most %i bytes of JavaScript', async (path, budget) => {
    const scripts = sum(await loadOf(path), '.js');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(budget);
  });

  it('/ loads one face of at most 48 kB, and nothing from another origin', async () => {
    const sent = await loadOf('/');
    expect([...sent.keys()].filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
    expect(sum(sent, '.woff2')).toBeLessThanOrEqual(FONT_BUDGET);
  });

  it.each(Object.keys(BUDGETS))('the HTML of %s names every script of its first load', async (path) => {
    const page = await journey.newPage();
    if (path === '/dashboard') await signIn(page, accounts.client);
    const html = await (await page.context().request.get(path)).text();
    const named = new Set(
      [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address),
    );
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) loaded.push(pathname);
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((address) => !named.has(address))).toEqual([]);
  });
});
