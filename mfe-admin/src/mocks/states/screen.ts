import { onScreen, type State } from '@skal/shell-kit/mocks/states.ts';
import { SAMPLE_CLIENT } from '../clients.ts';
import type { people } from '../people.ts';
import type { scenarios } from '../scenarios.ts';

type Person = keyof typeof people;
type Scenario = keyof typeof scenarios;

export type AdminState = State<Person, Scenario>;

/** The states of one screen of the dashboard. */
export const screen = onScreen<Person, Scenario>;

/** What the page's own part says. */
export const said = (text: string) => ({ role: 'main', text }) as const;

/** The address of a client's panel, at this tab. */
export const panel = (tab: string, client = SAMPLE_CLIENT) => `/admin?tab=clients&client=${client}&panel=${tab}`;

/** What the panel says, or a window over the page. */
export const inPanel = (text: string) => ({ role: 'dialog', text }) as const;
