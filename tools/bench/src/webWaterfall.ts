import type { Browser, BrowserContextOptions } from 'playwright-core';
import { loadCold } from './webLoad.ts';

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** What the browser says of a request as it is sent. */
export interface Sent {
  request: { url: string };
  initiator: { url?: string; stack?: Stack };
  type?: string;
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
export function noteLevel(levels: Map<string, number>, pageUrl: string, { request, initiator, type }: Sent): void {
  // What the browser asks for by itself, such as an icon, holds nothing up.
  if (levels.has(request.url) || type === 'Other' || request.url.startsWith('data:')) return;
  const causes = [initiator.url ?? pageUrl, ...scriptsOf(initiator.stack)];
  levels.set(request.url, Math.max(...causes.map((cause) => levels.get(cause) ?? 0)) + 1);
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
    levels.set(url, 0);
    session.on('Network.requestWillBeSent', (sent) => noteLevel(levels, url, sent));
  });
  return levels;
}
