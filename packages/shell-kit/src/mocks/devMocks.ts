import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web';
import { getResponse, type RequestHandler } from 'msw';
import { handlersFor, type Mocks } from './mocks.ts';

/** Has them answer the page's calls of both ways; one that none of them answers goes to the network. */
function answerCalls(answers: RequestHandler[]): void {
  for (const calls of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    calls.on('request', async ({ request, controller }) => {
      const response = await getResponse(answers, request.clone());
      if (response) controller.respondWith(response);
    });
    calls.apply();
  }
}

/** Has them answer links that save a file, which browsers ask the network for by themselves. */
function answerDownloads(answers: RequestHandler[]): void {
  window.addEventListener('click', async (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[download][href^="/api/"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const response = await getResponse(answers, new Request(link.href));
    if (!response) return window.location.assign(link.href);
    // What is refused is nothing to save: a page hears as little of that from a server.
    if (!response.ok) return;
    const file = document.createElement('a');
    file.download = link.download;
    file.href = URL.createObjectURL(await response.blob());
    file.click();
  });
}

/**
 * Works on one remote alone, in the real shell: its calls are answered by its own mocks, uploads and downloads included.
 * They answer inside the page; a service worker would stay behind at an address that the whole product uses too.
 * @param others what answers the calls of remotes around it
 */
export async function startDevMocks(mocks: Mocks, others: readonly RequestHandler[] = []): Promise<void> {
  const answers = [...handlersFor(window.location.search, mocks), ...others];
  answerCalls(answers);
  answerDownloads(answers);
  const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
  if (!shell) throw new Error('The page does not say where the shell is');
  await import(/* webpackIgnore: true */ shell);
}
