import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web';
import { getResponse, type RequestHandler } from 'msw';
import { answersOf, type Scenario } from './scenarios.ts';
import type { State } from './states.ts';

/** Somebody who can be signed in. */
export interface Person {
  /** As a tester reads it. */
  readonly label: string;
  /** Where a sign-in leads them. */
  readonly home: string;
  /** What is answered differently for them; it goes before the healthy answers. */
  readonly handlers: readonly RequestHandler[];
}

/** A remote's mocks: what a healthy server answers, and sets of answers that go before them, by their names. */
export interface Mocks {
  readonly handlers: readonly RequestHandler[];
  readonly scenarios: Readonly<Record<string, Scenario>>;
  /** Whom the remote's pages are for, by their names in a link. */
  readonly people?: Readonly<Record<string, Person>>;
  /** What there is to see on the remote's pages. */
  readonly states?: readonly State[];
}

/** The answers for an address: `?scenario=500` puts that set before the healthy ones, `?as=client-live` somebody's. */
export function answersAt(search: string, { handlers, scenarios, people = {} }: Mocks): RequestHandler[] {
  const query = new URLSearchParams(search);
  const as = query.get('as') ?? '';
  const own = Object.hasOwn(people, as) ? people[as]?.handlers : undefined;
  return [...answersOf(scenarios, query.get('scenario') ?? 'ok'), ...(own ?? []), ...handlers];
}

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
export async function workAlone(mocks: Mocks, others: readonly RequestHandler[] = []): Promise<void> {
  const answers = [...answersAt(window.location.search, mocks), ...others];
  answerCalls(answers);
  answerDownloads(answers);
  const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
  if (!shell) throw new Error('The page does not say where the shell is');
  await import(/* webpackIgnore: true */ shell);
}
