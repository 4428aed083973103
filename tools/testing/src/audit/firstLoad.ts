/** What a page asks for until it is quiet. */
import type { Page } from '@playwright/test';

/** The sizes as sent of everything that a page asks for, by address. */
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

/** How many bytes of it are files with this ending. */
export const bytesOf = (sent: ReadonlyMap<string, number>, ending: string): number =>
  [...sent].filter(([path]) => path.endsWith(ending)).reduce((total, [, bytes]) => total + bytes, 0);

/** The scripts that a page asks for, and those of them that its HTML does not name. */
export async function scriptsOf(page: Page, path: string): Promise<{ loaded: string[]; unnamed: string[] }> {
  const html = await (await page.request.get(path)).text();
  const named = new Set([...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address));
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.push(pathname);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { loaded, unnamed: loaded.filter((address) => !named.has(address)) };
}
