import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';
import { loadCold } from './webLoad.ts';

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** Promises between a request and the script that wanted it: as many as any chain here has. */
const ASYNC_DEPTH = 32;

function* scriptsOf(stack: Stack | undefined): Generator<string> {
  for (let part = stack; part; part = part.parent) for (const { url } of part.callFrames) yield url;
}

/**
 * Which round trip after the HTML each request is: 1 for what the HTML itself asks for, and one more than its script
 * for what a script asks for. Scripts that led to a request through promises count as well.
 */
function follow(session: CDPSession, pageUrl: string, levels: Map<string, number>): void {
  levels.set(pageUrl, 0);
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    // What the browser asks for by itself, such as an icon, holds nothing up.
    if (levels.has(request.url) || type === 'Other' || request.url.startsWith('data:')) return;
    const causes = [initiator.url ?? pageUrl, ...scriptsOf(initiator.stack as Stack | undefined)];
    levels.set(request.url, Math.max(...causes.map((cause) => levels.get(cause) ?? 0)) + 1);
  });
}

/** Opens a page cold and tells the round trip of each of its requests. */
export async function readWaterfall(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<ReadonlyMap<string, number>> {
  const levels = new Map<string, number>();
  await loadCold(browser, url, options, async (session) => {
    await session.send('Debugger.enable');
    await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: ASYNC_DEPTH });
    follow(session, url, levels);
  });
  return levels;
}
