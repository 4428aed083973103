import type { RequestHandler } from 'msw';
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
