import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';
import { PHONE, slowDown } from './webLoad.ts';

type Initiator = { type: string; url?: string; stack?: Stack };
type Stack = { callFrames: { url: string }[]; parent?: Stack };

/** Promises between a request and the script that wanted it: as many as any chain here has. */
const ASYNC_DEPTH = 32;

function* scriptsOf(stack: Stack | undefined): Generator<string> {
  for (let part = stack; part; part = part.parent) for (const { url } of part.callFrames) yield url;
}

/**
 * Which round trip after the HTML each request is: 1 for what the HTML itself asks for, and one more than its script
 * for what a script asks for. Scripts that led to a request through promises count as well.
 */
function follow(session: CDPSession, pageUrl: string): ReadonlyMap<string, number> {
  const levels = new Map<string, number>([[pageUrl, 0]]);
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    // What the browser asks for by itself, an icon or a preflight, holds nothing up.
    if (levels.has(request.url) || type === 'Other' || request.url.startsWith('data:')) return;
    const { stack, url = pageUrl } = initiator as Initiator;
    const causes = [url, ...scriptsOf(stack)].map((cause) => levels.get(cause) ?? 0);
    levels.set(request.url, Math.max(...causes) + 1);
  });
  return levels;
}

/** Opens a page and tells the round trips until everything is there; a heading marks that moment. */
export async function readWaterfall(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ viewport: PHONE, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await session.send('Debugger.enable');
    await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: ASYNC_DEPTH });
    const levels = follow(session, url);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    return levels;
  } finally {
    await context.close();
  }
}
