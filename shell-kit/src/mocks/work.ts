import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web';
import { getResponse, type RequestHandler } from 'msw';
import { answersOf, type Scenario } from './scenarios.ts';

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

/**
 * Works on one remote alone, in the real shell: its calls are answered by its own mocks, uploads included. They answer
 * inside the page; a service worker would stay behind at an address that the whole product uses too.
 */
export async function workAlone(mocks: Mocks): Promise<void> {
  answerCalls(answersAt(window.location.search, mocks));
  const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
  if (!shell) throw new Error('The page does not say where the shell is');
  await import(/* webpackIgnore: true */ shell);
}
