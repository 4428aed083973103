import type { RequestHandler } from 'msw';
import { handlersOf, type Scenario } from './scenarios.ts';
import type { ScreenState } from './states.ts';

/** A user who can be signed in. */
export interface MockUser {
  /** Name in the QA panel. */
  readonly label: string;
  /** Page after a sign-in. */
  readonly home: string;
  /** Handlers that differ for this user; they precede the default ones. */
  readonly handlers: readonly RequestHandler[];
}

/** Mocks of a remote: default handlers, and scenarios that precede them. */
export interface Mocks {
  readonly handlers: readonly RequestHandler[];
  readonly scenarios: Readonly<Record<string, Scenario>>;
  /** Users of the remote's pages, by their names in a link. */
  readonly personas?: Readonly<Record<string, MockUser>>;
  /** States of the remote's pages. */
  readonly screenStates?: readonly ScreenState[];
}

/**
 * The handlers of an address: `?scenario=500` puts that scenario before the default ones, `?as=client-live` those of a
 * user.
 */
export function handlersFor(search: string, { handlers, scenarios, personas = {} }: Mocks): RequestHandler[] {
  const query = new URLSearchParams(search);
  const persona = query.get('as') ?? '';
  const own = Object.hasOwn(personas, persona) ? personas[persona]?.handlers : undefined;
  return [...handlersOf(scenarios, query.get('scenario') ?? 'ok'), ...(own ?? []), ...handlers];
}
