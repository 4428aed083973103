import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getResponse, type RequestHandler } from 'msw';
import type { Route } from 'playwright-core';
import { bundles } from '../../webpack/bundles.ts';

/** Path of a remote's mocks in its folder. */
export const MOCKS_FILE = 'src/mocks/handlers.ts';

/** Loads the mocks that respond in place of the api; null if the remote is not in this working copy. */
export async function loadMocks(name: string): Promise<RequestHandler[] | null> {
  const bundle = bundles.find((each) => each.name === name);
  if (!bundle) return null;
  const file = join(bundle.dir, MOCKS_FILE);
  if (!existsSync(file)) return [];
  const { handlers } = (await import(pathToFileURL(file).href)) as { handlers: RequestHandler[] };
  return handlers;
}

/** Responds to a call of a page with the mocks; returns false, and responds with 404, when no mock matches. */
export async function fulfillFromMocks(route: Route, handlers: RequestHandler[]): Promise<boolean> {
  const asked = route.request();
  const sent = asked.postDataBuffer();
  const request = new Request(asked.url(), {
    method: asked.method(),
    headers: await asked.allHeaders(),
    ...(sent && { body: new Uint8Array(sent) }),
  });
  const answer = await getResponse(handlers, request, { baseUrl: new URL(asked.url()).origin });
  if (!answer) {
    await route.fulfill({ status: 404, json: { error: `No mock for ${asked.method()} ${asked.url()}` } });
    return false;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
  return true;
}
