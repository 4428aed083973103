/** The requests of a page until its network is idle. */
import type { Page } from '@playwright/test';

/** Opens a page. Returns the transfer size in bytes of every response, by path. */
export async function measureFirstLoad(page: Page, path: string): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  page.on('response', async (response) => {
    const length = Number((await response.allHeaders())['content-length'] ?? 0);
    sent.set(new URL(response.url()).pathname, length);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return sent;
}

/** The total size in bytes of the files with this ending. */
export const bytesOf = (sent: ReadonlyMap<string, number>, ending: string): number =>
  [...sent].filter(([path]) => path.endsWith(ending)).reduce((total, [, bytes]) => total + bytes, 0);

/** Opens a page. Returns the paths of its scripts, and of those that its HTML does not preload. */
export async function scriptsOf(page: Page, path: string): Promise<{ loaded: string[]; unnamed: string[] }> {
  const html = await (await page.request.get(path)).text();
  const named = new Set([...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href));
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.push(pathname);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { loaded, unnamed: loaded.filter((script) => !named.has(script)) };
}
