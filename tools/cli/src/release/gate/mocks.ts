import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getResponse, type RequestHandler } from 'msw';
import type { Route } from 'playwright-core';
import { bundles } from '../../webpack/bundles.ts';
import { registerSourceMacros } from '../../webpack/messages/sourceMacros.ts';

/** Path of a remote's mocks in its folder. */
export const MOCKS_FILE = 'src/mocks/handlers.ts';

/** Loads the mocks that respond in place of the api; null if the remote is not in this working copy. */
export async function loadMocks(name: string): Promise<RequestHandler[] | null> {
  const bundle = bundles.find((each) => each.name === name);
  if (!bundle) return null;
  const file = join(bundle.dir, MOCKS_FILE);
  if (!existsSync(file)) return [];
  registerSourceMacros();
  const { handlers } = (await import(pathToFileURL(file).href)) as { handlers: RequestHandler[] };
  return handlers;
}

/** Responds to a call of a page with the mocks; returns false, and responds with 404, when no mock matches. */
export async function fulfillFromMocks(route: Route, handlers: RequestHandler[]): Promise<boolean> {
  const pageRequest = route.request();
  const postData = pageRequest.postDataBuffer();
  const request = new Request(pageRequest.url(), {
    method: pageRequest.method(),
    headers: await pageRequest.allHeaders(),
    ...(postData && { body: new Uint8Array(postData) }),
  });
  const response = await getResponse(handlers, request, { baseUrl: new URL(pageRequest.url()).origin });
  if (!response) {
    await route.fulfill({ status: 404, json: { error: `No mock for ${pageRequest.method()} ${pageRequest.url()}` } });
    return false;
  }
  const body = Buffer.from(await response.arrayBuffer());
  await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  return true;
}
