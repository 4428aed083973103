import { type ScreenState, screenStates } from '@skal/shell-kit/mocks/states.ts';
import { SAMPLE_CLIENT } from '../clients.ts';
import type { personas } from '../personas.ts';
import type { scenarios } from '../scenarios.ts';

type Person = keyof typeof personas;
type Scenario = keyof typeof scenarios;

export type AdminScreenState = ScreenState<Person, Scenario>;

/** The states of one screen of the dashboard. */
export const defineScreenStates = screenStates<Person, Scenario>;

/** What the page's own part says. */
export const mainContains = (text: string) => ({ role: 'main', text }) as const;

/** The address of a client's panel, at this tab. */
export const clientPanelPath = (tab: string, client = SAMPLE_CLIENT) =>
  `/admin?tab=clients&client=${client}&panel=${tab}`;

/** What the panel says, or a window over the page. */
export const dialogContains = (text: string) => ({ role: 'dialog', text }) as const;
