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
