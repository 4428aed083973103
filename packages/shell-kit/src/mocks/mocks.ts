import type { RequestHandler } from 'msw';
import { handlersOf, type Scenario } from './scenarios.ts';
import type { ScreenState } from './states.ts';

/** Somebody who can be signed in. */
export interface MockUser {
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
  readonly personas?: Readonly<Record<string, MockUser>>;
  /** What there is to see on the remote's pages. */
  readonly screenStates?: readonly ScreenState[];
}

/** The answers for an address: `?scenario=500` puts that set before the healthy ones, `?as=client-live` somebody's. */
export function handlersFor(search: string, { handlers, scenarios, personas = {} }: Mocks): RequestHandler[] {
  const query = new URLSearchParams(search);
  const persona = query.get('as') ?? '';
  const own = Object.hasOwn(personas, persona) ? personas[persona]?.handlers : undefined;
  return [...handlersOf(scenarios, query.get('scenario') ?? 'ok'), ...(own ?? []), ...handlers];
}
