/** The requests of a page until it is hydrated and its network is idle. */
import type { Page, Response } from '@playwright/test';
import { waitForHydration } from '../wait/hydration.ts';

const pathOf = (response: Response): string => new URL(response.url()).pathname;

/** Opens a page. Returns its responses. */
async function load(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  // The scripts start after the first paint: a busy machine may report an idle network before it.
  await waitForHydration(page, 'page');
  await page.waitForLoadState('networkidle');
  return responses;
}

/** Opens a page. Returns the transfer size in bytes of every response, by path. */
export async function measureFirstLoad(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = (await load(page, path)).map(
    async (response) => [pathOf(response), Number((await response.headerValue('content-length')) ?? 0)] as const,
  );
  return new Map(await Promise.all(sizes));
}

/** The total size in bytes of the files with this ending. */
export const bytesOf = (sizes: ReadonlyMap<string, number>, ending: string): number =>
  [...sizes].filter(([path]) => path.endsWith(ending)).reduce((total, [, bytes]) => total + bytes, 0);

/** Opens a page. Returns the paths of its scripts, and of those that its HTML does not preload. */
export async function scriptsOf(page: Page, path: string): Promise<{ loaded: string[]; notPreloaded: string[] }> {
  const html = await (await page.request.get(path)).text();
  const preloaded = new Set([...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href));
  const loaded = (await load(page, path)).map(pathOf).filter((script) => script.endsWith('.js'));
  return { loaded, notPreloaded: loaded.filter((script) => !preloaded.has(script)) };
}
