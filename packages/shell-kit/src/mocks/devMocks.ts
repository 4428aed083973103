import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web';
import { getResponse, type RequestHandler } from 'msw';
import { handlersFor, type Mocks } from './mocks.ts';

/** Makes the handlers answer fetch and XMLHttpRequest; unhandled calls go to the network. */
function answerCalls(handlers: RequestHandler[]): void {
  for (const calls of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    calls.on('request', async ({ request, controller }) => {
      const response = await getResponse(handlers, request.clone());
      if (response) controller.respondWith(response);
    });
    calls.apply();
  }
}

/** Makes the handlers answer download links, which browsers request by themselves. */
function answerDownloads(handlers: RequestHandler[]): void {
  window.addEventListener('click', async (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[download][href^="/api/"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const response = await getResponse(handlers, new Request(link.href));
    if (!response) return window.location.assign(link.href);
    // A rejected download saves nothing, as with a server.
    if (!response.ok) return;
    const file = document.createElement('a');
    file.download = link.download;
    file.href = URL.createObjectURL(await response.blob());
    file.click();
  });
}

/**
 * Mocks the calls of one remote in the real shell, uploads and downloads included. The handlers run inside the page; a
 * service worker would stay registered at an address that the whole product uses.
 * @param others handlers of remotes around it
 */
export async function startDevMocks(mocks: Mocks, others: readonly RequestHandler[] = []): Promise<void> {
  const handlers = [...handlersFor(window.location.search, mocks), ...others];
  answerCalls(handlers);
  answerDownloads(handlers);
  const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
  if (!shell) throw new Error('The page has no address of the shell');
  await import(/* webpackIgnore: true */ shell);
}
