import { onScreen, type State } from '@skal/shell-kit/mocks/states.ts';
import type { people } from '../people.ts';
import type { scenarios } from '../scenarios.ts';

type Person = keyof typeof people;
type Scenario = keyof typeof scenarios;

export type PortalState = State<Person, Scenario>;

/** The states of one screen of the portal. */
export const screen = onScreen<Person, Scenario>;

/** What the page's own part says. */
export const said = (text: string) => ({ role: 'main', text }) as const;

/** The states of a list that is read: on its way, and not to be had. */
export const reading = (loading: string, failed: string) =>
  [
    { name: 'on its way', scenario: 'slow', shows: said(loading) },
    { name: 'failed', scenario: '500', shows: said(failed) },
    { name: 'no connection', scenario: 'offline', shows: said(failed) },
  ] as const;
